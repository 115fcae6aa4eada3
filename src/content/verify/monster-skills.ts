import { sentenceCase } from '../../rules/monster-format.ts';
import { KEY_ABILITY, SYNERGY, skillFloor } from '../../rules/monster-skills.ts';
import { signed } from '../../rules/signed.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Check } from './check.ts';

type Listed = Extract<NonNullable<Monster['skills']>[number], { skill: string }>;

/** Skills with an armor check penalty (Player's Handbook, page 63). */
const ARMORED_SKILLS = new Set([
  'balance',
  'climb',
  'escape-artist',
  'hide',
  'jump',
  'move-silently',
  'sleight-of-hand',
  'swim',
  'tumble',
]);

/**
 * An upper bound of the armor check penalty: full plate and a tower shield. The stat blocks do not print the penalty of
 * a monster's armor.
 */
const MAX_ARMOR_PENALTY = 16;

/**
 * Compares skill modifiers with their lowest possible value: ability, size, speed and feats. Ranks and racial bonuses
 * only add to it, so only a lower modifier differs from the rules.
 */
export function skillChecks(monster: Monster, feats: NonNullable<Monster['feats']>): Check[] {
  const { abilities, size, speed, armor_class } = monster;
  const bearer = { abilities, size, speed, feats: feats.filter((taken) => 'feat' in taken) };
  const armored = armor_class.parts.some(({ kind }) => kind === 'armor' || kind === 'shield');
  return (monster.skills ?? []).flatMap((listed) => {
    if (!('skill' in listed) || listed.modifier === undefined || !(listed.skill in KEY_ABILITY)) return [];
    const penalty = armored && ARMORED_SKILLS.has(listed.skill) ? MAX_ARMOR_PENALTY : 0;
    return [
      ...floorCheck(listed, listed.modifier, skillFloor(listed.skill, bearer) - penalty),
      ...synergyCheck(listed),
    ];
  });
}

function floorCheck({ skill }: Listed, modifier: number, floor: number): Check[] {
  const name = sentenceCase(skill);
  const printed = `${name} ${signed(modifier)}`;
  const computed = modifier < floor ? `${name} ${signed(floor)} or more` : printed;
  return [{ rule: 'skill-modifier', printed, computed }];
}

/** The modifier with synergy in a note is 2 higher: `Survival +1 (+3 following tracks)`. */
function synergyCheck({ skill, modifier = 0, note }: Listed): Check[] {
  const match = /^([+−])(\d+)\D/.exec(note ?? '');
  if (!match) return [];
  const name = sentenceCase(skill);
  const special = Number(match[2]) * (match[1] === '−' ? -1 : 1);
  return [
    { rule: 'skill-synergy', printed: `${name} ${signed(special)}`, computed: `${name} ${signed(modifier + SYNERGY)}` },
  ];
}
