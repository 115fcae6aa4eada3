import { Fragment } from 'react';
import type { Item } from '../../../contract/items.ts';
import { StatRows } from '../../entries/stat-rows.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The prices of buying and creating the item, and what its creator needs. */
export function ItemCosts({ item }: { item: Item }) {
  const { price_text, price_note, price_bonus, cost_to_create, creation, required_extra, prerequisites } = item;
  if (price_text === null && cost_to_create === null && required_extra === null && item.craftable === 0) return null;
  const better =
    item.craftable === 1 ? (
      <Link to={paths.crafting({ base: item.slug })}>Size, material, masterwork and magic</Link>
    ) : null;
  return (
    <section className="stat" aria-labelledby="cost">
      <div className="stat-head">
        <SectionHead id="cost" name="Cost & Creation" />
      </div>
      <StatRows
        rows={[
          ['Price', price_bonus !== null ? null : [price_text, price_note].filter(Boolean).join(' ') || null],
          ['Price bonus', price_bonus === null ? null : price_text],
          [
            'Cost to create',
            cost_to_create && (
              <>
                {cost_to_create}
                {creation?.printed === 0 && <small className="muted"> by the rules</small>}
              </>
            ),
          ],
          ['Made better', better],
          ['Required', required_extra && <Required prerequisites={prerequisites} other={item.other_prerequisites} />],
        ]}
      />
    </section>
  );
}

type RequiredProps = { prerequisites: Item['prerequisites']; other: readonly string[] };

/** The prerequisites: feats, spells and powers as links, others as text. */
export function Required({ prerequisites, other }: RequiredProps) {
  const parts = [
    ...prerequisites.map(({ any_of }) => ({
      key: any_of.map(({ slug }) => slug).join(' '),
      node: any_of.map(({ kind, slug, name }, i) => (
        <Fragment key={slug}>
          {i > 0 && (i === any_of.length - 1 ? ' or ' : ', ')}
          <Link to={paths.entry(kind, slug)} className={kind === 'feats' ? undefined : 'spell-name'}>
            {kind === 'feats' ? name : name.toLowerCase()}
          </Link>
        </Fragment>
      )),
    })),
    ...other.map((text) => ({ key: text, node: text })),
  ];
  return parts.map(({ key, node }, i) => (
    <Fragment key={key}>
      {i > 0 && ', '}
      {node}
    </Fragment>
  ));
}
