import type { Item } from '../../../contract/items.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The base item of a specific magic item, or the items that a special ability can be added to. */
export function ItemProperties({ item }: { item: Item }) {
  const { base, property_name, property } = item;
  if (base === null && property_name === null && property === null) return null;
  return (
    <section className="side" aria-labelledby="properties">
      <SectionHead id="properties" name="Properties" />
      <div className="prose">
        {base ? <BaseItem base={base} /> : property_name && <p>Can be put on {property_name.toLowerCase()}.</p>}
        {property && <p>{property}</p>}
      </div>
    </section>
  );
}

function BaseItem({ base }: { base: NonNullable<Item['base']> }) {
  const { item, enhancement, masterwork, abilities, note } = base;
  return (
    <p>
      {enhancement !== null ? `+${enhancement} ` : masterwork === 1 ? 'Masterwork ' : ''}
      <Link to={paths.entry('items', item.slug)}>{item.name.toLowerCase()}</Link>
      {abilities.map(({ slug, name }, i) => (
        <span key={slug}>
          {i === 0 ? ' with ' : ', '}
          <Link to={paths.entry('items', slug)}>{name.toLowerCase()}</Link>
        </span>
      ))}
      {note && ` (${note})`}.
    </p>
  );
}
