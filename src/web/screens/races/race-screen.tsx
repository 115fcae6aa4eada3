import type { Race } from '../../../contract/races.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { EntryLinks } from '../../entries/entry-links.tsx';
import { NamedBy } from '../../entries/named-by.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { Prose } from '../../entries/prose.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { RaceFacts } from './race-facts.tsx';
import { RaceTables } from './race-tables.tsx';
import { RaceTraits } from './race-traits.tsx';

export function RaceScreen({ answer }: { answer: Answer<Race> }) {
  if (!answer.ok) return <EntryFailure kind="races" failure={answer} />;
  const race = answer.value;
  const list = { name: 'Races', to: paths.list('races') };
  const texts: [id: string, title: string, html: string | null][] = [
    ['physical', 'Physical description', race.physical_description_html],
    ['society', 'Society', race.society_html],
    ['lands', 'Lands', race.lands_html],
    ['religion', 'Religion', race.religion_html],
  ];
  return (
    <>
      <Breadcrumb trail={[list]} here={race.name} back={{ ...list, name: 'Back to Races' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{race.name}</h1>
            <EntryActions kind="races" slug={race.slug} name={race.name} books={race} />
            <div className="marks">
              {race.type && <Tag look="lined">{race.type}</Tag>}
              <SourceLine name={race.rulebook_name} slug={race.rulebook_slug} page={race.page} />
            </div>
            {race.aliases.length > 0 && <p className="also">Also called {race.aliases.join(', ')}</p>}
          </header>
          {race.description_html && <Prose html={race.description_html} className="prose race-intro" />}
          <RaceFacts race={race} />
          {texts.map(
            ([id, title, html]) =>
              html && (
                <section className="side" aria-labelledby={id} key={id}>
                  <SectionHead id={id} level="h3" name={title} />
                  <Prose html={html} />
                </section>
              ),
          )}
          <RaceTraits race={race} />
          <RaceTables race={race} />
          <NamedBy groups={race.named_by} />
          <Neighbours kind="races" previous={race.previous} next={race.next} />
        </div>
        <RaceAside race={race} />
        <EntryFoot kind="races" entry={race} />
      </article>
    </>
  );
}

function RaceAside({ race }: { race: Race }) {
  const { monster, prestige_classes } = race;
  if (monster === null && prestige_classes.length === 0) return null;
  return (
    <div className="aside">
      {monster && (
        <Panel labelledBy="creature" className="screen">
          <SectionHead id="creature" name="As a creature" />
          <p>
            <Link to={paths.entry('monsters', monster.slug)}>{monster.name}</Link>
          </p>
        </Panel>
      )}
      {prestige_classes.length > 0 && (
        <Panel labelledBy="open">
          <SectionHead id="open" name="Prestige classes of the race" />
          <p>
            <EntryLinks kind="classes" entries={prestige_classes} />
          </p>
        </Panel>
      )}
    </div>
  );
}
