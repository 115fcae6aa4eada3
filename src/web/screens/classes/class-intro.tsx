import type { ReactNode } from 'react';
import type { Proficiencies } from '../../../contract/proficiencies.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { Figure } from '../../entries/figure.tsx';
import { Prose } from '../../entries/prose.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { ForMe } from '../../for-me/for-me.tsx';
import { Link } from '../../navigation/link.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { bookArticle } from './class-layout.ts';
import { classKind, type PageClass, type PageVariant } from './class-page.ts';
import { ClassRequirements, hasRequirements } from './class-requirements.tsx';
import { ProficiencyText, proficiencyRows } from './proficiency-text.tsx';

type ClassIntroProps = { item: PageClass; variant: PageVariant };

/** The head of a class: name, variants, source, description, requirements and basic figures. */
export function ClassIntro({ item, variant }: ClassIntroProps) {
  return (
    <div className="class-intro">
      <header className="title plain class-head">
        <h1>{item.name}</h1>
        <EntryActions kind="classes" slug={item.slug} name={item.name} books={item} />
        <div className="marks">
          <Tag look="lined">{classKind(item)}</Tag>
          <VariantChoice item={item} variant={variant} />
          <span className="source-name">
            {variant.page === null ? 'in ' : `page ${variant.page} of `}
            {bookArticle(variant.rulebook_name)}
            <Link to={paths.entry('rulebooks', variant.rulebook_slug)}>{variant.rulebook_name}</Link>
          </span>
        </div>
        {item.aliases.length > 0 && <p className="also">Also called {item.aliases.join(', ')}</p>}
      </header>
      {item.prestige === 1 && <ForMe kind="classes" slug={item.slug} />}
      {item.short_description_html && <Prose html={item.short_description_html} />}
      <section className="stat" aria-label="At a glance">
        {hasRequirements(item, variant) && <ClassRequirements item={item} variant={variant} />}
        <Glance item={item} variant={variant} />
        <OtherFacts variant={variant} />
      </section>
    </div>
  );
}

function VariantChoice({ item, variant }: ClassIntroProps) {
  if (item.variants.length < 2) return null;
  return (
    <SegmentLinks
      label="Variant"
      links={item.variants.map(({ slug, rulebook_name }) => ({
        name: rulebook_name,
        to: slug === item.default_variant ? '?' : `?variant=${slug}`,
        current: slug === variant.slug,
      }))}
    />
  );
}

function Glance({ item, variant }: ClassIntroProps) {
  const { hit_die, skill_points, alignment, spellcasting, starting_gold } = variant;
  const [dice, times] = starting_gold?.split(' ') ?? [];
  const hasFacts = [hit_die, skill_points, spellcasting, starting_gold].some((value) => value !== null);
  if (!hasFacts && (item.prestige === 1 || alignment === null)) return null;
  const cells = [hit_die, skill_points, item.prestige === 0 && alignment, spellcasting, dice].filter(
    (cell) => cell !== null && cell !== false && cell !== undefined,
  );
  return (
    <dl className={cells.length > 3 ? 'glance glance-four' : 'glance'}>
      {hit_die && <Figure label="Hit die">{hit_die}</Figure>}
      {skill_points !== null && (
        <Figure label="Skill points">
          {skill_points} <small>+ Int</small>
        </Figure>
      )}
      {item.prestige === 0 && alignment && <Figure label="Alignment">{alignment}</Figure>}
      {spellcasting && (
        <Figure label={spellcasting.type === 'psionic' ? 'Powers' : 'Spells'}>
          {capitalized(spellcasting.type)} <small>{capitalized(spellcasting.ability.toLowerCase())}</small>
        </Figure>
      )}
      {dice && (
        <Figure label="Starting gold">
          {dice} <small>{times ? '× 10 gp' : 'gp'}</small>
        </Figure>
      )}
    </dl>
  );
}

function OtherFacts({ variant }: { variant: PageVariant }) {
  const { alignment_note, proficiencies, spellcasting } = variant;
  const rows: [string, ReactNode][] = [
    ['Alignment', alignment_note],
    ...(proficiencies === null ? [] : proficiencyLines(proficiencies)),
    [
      spellcasting?.type === 'psionic' ? 'Powers' : 'Spells',
      spellcasting && <CastingText key="casting" casting={spellcasting} />,
    ],
  ];
  if (rows.every(([, value]) => value === null)) return null;
  return <StatRows rows={rows} />;
}

function proficiencyLines(proficiencies: Proficiencies): [string, ReactNode][] {
  return proficiencyRows(proficiencies).map(([label, part]) => [
    label,
    <ProficiencyText key={part} proficiencies={proficiencies} part={part} />,
  ]);
}

function CastingText({ casting }: { casting: NonNullable<PageVariant['spellcasting']> }) {
  const { kind, list, type } = casting;
  const from = (
    <Link to={paths.list(type === 'psionic' ? 'powers' : 'spells', { class: list.slug })}>{list.name} list</Link>
  );
  if (kind === null) return <>From the {from}</>;
  return (
    <>
      {capitalized(kind)}, from the {from}
    </>
  );
}
