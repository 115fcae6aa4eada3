import type { Race } from '../../../contract/races.ts';
import { slugify } from '../../../contract/slug.ts';
import { Prose } from '../../entries/prose.tsx';
import { SectionHead } from '../../layout/section-head.tsx';

/** The racial traits: bonuses first, then those that need a text. */
export function RaceTraits({ race }: { race: Race }) {
  const { traits, traits_note_html } = race;
  const figures = traits.filter(({ written }) => !written);
  const written = traits.filter((trait) => trait.written);
  if (traits.length === 0 && !traits_note_html) return null;
  return (
    <section className="section" aria-labelledby="traits">
      <SectionHead id="traits" name="Racial traits" />
      {traits_note_html && <Prose html={traits_note_html} />}
      {figures.length > 0 && (
        <div className="stat">
          <dl className="rows">
            {figures.map(({ name, html }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{html && <Prose html={html} className="" />}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {written.map(({ name, html }) => (
        <section className="side" key={name} aria-labelledby={`trait-${slugify(name)}`}>
          <SectionHead id={`trait-${slugify(name)}`} level="h3" name={name} />
          {html && <Prose html={html} />}
        </section>
      ))}
    </section>
  );
}
