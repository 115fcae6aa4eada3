import type { Spell } from '../../../contract/spells.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { ErrataNote } from '../../entries/errata-note.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { Prose } from '../../entries/prose.tsx';
import { RelationSection } from '../../entries/relation-section.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { ToolLinks } from '../../entries/tool-links.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { isListed, ListedScreen } from '../../listed/listed-entry.tsx';
import { Link } from '../../navigation/link.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Sigil } from '../../ui/sigil.tsx';
import { SpellComponents } from './spell-components.tsx';
import { SpellDetails } from './spell-details.tsx';

export function SpellScreen({ answer }: { answer: Answer<Spell> }) {
  if (!answer.ok) return <EntryFailure kind="spells" failure={answer} />;
  const spell = answer.value;
  if (isListed(spell)) return <ListedScreen kind="spells" entry={spell} />;
  const list = { name: 'Spells', to: paths.list('spells') };
  return (
    <>
      <Breadcrumb trail={[list]} here={spell.name} back={{ ...list, name: 'Back to Spells' }} />
      <article className="detail">
        <div>
          <SpellTitle spell={spell} />
          <SpellDetails spell={spell} />
          <ToolLinks links={toolsOf(spell)} />
          {spell.description_html && (
            <section className="side" aria-labelledby="text">
              <SectionHead id="text" name="Description" />
              <Prose html={spell.description_html} />
            </section>
          )}
          {spell.epic?.development && <EpicDevelopment development={spell.epic.development} />}
          <RelationSection id="needed" title="Items made with it" kind="items" list={spell.needed_for} />
          <Neighbours kind="spells" previous={spell.previous} next={spell.next} />
        </div>
        <div className="aside">
          <Panel>
            <section>
              <SectionHead id="components" name="Components" />
              <SpellComponents spell={spell} />
            </section>
            {spell.class_levels.length > 0 && (
              <section>
                <SectionHead id="class-levels" name="Class Levels" />
                <ClassLevels levels={spell.class_levels} />
              </section>
            )}
            {spell.domain_levels.length > 0 && (
              <section>
                <SectionHead id="domain-levels" name="Domain Levels" />
                <LevelLines kind="domains" levels={spell.domain_levels} />
              </section>
            )}
            {spell.descriptors.length > 0 && (
              <section>
                <SectionHead id="descriptors" name="Descriptors" />
                <p className="spaced">
                  {spell.descriptors.map(({ slug, name }) => (
                    <Link key={slug} to={paths.list('spells', { descriptor: slug })}>
                      {name}
                    </Link>
                  ))}
                </p>
              </section>
            )}
          </Panel>
          <SpellItems spell={spell} />
        </div>
        <EntryFoot kind="spells" entry={spell} />
      </article>
    </>
  );
}

/** Spells that give another form, which the finder of forms knows. */
const FORM_SPELLS = new Set(['polymorph', 'alter-self', 'animal-shapes', 'shapechange']);

const toolsOf = ({ slug, summons }: Spell) => [
  ...(summons
    ? [{ name: 'Its creatures, worked out', to: paths.summoning({ spell: slug }), icon: 'sparkles' as const }]
    : []),
  ...(FORM_SPELLS.has(slug)
    ? [{ name: 'Forms, with your figures', to: paths.forms({ by: slug }), icon: 'bird' as const }]
    : []),
];

function SpellTitle({ spell }: { spell: Spell }) {
  return (
    <header className="title">
      <Sigil school={spell.school_slug} />
      <h1>{spell.name}</h1>
      <EntryActions kind="spells" slug={spell.slug} name={spell.name} books={spell} />
      <div className="marks">
        {spell.schools.map(({ slug, name }) => (
          <TagLink key={slug} tone={`school-${slug}`} to={paths.list('spells', { school: slug })}>
            {name}
          </TagLink>
        ))}
        {spell.subschools.map(({ slug, name }) => (
          <TagLink look="lined" key={slug} to={paths.list('spells', { subschool: slug })}>
            {name}
          </TagLink>
        ))}
        <SourceLine name={spell.rulebook_name} slug={spell.rulebook_slug} page={spell.page} />
      </div>
      <ErrataNote errata={spell.errata} />
      {spell.aliases.length > 0 && <p className="also">Printed as {spell.aliases.join(', ')}</p>}
    </header>
  );
}

/** Potions, oils, scrolls and wands of the spell. */
function SpellItems({ spell: { slug: spellSlug, items } }: { spell: Spell }) {
  if (items.length === 0) return null;
  return (
    <Panel labelledBy="items">
      <SectionHead id="items" name="Items of this spell" />
      <ul className="lines">
        {items.map(({ slug, name, price_text }) => (
          <li key={slug}>
            <Link to={paths.entry('items', slug)}>{name}</Link>
            <span>{price_text}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.crafting({ spell: spellSlug })}>At another caster level</Link>
      </p>
    </Panel>
  );
}

function LevelLines({ kind, levels }: { kind: 'classes' | 'domains'; levels: Spell['class_levels'] }) {
  return (
    <ul className="lines">
      {levels.map(({ slug, name, level, extra }) => (
        <li key={slug}>
          <Link to={paths.entry(kind, slug)}>{name}</Link>
          <span>
            {level}
            {extra && ` (${extra})`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The levels on the lists of the System Reference Document, then those that other books give. */
function ClassLevels({ levels }: { levels: Spell['class_levels'] }) {
  const ofOtherBooks = levels.filter(({ extra }) => extra !== null);
  const ofTheseRules = levels.filter(({ extra }) => extra === null);
  return (
    <>
      {(ofTheseRules.length > 0 || ofOtherBooks.length === 0) && <LevelLines kind="classes" levels={ofTheseRules} />}
      {ofOtherBooks.length > 0 && (
        <>
          <p className="muted spaced">In other books</p>
          <LevelLines kind="classes" levels={ofOtherBooks} />
        </>
      )}
    </>
  );
}

type Development = NonNullable<NonNullable<Spell['epic']>['development']>;

function EpicDevelopment({ development }: { development: Development }) {
  const figure = (value: number) => value.toLocaleString('en');
  return (
    <section className="side" aria-labelledby="develop">
      <SectionHead id="develop" name="To develop" />
      <div className="prose">
        <p>
          {figure(development.cost_gp)} gp; {figure(development.days)} {development.days === 1 ? 'day' : 'days'};{' '}
          {figure(development.xp)} XP.
        </p>
        <ul>
          {development.seeds.map(({ slug, name, dc, note }) => (
            <li key={slug}>
              <Link to={paths.entry('spells', slug)}>{name}</Link> (DC {dc}){note && `: ${note}`}
            </li>
          ))}
        </ul>
        {development.factors && <p>Factors: {development.factors}.</p>}
        {development.mitigating_factors && <p>Mitigating factors: {development.mitigating_factors}.</p>}
      </div>
    </section>
  );
}
