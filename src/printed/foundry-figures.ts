import type { Monster } from '../contract/monsters.ts';
import { type Ability, abilityModifier } from '../rules/abilities.ts';
import { sizeModifierToAttack, sizeModifierToHide } from '../rules/monster-math.ts';
import type { Size } from '../rules/monster-vocabulary.ts';
import { DIVIDED_SKILLS, KNOWLEDGE, SKILLS } from './d35e-names.ts';

/** What an item adds to the figures of an actor. */
export type Change = readonly [formula: string, target: string, part: string, type: string];

/** The modifier of a monster's ability; 0 for a score that it lacks. */
export const modifierOf = (monster: Monster, ability: Ability): number =>
  abilityModifier(monster[ability] ?? undefined);

/** The modifier of its size to attacks and armor class. */
export const sizeBonusOf = ({ size }: Monster): number => sizeModifierToAttack(size as Size);

/** The number of Hit Dice, at least 1, and the sides of the first of them. */
export function hitDiceOf({ hit_dice }: Monster): { count: number; die: number } {
  const dice = [...(hit_dice ?? '').matchAll(/(\d+)(\/\d+)? ?d(\d+)/g)];
  const count = dice.reduce((sum, [, number, part]) => sum + (part === undefined ? Number(number) : 1), 0);
  return { count: Math.max(1, count), die: Number(dice[0]?.[3] ?? 8) };
}

/** Base attack bonus and base saves of the three and two progressions, at a number of Hit Dice (Monster Manual, page 290). */
const ATTACKS = { high: 1, med: 0.75, low: 0.5 } as const;
const SAVES = {
  high: (dice: number) => 2 + Math.floor(dice / 2),
  low: (dice: number) => Math.floor(dice / 3),
} as const;
const SAVE_NAMES = ['fort', 'ref', 'will'] as const;
const SAVE_FIELDS = { fort: 'fort_save', ref: 'reflex_save', will: 'will_save' } as const;
const SAVE_ABILITIES = { fort: 'con', ref: 'dex', will: 'wis' } as const;
type Save = (typeof SAVE_NAMES)[number];

/** The progressions of base attack and saves that come nearest to the printed figures. */
export function progressionsOf(monster: Monster) {
  const { count } = hitDiceOf(monster);
  const nearest = <Name extends string>(names: readonly [Name, ...Name[]], distance: (name: Name) => number) =>
    names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
  const saveOf = (save: Save) => {
    const { terms } = monster.derived[SAVE_FIELDS[save]] ?? { terms: [] };
    const base = terms.find(({ label }) => label === 'Base save')?.value ?? 0;
    return nearest(['high', 'low'], (name) => Math.abs(SAVES[name](count) - base));
  };
  return {
    attack: nearest(['high', 'med', 'low'], (name) =>
      Math.abs(Math.floor(ATTACKS[name] * count) - (monster.base_attack ?? 0)),
    ),
    saves: { fort: saveOf('fort'), ref: saveOf('ref'), will: saveOf('will') },
  };
}

type ArmorPart = 'base' | 'natural' | 'armor' | 'shield' | 'other';

function armorPartOf(label: string): ArmorPart {
  if (/^(?:Base|Size|Dexterity)\b/.test(label)) return 'base';
  if (label === 'Natural armor') return 'natural';
  if (/shield|buckler/i.test(label)) return 'shield';
  return /armor|mail|leather|hide|plate|bracers|chain|barding/i.test(label) ? 'armor' : 'other';
}

/** The bonus of a part of the armor class, 0 where it has none. */
export function armorBonus({ derived }: Monster, part: ArmorPart): number {
  const terms = derived.armor_class.terms.filter(({ label }) => armorPartOf(label) === part);
  return terms.reduce((sum, { value }) => sum + value, 0);
}

/** What the stat block has beside abilities, size and Hit Dice: armor, feats, racial bonuses. Empty where it has nothing. */
export function printedChanges(monster: Monster): Change[] {
  const { count } = hitDiceOf(monster);
  const { attack, saves } = progressionsOf(monster);
  const base = Math.floor(ATTACKS[attack] * count);
  const armor = armorBonus(monster, 'armor');
  const shield = armorBonus(monster, 'shield');
  const known =
    10 + modifierOf(monster, 'dex') + sizeBonusOf(monster) + armorBonus(monster, 'natural') + armor + shield;
  const changes: Change[] = [
    [String(armor), 'ac', 'aac', 'base'],
    [String(shield), 'ac', 'sac', 'base'],
    [String(monster.armor_class_total - known), 'ac', 'ac', 'untyped'],
    [String((monster.base_attack ?? base) - base), 'attack', 'babattack', 'base'],
    ...SAVE_NAMES.map((save): Change => {
      const worked = SAVES[saves[save]](count) + modifierOf(monster, SAVE_ABILITIES[save]);
      return [String((monster[SAVE_FIELDS[save]] ?? worked) - worked), 'savingThrows', save, 'untyped'];
    }),
    [String(monster.initiative - modifierOf(monster, 'dex')), 'misc', 'init', 'untyped'],
    ...skillChanges(monster),
  ];
  return changes.filter(([formula]) => formula !== '0');
}

type ListedSkill = Monster['skills'][number];

/** The system's code of a skill and its key ability; null for wording that is no single skill. */
export function skillCode({ slug, name }: ListedSkill): { code: string; ability: Ability } | null {
  if (slug === 'knowledge') {
    const code = KNOWLEDGE[/\((.*)\)/.exec(name)?.[1] ?? ''];
    return code === undefined ? null : { code, ability: 'int' };
  }
  const known = SKILLS[slug ?? ''];
  return known === undefined ? null : { code: known[0], ability: known[1] };
}

/** The ranks that lead to the printed modifier; less than 0 where a penalty does. */
function ranksOf(monster: Monster, { modifier }: ListedSkill, code: string, ability: Ability): number {
  const size = code === 'hid' ? sizeModifierToHide(monster.size as Size) : 0;
  return (modifier ?? 0) - modifierOf(monster, ability) - size;
}

type Ranks = { rank: number; subSkills?: Record<string, { name: string; ability: Ability; rank: number }> };

/** The ranks of each skill, by code. Craft, Perform and Profession hold several. */
export function skillRanks(monster: Monster): Record<string, Ranks> {
  const skills: Record<string, Ranks> = {};
  for (const skill of monster.skills) {
    const known = skillCode(skill);
    if (known === null || skill.modifier === null) continue;
    const { code, ability } = known;
    const rank = Math.max(0, ranksOf(monster, skill, code, ability));
    if (DIVIDED_SKILLS.includes(code)) {
      const subSkills = skills[code]?.subSkills ?? {};
      const id = `${code}${Object.keys(subSkills).length + 1}`;
      skills[code] = { rank: 0, subSkills: { ...subSkills, [id]: { name: skill.name, ability, rank } } };
    } else skills[code] = { rank };
  }
  return skills;
}

/** The skills whose printed modifier is below that of the ability: ranks are never negative. */
function skillChanges(monster: Monster): Change[] {
  return monster.skills.flatMap((skill): Change[] => {
    const known = skillCode(skill);
    if (known === null || skill.modifier === null || DIVIDED_SKILLS.includes(known.code)) return [];
    const ranks = ranksOf(monster, skill, known.code, known.ability);
    return ranks < 0 ? [[String(ranks), 'skill', `skill.${known.code}`, 'untyped']] : [];
  });
}
