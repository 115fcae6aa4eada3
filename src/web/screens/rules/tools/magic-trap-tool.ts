import { counted } from '../../../../rules/counted.ts';
import { minimumCasterLevel } from '../../../../rules/item-prices.ts';
import {
  magicTrapCost,
  magicTrapDc,
  magicTrapRating,
  magicTrapSaveDc,
  spellTrapCost,
  type TrapSpell,
  trapCraftDays,
} from '../../../../rules/magic-traps.ts';
import type { AtLeast, RuleTool, ToolGroup, ToolValues } from './tool.ts';
import { DIE_SIDES, termsText } from './trap-tool.ts';

const LEVELS = Array.from({ length: 10 }, (_, level) => [String(level), String(level)] as const);

/** The lowest caster level of the spell whose level a field has. Wizards, clerics and druids cast spells first. */
const casterOf =
  (field: string): AtLeast =>
  ({ choice }) => {
    const level = choice(field);
    const lowest = level === 'none' ? null : minimumCasterLevel('wizard', Number(level));
    return lowest === null ? null : { lowest, reason: `for a spell of level ${level}` };
  };

const COMPONENTS: ToolGroup = {
  name: 'Components and trigger',
  fields: [
    { name: 'materials', label: 'Material components, gp', lowest: 0, highest: 99_999, fallback: 0 },
    { name: 'spell_xp', label: 'XP components', lowest: 0, highest: 99_999, fallback: 0 },
    {
      name: 'sensor',
      label: 'Trigger spell level',
      options: [['none', 'None, or alarm'], ...LEVELS],
      fallback: 'none',
    },
    {
      name: 'sensor_caster',
      label: 'Trigger caster level',
      lowest: 1,
      highest: 40,
      fallback: 1,
      atLeast: casterOf('sensor'),
    },
    { name: 'sensor_materials', label: 'Trigger components, gp', lowest: 0, highest: 99_999, fallback: 0 },
  ],
};

const TRIGGER_NOTE = 'Its spell counts for the cost alone, not for the challenge rating and the DCs.';

/** Challenge rating, DCs and cost of a magic trap. */
export const magicTrap: RuleTool = {
  title: 'Design a magic trap',
  fields: [
    { name: 'spell_level', label: 'Spell level', lowest: 0, highest: 9, fallback: 3 },
    {
      name: 'caster',
      label: 'Caster level',
      lowest: 1,
      highest: 40,
      fallback: 5,
      atLeast: casterOf('spell_level'),
    },
    {
      name: 'again',
      label: 'Works',
      options: [
        ['automatic', 'Automatic reset'],
        ['once', 'Once'],
      ],
      fallback: 'automatic',
    },
    { name: 'spell_dice', label: 'Dice a round', lowest: 0, highest: 99, fallback: 5 },
    { name: 'spell_sides', label: 'Die', options: DIE_SIDES, fallback: '6' },
  ],
  groups: [COMPONENTS],
  work(values) {
    const { number, choice } = values;
    const level = number('spell_level');
    const average = (number('spell_dice') * (Number(choice('spell_sides')) + 1)) / 2;
    const { terms, total } = magicTrapRating(level, average);
    const [spell, ...sensors] = spellsOf(values);
    const { gp, xp } = magicTrapCost([spell, ...sensors], choice('again') === 'automatic');
    return {
      figures: [
        ['Challenge rating', String(total)],
        ['Search and disable', `DC ${magicTrapDc(level)}`],
        ['Save', `DC ${magicTrapSaveDc(level)}`],
      ],
      rows: [
        [
          'Challenge rating',
          `${termsText(terms)} = ${total}; average damage of ${counted(average, 'point', 1)} a round`,
        ],
        ...(sensors.length > 0 ? [['Trigger', TRIGGER_NOTE] as const] : []),
        ['Magic device', `${gp.toLocaleString('en')} gp and ${xp.toLocaleString('en')} XP: ${costText(values)}`],
        ['Time', counted(trapCraftDays(gp), 'day')],
        ['Spell trap', `${spellTrapCost([spell]).toLocaleString('en')} gp for a hired caster`],
      ],
    };
  },
};

/** The spell of the trap, and that of its trigger. */
function spellsOf({ number, choice }: ToolValues): [TrapSpell, ...TrapSpell[]] {
  const spell = {
    level: number('spell_level'),
    casterLevel: number('caster'),
    materials: number('materials'),
    xp: number('spell_xp'),
  };
  const sensor = choice('sensor');
  if (sensor === 'none') return [spell];
  const casterLevel = number('sensor_caster');
  return [spell, { level: Number(sensor), casterLevel, materials: number('sensor_materials'), xp: 0 }];
}

/** The sum written out: `500 × 5 × 3 + 500 × 9 × 5 + components × 100`. */
function costText(values: ToolValues): string {
  const isAutomatic = values.choice('again') === 'automatic';
  const spells = spellsOf(values);
  const each = spells.map(
    ({ level, casterLevel }) => `${isAutomatic ? '500' : '50'} gp × ${casterLevel} × ${level === 0 ? '½' : level}`,
  );
  const materials = spells.reduce((sum, spell) => sum + spell.materials, 0);
  const xp = spells.reduce((sum, spell) => sum + spell.xp, 0);
  return [
    ...each,
    ...(materials > 0 ? [`${materials.toLocaleString('en')} gp${isAutomatic ? ' × 100' : ''}`] : []),
    ...(xp > 0 ? [`${xp.toLocaleString('en')} XP × ${isAutomatic ? '500' : '5'} gp`] : []),
  ].join(' + ');
}
