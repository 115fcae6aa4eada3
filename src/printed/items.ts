import type { Item } from '../contract/items.ts';
import { ordinal } from '../rules/ordinal.ts';
import { signed } from '../rules/signed.ts';
import type { EntryText } from './entry-text.ts';

type Facts = EntryText['facts'];

/** An item with its row of the weapon, armor or poison table, or with aura, price and what it takes to make. */
export function itemText(item: Item): EntryText {
  const { caster_level, manifester_level } = item;
  return {
    name: item.name,
    line: [item.type_name, item.subtype].filter(Boolean).join(', '),
    facts: [
      ...weaponFacts(item.weapon),
      ...armorFacts(item.armor),
      ...poisonFacts(item.poison),
      ['Body slot', item.slot_name],
      ['Aura', item.aura_name],
      ['Caster level', caster_level && ordinal(caster_level)],
      ['Manifester level', manifester_level && ordinal(manifester_level)],
      ...item.facts.map(({ label, value }) => [label, value] as const),
      ['Prerequisites', item.required_extra],
      ['Price', [item.price_text, item.price_note].filter(Boolean).join(' ')],
      ['Cost to create', item.cost_to_create],
      ['Weight', [item.weight_text, item.weight_note].filter(Boolean).join(' ')],
    ],
    sections: [
      [null, item.description_html],
      ['Variants', variantTable(item.variants)],
      ['Visual description', item.visual_description_html],
    ],
  };
}

function weaponFacts(weapon: Item['weapon']): Facts {
  if (weapon === null) return [];
  return [
    ['Damage (Small)', weapon.damage_small],
    ['Damage (Medium)', weapon.damage_medium],
    ['Critical', weapon.critical],
    ['Range increment', weapon.range_increment && `${weapon.range_increment} ft.`],
    ['Damage type', weapon.damage_type],
    ['Special', weapon.traits.map(({ name }) => name).join(', ')],
  ];
}

function armorFacts(armor: Item['armor']): Facts {
  if (armor === null || armor.bonus === null) return [];
  const { bonus, enhancement, max_dex, check_penalty, spell_failure, speed_30, speed_20 } = armor;
  return [
    ['Armor bonus', signed(bonus + enhancement)],
    ['Maximum Dex bonus', max_dex === null ? null : signed(max_dex)],
    ['Armor check penalty', check_penalty === 0 ? null : signed(check_penalty)],
    ['Arcane spell failure', `${spell_failure}%`],
    ['Speed', speed_30 && `${speed_30} ft. (base 30 ft.), ${speed_20} ft. (base 20 ft.)`],
  ];
}

function poisonFacts(poison: Item['poison']): Facts {
  if (poison === null) return [];
  return [
    ['Type', `${poison.method} DC ${poison.dc}`],
    ['Initial damage', poison.initial],
    ['Secondary damage', poison.secondary],
  ];
}

/** The members of a family as the HTML of a table; null where the item is none. Names and figures have no mark-up. */
function variantTable(variants: Item['variants']): string | null {
  if (variants.length === 0) return null;
  const labels = [...new Set(variants.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const row = (tag: string, cells: readonly (string | null)[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell ?? '—'}</${tag}>`).join('')}</tr>`;
  const rows = variants.map(({ name, facts, price_text, weight_text }) =>
    row('td', [
      name,
      ...labels.map((label) => facts.find((fact) => fact.label === label)?.value ?? null),
      price_text,
      weight_text,
    ]),
  );
  return `<table><thead>${row('th', ['Variant', ...labels, 'Price', 'Weight'])}</thead>${rows.join('')}</table>`;
}
