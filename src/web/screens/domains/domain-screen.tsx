import type { Domain } from '../../../contract/domains.ts';
import { carriedBy } from '../../carried.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { DetailFailure } from '../../components/detail-failure.tsx';
import { EntryTools } from '../../components/entry-tools.tsx';
import { NamedBy } from '../../components/named-by.tsx';
import { Neighbours } from '../../components/neighbours.tsx';
import { ProseSections } from '../../components/prose-sections.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { SourceLine } from '../../components/source-line.tsx';
import type { LoadedEntry } from '../../load.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { DomainSpells } from './domain-spells.tsx';

export function DomainScreen({ loaderData }: { loaderData: LoadedEntry<Domain> }) {
  const answer = carriedBy(loaderData);
  if (!answer.ok) return <DetailFailure kind="domains" failure={answer} />;
  const domain = answer.value;
  const list = { name: 'Domains', to: paths.list('domains') };
  return (
    <>
      <Breadcrumb trail={[list]} here={domain.name} back={{ ...list, name: 'Back to Domains' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{domain.name}</h1>
            <div className="marks">
              <span className="tag lined">Cleric domain</span>
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
          <EntryTools kind="domains" slug={domain.slug} name={domain.name} file={domain.content_file} />
        </div>
      </article>
    </>
  );
}

function DomainDeities({ domain }: { domain: Domain }) {
  return (
    <section className="note" aria-labelledby="deities">
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
    </section>
  );
}
