import { slugify } from '../../contract/slug.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { formatCritical, formatGp } from '../../rules/item-format.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Aura, Item, Price } from '../schema/items.ts';

/* Texts for the typed facts of items. */

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** A price with its note, as the book prints it. */
export function priceText(price: Price): string {
  const { note } = price;
  const text = amountText(price);
  if (note === undefined) return text;
  return /^(?:per|for|plus) /.test(note) ? `${text} ${note}` : `${text} (${note})`;
}

function amountText({ gp, plus_gp, bonus, times, gp_per_caster_level, text }: Price): string {
  if (gp !== undefined) return formatGp(gp);
  if (plus_gp !== undefined) return `+${formatGp(plus_gp)}`;
  if (bonus !== undefined) return `+${bonus} bonus`;
  if (times !== undefined) return `×${times}`;
  if (gp_per_caster_level !== undefined) return `Caster level × ${formatGp(gp_per_caster_level)}`;
  return text === 'n/a' ? 'None' : capitalized(text ?? '');
}

/** The price range of a family, from its lowest to its highest price. */
export function familyPriceText(prices: readonly Price[]): string | null {
  const texts = [...new Set(prices.map(priceText))];
  if (texts.length < 2) return texts[0] ?? null;
  const [first, last] = ['gp', 'bonus'].flatMap((form) => {
    const figures = prices.flatMap((price) => price[form as 'gp' | 'bonus'] ?? []);
    if (figures.length < prices.length) return [];
    return [Math.min(...figures), Math.max(...figures)].map((figure) => amountText({ [form]: figure }));
  });
  if (first === undefined || last === undefined) return 'Varies';
  if (first.startsWith('+')) return `${first.slice(0, first.indexOf(' '))} to ${last}`;
  const [figure, unit] = [first.slice(0, first.lastIndexOf(' ')), first.slice(first.lastIndexOf(' '))];
  return last.endsWith(unit) ? `${figure}–${last}` : `${first}–${last}`;
}

/** "Faint or moderate conjuration", "Strong (varied)", "Faint transmutation [good]". */
export function auraName({ strength, schools, alignment, note }: Aura): string {
  const parts = [
    listed(strength, 'or'),
    schools && listed(schools),
    alignment && `[${alignment}]`,
    note && (note === 'universal' ? note : `(${note})`),
  ];
  return capitalized(parts.filter(Boolean).join(' '));
}

const HANDS = {
  unarmed: 'unarmed attack',
  light: 'light melee weapon',
  'one-handed': 'one-handed melee weapon',
  'two-handed': 'two-handed melee weapon',
  ranged: 'ranged weapon',
} as const;

const BEARERS = { melee: 'melee weapons', ranged: 'ranged weapons', armor: 'armor', shield: 'shields' } as const;

/** "Melee and ranged weapons", "Armor and shields": the items that a special ability applies to. */
export function bearersText(bearers: readonly (keyof typeof BEARERS)[]): string {
  if (bearers.includes('melee') && bearers.includes('ranged')) return 'Melee and ranged weapons';
  return capitalized(listed(bearers.map((bearer) => BEARERS[bearer])));
}

/** The subtype of an item, if the books divide its type. A specific item has the subtype of its base item. */
export function subtypeOf(item: Item, common: Item | undefined): string | null {
  const { poison, applies_to, made_from, type } = item;
  const weapon = item.weapon ?? common?.weapon;
  const kind = item.armor?.kind ?? common?.armor?.kind;
  if (weapon) return capitalized(`${weapon.category} ${HANDS[weapon.hand]}`);
  if (kind && kind !== 'shield') return capitalized(`${kind} armor`);
  if (poison) return capitalized(poison.method);
  if (applies_to) return bearersText(applies_to);
  if (type === 'scroll' && made_from) return capitalized(made_from.tradition);
  return null;
}

type WeaponFacts = NonNullable<Item['weapon']>;

/** A row of the weapon table. A slash separates the values of the two ends of a double weapon if they differ. */
export function weaponRow(weapon: WeaponFacts, context: CompileContext) {
  const { second_head: second } = weapon;
  const double = weapon.traits?.includes('double') === true;
  const ends = (first: string | undefined, other: string | undefined, always: boolean): string | null => {
    if (first === undefined) return null;
    return double && (always || (other !== undefined && other !== first)) ? `${first}/${other ?? first}` : first;
  };
  const critical = (facts: WeaponFacts['critical']) => facts && formatCritical(facts);
  const types = (facts: WeaponFacts['damage_types']) => facts && listed(facts, weapon.all_damage_types ? 'and' : 'or');
  const damageType = ends(types(weapon.damage_types), types(second?.damage_types), false);
  return {
    category: capitalized(weapon.category),
    hand: capitalized(HANDS[weapon.hand]),
    damage_small: ends(weapon.damage_small, second?.damage_small, true),
    damage_medium: ends(weapon.damage_medium, second?.damage_medium, true),
    critical: ends(critical(weapon.critical), critical(second?.critical), false),
    range_increment: weapon.range_increment ?? null,
    damage_type: damageType && capitalized(damageType),
    traits: (weapon.traits ?? []).map((slug) => ({ slug, name: context.word('weapon-traits', slug) })),
  };
}

/** `armor_check_penalty` → "Armor check penalty". */
export function labelOf(key: string): string {
  return capitalized(slugify(key).replaceAll('-', ' '));
}
