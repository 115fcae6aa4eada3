import { abilityModifier } from '../../../../rules/abilities.ts';
import { capitalized } from '../../../../rules/capitalized.ts';
import { sizedPrice } from '../../../../rules/crafting.ts';
import { formatGp, formatPounds } from '../../../../rules/item-format.ts';
import { signed } from '../../../../rules/signed.ts';
import { averageOf, criticalGain, damageAtSize, strengthDamage } from '../../../../rules/weapon-damage.ts';
import type { Described, Dials, EntryOf, Line } from '../comparison.ts';

type Item = EntryOf<'items'>;
type Weapon = NonNullable<Item['weapon']>;

export function itemLines(item: Item, dials: Dials): Described {
  const { weapon, armor, subtype, type_name } = item;
  return {
    note: subtype ?? type_name,
    lines: [
      ...(weapon ? weaponLines(weapon, dials) : []),
      ...(armor ? armorLines(armor) : []),
      ...(item.poison ? poisonLines(item.poison) : []),
      ...costLines(item, dials),
      ...(weapon ? handLines(weapon) : []),
      ['Slot', !weapon && !armor && item.slot_name],
      ['Aura', item.aura_name],
      ['Caster level', item.caster_level],
      ['Manifester level', item.manifester_level],
      ['Material', item.material_name],
      ['Activation', item.activation_name],
      ['Needed to make it', item.required_extra],
      ['Cost to create', item.cost_to_create],
      ['In short', !weapon && !armor && item.summary],
    ],
    worked: weapon ? workedLines(item.slug, weapon, dials) : [],
  };
}

function weaponLines(weapon: Weapon, { size }: Dials): Line[] {
  const damage = damageAtSize(weapon, size);
  return [
    ['Damage', damage],
    ['Critical', weapon.critical],
    ['Type', weapon.damage_type],
    ['Range increment', weapon.range_increment && `${weapon.range_increment} ft.`],
  ];
}

const handLines = ({ hand, category, traits }: Weapon): Line[] => [
  ['Hand', hand.replace(/ (?:melee )?weapon$/, '')],
  ['Training', category],
  ['Special', traits.map(({ name }) => name).join(', ')],
];

/** Price and weight; of a weapon in its size, where the books price that size. */
function costLines({ weapon, price_gp, price_text, weight, weight_text }: Item, { size }: Dials): Line[] {
  const factors = weapon && size !== 'medium' ? sizedPrice('weapon', size) : null;
  if (factors === null || price_gp === null)
    return [
      ['Price', price_text],
      ['Weight', weight_text],
    ];
  return [
    ['Price', formatGp(price_gp * factors.price)],
    ['Weight', weight !== null && formatPounds(weight * factors.weight)],
  ];
}

function armorLines({
  bonus,
  enhancement,
  max_dex,
  check_penalty,
  spell_failure,
  speed_30,
  speed_20,
}: NonNullable<Item['armor']>): Line[] {
  if (bonus === null) return [];
  return [
    ['Bonus', signed(bonus + enhancement)],
    ['Maximum Dex bonus', max_dex === null ? 'no limit' : signed(max_dex)],
    ['Armor check penalty', check_penalty === 0 ? 'none' : signed(check_penalty)],
    ['Arcane spell failure', `${spell_failure}%`],
    ['Speed (base 30 ft.)', speed_30 && `${speed_30} ft.`],
    ['Speed (base 20 ft.)', speed_20 && `${speed_20} ft.`],
  ];
}

const poisonLines = ({ method, dc, initial, secondary }: NonNullable<Item['poison']>): Line[] => [
  ['Delivered by', capitalized(method)],
  ['Fortitude DC', dc],
  ['Initial damage', initial],
  ['Secondary damage', secondary],
];

/** What a hit deals on average, without and with critical hits; of a double weapon with its first end. */
function workedLines(slug: string, weapon: Weapon, { size, strength }: Dials): Line[] {
  const [end = ''] = damageAtSize(weapon, size)?.split('/') ?? [];
  const dice = averageOf(end);
  if (dice === null) return [];
  const added = strengthDamage({ slug, hand: weapon.hand }, abilityModifier(strength));
  const hit = Math.max(1, dice + added);
  const gain = criticalGain(weapon.critical ?? '');
  return [
    ['A hit', { text: figure(hit), note: [end, added === 0 ? '' : signed(added)].join('') }],
    ['With criticals', gain !== null && { text: figure(hit * (1 + gain)), note: `+${Math.round(gain * 100)}%` }],
  ];
}

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
