import type { Domain } from '../../../contract/domains.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { DetailFailure } from '../../components/detail-failure.tsx';
import { EntryTools } from '../../components/entry-tools.tsx';
import { NamedBy } from '../../components/named-by.tsx';
import { Neighbours } from '../../components/neighbours.tsx';
import { ProseSections } from '../../components/prose-sections.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { SourceLine } from '../../components/source-line.tsx';
import { loadEntry } from '../../load.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site.ts';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/domain-detail';
import { DomainSpells } from './domain-spells.tsx';

const address = (slug: string) => `/api/domains/${encodeURIComponent(slug)}`;
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Domain>(apiOf(context), address(params.slug));
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadEntry<Domain>(browserApi, address(params.slug));

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Domain not found', 'There is no such domain.');
  const { name, summary, facts_only } = answer.value;
  const rest = facts_only === 1 ? 'the spells here that name it' : 'its spells by level and its deities';
  return pageMeta(`${name} domain`, [summary, `The cleric domain ${name}: ${rest}.`].filter(Boolean).join(' '));
}

export default function DomainDetailScreen({ loaderData }: Route.ComponentProps) {
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
