/** Special attacks and qualities that a template gives, with their figures by Hit Dice. */
import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import { hitDiceTotal } from '../monster-math.ts';
import { type Draft, diceOf, figureOf, isRacial, levelOf } from './draft.ts';
import type { TemplateRules, TemplateVariety } from './template-rules.ts';

/** Adds what the template gives; of two equal qualities the better counts. */
export function laySpecialsOn(
  draft: Draft,
  name: string,
  changes: TemplateRules,
  variety: TemplateVariety | undefined,
): void {
  const { facts } = draft;
  const level = levelOf(diceOf(draft));
  const attacks = (changes.special_attacks?.gain ?? []).filter(
    (one) => !(one === 'spell-like abilities' && lacksMind(draft)),
  );
  facts.special_attacks = union(facts.special_attacks, attacks);
  const qualities = [
    ...(changes.special_qualities?.gain ?? []),
    ...byHitDice(changes, level),
    ...(changes.saves?.bonus ?? []).flatMap(({ type, value, save, against }) =>
      save === undefined && against === undefined
        ? []
        : [
            `+${value} ${type} bonus on ${save === undefined ? '' : `${capitalized(save)} `}saves${against === undefined ? '' : ` against ${against}`}`,
          ],
    ),
    ...(variety?.immunity === undefined ? [] : [`immunity to ${variety.immunity}`]),
  ];
  const rating = Math.max(1, Math.floor(figureOf(draft, 'challenge_rating')));
  const [spell, power] = [changes.spell_resistance, changes.power_resistance].map(
    (rule) => rule && resistanceOf(rule, level, rating),
  );
  facts.special_qualities = withResistance(union(facts.special_qualities, qualities), 'spell', spell);
  facts.special_qualities = withResistance(facts.special_qualities, 'power', power);
  if (facts.spell_resistance !== undefined && spell !== undefined)
    facts.spell_resistance = Math.max(facts.spell_resistance, spell);
  const innate = attacks.some((one) => INNATE.has(one)) ? innateSentence(changes, level) : null;
  if (innate !== null) draft.notes.push(innate);
  for (const smite of attacks.filter((one) => one.startsWith('smite ')))
    draft.notes.push(
      `${capitalized(smite)}: +${Math.min(MOST_SMITE, level)} damage with one melee attack, once per day.`,
    );
  if (variety?.breath !== undefined) {
    const { shape, feet, damage, energy, words } = variety.breath;
    draft.notes.push(
      `Breath weapon: ${damage} points of damage in a ${feet}-foot ${shape} of ${words ?? energy}, once per day.`,
    );
  }
  for (const { name: ability, dc } of [
    ...(changes.special_attacks?.abilities ?? []),
    ...(changes.special_qualities?.abilities ?? []),
  ])
    if (dc !== undefined) draft.notes.push(dcSentence(draft, ability, dc));
  if (changes.natural_weapons_count_as === 'magic' && level >= 1 && countsAsMagic(changes, level))
    draft.notes.push(`${name}: natural weapons count as magic weapons against damage reduction.`);
}

/** Smiting adds the Hit Dice, +20 at most (Monster Manual v.3.5, pages 31, 107, 144 and 147). */
const MOST_SMITE = 20;

const INNATE = new Set(['spell-like abilities', 'psi-like abilities']);

/** `Spell-like abilities, caster level 6: darkness 3/day; desecrate 1/day.`; null where it has none. */
function innateSentence({ innate }: TemplateRules, level: number): string | null {
  const rows = (innate?.rows ?? []).filter(({ from }) => from <= level);
  if (innate === undefined || rows.length === 0) return null;
  const texts = rows.map(({ uses, entries, note }) => {
    const names = entries.map(spellName).join(', ');
    return `${names} ${uses}${note === undefined ? '' : ` (${note})`}`;
  });
  const own = Number(innate.level);
  const caster = Number.isNaN(own) ? level : own;
  const title =
    innate.kind === 'spells'
      ? `Spell-like abilities, caster level ${caster}`
      : `Psi-like abilities, manifester level ${caster}`;
  return `${title}: ${texts.join('; ')}.`;
}

/** `dispel-magic-greater` is greater dispel magic, `summon-monster-iv` summon monster IV. */
function spellName(slug: string): string {
  const words = slug.split('-');
  const last = words.at(-1) ?? '';
  if (/^(?:greater|lesser|mass)$/.test(last)) return [last, ...words.slice(0, -1)].join(' ');
  return (/^[ivx]+$/.test(last) ? words.with(-1, last.toUpperCase()) : words).join(' ');
}

/** Innate spells need an Intelligence or Wisdom of 8 where the template says so; others cannot use them. */
const lacksMind = ({ facts }: Draft) => (facts.abilities.int ?? 0) < 8 && (facts.abilities.wis ?? 0) < 8;

const countsAsMagic = ({ by_hit_dice }: TemplateRules, level: number): boolean =>
  by_hit_dice === undefined ||
  byHitDice({ by_hit_dice, challenge_rating: {} }, level).some((one) => one.startsWith('damage reduction'));

const union = (own: readonly string[] = [], gained: readonly string[]): string[] =>
  gained.reduce<string[]>(
    (all, one) => (all.some((had) => covers(had, one)) ? all : [...all.filter((had) => !covers(one, had)), one]),
    [...own],
  );

const AMOUNT = /^(darkvision|low-light vision|fast healing|damage reduction|regeneration)(?: (\d+)(?: ft\.)?(\/.+)?)?$/;

const TURNING = /^(?:turn resistance )?[+](\d+)(?: turn resistance)?$/;

/** Whether a quality makes another one needless: the same, or the same with a higher number. */
function covers(had: string, other: string): boolean {
  if (had === other) return true;
  const turning = [had, other].map((one) => Number(TURNING.exec(one)?.[1] ?? 0));
  if (turning[0] && turning[1]) return turning[0] >= turning[1];
  const [a, b] = [AMOUNT.exec(had), AMOUNT.exec(other)];
  return a !== null && b !== null && a[1] === b[1] && a[3] === b[3] && Number(a[2] ?? 0) >= Number(b[2] ?? 0);
}

/** The rows of the template by Hit Dice as stat blocks print them: "resistance to acid 5, cold 5 and electricity 5". */
function byHitDice({ by_hit_dice }: TemplateRules, level: number): string[] {
  return (by_hit_dice?.columns ?? []).flatMap((column, n) => {
    const value = valueByHitDice(by_hit_dice, n, level);
    if (value === null || column.startsWith(EXTRA_ATTACKS)) return [];
    const [, energies] = /^Resistance to (.+)$/.exec(column) ?? [];
    if (energies === undefined) return [`${column.toLowerCase()} ${value}`];
    return [`resistance to ${list(energies.split(/, | and /).map((energy) => `${energy} ${value}`))}`];
  });
}

const EXTRA_ATTACKS = 'Extra ';

/** How many attacks the template adds for the Hit Dice; 0 where it adds none. */
export function extraAttacks({ by_hit_dice }: TemplateRules, level: number): number {
  const column = by_hit_dice?.columns.findIndex((name) => name.startsWith(EXTRA_ATTACKS)) ?? -1;
  return column < 0 ? 0 : Number(valueByHitDice(by_hit_dice, column, level) ?? 0);
}

/** The value of a column; beyond the last row it grows by what `beyond` adds for each so many Hit Dice. */
function valueByHitDice(table: TemplateRules['by_hit_dice'], column: number, level: number): string | number | null {
  const row = table?.rows.findLast(({ from }) => (from === '1/2' ? 0 : from) <= level);
  const value = row?.values[column] ?? null;
  const [each = '', ...more] = table?.beyond ?? [];
  const growth = /^[+](\d+)$/.exec(more[column] ?? '')?.[1];
  if (typeof value !== 'number' || growth === undefined || row !== table?.rows.at(-1)) return value;
  const first = row?.from === '1/2' ? 0 : (row?.from ?? 0);
  return value + Number(growth) * Math.floor((level - first) / Number(/\d+/.exec(each)?.[0] ?? 1));
}

const list = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const resistanceOf = (rule: NonNullable<TemplateRules['spell_resistance']>, level: number, rating: number): number =>
  Math.min(
    rule.maximum ?? Number.POSITIVE_INFINITY,
    rule.base + (rule.per_die ?? 0) * level + (rule.per_challenge_rating ?? 0) * rating,
  );

function withResistance(
  qualities: readonly string[],
  kind: 'spell' | 'power',
  resistance: number | undefined,
): readonly string[] {
  if (resistance === undefined) return qualities;
  const pattern = new RegExp(`^${kind} resistance (\\d+)$`);
  const own = qualities.map((one) => Number(pattern.exec(one)?.[1] ?? 0));
  return [...qualities.filter((one) => !pattern.test(one)), `${kind} resistance ${Math.max(...own, resistance)}`];
}

type Dc = NonNullable<NonNullable<NonNullable<TemplateRules['special_attacks']>['abilities']>[number]['dc']>;

/** `Breath Weapon: Reflex DC 17 (10 + 2 half racial Hit Dice + 5 Constitution).` */
function dcSentence(draft: Draft, name: string, { base, hit_dice, ability, save }: Dc): string {
  const racial = Math.ceil(hitDiceTotal(diceOf(draft).filter(isRacial)));
  const level = levelOf(diceOf(draft));
  const dice =
    hit_dice === undefined ? 0 : hit_dice === 'full' ? level : Math.floor((hit_dice === 'half' ? level : racial) / 2);
  const modifier = ability === undefined ? 0 : abilityModifier(draft.facts.abilities[ability]);
  const terms = [
    String(base),
    ...(hit_dice === undefined ? [] : [`${dice} for ${hit_dice === 'full' ? '' : `${hit_dice} `}Hit Dice`]),
    ...(ability === undefined ? [] : [`${modifier} ${ABILITY_NAMES[ability]}`]),
  ];
  return `${name}: ${capitalized(save)} DC ${base + dice + modifier} (${terms.join(' + ').replace('+ -', '− ')}).`;
}
