import type { ReactNode } from 'react';
import type { Item } from '../../../contract/items.ts';
import { signed } from '../../../rules/signed.ts';
import { DiceText } from '../../entries/dice-text.tsx';
import { ITEM_LINES, LineLabel } from '../../entries/line-label.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { levelText } from './item-words.ts';

type Row = [label: string, value: ReactNode];

/** Basic facts of the item, with its row of the weapon, armor or poison table. */
export function ItemBasics({ item }: { item: Item }) {
  const rows: Row[] = [
    ['Type', item.type_name],
    ['Subtype', item.subtype],
    ['Body slot', item.slot_name && <SlotLink item={item} />],
    ['Weight', item.weight_text],
    [item.manifester_level === null ? 'Caster level' : 'Manifester level', levelText(item)?.split(' ')[0] ?? null],
    ['Item level', item.item_level],
    ...weaponRows(item.weapon),
    ...armorRows(item.armor),
    ...poisonRows(item.poison),
  ];
  return (
    <section className="stat" aria-labelledby="basics">
      <div className="stat-head">
        <SectionHead id="basics" name="Basic Information" />
      </div>
      <Glance cells={glanceCells(item)} />
      <StatRows rows={rows} terms={ITEM_LINES} />
    </section>
  );
}

function SlotLink({ item }: { item: Item }) {
  return <Link to={paths.list('items', { slot: item.slot ?? '' })}>{item.slot_name}</Link>;
}

type Cell = { label: string; value: string; note?: string };

function Glance({ cells }: { cells: readonly Cell[] }) {
  if (cells.length === 0) return null;
  return (
    <dl className="glance glance-four">
      {cells.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            <LineLabel label={label} terms={ITEM_LINES} />
          </dt>
          <dd>
            <DiceText text={value} labelOf={() => `${label},`} /> {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A cell with a figure; none where the item has no such figure. */
const cellOf = (label: string, value: string | null, note?: string): Cell[] =>
  value === null ? [] : [{ label, value, ...(note && { note }) }];

/** The figures of a weapon or of armor. Armor that limits nothing has no cell that says so. */
function glanceCells({ weapon, armor }: Item): Cell[] {
  if (weapon)
    return [
      ...cellOf('Damage (Small)', weapon.damage_small),
      ...cellOf('Damage (Medium)', weapon.damage_medium),
      ...cellOf('Critical', weapon.critical),
      ...cellOf('Range increment', weapon.range_increment === null ? null : `${weapon.range_increment} ft.`),
    ];
  if (armor && armor.bonus !== null) {
    const { bonus, enhancement } = armor;
    const note = enhancement > 0 ? `${signed(bonus)} and ${signed(enhancement)} enhancement` : undefined;
    return [
      ...cellOf('Bonus', signed(bonus + enhancement), note),
      ...cellOf('Maximum Dex bonus', armor.max_dex === null ? null : signed(armor.max_dex)),
      ...cellOf('Armor check penalty', armor.check_penalty === 0 ? null : signed(armor.check_penalty)),
      ...cellOf('Arcane spell failure', `${armor.spell_failure}%`),
    ];
  }
  return [];
}

function weaponRows(weapon: Item['weapon']): Row[] {
  if (weapon === null) return [];
  return [
    ['Damage type', weapon.damage_type],
    ['Special', weapon.traits.length > 0 ? weapon.traits.map(({ name }) => name).join(', ') : null],
  ];
}

function armorRows(armor: Item['armor']): Row[] {
  if (armor === null || armor.speed_30 === null) return [];
  return [['Speed', `${armor.speed_30} ft. (base 30 ft.), ${armor.speed_20} ft. (base 20 ft.)`]];
}

function poisonRows(poison: Item['poison']): Row[] {
  if (poison === null) return [];
  return [
    ['Fortitude save', `DC ${poison.dc}`],
    ['Initial damage', poison.initial],
    ['Secondary damage', poison.secondary],
  ];
}
