import type { DeityCard } from '../../../contract/deities.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** A deity in the list. */
export function DeityEntry({ deity }: { deity: DeityCard }) {
  return (
    <li className="entry plain">
      <header>
        <h2 className="name">
          <Link to={paths.entry('deities', deity.slug)}>{deity.name}</Link>
        </h2>
        <RowStar kind="deities" slug={deity.slug} name={deity.name} />
      </header>
      <p className="sub">
        <span>{deity.title}</span>
        <span className="src">{deity.rulebook_name}</span>
      </p>
      <CardFacts
        facts={[
          ['Alignment', deity.alignment],
          ['Power level', deity.power_level],
          ['Domain', deity.domain],
          ['Symbol', deity.symbol],
        ]}
      />
    </li>
  );
}
