import { capitalized } from '../../../../rules/capitalized.ts';
import { counted } from '../../../../rules/counted.ts';
import { signed, withMinus } from '../../../../rules/signed.ts';
import type { Term } from '../../../../rules/sums.ts';
import {
  damageRating,
  type MechanicalTrap,
  mechanicalTrapCost,
  mechanicalTrapRating,
  TRAP_POISONS,
  type TrapCost,
  type TrapPoison,
  trapCraftDc,
  trapCraftWeeks,
} from '../../../../rules/trap-design.ts';
import type { RuleTool, ToolField, ToolGroup, ToolValues } from './tool.ts';

const gold = (amount: number) => `${amount.toLocaleString('en')} gp`;

/** `average damage +1, poison +4`. */
export const termsText = (terms: readonly Term[]): string =>
  terms.map(({ label, value }) => `${label} ${signed(value)}`).join(', ');

const yesNo = (name: string, label: string): ToolField => ({
  name,
  label,
  options: [
    ['no', 'No'],
    ['yes', 'Yes'],
  ],
  fallback: 'no',
});

/** The dice of a calculator. `sides` are those of a die. */
export const DIE_SIDES = [2, 3, 4, 6, 8, 10, 12].map((sides) => [String(sides), `d${sides}`] as const);

const POISONS = Object.keys(TRAP_POISONS).map((slug) => [slug, capitalized(slug.replaceAll('-', ' '))] as const);

/** How often each target is attacked, and the average of it. */
const HITS = { '1': 1, '2': 2, '1d4': 2.5, '1d6': 3.5, '1d8': 4.5 } as const;

const STRIKE: ToolGroup = {
  name: 'Attack, save and damage',
  fields: [
    {
      name: 'avoided',
      label: 'Against',
      options: [
        ['attack', 'Attack roll'],
        ['reflex', 'Reflex save'],
        ['never', 'Never misses'],
        ['none', 'Neither'],
      ],
      fallback: 'attack',
    },
    { name: 'attack_bonus', label: 'Attack bonus', lowest: -20, highest: 24, fallback: 10 },
    { name: 'reflex_dc', label: 'Reflex DC', lowest: 1, highest: 60, fallback: 20 },
    yesNo('touch', 'Touch attack (+1)'),
    { name: 'dice', label: 'Dice of damage', lowest: 0, highest: 99, fallback: 1 },
    { name: 'sides', label: 'Die', options: DIE_SIDES, fallback: '6' },
    { name: 'damage_bonus', label: 'Damage bonus (ranged at most 4)', lowest: 0, highest: 8, fallback: 0 },
    {
      name: 'hits',
      label: 'Attacks per target',
      options: Object.keys(HITS).map((hits) => [hits, hits]),
      fallback: '1',
    },
    { name: 'depth', label: 'Pit, ft. deep', lowest: 0, highest: 200, fallback: 0 },
  ],
};

const FEATURES: ToolGroup = {
  name: 'Other features',
  fields: [
    yesNo('spikes', 'Pit spikes (+1)'),
    yesNo('several', 'Multiple targets (+1)'),
    { name: 'onset', label: 'Onset delay, rounds', lowest: 0, highest: 99, fallback: 0 },
    yesNo('liquid', 'Liquid (+5)'),
    { name: 'poison', label: 'Poison', options: [['none', 'None'], ...POISONS], fallback: 'none' },
    { name: 'mimics', label: 'Mimicked spell level', lowest: 0, highest: 9, fallback: 0 },
    { name: 'price', label: 'Poison and items, gp', lowest: 0, highest: 99_999, fallback: 0 },
  ],
};

/** Challenge rating, market price and Craft DC of a mechanical trap. */
export const mechanicalTrap: RuleTool = {
  title: 'Design a mechanical trap',
  fields: [
    {
      name: 'trigger',
      label: 'Trigger',
      options: [
        ['location', 'Location'],
        ['proximity', 'Proximity'],
        ['touch', 'Touch'],
        ['attached', 'Touch (attached)'],
        ['timed', 'Timed'],
      ],
      fallback: 'location',
    },
    {
      name: 'reset',
      label: 'Reset',
      options: [
        ['none', 'No reset'],
        ['repair', 'Repair'],
        ['manual', 'Manual'],
        ['automatic', 'Automatic'],
      ],
      fallback: 'manual',
    },
    {
      name: 'bypass',
      label: 'Bypass',
      options: [
        ['none', 'None'],
        ['lock', 'Lock'],
        ['hidden-switch', 'Hidden switch'],
        ['hidden-lock', 'Hidden lock'],
      ],
      fallback: 'none',
    },
    { name: 'search_dc', label: 'Search DC', lowest: 1, highest: 60, fallback: 20 },
    { name: 'disable_dc', label: 'Disable DC', lowest: 1, highest: 60, fallback: 20 },
  ],
  groups: [STRIKE, FEATURES],
  work(values) {
    const trap = trapOf(values);
    const notes = notesOf(values);
    const { terms, total } = mechanicalTrapRating(trap);
    const sum = `${terms.length > 0 ? termsText(terms) : 'no modifiers'} = ${withMinus(total)}`;
    if (total < 1)
      return {
        figures: [['Challenge rating', 'Below 1']],
        rows: [
          ['Challenge rating', sum],
          ['Too easy', 'Add features until the challenge rating is 1 or higher.'],
          ...notes,
        ],
      };
    const cost = mechanicalTrapCost(trap, total);
    const craft = trapCraftDc(total, trap.trigger, trap.reset);
    return {
      figures: [
        ['Challenge rating', String(total)],
        ['Market price', gold(cost.total)],
        ['Craft DC', craft === null ? '—' : String(craft)],
      ],
      rows: [
        ['Challenge rating', sum],
        ['Average damage', `${counted(trap.averageDamage, 'point', 2)}, ${signed(damageRating(trap.averageDamage))}`],
        ['Price', priceText(cost, total)],
        ...craftRows(cost.total, craft),
        ...notes,
      ],
    };
  },
};

/** The trap that the fields describe. */
function trapOf({ number, choice }: ToolValues): MechanicalTrap {
  const isOn = (name: string) => choice(name) === 'yes';
  const avoided = choice<'attack' | 'reflex' | 'never' | 'none'>('avoided');
  const poison = choice<TrapPoison | 'none'>('poison');
  const isPit = number('depth') > 0;
  const dice = (number('dice') * (Number(choice('sides')) + 1)) / 2;
  const fall = Math.floor(number('depth') / 10) * 3.5;
  // A pit makes no attack, and deals the damage of its fall alone.
  const hit = isPit ? 0 : HITS[choice<keyof typeof HITS>('hits')] * (dice + number('damage_bonus'));
  return {
    trigger: choice('trigger'),
    reset: choice('reset'),
    bypass: choice('bypass'),
    searchDc: number('search_dc'),
    disableDc: number('disable_dc'),
    reflexDc: avoided === 'reflex' ? number('reflex_dc') : null,
    attackBonus: avoided === 'attack' && !isPit ? number('attack_bonus') : null,
    averageDamage: fall + hit,
    damageBonus: isPit ? 0 : number('damage_bonus'),
    poison: poison === 'none' ? null : poison,
    mimickedSpell: number('mimics'),
    liquid: isOn('liquid'),
    multipleTargets: isOn('several'),
    neverMiss: avoided === 'never',
    onsetDelay: number('onset'),
    pitSpikes: isOn('spikes') && isPit,
    touchAttack: isOn('touch') && avoided === 'attack' && !isPit,
    extraPrice: number('price'),
  };
}

/** What of the fields does not go together. */
function notesOf({ number, choice }: ToolValues): [string, string][] {
  const isPit = number('depth') > 0;
  const attacks = choice('avoided') === 'attack' && !isPit;
  const notes: [string, string][] = [];
  if (isPit && choice('avoided') === 'attack') notes.push(['Pit', 'It makes no attack roll; a Reflex save avoids it.']);
  if (choice('touch') === 'yes' && !attacks) notes.push(['Touch attack', 'Only of a trap that makes an attack roll.']);
  if (choice('spikes') === 'yes' && !isPit) notes.push(['Pit spikes', 'Only of a pit: enter how deep it is.']);
  if (choice('avoided') === 'never' && number('onset') === 0)
    notes.push(['Onset delay', 'A trap that never misses always has one.']);
  return notes;
}

/** `(1,000 base + 400 attack bonus) × 2 + 100 = 2,900 gp`. */
function priceText({ terms, base, extra, total }: TrapCost, rating: number): string {
  const [, ...modifiers] = terms;
  const figures = modifiers.map(
    ({ label, value }) => `${value < 0 ? '−' : '+'} ${Math.abs(value).toLocaleString('en')} ${label}`,
  );
  const more = extra > 0 ? ` + ${extra.toLocaleString('en')} poison and items` : '';
  const product = `(${['1,000', ...figures].join(' ')}) × ${rating}${more}`;
  return base * rating + extra < total
    ? `${product}, but at least 100 gp × ${rating} = ${gold(total)}`
    : `${product} = ${gold(total)}`;
}

function craftRows(price: number, dc: number | null): [string, string][] {
  if (dc === null) return [['Craft DC', 'The table of Craft DCs ends at challenge rating 10.']];
  const weeks = trapCraftWeeks(price, dc);
  return [
    ['Raw materials', gold(Math.ceil(price / 3))],
    ['Time', `${counted(weeks, 'week')} of checks that just meet the DC`],
  ];
}
