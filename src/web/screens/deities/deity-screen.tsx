import type { Deity } from '../../../contract/deities.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { EntryLinks } from '../../entries/entry-links.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';

export function DeityScreen({ answer }: { answer: Answer<Deity> }) {
  if (!answer.ok) return <EntryFailure kind="deities" failure={answer} />;
  const deity = answer.value;
  const list = { name: 'Deities', to: paths.list('deities') };
  return (
    <>
      <Breadcrumb trail={[list]} here={deity.name} back={{ ...list, name: 'Back to Deities' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{deity.name}</h1>
            <EntryActions kind="deities" slug={deity.slug} name={deity.name} books={deity} />
            <div className="marks">
              {deity.title && <Tag look="lined">{deity.title}</Tag>}
              {deity.rulebook_slug && deity.rulebook_name && (
                <SourceLine name={deity.rulebook_name} slug={deity.rulebook_slug} page={deity.page} />
              )}
            </div>
          </header>
          <DeityFacts deity={deity} />
          <ProseSections
            sections={[
              ['Description', deity.description_html],
              ['Game rule info', deity.game_rule_info_html],
            ]}
          />
          <ClericSpells deity={deity} />
          <Neighbours kind="deities" previous={deity.previous} next={deity.next} />
        </div>
        <EntryFoot kind="deities" entry={deity} />
      </article>
    </>
  );
}

function DeityFacts({ deity }: { deity: Deity }) {
  const { domains, further_domains: further } = deity;
  return (
    <section className="stat" aria-label="Facts">
      <StatRows
        rows={[
          ['Alignment', deity.alignment],
          ['Power level', deity.power_level],
          ['Gender', deity.gender],
          ['Pantheon', deity.pantheon],
          ['Home plane', deity.home_plane],
          ['Portfolio', deity.portfolio],
          ['Domain', <EntryLinks key="domain" kind="domains" entries={domains} />],
          [
            'Domains in other books',
            further.length > 0 ? <EntryLinks key="further" kind="domains" entries={further} /> : null,
          ],
          ['Symbol', deity.symbol],
          ['Worshipers', deity.worshipers],
          ['Cleric alignments', deity.cleric_alignments],
          ['Favored weapon', <EntryLinks key="weapon" kind="items" entries={deity.favored_weapons} or />],
        ]}
      />
    </section>
  );
}

function ClericSpells({ deity }: { deity: Deity }) {
  return (
    <section className="side" aria-labelledby="cleric-spells">
      <SectionHead id="cleric-spells" name="Cleric spells" />
      <div>
        <p className="muted">The spells of the deity’s domains; a cleric has those of the two that he or she chose.</p>
        <dl className="by-level">
          {deity.cleric_spells.map(({ level, spells }) => (
            <div key={level}>
              <dt>{level}</dt>
              <dd>
                <ul className="spaced">
                  {spells.map(({ slug, name, domains }) => (
                    <li key={slug}>
                      <Link to={paths.entry('spells', slug)}>{name}</Link>{' '}
                      <small className="muted">{domains.map((domain) => domain.name).join(', ')}</small>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
