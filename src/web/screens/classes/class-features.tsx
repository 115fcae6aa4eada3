import type { ClassFeature } from '../../../contract/classes.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { Prose } from '../../entries/prose.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { Notice } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import { bookArticle } from './class-layout.ts';
import type { PageClass, PageVariant } from './class-page.ts';

type ClassFeaturesProps = { item: PageClass; variant: PageVariant };

/** The class features; a notice instead if their text is not in this reference. */
export function ClassFeatures({ item, variant }: ClassFeaturesProps) {
  const { features, ex_members_html } = variant;
  if (features.length === 0) return <WorkInProgress variant={variant} />;
  return (
    <section aria-labelledby="features">
      <SectionHead id="features" name="Class features" />
      <FeatureList features={features} />
      {ex_members_html && (
        <section className="side" aria-labelledby="ex-members">
          <SectionHead id="ex-members" level="h3" name={`Ex-${item.name}s`} />
          <Prose html={ex_members_html} />
        </section>
      )}
    </section>
  );
}

/** Features with headings. Parts and choices are nested inside their feature. */
export function FeatureList({ features }: { features: readonly ClassFeature[] }) {
  const ids = new Set(features.map(({ id }) => id));
  const isPart = ({ part_of }: ClassFeature) => part_of !== null && ids.has(part_of);
  return features
    .filter((feature) => !isPart(feature))
    .map((feature) => (
      <section className="side" key={feature.id} aria-labelledby={feature.id}>
        <SectionHead id={feature.id} level="h3" name={feature.name} to={ruleOf(feature)}>
          <FeatureTypes types={feature.types} />
          {feature.level !== null && <small>{ordinal(feature.level)} level</small>}
        </SectionHead>
        <div>
          {feature.html && <Prose html={feature.html} />}
          {features
            .filter(({ part_of }) => part_of === feature.id)
            .map((part) => (
              <section className="part" key={part.id} aria-labelledby={part.id}>
                <SectionHead id={part.id} level="h4" name={part.name} to={ruleOf(part)}>
                  <FeatureTypes types={part.types} />
                  {part.level !== null && <small> {ordinal(part.level)} level</small>}
                </SectionHead>
                {part.html && <Prose html={part.html} />}
              </section>
            ))}
        </div>
      </section>
    ));
}

/** The path of the entry that has the rule of a feature. */
const ruleOf = ({ rule }: ClassFeature) => (rule === null ? undefined : paths.entry(rule.kind, rule.slug));

const TYPE_WORDS: Readonly<Record<string, string>> = {
  Ex: 'Extraordinary',
  Su: 'Supernatural',
  Sp: 'Spell-like',
  Ps: 'Psi-like',
};

function FeatureTypes({ types }: Pick<ClassFeature, 'types'>) {
  return types.map((type, i) => (
    <span className="ability-type" key={type}>
      {i === 0 ? ' (' : ' or '}
      <abbr title={TYPE_WORDS[type]}>{type}</abbr>
      {i === types.length - 1 && ')'}
    </span>
  ));
}

function WorkInProgress({ variant }: { variant: PageVariant }) {
  const book = <Link to={paths.entry('rulebooks', variant.rulebook_slug)}>{variant.rulebook_name}</Link>;
  return (
    <Notice title="Work in progress.">
      {variant.facts_only === 1
        ? 'Of this class the reference holds names and figures only; the rules text is in '
        : 'The features of this class are not here yet; they are in '}
      {bookArticle(variant.rulebook_name)}
      {book}
      {variant.page !== null && `, page ${variant.page}`}. Something amiss?{' '}
      <Link to={paths.contacts()}>Write to us</Link>.
    </Notice>
  );
}
