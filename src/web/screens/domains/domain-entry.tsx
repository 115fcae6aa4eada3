import type { DomainCard } from '../../../contract/domains.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** A domain in the list. */
export function DomainEntry({ domain }: { domain: DomainCard }) {
  return (
    <li className="entry plain">
      <header>
        <h2 className="name">
          <Link to={paths.entry('domains', domain.slug)}>{domain.name}</Link>
        </h2>
        <RowStar kind="domains" slug={domain.slug} name={domain.name} />
      </header>
      <p className="sub">
        <span>
          {domain.spell_count} {domain.spell_count === 1 ? 'spell' : 'spells'}
          {domain.facts_only === 1 && ' known here'}
        </span>
        <span className="src">{domain.rulebook_name ?? 'From a supplement'}</span>
      </p>
      <CardFacts
        facts={[
          ...(domain.summary === null ? [] : [['Granted power', domain.summary] as const]),
          ...(domain.deities.length === 0
            ? []
            : [['Deities', domain.deities.map(({ name }) => name).join(', ')] as const]),
        ]}
      />
    </li>
  );
}
