import { CREATURE_TYPES } from '../../rules/monster-vocabulary.ts';
import type { EffectSource } from './source.ts';
import { isDenied } from './wording.ts';
import { MUNDANE_TYPES } from './words.ts';

const WORDS = CREATURE_TYPES.map((type) => {
  const word = type.replace('-', ' ');
  const plural = type === 'undead' || type === 'fey' || type === 'vermin' ? word : `${word.replace(/y$/, 'ie')}s?`;
  return { type, singular: word, pattern: `(?:${plural}|${word})` };
});

/**
 * `affects-undead`: the types of creature that the entry is meant for, from the target, area or effect line of a spell
 * or power, or from a text that says so.
 */
export function creaturesAffected(source: EffectSource): string[] {
  const line = targetLine(source);
  return WORDS.filter(({ type, pattern }) => {
    if (line !== '' && targets(line, type, pattern)) return true;
    if (source.kind === 'items' && MUNDANE_TYPES.has(source.value.type)) return false;
    return source.kind !== 'monsters' && source.passages.some(({ text }) => worksOn(text, pattern, source.kind));
  }).map(({ type }) => `affects-${type}`);
}

function targetLine({ kind, value }: EffectSource): string {
  if (kind !== 'spells' && kind !== 'powers') return '';
  const lines = [value.target, value.area, value.target_or_area, value.target_effect_or_area];
  return lines.filter(Boolean).join(' | ').toLowerCase();
}

/** `One undead creature`; not `nonhumanoid`, nor `two pages of animal hide`. */
function targets(line: string, type: string, pattern: string): boolean {
  return (
    new RegExp(`(?<!non-?)\\b${pattern}\\b(?![- ](?:hide|skin|matter|messenger|size|shaped|body))`).test(line) &&
    !(type === 'animal' && /\bmagical beast/.test(line) && !/\banimal/.test(line))
  );
}

function worksOn(text: string, pattern: string, kind: string): boolean {
  if (kind === 'spells' || kind === 'powers') return false;
  const found = new RegExp(
    `\\b(?:against|turn(?:ing)? (?:or (?:rebuke|destroy) )?|rebuk(?:e|ing)|control(?:s|ling)?|commands?|destroys?|charms?|repels?|slays?|damage to|harms?) (?:all |any |an? |the )?(?:evil |corporeal |incorporeal |living |chaotic |lawful |good )?${pattern}\\b(?! attempt)(?!.{0,30}\\battempts?\\b)`,
  ).exec(text);
  return found !== null && !isDenied(text.slice(0, found.index)) && !/\battempts?\b/.test(text.slice(0, found.index));
}
