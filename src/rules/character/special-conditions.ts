/**
 * The conditions of feats and prestige classes that stand in words of their own, by their wording in the content.
 *
 * Sources: Monster Manual, pages 303 to 304 (monsters' feats); Player's Handbook v.3.5, pages 89 to 102; Epic Level Handbook,
 * chapter 1; Dungeon Master's Guide, chapter 6. What only the table can say (a deed, a teacher) is asked.
 */

import { alignmentSteps } from '../alignment.ts';
import { missingCasterLevel, missingReserve } from './casting-conditions.ts';
import { flies, hasFeature, naturalWeapons, sneakAttackDice } from './features.ts';
import { asked, type Missing } from './missing.ts';
import type { Sheet } from './sheet.ts';
import { CROSSBOWS, choiceKey, proficiency } from './weapons.ts';

type Rule = (sheet: Sheet, text: string, choice: string | undefined) => Missing[];

const NOTHING: Rule = () => [];

const body =
  (isMet: (sheet: Sheet) => boolean): Rule =>
  (sheet, text) =>
    isMet(sheet) ? [] : [{ kind: 'body', text: text.charAt(0).toLowerCase() + text.slice(1), have: null, need: text }];

const count =
  (figure: (sheet: Sheet) => number, need: number): Rule =>
  (sheet, text) =>
    figure(sheet) >= need
      ? []
      : [{ kind: 'body', text: text.charAt(0).toLowerCase() + text.slice(1), have: figure(sheet), need }];

/** Proficiency with one of the weapons. */
function proficient(sheet: Sheet, weapons: readonly string[], text: string): Missing[] {
  const answers = weapons.map((weapon) => proficiency(sheet, weapon));
  if (answers.includes('met')) return [];
  return answers.includes('ask') ? [asked(text)] : [{ kind: 'proficiency', text, have: null, need: weapons }];
}

/** The chosen weapon; without a choice there is always one, since everybody can choose an unarmed strike. */
const proficientWithChoice: Rule = (sheet, _, choice) =>
  choice === undefined ? [] : proficient(sheet, [choice], `proficiency with ${choice.replaceAll('-', ' ')}`);

const proficientWithCrossbow: Rule = (sheet, _, choice) =>
  proficient(sheet, choice === undefined ? CROSSBOWS : [choice], 'proficiency with a type of crossbow');

const HEAVY_EXOTIC_STRENGTH = 13;

const strongEnough: Rule = ({ character: { abilities } }, _, choice) => {
  const isHeavy = choice !== undefined && ['sword-bastard', 'waraxe-dwarven'].includes(choiceKey(choice));
  if (!isHeavy || abilities.str >= HEAVY_EXOTIC_STRENGTH) return [];
  return [{ kind: 'ability', text: `Str ${HEAVY_EXOTIC_STRENGTH}`, have: abilities.str, need: HEAVY_EXOTIC_STRENGTH }];
};

/** Spell-like abilities of race or class are there or not; their caster level is asked. */
const spellLike: Rule = (sheet, text) => {
  const has = sheet.race.spell_like_abilities || sheet.race.psi_like_abilities;
  return has ? [asked(text)] : [{ kind: 'body', text, have: null, need: text }];
};

/**
 * The lowest arcane spellcaster level of a familiar whose alignment is within one step: 3rd for the celestial hawk and the
 * fiendish viper, 5th for the neutral ones (Dungeon Master's Guide, page 200).
 */
const familiarLevel: Rule = (sheet) => {
  const { alignment } = sheet.character;
  const near =
    alignment === undefined ||
    [alignmentSteps(alignment, 'neutral-good'), alignmentSteps(alignment, 'neutral-evil')].some((steps) => steps <= 1);
  const arcane = {
    ...sheet,
    casters: { ...sheet.casters, casters: sheet.casters.casters.filter(({ type }) => type === 'arcane') },
  };
  return missingCasterLevel(arcane, near ? 3 : 5);
};

const DOMAIN_ALIGNMENTS: Readonly<Record<string, string>> = {
  chaos: 'chaotic',
  evil: 'evil',
  good: 'good',
  law: 'lawful',
};

const matchesDomain: Rule = ({ character: { alignment, domains } }, text) => {
  const parts = alignment?.split('-') ?? [];
  const isMet = domains.some((domain) => parts.includes(DOMAIN_ALIGNMENTS[domain] ?? ''));
  return isMet ? [] : [{ kind: 'alignment', text, have: alignment ?? null, need: null }];
};

const feature =
  (name: string): Rule =>
  (sheet, text) => {
    const { state } = hasFeature(sheet, name);
    if (state === 'met') return [];
    return state === 'ask' ? [asked(text)] : [{ kind: 'class-feature', text, have: null, need: name }];
  };

const RULES: Readonly<Record<string, Rule>> = {
  'A fly speed': body(flies),
  'Natural armor': body(
    ({ race, specials }) => race.natural_armor > 0 || specials.some(({ text }) => text.startsWith('Natural armor')),
  ),
  'A natural weapon': count(naturalWeapons, 1),
  'Three or more natural weapons': count(naturalWeapons, 3),
  'Three or more natural attacks': count(naturalWeapons, 3),
  'Three or more arms': body(() => false),
  'Three or more hands': body(() => false),
  'A spell-like ability at caster level 6th or higher': spellLike,
  'A spell-like ability at caster level 10th or higher': spellLike,
  'Spell resistance from a lasting source, such as a feat or class feature': body(
    ({ race, specials, feats }) =>
      race.spell_resistance ||
      specials.some(({ text }) => text === 'Diamond soul') ||
      feats.some(({ feat }) => feat === 'improved-spell-resistance'),
  ),
  'Proficiency with the chosen weapon': proficientWithChoice,
  'Proficiency with the chosen type of crossbow': proficientWithCrossbow,
  'Str 13 for the bastard sword and the dwarven waraxe': strongEnough,
  'A power point reserve': missingReserve,
  'Able to cast the chosen spell': (sheet, text) =>
    sheet.casters.casters.some(({ highest }) => highest !== null)
      ? []
      : [{ kind: 'spellcasting', text, have: null, need: null }],
  'Able to acquire a new familiar': feature('summon familiar'),
  'An alignment compatible with the familiar': NOTHING,
  'The arcane spellcaster level that the familiar requires': familiarLevel,
  'An alignment that matches the chosen domain': matchesDomain,
  'Uncanny dodge': feature('uncanny dodge'),
  Evasion: feature('evasion'),
  'Still mind class feature': feature('still mind'),
  // The choice of the class itself, which its first level makes.
  'Chooses a kind of dragon with the first level': NOTHING,
  'Has a patron deity': ({ character }, text) => (character.deity === undefined ? [asked(text)] : []),
};

/** The unmet part of a condition in words; what has no rule is asked. */
export function missingSpecial(sheet: Sheet, text: string, choice: string | undefined): Missing[] {
  const dice = /^Sneak attack \+(\d+)d6$/.exec(text)?.[1];
  if (dice !== undefined) {
    const have = sneakAttackDice(sheet);
    return have >= Number(dice) ? [] : [{ kind: 'class-feature', text: text.toLowerCase(), have, need: Number(dice) }];
  }
  return RULES[text]?.(sheet, text, choice) ?? [asked(text)];
}
