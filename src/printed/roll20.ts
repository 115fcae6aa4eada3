import type { Monster } from '../contract/monsters.ts';
import { ABILITIES, abilityModifier } from '../rules/abilities.ts';
import { printedAttacks, printedDamage } from '../rules/attack-lines.ts';
import { capitalized } from '../rules/capitalized.ts';
import { NOTHING } from '../rules/monster-format.ts';
import { type Origin, plainEntry } from './entry-text.ts';
import { featLine, monsterText, sizeAndType, skillLine } from './monsters.ts';

/**
 * A monster as text for Roll20, in three parts: its stat block for the character's notes; macros, one a line, which
 * use the default roll template and work with any sheet; and a command of the ChatSetAttr script that fills in the NPC page of
 * the sheet "D&D 3.5" for the selected token.
 */
export function roll20Text(monster: Monster, origin: Origin): string {
  return [
    plainEntry(monsterText(monster), origin).trimEnd(),
    ['Macros for Roll20, one a line', ...macros(monster)].join('\n'),
    ['ChatSetAttr command for the sheet D&D 3.5, with the token selected', setCommand(monster)].join('\n'),
  ].join('\n\n----\n\n');
}

const plain = (bonus: number) => (bonus < 0 ? String(bonus) : `+${bonus}`);

/** Initiative goes into the turn order, each attack is rolled with its damage. */
function macros(monster: Monster): string[] {
  const macro = (title: string, rolls: readonly (readonly [label: string, roll: string])[]) =>
    `&{template:default} {{name=${monster.name}: ${title}}} ${rolls.map(([label, roll]) => `{{${label}=${roll}}}`).join(' ')}`;
  const check = (title: string, bonus: number | null, tracker = '') =>
    bonus === null ? [] : [macro(title, [[title, `[[1d20${plain(bonus)}${tracker}]]`]])];
  const line = monster.full_attack ?? monster.age?.full_attack ?? monster.attack ?? '';
  return [
    ...check('Initiative', monster.initiative, ' &{tracker}'),
    ...check('Fortitude', monster.fort_save),
    ...check('Reflex', monster.reflex_save),
    ...check('Will', monster.will_save),
    ...check('Grapple', monster.grapple),
    ...printedAttacks(line).map(({ count, name, bonuses, damage }) => {
      const { dice, threat, rest } = printedDamage(damage);
      const attacks = bonuses.flatMap((bonus) => Array.from({ length: count }, () => bonus));
      const rolls = attacks.flatMap((bonus, i) => {
        const number = attacks.length > 1 ? ` ${i + 1}` : '';
        const hit = [`Attack${number}`, `[[1d20cs>${threat}${plain(bonus)}]]`] as const;
        return dice === null ? [hit] : [hit, [`Damage${number}`, `[[${dice}]]`] as const];
      });
      return macro(capitalized(name), rest === '' ? rolls : [...rolls, ['Also', rest]]);
    }),
  ];
}

/** The attributes of the sheet's NPC page. A bar would end a value, so that it is left out. */
function setCommand(monster: Monster): string {
  const [, parts = ''] = /^\d+ \(([^)]*)\)/.exec(monster.armor_class) ?? [];
  const attributes: [name: string, value: string | number | null][] = [
    ['npcname', monster.name],
    ['npcsize', monster.size_name],
    ['npctype', sizeAndType(monster).slice(monster.size_name.length + 1)],
    ['npchitdie', monster.hit_dice],
    ['npcinit', monster.initiative],
    ['npcspeed', monster.speed],
    ['npcarmorclass', monster.armor_class_total],
    ['npctoucharmorclass', monster.touch_armor_class],
    ['npcflatfootarmorclass', monster.flat_footed_armor_class],
    ['npcarmorclassinfo', parts.replaceAll('−', '-')],
    ['npcbaseatt', monster.base_attack],
    ['npcgrapple', monster.grapple],
    ['npcattack', monster.attack],
    ['npcfullattack', monster.full_attack],
    ['npcspace', monster.space],
    ['npcreach', monster.reach],
    ['npcspecialattacks', monster.special_attacks],
    ['npcspecialqualities', monster.special_qualities],
    ['npcfortsave', monster.fort_save],
    ['npcrefsave', monster.reflex_save],
    ['npcwillsave', monster.will_save],
    ...ABILITIES.flatMap((ability): [string, string | number][] => [
      [`npc${ability}`, monster[ability] ?? '-'],
      [`npc${ability}-mod`, abilityModifier(monster[ability] ?? undefined)],
    ]),
    ['npcskills', skillLine(monster)],
    ['npcfeats', featLine(monster)],
    ['npcenv', monster.environment],
    ['npcorg', monster.organization],
    ['npccr', monster.challenge_rating],
    ['npctreasure', monster.treasure],
    ['npcalignment', monster.alignment],
    ['npcadv', monster.advancement],
    ['npclvladj', monster.level_adjustment],
  ];
  const given = attributes.filter(([, value]) => value !== null && value !== '' && value !== NOTHING);
  return `!setattr --sel ${given.map(([name, value]) => `--${name}|${String(value).replace(/[|\n]/g, ' ')}`).join(' ')}`;
}
