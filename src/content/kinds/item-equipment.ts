import type { Item as ItemResponse } from '../../contract/items.ts';
import { formatGp } from '../../rules/item-format.ts';
import type { Item } from '../schema/items.ts';
import type { ItemContext } from './item-facts.ts';
import { labelOf, weaponRow } from './item-words.ts';

/** The common item that a specific magic item is based on; null without one. */
export function baseOf({ base }: Item, context: ItemContext): ItemResponse['base'] {
  if (base === undefined) return null;
  return {
    item: context.namedSlug('items', base.item),
    enhancement: base.enhancement ?? null,
    masterwork: base.masterwork ? 1 : 0,
    abilities: (base.abilities ?? []).map((slug) => context.namedSlug('items', slug)),
    note: base.note ?? null,
  };
}

/** The row of the weapon table: its own, or that of its base item. */
export function weaponOf(item: Item, context: ItemContext): ItemResponse['weapon'] {
  const weapon = item.weapon ?? (item.base && context.findItem(item.base.item)?.weapon);
  return weapon ? weaponRow(weapon, context) : null;
}

/**
 * The row of the armor table. A specific armor prints only the differences from its base item. Masterwork reduces the
 * base item's check penalty by 1 (SRD, Masterwork Armor).
 */
export function armorOf(item: Item, context: ItemContext): ItemResponse['armor'] {
  const common = item.base && context.findItem(item.base.item)?.armor;
  if (item.armor === undefined && common === undefined) return null;
  const armor = { ...common, ...item.armor };
  const masterwork = common !== undefined && item.armor?.check_penalty === undefined ? 1 : 0;
  return {
    kind: armor.kind ? labelOf(armor.kind) : null,
    bonus: armor.bonus ?? null,
    enhancement: item.base?.enhancement ?? 0,
    max_dex: armor.max_dex ?? null,
    check_penalty: Math.min(0, (armor.check_penalty ?? 0) + masterwork),
    spell_failure: armor.spell_failure ?? 0,
    ...speedsOf(item, armor),
  };
}

/** A specific armor that counts as light does not reduce speed, whatever its base item. */
function speedsOf(item: Item, armor: NonNullable<Item['armor']>) {
  const lightened = item.armor?.kind === 'light' && item.armor.speed_30 === undefined;
  return lightened
    ? { speed_30: 30, speed_20: 20 }
    : { speed_30: armor.speed_30 ?? null, speed_20: armor.speed_20 ?? null };
}

export function poisonOf({ poison }: Item): ItemResponse['poison'] {
  return poison ? { ...poison, method: labelOf(poison.method) } : null;
}

/** The facts of a material as labelled rows. */
export function materialRows({ material_facts: facts }: Item): [label: string, value: string | undefined][] {
  if (facts === undefined) return [];
  return [
    ['Hit points per inch', facts.hit_points_per_inch?.toString()],
    ['Masterwork', facts.masterwork && 'Always; the price includes it unless it says otherwise'],
    [
      'Weight',
      facts.weight_factor === undefined
        ? undefined
        : `${facts.weight_factor === 0.5 ? 'Half' : `× ${facts.weight_factor} of`} the common item’s`,
    ],
    ...(facts.price_modifiers ?? []).map(({ of, plus_gp, plus_gp_per_lb, times }): [string, string] => [
      `Price of ${of}`,
      [
        times !== undefined && `×${times}`,
        plus_gp !== undefined && `+${formatGp(plus_gp)}`,
        plus_gp_per_lb !== undefined && `+${formatGp(plus_gp_per_lb)} per lb.`,
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  ];
}
