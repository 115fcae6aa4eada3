/**
 * What the Special column of a class gives a creature (Player's Handbook, pages 24–57; Monster Manual v.3.5, page 290), as printed
 * monsters with class levels list it: attacks and what is used in combat among the special attacks, the rest among the qualities.
 */
import type { ClassFacts, LevelRow } from '../character/facts.ts';
import { formatFeet, type Speed } from '../monster-format.ts';
import { armorWeight, wornArmor } from './armor-limits.ts';
import { shownAs } from './class-figures.ts';
import type { Draft } from './draft.ts';
import { gainFeats } from './gain-feats.ts';
import { slowed } from './template-body.ts';

/** Feats that are chosen: they are counted, and not features. */
const CHOSEN_FEAT = /^bonus (?:psionic )?feat$/i;
/** A ranger's style, of which it has the feats (combat-style.ts). */
const STYLE = /^(?:(?:improved )?combat style|combat style mastery)$/i;
/** Features of which the player chooses one of several. */
const CHOICE = /^(?:special ability|\d+(?:st|nd|rd|th) favored enemy|discipline|high arcana|secret)$/i;
const ATTACK =
  /^(?:(?:greater |mighty )?rage|sneak attack|sudden strike|skirmish|flurry|greater flurry|smite|turn|rebuke|spells|psionic powers|death attack|quivering palm|psychic strike|precise strike|breath weapon|hail of arrows|arrow of death|phase arrow|seeker arrow|imbue arrow)\b/;
/** Features of several classes that add up (Player's Handbook, pages 26 and 50). */
const ADDS_UP = new Set(['sneak attack', 'trap sense']);

/** How many feats of its own choice the levels after `before` give. */
export const chosenFeats = ({ levels }: ClassFacts, before: number, level: number): number =>
  gainedIn(levels, before, level).filter((text) => CHOSEN_FEAT.test(text)).length;

const gainedIn = (levels: readonly LevelRow[], before: number, level: number): string[] =>
  levels
    .filter((row) => row.level > before && row.level <= level)
    .flatMap(({ special = [] }) => special.flatMap(shownAs));

/** Adds the feats and features that the levels after `before` give, up to `level`. */
export function addClassFeatures(draft: Draft, facts: ClassFacts, before: number, level: number): void {
  const { name, granted_feats, levels, spellcasting } = facts;
  const cause = `${name} ${level}`;
  const isFeat = new Set<string>();
  for (const { level: from, feat, choice } of granted_feats) {
    isFeat.add(feat);
    if (from <= before || from > level) continue;
    gainFeats(draft, [{ feat, bonus: true, ...(choice && { choice: choice.replaceAll('-', ' ') }) }], cause);
  }
  const texts = gainedIn(levels, before, level);
  const named = texts.filter(
    (text) => ![CHOSEN_FEAT, STYLE, CHOICE].some((words) => words.test(text)) && !isFeat.has(slugOf(text)),
  );
  const features = listed(draft, [
    ...named.map((text) => text.charAt(0).toLowerCase() + text.slice(1)),
    ...(spellcasting !== null && casts(levels, level)
      ? [spellcasting.type === 'psionic' ? 'psionic powers' : 'spells']
      : []),
  ]);
  const values = highest(features);
  const had = highest(gainedIn(levels, 0, before).map((text) => text.toLowerCase()));
  for (const [key, text] of values) lay(draft, key, text, had.get(key));
  if (values.size > 0) draft.notes.push(`Features of ${cause}: ${[...values.values()].join(', ').replace(/\.$/, '')}.`);
  const choices = count(
    texts.filter((text) => CHOICE.test(text)).map((text) => text.toLowerCase().replace(/^\d+\w+ /, '')),
  );
  for (const [what, times] of choices)
    draft.notes.push(`${cause}: ${what}${times === 1 ? '' : ` (${times} times)`} is to be chosen.`);
  changeSpeed(draft, facts, before, level);
}

/** `Scribe Scroll` is the feat of this slug; `Weapon Focus (mind blade)` weapon focus; a monk's unarmed strike is a feat too. */
const slugOf = (text: string): string => {
  const slug = text
    .toLowerCase()
    .replace(/ \(.*$/, '')
    .replaceAll("'", '')
    .replaceAll(' ', '-');
  return slug === 'unarmed-strike' ? 'improved-unarmed-strike' : slug;
};

const casts = (levels: readonly LevelRow[], level: number): boolean =>
  levels.some((row) => row.level <= level && ((row.spells_per_day?.length ?? 0) > 0 || (row.max_power_level ?? 0) > 0));

/** Turning goes by alignment (Player's Handbook, page 33); a second uncanny dodge is the improved one (page 26). */
function listed({ facts }: Draft, texts: readonly string[]): string[] {
  const { alignment } = facts;
  const words = typeof alignment === 'string' ? alignment.toLowerCase() : alignment.alignment;
  const [good, evil] = [/good/.test(words), /evil/.test(words)];
  const dodges = (facts.special_qualities ?? []).some((one) => /^(?:improved )?uncanny dodge$/.test(one));
  return texts.map((text) => {
    if (text === 'turn or rebuke undead' && good !== evil) return good ? 'turn undead' : 'rebuke undead';
    return text === 'uncanny dodge' && dodges ? 'improved uncanny dodge' : text;
  });
}

const VALUE = /^(?:([+−]\d+) )?(.*?)(?: ([+−]?\d[\w+]*(?:\/(?:day|week|—)| ft\.)?|any distance))?$/;

/** What a feature is called without its number: `sneak attack` of `sneak attack +3d6`. */
function keyOf(text: string): string {
  const [bare = text] = text.split(' (');
  const [, , name = bare, value = ''] = VALUE.exec(bare) ?? [];
  const plain = name.replace(/^(?:improved (?=uncanny dodge|evasion)|(?:greater|mighty) (?=rage))/, '');
  return value.endsWith('/—') ? `${plain} /—` : plain;
}

/** The last, which is the highest, of each feature that grows; what stands in brackets adds up. */
function highest(texts: readonly string[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text);
    all.set(key, grown(all.get(key), text));
  }
  return all;
}

const BRACKETS = /^(.*?) \((.+)\)$/;
const RAGE = /^(greater |mighty )?rage( .*)?$/;

/** The feature as it is once the later entry is added to the earlier one. */
function grown(had: string | undefined, text: string): string {
  if (had === undefined) return text;
  const [rageHad, rage] = [RAGE.exec(had), RAGE.exec(text)];
  if (rageHad !== null && rage !== null) return `${rage[1] ?? rageHad[1] ?? ''}rage${rage[2] ?? rageHad[2] ?? ''}`;
  if (had === `improved ${text}`) return had;
  const [older, newer] = [BRACKETS.exec(had), BRACKETS.exec(text)];
  if (older === null || newer === null) return text;
  const parts = [...(older[2] ?? '').split(', '), ...(newer[2] ?? '').split(', ')];
  const last = new Map(parts.map((part) => [part.replace(/[+]?\d+/, '#').replace(/s$/, ''), part]));
  return `${newer[1]} (${[...last.values()].join(', ')})`;
}

/** Puts the feature on its list, in place of a lesser one; `had` is what the class had given before. */
function lay(draft: Draft, key: string, text: string, had: string | undefined): void {
  const { facts } = draft;
  const line = ATTACK.test(text) ? 'special_attacks' : 'special_qualities';
  const list = facts[line] ?? [];
  const at = list.findIndex((one) => keyOf(one) === key);
  const own = list[at];
  if (own === undefined) facts[line] = [...list, text];
  else if (ADDS_UP.has(key) || / [+]\d+ ft\.$/.test(text)) facts[line] = list.with(at, summed(own, text, had));
  else if (own !== `improved ${text}` && numberIn(own) <= numberIn(text)) facts[line] = list.with(at, grown(own, text));
}

/** The first number; infinite in `slow fall any distance`, which is more than any. */
const numberIn = (text: string): number =>
  text.endsWith('any distance') ? Number.POSITIVE_INFINITY : Number(/\d+/.exec(text)?.[0] ?? 0);

/** `sneak attack +1d6` and `+3d6` more make `+4d6`; what the class had given before counts once. */
const summed = (own: string, text: string, had = ''): string =>
  own.replace(/\d+/, String(numberIn(own) + numberIn(text) - numberIn(had)));

function count(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

const FAST_MOVEMENT = 10;

/** Fast movement: a barbarian's in anything but heavy armor, a monk's without armor and shield (pages 25 and 41). */
function changeSpeed(draft: Draft, { name, slug, levels }: ClassFacts, before: number, level: number): void {
  const bonusAt = (at: number) => levels.findLast((row) => row.level <= at)?.unarmored_speed_bonus ?? 0;
  const monk = bonusAt(level) - bonusAt(before);
  const fast = slug === 'barbarian' && before === 0 ? FAST_MOVEMENT : 0;
  const feet = monk + fast;
  if (feet <= 0) return;
  const { speed, armor_class } = draft.facts;
  const worn = wornArmor(armor_class.parts).filter(({ kind }) => kind === 'armor' || monk > 0);
  const hinders = monk > 0 ? worn.length > 0 : worn.some(({ note = '' }) => armorWeight(note) === 'heavy');
  if (hinders) {
    draft.notes.push(
      `Fast movement of the ${name} (+${feet} ft.) does not count in its ${worn.map(({ note, kind }) => note ?? kind).join(' and ')}.`,
    );
    return;
  }
  const { base, land } = speed;
  const free = base?.land ?? land;
  if (free === undefined || land === undefined) {
    draft.notes.push(`Fast movement of the ${name} (+${feet} ft.) needs a land speed, which it has not.`);
    return;
  }
  const faster = (one: Speed): Speed => ({ ...one, land: free + feet });
  draft.facts.speed =
    base?.land === undefined
      ? faster(speed)
      : { ...speed, land: land < base.land ? slowed(free + feet) : free + feet, base: faster(base) };
  draft.notes.push(`Fast movement of the ${name}: ${formatFeet(free)} and ${formatFeet(feet)} more on land.`);
}
