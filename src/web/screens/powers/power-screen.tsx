import { KINDS } from '../../../contract/kinds.ts';
import type { Power } from '../../../contract/powers.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { ErrataNote } from '../../entries/errata-note.tsx';
import { NamedBy } from '../../entries/named-by.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { RelationSection } from '../../entries/relation-section.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { ToolLinks } from '../../entries/tool-links.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Sigil } from '../../ui/sigil.tsx';
import { schoolOf } from './discipline-schools.ts';
import { PowerDetails } from './power-details.tsx';

export function PowerScreen({ answer }: { answer: Answer<Power> }) {
  if (!answer.ok) return <EntryFailure kind="powers" failure={answer} />;
  const power = answer.value;
  const list = { name: KINDS.powers.title, to: paths.list('powers') };
  return (
    <>
      <Breadcrumb trail={[list]} here={power.name} back={{ ...list, name: `Back to ${list.name}` }} />
      <article className="detail">
        <div>
          <PowerTitle power={power} />
          <PowerDetails power={power} />
          <ToolLinks links={toolsOf(power)} />
          <ProseSections
            sections={[
              ['Description', power.description_html],
              ['Augment', power.augment_html],
            ]}
          />
          <RelationSection id="items" title="Items made with it" kind="items" list={power.needed_for} />
          <NamedBy groups={power.named_by} />
          <Neighbours kind="powers" previous={power.previous} next={power.next} />
        </div>
        <div className="aside">
          <PowerLists power={power} />
        </div>
        <EntryFoot kind="powers" entry={power} />
      </article>
    </>
  );
}

/** Powers that give another form, which the finder of forms knows. */
const FORM_POWERS = new Set(['metamorphosis', 'metamorphosis-greater']);

const toolsOf = ({ slug, summons }: Power) => [
  ...(summons
    ? [{ name: 'Its creatures, worked out', to: paths.summoning({ spell: slug }), icon: 'sparkles' as const }]
    : []),
  ...(FORM_POWERS.has(slug)
    ? [{ name: 'Forms, with your figures', to: paths.forms({ by: slug }), icon: 'bird' as const }]
    : []),
];

function PowerTitle({ power }: { power: Power }) {
  const school = schoolOf(power.discipline_slug);
  return (
    <header className="title">
      <Sigil school={school} />
      <h1>{power.name}</h1>
      <EntryActions kind="powers" slug={power.slug} name={power.name} books={power} />
      <div className="marks">
        <TagLink tone={`school-${school}`} to={paths.list('powers', { discipline: power.discipline_slug })}>
          {power.discipline_name}
        </TagLink>
        {power.subdiscipline_slug && (
          <TagLink look="lined" to={paths.list('powers', { subdiscipline: power.subdiscipline_slug })}>
            {power.subdiscipline_name}
          </TagLink>
        )}
        <SourceLine name={power.rulebook_name} slug={power.rulebook_slug} page={power.page} />
      </div>
      <ErrataNote errata={power.errata} />
      {power.aliases.length > 0 && <p className="also">Printed as {power.aliases.join(', ')}</p>}
    </header>
  );
}

function PowerLists({ power }: { power: Power }) {
  return (
    <Panel>
      <section>
        <SectionHead id="class-levels" name="Class Levels" />
        <ul className="lines">
          {power.class_levels.map(({ slug, name, level, class_slug }) => (
            <li key={slug}>
              <span>
                <Link to={paths.entry('classes', class_slug)}>{name}</Link>
                {slug !== class_slug && <span className="muted"> (psion)</span>}
              </span>
              <Link
                to={paths.list('powers', { class_name: slug, level })}
                aria-label={`${name} powers of level ${level}`}
              >
                {level}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {(power.descriptors.length > 0 || power.descriptor_note) && (
        <section>
          <SectionHead id="descriptors" name="Descriptors" />
          <p className="spaced">
            {power.descriptors.map(({ slug, name }) => (
              <Link key={slug} to={paths.list('powers', { descriptor: slug })}>
                {name}
              </Link>
            ))}
            {power.descriptor_note && <span className="muted">{power.descriptor_note}</span>}
          </p>
        </section>
      )}
    </Panel>
  );
}
