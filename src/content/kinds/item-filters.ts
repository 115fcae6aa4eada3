import type { NamedSlug } from '../../contract/entries.ts';
import type { ItemCard } from '../../contract/items.ts';
import { slugify } from '../../contract/slug.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { formatCritical } from '../../rules/item-format.ts';
import type { Item } from '../schema/items.ts';
import {
  ARMOR_KINDS,
  DAMAGE_TYPES,
  POISON_METHODS,
  WEAPON_CATEGORIES,
  WEAPON_HANDS,
  WEAPON_TRAITS,
} from '../schema/items-lists.ts';
import type { Writer } from '../writer.ts';
import type { ItemContext } from './item-facts.ts';

type Weapon = NonNullable<Item['weapon']>;
type Critical = NonNullable<Weapon['critical']>;

/** The facts of the weapon table that an item has itself or by the weapon that it is made of. */
const weaponFacts = (item: Item, context: ItemContext): Weapon | undefined =>
  item.weapon ?? (item.base && context.findItem(item.base.item)?.weapon);

/** The ends of a weapon: two of a double weapon, each with what the other end shares. */
const endsOf = (weapon: Weapon) => [weapon, ...(weapon.second_head ? [{ ...weapon, ...weapon.second_head }] : [])];

/** The columns by which weapons, armor and poisons are filtered. */
export function equipmentColumns(item: Item, { armor, poison }: ItemCard, context: ItemContext) {
  const weapon = weaponFacts(item, context);
  return {
    weapon_category: weapon?.category ?? '',
    hand: weapon?.hand ?? '',
    average_damage: weapon?.damage_medium === undefined ? null : averageOf(weapon.damage_medium),
    range_increment: weapon?.range_increment ?? null,
    armor_kind: armor?.kind ? slugify(armor.kind) : '',
    armor_bonus: armor?.bonus == null ? null : armor.bonus + armor.enhancement,
    max_dex: armor?.max_dex ?? null,
    check_penalty: armor === null ? null : Math.abs(armor.check_penalty),
    spell_failure: armor?.spell_failure ?? null,
    poison_method: item.poison?.method ?? '',
    poison_dc: poison?.dc ?? null,
  };
}

/** The average of dice such as `2d4`, or of a fixed number of points. */
function averageOf(damage: string): number {
  const [count = 0, sides] = damage.split('d').map(Number);
  return sides === undefined ? count : (count * (sides + 1)) / 2;
}

/** Adds the rows by which weapons are filtered. */
export function addWeaponRows(writer: Writer, id: number, item: Item, context: ItemContext): void {
  const weapon = weaponFacts(item, context);
  if (weapon === undefined) return;
  const ends = endsOf(weapon);
  const rows = (values: readonly string[]) => [...new Set(values)].map((value) => ({ id, value }));
  writer.add('item_damage', rows(ends.flatMap(({ damage_medium }) => damage_medium ?? [])));
  writer.add('item_damage_types', rows(ends.flatMap(({ damage_types }) => damage_types ?? [])));
  writer.add('item_criticals', rows(ends.flatMap(({ critical }) => (critical ? [criticalSlug(critical)] : []))));
  writer.add('item_traits', rows(weapon.traits ?? []));
}

/** `x3`, `19-20x2` */
const criticalSlug = (critical: Critical) =>
  formatCritical(critical).replace('–', '-').replace('/', '').replace('×', 'x');

/** The values of these filters, in the order in which they are offered; of damage and criticals those that some item has. */
export function equipmentChoices(items: readonly Item[], context: ItemContext): Record<string, NamedSlug[]> {
  const ends = items.flatMap((item) => (item.weapon ? endsOf(item.weapon) : []));
  const damage = new Set(ends.flatMap(({ damage_medium }) => damage_medium ?? []));
  const criticals = new Map(
    ends.flatMap(({ critical }) => (critical ? [[criticalSlug(critical), critical] as const] : [])),
  );
  const capitalizedNames = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, name: capitalized(slug) }));
  return {
    weapon_category: capitalizedNames(WEAPON_CATEGORIES),
    hand: capitalizedNames(WEAPON_HANDS),
    damage: [...damage].sort((a, b) => averageOf(a) - averageOf(b)).map((slug) => ({ slug, name: slug })),
    damage_type: capitalizedNames(DAMAGE_TYPES),
    critical: [...criticals]
      .sort(([, a], [, b]) => b.threat - a.threat || a.multiplier - b.multiplier)
      .map(([slug, critical]) => ({ slug, name: formatCritical(critical) })),
    trait: WEAPON_TRAITS.map((slug) => ({ slug, name: context.word('weapon-traits', slug) })),
    armor_kind: capitalizedNames(ARMOR_KINDS),
    poison_method: capitalizedNames(POISON_METHODS),
  };
}
