import type { TrapCard } from '../../../contract/traps.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';

/** A trap in the list. */
export function TrapEntry({ trap }: { trap: TrapCard }) {
  return (
    <li className="entry rated">
      <ChallengeRating rating={String(trap.challenge_rating)} />
      <header>
        <h2 className="name">
          <Link to={paths.entry('traps', trap.slug)}>{trap.name}</Link>
        </h2>
        <RowStar kind="traps" slug={trap.slug} name={trap.name} />
      </header>
      <p className="entry-line">
        <Tag look="plain">{trap.type_name}</Tag>
        <span className="source-name">{trap.rulebook_name}</span>
      </p>
      <CardFacts
        facts={[
          ['Trigger', trap.trigger_text],
          ['Reset', trap.reset_text],
          ['Attack', trap.attack],
          ['Save', trap.save],
          ['Damage', trap.attack === null ? trap.damage : null],
          ['Search', `DC ${trap.search_dc}`],
          ['Disable', `DC ${trap.disable_dc}`],
          ['Cost', trap.cost_text],
        ]}
      />
    </li>
  );
}
