/**
 * The stat lines of spells and powers: ranges, durations, components, saving throws.
 * Content stores them as typed facts; this file formats them in the book's wording and computes values at a caster level.
 *
 * Source: Player's Handbook, chapter 10 (SRD "Magic Overview": Components, Range, Duration, Saving Throw, Spell Resistance);
 * powers read the same (Expanded Psionics Handbook, chapter 4). For powers, caster level means manifester level.
 */

import { capitalized } from './capitalized.ts';
import { grouped } from './grouped.ts';
import { SAVES, type Save } from './saves.ts';

/** Range categories: their distance follows from the caster level, or they have none. */
export const RANGE_CATEGORIES = ['personal', 'touch', 'close', 'medium', 'long', 'unlimited', 'see-text'] as const;
export type RangeCategory = (typeof RANGE_CATEGORIES)[number];

export interface RangeInFeet {
  /** Feet, or feet per caster level. */
  feet: number;
  per_level?: true | undefined;
  /** The caster chooses any distance up to this one. */
  up_to?: true | undefined;
  note?: string | undefined;
}
export interface RangeInMiles {
  /** Miles, or miles per caster level. */
  miles: number;
  per_level?: true | undefined;
  note?: string | undefined;
}
export type Range =
  | RangeCategory
  | { category: RangeCategory; note: string }
  | RangeInFeet
  | RangeInMiles
  /** A range that has no regular form, in the book's wording. */
  | { text: string };

export const DURATION_UNITS = ['round', 'minute', 'hour', 'day'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** Durations without a length of their own. */
export const DURATION_STATES = ['instantaneous', 'permanent', 'concentration', 'see-text'] as const;
export type DurationState = (typeof DURATION_STATES)[number];

interface DurationEnd {
  /** What ends it early: "discharged" in "1 hour/level or until discharged". */
  until?: string | undefined;
  /** (D): the caster can end it at will. */
  dismissible?: true | undefined;
  note?: string | undefined;
}
export interface MeasuredDuration extends DurationEnd {
  amount?: number | undefined;
  /** A roll instead of an amount, such as `1d4+1`. */
  dice?: string | undefined;
  unit: DurationUnit;
  per_level?: true | undefined;
  /** The amount counts once for this many caster levels. */
  per_levels?: number | undefined;
  /** The length is a limit, not fixed. */
  up_to?: true | undefined;
  /** "up-to": as long as concentration lasts, at most this long; "plus": this long after concentration ends. */
  concentration?: 'up-to' | 'plus' | undefined;
}
export interface StateDuration extends DurationEnd {
  state: DurationState;
}
export type Duration = DurationState | StateDuration | MeasuredDuration | { text: string };

const CATEGORY_WORDING: Record<RangeCategory, string> = {
  personal: 'Personal',
  touch: 'Touch',
  close: 'Close (25 ft. + 5 ft./2 levels)',
  medium: 'Medium (100 ft. + 10 ft./level)',
  long: 'Long (400 ft. + 40 ft./level)',
  unlimited: 'Unlimited',
  'see-text': 'See text',
};

const withNote = (wording: string, note: string | undefined): string => (note ? `${wording}; ${note}` : wording);

/** The range in the book's wording, such as `Long (400 ft. + 40 ft./level)`. */
export function formatRange(range: Range): string {
  if (typeof range === 'string') return CATEGORY_WORDING[range];
  if ('text' in range) return range.text;
  if ('category' in range) return withNote(CATEGORY_WORDING[range.category], range.note);
  const perLevel = range.per_level ? '/level' : '';
  if ('miles' in range) {
    return withNote(`${grouped(range.miles)} ${range.miles === 1 ? 'mile' : 'miles'}${perLevel}`, range.note);
  }
  return withNote(`${range.up_to ? 'Up to ' : ''}${grouped(range.feet)} ft.${perLevel}`, range.note);
}

/**
 * The distance in feet at a caster level of 1 or more; touch and personal reach 0 feet.
 * Null where the range is no distance (unlimited, see text, odd wordings).
 */
export function rangeInFeet(range: Range, casterLevel: number): number | null {
  if (typeof range === 'string') {
    switch (range) {
      case 'personal':
      case 'touch':
        return 0;
      case 'close':
        return 25 + 5 * Math.floor(casterLevel / 2);
      case 'medium':
        return 100 + 10 * casterLevel;
      case 'long':
        return 400 + 40 * casterLevel;
      default:
        return null;
    }
  }
  if ('text' in range) return null;
  if ('category' in range) return rangeInFeet(range.category, casterLevel);
  const times = range.per_level ? casterLevel : 1;
  return 'miles' in range ? range.miles * 5280 * times : range.feet * times;
}

const STATE_WORDING: Record<DurationState, string> = {
  instantaneous: 'Instantaneous',
  permanent: 'Permanent',
  concentration: 'Concentration',
  'see-text': 'See text',
};

/** `1 min./level`, `2 hours/level`, `20 minutes`, `1d4+1 rounds`: minutes are abbreviated before a slash only. */
function formatLength(duration: MeasuredDuration): string {
  const { amount, dice, unit, per_level: perLevel, per_levels: perLevels } = duration;
  const per = perLevel ? '/level' : perLevels ? `/${perLevels} levels` : '';
  const plural = dice !== undefined || amount !== 1;
  const word = unit === 'minute' && per ? 'min.' : plural ? `${unit}s` : unit;
  return `${dice ?? grouped(amount ?? 0)} ${word}${per}`;
}

/** The duration in the book's wording, such as `1 min./level (D)`. */
export function formatDuration(duration: Duration): string {
  if (typeof duration === 'string') return STATE_WORDING[duration];
  if ('text' in duration) return duration.text;
  let wording: string;
  if ('state' in duration) {
    wording = STATE_WORDING[duration.state];
    if (duration.until) wording += `${duration.state === 'permanent' ? '' : ' or'} until ${duration.until}`;
  } else {
    const length = formatLength(duration);
    if (duration.concentration === 'up-to') wording = `Concentration, up to ${length}`;
    else if (duration.concentration === 'plus') wording = `Concentration + ${length}`;
    else wording = duration.up_to ? `Up to ${length}` : length;
    if (duration.until) wording += ` or until ${duration.until}`;
  }
  return withNote(wording + (duration.dismissible ? ' (D)' : ''), duration.note);
}

/**
 * The length at a caster level of 1 or more; `1 minute/2 levels` lasts at least one minute.
 * Null where the length is rolled, has no end or is not a regular one. Under `concentration: plus` it is the time after
 * concentration ends, with `up_to` and `up-to` the longest possible time.
 */
export function durationAt(duration: Duration, casterLevel: number): { amount: number; unit: DurationUnit } | null {
  if (typeof duration === 'string' || 'text' in duration || 'state' in duration) return null;
  if (duration.amount === undefined) return null;
  const times = duration.per_level
    ? casterLevel
    : duration.per_levels
      ? Math.max(1, Math.floor(casterLevel / duration.per_levels))
      : 1;
  return { amount: duration.amount * times, unit: duration.unit };
}

/** A component that has no flag of its own. A ritual needs other casters, who give up spell slots for it. */
export const EXTRA_COMPONENTS = ['ritual'] as const;
export type ExtraComponent = (typeof EXTRA_COMPONENTS)[number];

export interface ComponentDetails {
  text?: string | undefined;
  /** Cost of the component in gold pieces, where it is a flat sum. */
  cost_gp?: number | undefined;
  /** The spell can be cast without it: printed in parentheses. */
  optional?: true | undefined;
  /** Named by the spell's text only, not in its components line. */
  unlisted?: true | undefined;
}
export interface XpDetails {
  text?: string | undefined;
  /** Experience points, where the cost is a flat sum. */
  cost?: number | undefined;
  unlisted?: true | undefined;
}
export interface Components {
  verbal?: true | { only: string[] } | undefined;
  somatic?: true | undefined;
  material?: true | ComponentDetails | undefined;
  arcane_focus?: true | ComponentDetails | undefined;
  divine_focus?: true | ComponentDetails | undefined;
  /** What a divine caster's focus stands in for: M/DF or F/DF. */
  divine_focus_replaces?: 'material' | 'focus' | undefined;
  xp?: true | XpDetails | undefined;
  extra?: ExtraComponent[] | undefined;
  note?: string | undefined;
}

const CLASS_ABBREVIATIONS: Record<string, string> = {
  bard: 'Brd',
  cleric: 'Clr',
  druid: 'Drd',
  paladin: 'Pal',
  ranger: 'Rgr',
  sorcerer: 'Sor',
  wizard: 'Wiz',
};

/** The components line as the book prints it: `V, S, M/DF`, in the order V, S, M, F, DF, XP; `None` where there are none. */
export function formatComponents(components: Components): string {
  const parts: string[] = [];
  const {
    verbal,
    material,
    arcane_focus: focus,
    divine_focus: divine,
    divine_focus_replaces: replaces,
    xp,
  } = components;
  if (verbal === true) parts.push('V');
  else if (verbal) parts.push(`V (${verbal.only.map((slug) => CLASS_ABBREVIATIONS[slug] ?? slug).join(', ')} only)`);
  if (components.somatic) parts.push('S');
  const add = (letters: string, part: true | ComponentDetails | XpDetails | undefined) => {
    if (!isListed(part)) return;
    parts.push(part !== true && 'optional' in part && part.optional ? `(${letters})` : letters);
  };
  add(replaces === 'material' ? 'M/DF' : 'M', material);
  add(replaces === 'focus' ? 'F/DF' : 'F', focus);
  if (!replaces) add('DF', divine);
  add('XP', xp);
  for (const extra of components.extra ?? []) parts.push(capitalized(extra));
  return withNote(parts.join(', ') || 'None', components.note);
}

/** Whether the component line names a component: false where the spell lacks it, and where only its text mentions it. */
export function isListed<Details extends ComponentDetails | XpDetails>(
  part: true | Details | undefined,
): part is true | Details {
  return part !== undefined && (part === true || !part.unlisted);
}

/** The saves that a saving throw line names, in the order Fortitude, Reflex, Will: `Will negates (harmless)` names Will. */
export function savesNamed(savingThrow: string): Save[] {
  const line = savingThrow.toLowerCase();
  return SAVES.filter((save) => line.includes(save));
}
