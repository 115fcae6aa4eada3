/**
 * Base attack, saving throws and hit points of a character, each as the sum of its terms.
 *
 * Sources: Player's Handbook v.3.5, pages 22 to 24 and 60 (SRD "Class and Level Features", "Multiclass Characters"); racial Hit
 * Dice: Monster Manual, page 290 (SRD "Monsters as Races"); from 21st level: SRD "Epic Level Basics".
 */

import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import {
  baseAttackBonus,
  epicAttackBonus,
  epicSaveBonus,
  iterativeAttacks,
  LAST_NONEPIC_LEVEL,
  saveBonus,
} from '../class-progression.ts';
import {
  attackFeatTerms,
  grappleFeatTerms,
  hitPointFeatTerms,
  initiativeFeatTerms,
  saveFeatTerms,
} from '../feat-bonuses.ts';
import { improvedReaction } from '../improved-reaction.ts';
import { sizeModifierToAttack, sizeModifierToGrapple } from '../monster-math.ts';
import type { Size } from '../monster-vocabulary.ts';
import { SAVE_ABILITIES, SAVES, type Save } from '../saves.ts';
import { type Sum, sumOf, type Term } from '../sums.ts';
import type { Build, SaveSum, Sheet, TakenFeat } from './sheet.ts';
import { levelsIn } from './sheet.ts';

/** Levels of one class or of the race that count for base attack and saves: the first 20 in the order of the classes. */
type Part = {
  label: string;
  level: number;
  base_attack: 'good' | 'average' | 'poor' | null;
  saves: Partial<Record<Save, 'good' | 'poor' | undefined>>;
};

function countedParts({ race, classes }: Build): Part[] {
  const { racial_hit_dice: dice } = race;
  const parts = [
    ...(dice
      ? [{ label: `${race.name} Hit Dice`, level: dice.count, base_attack: dice.base_attack, saves: dice.saves }]
      : []),
    ...classes.map(({ facts: { name, base_attack, saves }, level }) => ({ label: name, level, base_attack, saves })),
  ];
  let left = LAST_NONEPIC_LEVEL;
  return parts.map((part) => {
    const level = Math.min(left, part.level);
    left -= level;
    return { ...part, level };
  });
}

/** The base attack bonus: what each class gives, and from 21st level the epic bonus. */
export function baseAttackSum(build: Build): Sum {
  const epic = epicAttackBonus(build.level);
  return sumOf([
    ...countedParts(build).map(({ label, level, base_attack }) =>
      base_attack === null || level === 0
        ? null
        : { label: `${label} ${level}`, value: baseAttackBonus(base_attack, level) },
    ),
    epic === 0 ? null : { label: 'Epic attack bonus', value: epic },
  ]);
}

/** The attacks of a full attack, without Strength; the epic bonus gives none. */
export function attacksOf(build: Build, { total }: Sum): number[] {
  const epic = epicAttackBonus(build.level);
  return iterativeAttacks(total - epic, epic);
}

/**
 * The Charisma bonus to all saves of paladins and blackguards from 2nd level; a penalty does not count.
 *
 * Source: Player's Handbook, page 44 (Divine Grace); Dungeon Master's Guide, page 182 (Dark Blessing).
 */
function charismaTerms({ character, ...build }: Build): (Term | null)[] {
  const value = Math.max(0, abilityModifier(character.abilities.cha));
  const gives = [
    ['paladin', 'Divine grace'],
    ['blackguard', 'Dark blessing'],
  ] as const;
  return gives.map(([slug, label]) => (levelsIn(build, slug) >= 2 && value > 0 ? { label, value } : null));
}

/** The three saves with what always applies; nothing that holds only against some effects, and no gear. */
export function saveSums(build: Build, feats: readonly TakenFeat[]): Record<Save, SaveSum> {
  const { race, character, level } = build;
  const parts = countedParts(build);
  const epic = epicSaveBonus(level);
  const saves = SAVES.map((save): [Save, SaveSum] => {
    const ability = SAVE_ABILITIES[save];
    const base = sumOf([
      ...parts.map((part) => {
        const progression = part.saves[save];
        if (progression === undefined || part.level === 0) return null;
        return { label: `${part.label} ${part.level}`, value: saveBonus(progression, part.level) };
      }),
      epic === 0 ? null : { label: 'Epic save bonus', value: epic },
    ]);
    const sum = sumOf([
      ...base.terms,
      {
        label: `${ABILITY_NAMES[ability]} ${character.abilities[ability]}`,
        value: abilityModifier(character.abilities[ability]),
      },
      race.save_bonus === 0 ? null : { label: race.name, value: race.save_bonus },
      ...charismaTerms(build),
      ...saveFeatTerms(save, feats),
    ]);
    return [save, { base: base.total, sum }];
  });
  return Object.fromEntries(saves) as Record<Save, SaveSum>;
}

/**
 * Average hit points: the first Hit Die of the character at its maximum, the others at their average, Constitution for each, at
 * least 1 a Hit Die; rounded down once.
 *
 * Source: Player's Handbook, page 22 (Hit Dice).
 */
export function hitPointSum({ race, classes, character, level, facts }: Build, feats: readonly TakenFeat[]): Sum {
  const dice = [
    ...(race.racial_hit_dice
      ? [{ label: `${race.name} Hit Dice`, count: race.racial_hit_dice.count, die: race.racial_hit_dice.die }]
      : []),
    ...classes.flatMap(({ facts, level: count }) =>
      facts.hit_die === null ? [] : [{ label: facts.name, count, die: facts.hit_die }],
    ),
  ];
  const rolled = dice.flatMap(({ label, count, die }, index) => {
    const first = index === 0 ? [{ label: `${label}, first d${die} at its maximum`, value: die }] : [];
    const rest = index === 0 ? count - 1 : count;
    return rest === 0
      ? first
      : [...first, { label: `${label} ${rest}d${die}, average`, value: (rest * (die + 1)) / 2 }];
  });
  const modifier = abilityModifier(character.abilities.con);
  const { terms, total } = sumOf([
    ...rolled,
    modifier === 0 ? null : { label: `Constitution ${character.abilities.con} × ${level}`, value: modifier * level },
    ...hitPointFeatTerms(feats, facts.feats),
  ]);
  return { terms, total: Math.max(level, Math.floor(total)) };
}

/** Checks of a fight: initiative and grapple checks, and the first attack with a melee and a ranged weapon. */
export type FightSums = { initiative: Sum; grapple: Sum; melee: Sum; ranged: Sum };

/**
 * What a fight is rolled with, without weapons and other gear. The base attack bonus and the modifiers of ability and size.
 *
 * Source: Player's Handbook, pages 134 (attack bonus), 136 (initiative) and 155 (grapple checks).
 */
export function fightSums({ character, race, baseAttack, feats, specials }: Sheet): FightSums {
  const { str, dex } = character.abilities;
  const size = (character.size ?? race.size ?? 'medium') as Size;
  const strength = { label: `Strength ${str}`, value: abilityModifier(str) };
  const dexterity = { label: `Dexterity ${dex}`, value: abilityModifier(dex) };
  const ofSize = (value: number) => (value === 0 ? null : { label: `Size ${size}`, value });
  const base = { label: 'Base attack', value: baseAttack.total };
  const reaction = improvedReaction(specials.map(({ text }) => text));
  return {
    initiative: sumOf([
      dexterity,
      reaction === 0 ? null : { label: 'Improved reaction', value: reaction },
      ...initiativeFeatTerms(feats),
    ]),
    grapple: sumOf([base, strength, ofSize(sizeModifierToGrapple(size)), ...grappleFeatTerms(feats)]),
    melee: sumOf([base, strength, ofSize(sizeModifierToAttack(size)), ...attackFeatTerms(feats)]),
    ranged: sumOf([base, dexterity, ofSize(sizeModifierToAttack(size)), ...attackFeatTerms(feats)]),
  };
}
