import type { ClassCard } from '../../../contract/classes.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { skillPoints } from './class-filters.tsx';
import { classKind } from './class-page.ts';

/** A class in the list. */
export function ClassEntry({ item }: { item: ClassCard }) {
  const facts: [string, string | null][] = [
    ['Hit die', item.hit_die],
    ['Skill points', skillPoints(item)],
    ['Alignment', item.alignment],
    ['Rulebook', item.rulebook_name],
  ];
  const ordinary = item.prestige === 0 && item.npc === 0;
  return (
    <li className="entry plain">
      <header>
        <h2 className="name">
          <Link to={paths.entry('classes', item.slug)}>{item.name}</Link>
        </h2>
        {!ordinary && (
          <Tag look="lined" className="kind">
            {classKind(item)}
          </Tag>
        )}
        <RowStar kind="classes" slug={item.slug} name={item.name} />
      </header>
      {(item.summary !== null || ordinary) && <p className="sub">{item.summary ?? classKind(item)}</p>}
      <CardFacts facts={facts} />
    </li>
  );
}
