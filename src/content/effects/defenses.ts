import type { Passage } from './passages.ts';
import type { EffectSource } from './source.ts';
import { findAll, isCase } from './wording.ts';
import { ENERGIES } from './words.ts';

/** What something can be immune to, with the words for it. */
const IMMUNITIES = [
  ...ENERGIES.map((energy) => [energy, new RegExp(`\\b${energy}\\b`)] as const),
  ['poison', /\bpoisons?\b/],
  ['disease', /\bdiseases?\b/],
  ['fear', /\bfear\b/],
  ['mind-affecting', /\bmind-(?:affecting|influencing)\b/],
  ['sleep', /\bsleep\b/],
  ['paralysis', /\bparalysis\b|\bparalyzed\b/],
  ['stunning', /\bstun(?:ning|ned)\b/],
  ['petrification', /\bpetrification\b/],
  ['critical-hits', /\bcritical hits\b/],
  ['death-effects', /\bdeath (?:effects?|spells?|magic)\b/],
  ['energy-drain', /\benergy drain\b/],
  ['ability-damage', /\bability (?:score )?damage\b/],
  ['polymorph', /\bpolymorph(?:ing)?\b/],
] as const;

/** Immunities that are traits of creature types (Monster Manual, pages 305 to 317). */
const BODILESS = ['poison', 'sleep', 'paralysis', 'stunning', 'critical-hits'];
const MINDLESS = ['mind-affecting', ...BODILESS];
const LIFELESS = [...MINDLESS, 'disease', 'death-effects', 'energy-drain'];
const TRAITS: Readonly<Record<string, readonly string[]>> = {
  undead: LIFELESS,
  construct: [...LIFELESS, 'ability-damage'],
  elemental: BODILESS,
  ooze: [...MINDLESS, 'polymorph'],
  plant: [...MINDLESS, 'polymorph'],
  vermin: ['mind-affecting'],
  dragon: ['sleep', 'paralysis'],
};
/** Types without these immunities once they have a mind (an Intelligence score). */
const MINDLESS_ONLY: ReadonlySet<string> = new Set(['ooze', 'vermin']);
/** Immunities that the stat block names as the traits of a race or family. */
const NAMED_TRAITS: Readonly<Record<string, readonly string[]>> = {
  'abomination traits': ['mind-affecting', 'petrification', 'polymorph', 'ability-damage', 'energy-drain'],
  'drow traits': ['sleep'],
  'duergar traits': ['paralysis', 'poison'],
  'elf traits': ['sleep'],
  'elven traits': ['sleep'],
};
/** The heads under which the text of a monster states its own immunities. */
const OWN_IMMUNITIES = /\b(?:immun|amorphous|mindless|traits)/;

/**
 * `resists-fire`, `immune-poison`, `vulnerable-cold`, `spell-resistance` …: the protections and weaknesses that the
 * entry has or grants.
 */
export function defenses(source: EffectSource): string[] {
  return [
    ...new Set(
      source.kind === 'monsters'
        ? [...qualitiesOf(source.value), ...statedImmunities(source.passages)]
        : source.passages.flatMap(({ text }) => granted(text)),
    ),
  ];
}

type Monster = Extract<EffectSource, { kind: 'monsters' }>['value'];

/** The special qualities of the stat block and the traits of the creature type. */
function qualitiesOf({
  special_qualities = [],
  spell_resistance,
  subtypes = [],
  type,
  age_abilities = [],
  abilities,
}: Monster): string[] {
  const lines = special_qualities.concat(age_abilities).map((line) => line.toLowerCase());
  const tags = lines.flatMap(qualityTags);
  const hasMind = MINDLESS_ONLY.has(type) && abilities.int !== undefined;
  const traits = [...(TRAITS[type] ?? []), ...lines.flatMap((line) => NAMED_TRAITS[line] ?? [])].filter(
    (trait) => !(hasMind && trait === 'mind-affecting'),
  );
  const [hot, cold] = [subtypes.includes('fire'), subtypes.includes('cold')];
  return [
    ...tags,
    ...traits.map((trait) => `immune-${trait}`),
    ...(hot ? ['immune-fire', 'vulnerable-cold'] : []),
    ...(cold ? ['immune-cold', 'vulnerable-fire'] : []),
    ...(spell_resistance === undefined ? [] : ['spell-resistance']),
  ];
}

function statedImmunities(passages: readonly Passage[]): string[] {
  return passages
    .filter(({ head, text }) => OWN_IMMUNITIES.test(head) && /\b(?:is|are) immune to\b/.test(text))
    .flatMap(({ text }) => immunitiesIn(text.replace(/^.*?\b(?:is|are) immune to\b/, '')));
}

function qualityTags(line: string): string[] {
  if (/^(?:immun)/.test(line)) return immunitiesIn(line.replace(/ \(.*/, ''));
  if (/^resistance to\b|^(?:acid|cold|electricity|fire|sonic) resistance\b/.test(line))
    return energiesIn(line, 'resists');
  if (/^vulnerab/.test(line)) return energiesIn(line, 'vulnerable');
  const simple = [
    ['spell-resistance', /^spell resistance\b/],
    ['power-resistance', /^power resistance\b/],
    ['damage-reduction', /^damage reduction\b/],
    ['fast-healing', /^fast healing\b/],
    ['regeneration', /^regeneration\b/],
  ] as const;
  return simple.filter(([, words]) => words.test(line)).map(([tag]) => tag);
}

const energiesIn = (text: string, prefix: string) =>
  ENERGIES.filter((energy) => new RegExp(`\\b${energy}\\b`).test(text)).map((energy) => `${prefix}-${energy}`);
const immunitiesIn = (text: string) =>
  IMMUNITIES.filter(([, words]) => words.test(text)).map(([name]) => `immune-${name}`);

const GRANTED =
  /\b(?:(?:has|have|with|gives?|gain|gains|confers?|enjoys?|receives?|and|,|of|adds?) )?(?:permanent |total |complete )?(?:immunity (?:to|against|from)|(?:you|subject|wearer|wielder|bearer|he|she|creature|it|they|caster|recipient|user|owner|who is|them|and) (?:are|is|become|becomes|also are|is also) (?:also |temporarily )?immune to|^(?:is |are )?immune to) /;
const NOT_GRANTED =
  /\b(?:creatures? (?:with|that|of|who|immune)|those|any(?:one)? (?:with|immune)|constructs?|undead|targets?|opponents?|foes?|despite|overcom\w+|ignores?|bypass\w*|natural|affects?|victims?|lose|loses|no|not|neither|if|unless|usual|whatever|successful|the item|they save)\b/;
/** Words after a protection that negate it. */
const FAILS = /\b(?:doesn't|does not|is no help|protects|no longer)\b/;
const RESIST =
  /\b(?:resistance (?:to (?=acid|cold|electricity|fire|sonic)|\d+ (?:to|against) )|(?:acid|cold|electricity|fire|sonic)(?:(?:,|,? and|,? or|\/) ?(?:acid|cold|electricity|fire|sonic))* resistance(?: \d+)?\b|(?:soaks? up|absorbs?|soaked up|ignores?|protects? (?:\w+ ){0,3}from) )/;

/** Protections with a fixed name. */
const OTHER = [
  [
    'spell-resistance',
    /\b(?:has|have|gives?|gain|gains|with|^) ?spell resistance(?: of)? \d|^spell resistance \d|\bsr \d+/,
  ],
  ['power-resistance', /\b(?:has|have|gives?|gain|gains|with) power resistance(?: of)? \d|^power resistance \d/],
  [
    'damage-reduction',
    /\b(?:has|have|gives?|gain|gains|with|gets?|confers) damage reduction(?: of)? \d|^damage reduction \d|^dr \d|\bdr \d+\/(?=\w)/,
  ],
  ['fast-healing', /\b(?:has|have|gives?|gain|gains|with) fast healing \d/],
  ['regeneration', /\bregenerat(?:es|ion) \d|\bregenerates? .{0,20}points? /],
] as const;

/** An energy type that is chosen, or all of them: `resistance 10 to one energy type`. */
const ANY_ENERGY =
  /\b(?:resistance \d+ (?:to|against) (?:one|all|any|each|every|that|the)\b.{0,14}\benergy|energy resistance \d|absorbs \d+ points? .{0,40}of one energy)\b/;

/** The protections that a text grants. */
function granted(text: string): string[] {
  const immune = findAll(text, GRANTED)
    .filter(({ before, match, after }) => !NOT_GRANTED.test(before + match[0]) && !isCase(before) && !FAILS.test(after))
    .flatMap(({ after }) =>
      immunitiesIn(
        after.split(
          /,? (?:but|while|and (?:you|it|he|she|its|your|has|have|cannot|can)|as well|nor|for)\b|, (?=[+\d]|\w+ \d)/,
        )[0] ?? '',
      ),
    );
  const resists = findAll(text, RESIST)
    .filter(
      ({ before }) => !/\b(?:overcom\w+|ignore|creatures? with|if|no|not|against|despite|lose|usual)\b/.test(before),
    )
    .filter(({ after }) => !FAILS.test(after))
    .flatMap(({ match, after }) =>
      /\b(?:damage|resist)/.test(match[0] + after)
        ? energiesIn(match[0] + (after.split(/[(]| but | and (?:the|you|it)\b/)[0] ?? ''), 'resists')
        : [],
    );
  const has = OTHER.filter(([, words]) =>
    findAll(text, words).some(({ before }) => !NOT_GRANTED.test(before) && !isCase(before)),
  );
  const chosen = findAll(text, ANY_ENERGY).some(
    ({ before }) => !isCase(before) && !/\b(?:overcom\w+|ignore|lose)/.test(before),
  );
  const any = chosen ? ENERGIES.map((energy) => `resists-${energy}`) : [];
  return [...immune, ...resists, ...any, ...has.map(([tag]) => tag)];
}
