import type { Domain } from '../../../contract/domains.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { NamedBy } from '../../entries/named-by.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DomainSpells } from './domain-spells.tsx';

export function DomainScreen({ answer }: { answer: Answer<Domain> }) {
  if (!answer.ok) return <EntryFailure kind="domains" failure={answer} />;
  const domain = answer.value;
  const list = { name: 'Domains', to: paths.list('domains') };
  return (
    <>
      <Breadcrumb trail={[list]} here={domain.name} back={{ ...list, name: 'Back to Domains' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{domain.name}</h1>
            <EntryActions kind="domains" slug={domain.slug} name={domain.name} books={domain} />
            <div className="marks">
              <Tag look="lined">Cleric domain</Tag>
              {domain.rulebook_slug && domain.rulebook_name && (
                <SourceLine name={domain.rulebook_name} slug={domain.rulebook_slug} page={domain.page} />
              )}
            </div>
          </header>
          <ProseSections
            sections={[
              ['Granted power', domain.granted_power_html],
              ['Description', domain.description_html],
            ]}
          />
          <DomainSpells domain={domain} />
          <NamedBy groups={domain.named_by} />
          <Neighbours kind="domains" previous={domain.previous} next={domain.next} />
        </div>
        <div className="aside">
          <DomainDeities domain={domain} />
        </div>
        <EntryFoot kind="domains" entry={domain} />
      </article>
    </>
  );
}

function DomainDeities({ domain }: { domain: Domain }) {
  return (
    <Panel labelledBy="deities">
      <SectionHead id="deities" name="Deities" />
      {domain.deities.length === 0 ? (
        <p className="muted">None in this reference</p>
      ) : (
        <ul className="lines">
          {domain.deities.map(({ slug, name, alignment }) => (
            <li key={slug}>
              <Link to={paths.entry('deities', slug)}>{name}</Link>
              <span>{alignment}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
