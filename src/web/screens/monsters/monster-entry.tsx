import type { MonsterCard } from '../../../contract/monsters.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { ChallengeRating } from './challenge-rating.tsx';

/** A monster in the list. */
export function MonsterEntry({ monster }: { monster: MonsterCard }) {
  const { hit_dice, hit_points, subtypes } = monster;
  const dice = [hit_dice, hit_points === null ? null : `(${hit_points.toLocaleString('en')} hp)`];
  const facts: [string, string | null][] = [
    ['Size', monster.size_name],
    ['Alignment', monster.alignment],
    ['Hit Dice', dice.filter(Boolean).join(' ') || null],
    ['Environment', monster.environment],
  ];
  return (
    <li className="entry rated">
      <ChallengeRating rating={monster.challenge_rating} />
      <header>
        <h2 className="name">
          <Link to={paths.entry('monsters', monster.slug)}>{monster.name}</Link>
        </h2>
        <RowStar kind="monsters" slug={monster.slug} name={monster.name} />
      </header>
      <p className="entry-line">
        <Tag look="plain">
          {monster.type_name}
          {subtypes.length > 0 && ` (${subtypes.map(({ name }) => name).join(', ')})`}
        </Tag>
        <span className="source-name">{monster.rulebook_name}</span>
      </p>
      <CardFacts facts={facts} />
    </li>
  );
}
