import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import type { ItemCard } from '../../../contract/items.ts';
import { formatPounds } from '../../../rules/item-format.ts';
import { RowStar } from '../../components/row-star.tsx';
import { paths } from '../../paths.ts';
import { shortLevel } from './item-words.ts';

type ItemTableProps = { items: readonly ItemCard[]; sort: string | undefined };

/** The items as rows; on phones a row becomes name and price, and the rest runs in beneath. */
export function ItemTable({ items, sort }: ItemTableProps) {
  const byPrice = sort === 'price_low_high' || sort === 'price_high_low';
  return (
    <div className="book-table">
      <table className="items stack">
        <caption className="sr">Items</caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={byPrice ? undefined : 'ascending'}>
              Name {!byPrice && <ArrowUp className="i" />}
            </th>
            <th scope="col">Type</th>
            <th scope="col">Slot</th>
            <th scope="col" className="lo2">
              Aura
            </th>
            <th scope="col" className="num lo2">
              Caster level
            </th>
            <th scope="col" className="num lo">
              Weight
            </th>
            <th
              scope="col"
              className="num"
              aria-sort={byPrice ? (sort === 'price_low_high' ? 'ascending' : 'descending') : undefined}
            >
              Price {byPrice && (sort === 'price_low_high' ? <ArrowUp className="i" /> : <ArrowDown className="i" />)}
            </th>
            <th scope="col" className="lo">
              Rulebook
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.slug} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DASH = <span className="muted">—</span>;

function ItemRow({ item }: { item: ItemCard }) {
  const level = shortLevel(item);
  return (
    <tr>
      <td>
        <span className="name">
          <Link to={paths.entry('items', item.slug)}>{item.name}</Link>
        </span>{' '}
        <RowStar kind="items" slug={item.slug} name={item.name} />
      </td>
      <td className="hide">
        <span className="badges">
          <span className="tag">{item.type_name}</span>
          {item.material_name && <span className="tag lined">{item.material_name}</span>}
        </span>
      </td>
      <td className="hide">{item.slot_name ?? DASH}</td>
      <td className="hide lo2">{item.aura_name ?? DASH}</td>
      <td className="num hide lo2">{level?.replace('CL ', '') ?? DASH}</td>
      <td className="num hide lo">{item.weight === null ? DASH : formatPounds(item.weight)}</td>
      <td className="num key">{item.price_text ?? DASH}</td>
      <td className="hide lo">{item.rulebook_name}</td>
      <td className="rest">
        {[item.type_name, item.material_name, item.slot_name, item.aura_name, level].filter(Boolean).join(' · ')}
      </td>
    </tr>
  );
}
