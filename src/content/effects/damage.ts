import type { EffectSource } from './source.ts';
import { findAll, isDenied } from './wording.ts';
import { ABILITY_WORD, abilityNamed } from './words.ts';

/** Types of damage: those of resistances and immunities, and those of weapons. */
export const DAMAGE_TYPES = [
  'acid',
  'cold',
  'electricity',
  'fire',
  'sonic',
  'force',
  'positive-energy',
  'negative-energy',
  'bludgeoning',
  'piercing',
  'slashing',
  'nonlethal',
] as const;
type DamageType = (typeof DAMAGE_TYPES)[number];

/** Cold iron is a material. */
const TYPE = DAMAGE_TYPES.map((type) => (type === 'cold' ? 'cold(?! iron)' : type.replace('-', ' '))).join('|');
const LIST = `(?:${TYPE})(?:(?:,|,? or|,? and|/) ?(?:of )?(?:${TYPE}))*`;
const AMOUNT = String.raw`\d+(?:d\d+)?(?:[+×]\d+(?:d\d+)?)?`;

/** `4d6 points of fire damage`, `2d4 acid`, `half of it fire damage`, `the same amount of nonlethal damage`. */
const DEALT = [
  new RegExp(
    `\\b${AMOUNT} (?:extra |additional |more )?(?:points? of )?(?:extra |additional )?(${LIST})(?: damage)?(?=[\\s,.;)]|/level|$)`,
  ),
  new RegExp(
    `\\b(?:deals?|does|do|dealing|doing|inflicts?|takes?|suffers?) (?:(?!not? )[\\w+]+ ){0,4}(${LIST}) damage\\b`,
  ),
  new RegExp(`\\b(?:same|equal) amount of (${LIST}) damage\\b`),
  new RegExp(
    `\\b(?!cone of cold)(?:cone|line|cloud|burst|ray|jet|stream|bolt|blast|bolts|rays) of (?!force)(?:\\w+ )?(${LIST})\\b(?=.*\\d)`,
  ),
];
const BREATH = new RegExp(
  `\\bbreath(?:es|ing)? (?:an? )?(?:[\\w-]+ ){0,3}?(?:(?:cone|line|cloud)s? of )?(${LIST})\\b|\\b(${TYPE})-breathing`,
);
/** The damage of natural weapons and clubs, which is left out for monsters because almost all deal it. */
const PHYSICAL = ['bludgeoning', 'piercing', 'slashing'];
const HARMLESS =
  /\b(?:resist|absorb|soak|protect|prevent|ward|immun|vulnerab|reduc|negat|ignor|heal|cure|half damage from|survive|endure|against|first \d+|each \d+ points?|shield|otherwise|in place of|instead of|(?:powers?|spells?|magic) that|\byou (?:take|suffer))|more than\b/;

/** The types of damage that the entry deals, and the ability scores that it damages or drains. */
export function damageDealt(source: EffectSource): string[] {
  const kinds = new Set<string>([
    ...typedDamage(source),
    ...(source.kind === 'monsters' ? attackDamage(source.value) : []),
  ]);
  for (const { text, head, part } of source.passages) {
    if (/\b(?:resistan|immunit|vulnerab|fast healing|regeneration)/.test(head)) continue;
    const breath = source.kind === 'monsters' ? [BREATH] : [];
    for (const { before, match, after } of [...DEALT, ...breath].flatMap((pattern) => findAll(text, pattern)))
      if (
        !HARMLESS.test(before) &&
        !isDenied(before) &&
        !(/\byou $/.test(before) && /^(?:take|suffer)/.test(match[0])) &&
        !/\b(?:soaked|absorbed)\b/.test(after) &&
        !(part === 'special' && /\bif\b/.test(before))
      )
        for (const type of typesIn(match[1] ?? match[2] ?? '')) kinds.add(type);
    for (const tag of [...abilityHarm(text), ...abilityLoss(text), ...(VENOM.test(text) ? poisonHarm(text) : [])])
      kinds.add(tag);
  }
  if (source.kind === 'monsters') for (const type of PHYSICAL) kinds.delete(type);
  return [...kinds].map((kind) => (kind.startsWith('drain-') ? kind : `damage-${kind}`));
}

function typesIn(text: string): DamageType[] {
  return DAMAGE_TYPES.filter((type) => new RegExp(`\\b${type.replace('-', ' ')}\\b`).test(text));
}

function typedDamage({ kind, value }: EffectSource): string[] {
  if (kind !== 'items') return [];
  const { weapon, poison } = value;
  const strikes = [...(weapon?.damage_types ?? []), ...(weapon?.second_head?.damage_types ?? [])];
  const blunted = weapon?.traits?.includes('nonlethal') ? ['nonlethal'] : [];
  const harm = poison ? [poison.initial, poison.secondary].flatMap((line) => poisonHarm(line.toLowerCase())) : [];
  return [...strikes, ...blunted, ...harm];
}

type MonsterValue = Extract<EffectSource, { kind: 'monsters' }>['value'];

/** Additional damage of a hit: `1d6 fire`, `1d6 Str`. */
function attackDamage({ attack, full_attack }: MonsterValue): string[] {
  const strikes = [attack, full_attack].flatMap((attacks) => (Array.isArray(attacks) ? attacks.flat() : []));
  return strikes.flatMap(({ plus = '', effect = '' }) => {
    const text = `${plus}; ${effect}`.toLowerCase();
    return [
      ...typesIn([...text.matchAll(/\d+d?\d* (?:points of )?([a-z ]+)/g)].map(([, words = '']) => words).join(';')),
      ...poisonHarm(text),
    ];
  });
}

/**
 * The wording of poisons and diseases: `initial damage 1d6 Str, secondary 2d6 Str`, `incubation period 1 day, damage 1d3
 * Con`, and the cell `1d3 Dex and 1d3 Con` of a table.
 */
const VENOM =
  /\binitial(?: and secondary)? damage\b|\bsecondary damage\b|\bincubation\b|^\d+d\d+ (?:str|dex|con|int|wis|cha)\b/;

/** `1d6 Con`, `2d4 Con and 1d3 Str`, `1 Con drain`. */
function poisonHarm(text: string): string[] {
  return [
    ...text.matchAll(new RegExp(`\\d+(?:d\\d+)?(?:[+]\\d+)? (?:points? of )?(${ABILITY_WORD})\\b( drain)?`, 'g')),
  ].flatMap(([, word = '', drain]) => {
    const ability = abilityNamed(word);
    return ability === undefined ? [] : [drain ? `drain-${ability}` : ability];
  });
}

const HARM = new RegExp(
  `\\b(?:\\d+(?:d\\d+)?(?:[+]\\d+)?|\\d+ points?|points?|dice|more|extra|permanent|temporary)(?: points?)?(?: of)?(?: permanent| temporary| extra| initial| secondary)*((?:(?:,| or| and|,? plus|(?: and)? \\d+d\\d+)? ?(?:points? of )?(?:${ABILITY_WORD})\\b){1,6}) (damage|drain)\\b`,
);

const POINTS = String.raw`(?:\d+(?:d\d+)?(?:[+]\d+)? points? (?:each )?of )`;
const LOSS = new RegExp(
  `\\bdrain(?:s|ed of)? (${POINTS}(?:${ABILITY_WORD})\\b(?:,? (?:and |or )?${POINTS}?(?:${ABILITY_WORD})\\b)*)`,
);

/** Ability scores that a verb drains: `drains 1 point each of Strength and Dexterity`. */
function abilityLoss(text: string): string[] {
  return findAll(text, LOSS).flatMap(({ match: [, words = ''], before }) =>
    isDenied(before) ? [] : abilitiesIn(words).map((ability) => `drain-${ability}`),
  );
}

/** Damage and drain of ability scores. */
function abilityHarm(text: string): string[] {
  return findAll(text, HARM).flatMap(({ match: [, words = '', way], before }) => {
    if (HARMLESS.test(before) || isDenied(before) || /\b(?:cures?|restores?|regains?|removes?)\b/.test(before))
      return [];
    return abilitiesIn(words).map((ability) => (way === 'drain' ? `drain-${ability}` : ability));
  });
}

function abilitiesIn(words: string) {
  return [...words.matchAll(new RegExp(`\\b(?:${ABILITY_WORD})\\b`, 'g'))].flatMap(
    ([word]) => abilityNamed(word) ?? [],
  );
}
