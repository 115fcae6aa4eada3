import type { ItemCard } from '../../../contract/items.ts';
import { formatPounds } from '../../../rules/item-format.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { levelText } from './item-words.ts';

/** An item in the list of entries. */
export function ItemEntry({ item }: { item: ItemCard }) {
  const facts: [label: string, value: string | null][] = [
    ['Price', item.price_text],
    ['Weight', item.weight === null ? null : formatPounds(item.weight)],
    ['Slot', item.slot_name],
    ['Aura', item.aura_name],
    ['Caster level', levelText(item)],
  ];
  return (
    <li className="entry plain item">
      <header>
        <h2 className="name">
          <Link to={paths.entry('items', item.slug)}>{item.name}</Link>
        </h2>
        <RowStar kind="items" slug={item.slug} name={item.name} />
      </header>
      <p className="entry-line">
        <Tag>{item.type_name}</Tag>
        {item.material_name && <Tag look="lined">{item.material_name}</Tag>}
        {item.subtype && <span>{item.subtype}</span>}
        <span className="source-name">{item.rulebook_name}</span>
      </p>
      {item.summary && <p className="entry-line">{item.summary}</p>}
      <CardFacts facts={facts} />
    </li>
  );
}
