/**
 * The stat lines of spells sorted into the few kinds that players choose by.
 *
 * Source: Player's Handbook v.3.5, pages 174–177 (casting time, range, aiming a spell, duration, saving throw, spell resistance).
 */
import { type Duration, formatRange, type Range } from './spell-facts.ts';

export const SAVE_KINDS = {
  fortitude: 'Fortitude',
  reflex: 'Reflex',
  will: 'Will',
  none: 'None',
  'see-text': 'See text',
} as const;

/** What a successful save does; a harmless spell is one that a subject would want, an object saves only where it is held. */
export const SAVE_EFFECTS = {
  negates: 'Negates',
  half: 'Half',
  partial: 'Partial',
  disbelief: 'Disbelief',
  harmless: 'Harmless',
  object: 'Object',
} as const;

export const RESISTANCE_KINDS = {
  yes: 'Yes',
  harmless: 'Yes (harmless)',
  no: 'No',
  'see-text': 'See text',
} as const;

export const RANGE_KINDS = {
  personal: 'Personal',
  touch: 'Touch',
  close: 'Close',
  medium: 'Medium',
  long: 'Long',
  fixed: 'A fixed distance',
  unlimited: 'Unlimited',
  'see-text': 'See text',
} as const;

export const DURATION_KINDS = {
  instantaneous: 'Instantaneous',
  rounds: 'Rounds',
  minutes: 'Minutes',
  hours: 'Hours',
  days: 'Days',
  concentration: 'Concentration',
  permanent: 'Permanent',
  'see-text': 'See text',
} as const;

export type SaveKind = keyof typeof SAVE_KINDS;
export type SaveEffect = keyof typeof SAVE_EFFECTS;
export type ResistanceKind = keyof typeof RESISTANCE_KINDS;
export type RangeKind = keyof typeof RANGE_KINDS;
export type DurationKind = keyof typeof DURATION_KINDS;

const kindsOf = <Slug extends string>(names: Readonly<Record<Slug, string>>) => Object.keys(names) as Slug[];

const SAVE_WORDS: readonly (readonly [SaveKind, RegExp])[] = [
  ['fortitude', /\bfortitude\b/],
  ['reflex', /\breflex\b/],
  ['will', /\bwill\b/],
  ['none', /\bnone\b|\bno\b/],
];

/**
 * The saves of a saving throw line, each with one of its effects: `Will negates (harmless)` is a Will save that negates, and one
 * that is harmless. The effect is null where the line names none. A line that names no save is `see-text`.
 */
export function saveKinds(line: string): { save: SaveKind; effect: SaveEffect | null }[] {
  const found = new Map<string, { save: SaveKind; effect: SaveEffect | null }>();
  let saves: SaveKind[] = [];
  for (const part of line.toLowerCase().split(/;|\band\b|\bor\b|\bthen\b|,(?! object\))/)) {
    const named = SAVE_WORDS.flatMap(([save, words]) => (words.test(part) ? [save] : []));
    // "Fortitude partial or half" names the save once.
    saves = named.length > 0 ? named : saves;
    const effects = kindsOf(SAVE_EFFECTS).filter((effect) => new RegExp(`\\b${effect}\\b`).test(part));
    for (const save of named.length > 0 || effects.length > 0 ? saves : [])
      for (const effect of effects.length > 0 ? effects : [null]) found.set(`${save} ${effect}`, { save, effect });
  }
  return found.size > 0 ? [...found.values()] : [{ save: 'see-text', effect: null }];
}

/** What a spell resistance line says; `see-text` where it says neither yes nor no. */
export function resistanceKinds(line: string): ResistanceKind[] {
  const found = new Set<ResistanceKind>();
  for (const part of line.toLowerCase().split(/;|\band\b|\bor\b/)) {
    if (/\byes\b/.test(part)) found.add(/\bharmless\b/.test(part) ? 'harmless' : 'yes');
    if (/\bno(?:ne)?\b/.test(part)) found.add('no');
  }
  return found.size > 0 ? kindsOf(RESISTANCE_KINDS).filter((kind) => found.has(kind)) : ['see-text'];
}

/** The kinds of a range: `Personal or touch` is both; feet or miles that do not grow into a category are a fixed distance. */
export function rangeKinds(range: Range): RangeKind[] {
  // The feet in brackets belong to the category before them.
  const text = formatRange(range)
    .toLowerCase()
    .replace(/\(.*?\)/g, '');
  const found = kindsOf(RANGE_KINDS).filter((kind) =>
    kind === 'fixed'
      ? /\d (?:ft\.|miles?\b)/.test(text)
      : kind !== 'see-text' && new RegExp(`\\b${kind}(?:ed)?\\b`).test(text),
  );
  return found.length > 0 ? found : ['see-text'];
}

/** The kinds of a duration: `Concentration, up to 1 min./level` is concentration and minutes. */
export function durationKinds(duration: Duration): DurationKind[] {
  if (typeof duration === 'string') return [duration];
  if ('state' in duration) return [duration.state];
  if ('text' in duration) return durationWords(duration.text.toLowerCase());
  const unit = `${duration.unit}s` as const;
  return duration.concentration === undefined ? [unit] : [unit, 'concentration'];
}

function durationWords(text: string): DurationKind[] {
  const found = kindsOf(DURATION_KINDS).filter((kind) => {
    const word = kind.replace(/^(round|minute|hour|day)s$/, '$1s?');
    return kind !== 'see-text' && new RegExp(`\\b${word}\\b`).test(text);
  });
  return found.length > 0 ? found : ['see-text'];
}

/** The lines of a spell that say what it is aimed at. */
export type AimingLines = {
  area?: string | undefined;
  target?: string | undefined;
  effect?: string | undefined;
  target_or_area?: string | undefined;
  target_or_effect?: string | undefined;
  target_effect_or_area?: string | undefined;
};

/** Words of a line with several targets: one for each level, a number of them, all within a distance. */
const SEVERAL_TARGETS = new RegExp(
  [
    /\b(?:creatures?|objects?|animals?|plants?|allies|ally|corpses?)(?: or (?:objects?|creatures?|animals?))?(?: touched)?(?:\/(?:level|round)| per (?:\w+ )*?levels?\b)/,
    /\bone or more\b|\bany number\b|\btwo or more\b|\bup to (?:two|three|four|five|six|seven|eight|ten)\b(?! \d|-)|\bup to \d+ hd\/level\b/,
    /\bno two of which\b|\bwithin \d+ ft\. of each other\b|\bhands\b|\bsecondary target|\badditional\b/,
    /\b(?:all|several|living|touched|willing|other) creatures\b|\bcreatures touched\b|\bcreature or creatures\b|\ball plants\b|\banimals or magical beasts\b/,
    /\byou and (?:one|other|touched) (?:\w+ )*creatures?\b|\byou plus\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Words of a target line that gives an area. */
const IN_AREA = /\bradius\b|\bbursts?\b|\bspreads?\b|\bemanat/;
/** The same where one line is for targets and areas: `One object or a 10-ft. square`. */
const OR_AREA = /\bradius\b|\bbursts?\b|\bspreads?\b|\bemanat|\d+-ft\. (?:square|cube)/;
/** Effects that reach whoever is there: clouds, walls and the like, not images, doors and mansions. */
const EFFECT_ON_ALL = /\bspreads?\b|\bradius\b(?! area)|\bwall\b|\bburst\b|\bline-shaped\b|\blines of lightning\b/;

/**
 * Whether the spell can reach several targets at once: it has an area, an effect that covers one, or a target line with
 * several creatures or objects.
 */
export function reachesSeveral(spell: AimingLines): boolean {
  const { area, target, effect, target_or_area, target_or_effect, target_effect_or_area } = lowered(spell);
  if (area !== undefined && !/^see text/.test(area)) return true;
  if (effect !== undefined && (EFFECT_ON_ALL.test(effect) || /\bone or more rays\b/.test(effect))) return true;
  if (target !== undefined && (SEVERAL_TARGETS.test(target) || IN_AREA.test(target))) return true;
  return [target_or_area, target_or_effect, target_effect_or_area].some(
    (line) => line !== undefined && (SEVERAL_TARGETS.test(line) || OR_AREA.test(line)),
  );
}

function lowered(spell: AimingLines): AimingLines {
  const { area, target, effect, target_or_area, target_or_effect, target_effect_or_area } = spell;
  const lines = { area, target, effect, target_or_area, target_or_effect, target_effect_or_area };
  return Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line?.toLowerCase()]));
}
