import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Prose } from '../../ui/prose.tsx';
import { classKind, type PageClass, type PageVariant } from './class-page.ts';
import { ClassRequirements, hasRequirements } from './class-requirements.tsx';
import { ProficiencyText, proficiencyRows } from './proficiency-text.tsx';

type ClassIntroProps = { item: PageClass; variant: PageVariant };

/** A class's head: name, variants, source, what it is, what it takes and its first figures. */
export function ClassIntro({ item, variant }: ClassIntroProps) {
  return (
    <div className="class-intro">
      <header className="class-head">
        <h1>{item.name}</h1>
        <div className="marks">
          <span className="tag lined">{classKind(item)}</span>
          <VariantChoice item={item} variant={variant} />
          <span className="src">
            {variant.page === null ? 'In the ' : `page ${variant.page} of the `}
            <Link to={paths.entry('rulebooks', variant.rulebook_slug)}>{variant.rulebook_name}</Link>
          </span>
        </div>
        {item.aliases.length > 0 && <p className="muted">Also called {item.aliases.join(', ')}</p>}
      </header>
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
    <nav className="segments" aria-label="Variant">
      {item.variants.map(({ slug, rulebook_name }) => (
        <Link
          key={slug}
          to={{ search: slug === item.default_variant ? '' : `?variant=${slug}` }}
          aria-current={slug === variant.slug ? 'true' : undefined}
          preventScrollReset
        >
          {rulebook_name}
        </Link>
      ))}
    </nav>
  );
}

function Glance({ item, variant }: ClassIntroProps) {
  const { hit_die, skill_points, alignment, spellcasting, starting_gold } = variant;
  const [dice, times] = starting_gold?.split(' ') ?? [];
  const shown = [hit_die, skill_points, spellcasting, starting_gold].some((value) => value !== null);
  if (!shown && (item.prestige === 1 || alignment === null)) return null;
  return (
    <dl className="glance">
      {hit_die && <Figure label="Hit die">{hit_die}</Figure>}
      {skill_points !== null && (
        <Figure label="Skill points">
          {skill_points} <small>+ Int</small>
        </Figure>
      )}
      {item.prestige === 0 && alignment && <Figure label="Alignment">{alignment}</Figure>}
      {spellcasting && (
        <Figure label={spellcasting.type === 'psionic' ? 'Powers' : 'Spells'}>
          {capital(spellcasting.type)} <small>{capital(spellcasting.ability.toLowerCase())}</small>
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

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OtherFacts({ variant }: { variant: PageVariant }) {
  const { alignment_note, proficiencies, spellcasting } = variant;
  const borrowed = spellcasting && spellcasting.kind !== null;
  if (!alignment_note && !proficiencies && !borrowed) return null;
  return (
    <dl className="rows">
      {alignment_note && (
        <div>
          <dt>Alignment</dt>
          <dd>{alignment_note}</dd>
        </div>
      )}
      {proficiencies &&
        proficiencyRows(proficiencies).map(([label, part]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ProficiencyText proficiencies={proficiencies} part={part} />
            </dd>
          </div>
        ))}
      {borrowed && (
        <div>
          <dt>Spells</dt>
          <dd>
            {spellcasting.kind === 'prepared' ? 'Prepared' : 'Spontaneous'}, from the{' '}
            <Link to={paths.list('spells', { class: spellcasting.list.slug })}>{spellcasting.list.name} list</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
