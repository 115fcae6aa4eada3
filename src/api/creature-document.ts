import type { BuiltMonster, CreatureChange } from '../contract/creature-build.ts';
import type { NamedSlug } from '../contract/entries.ts';
import type { Monster } from '../contract/monsters.ts';
import { sizeAndType } from '../printed/monsters.ts';
import { capitalized } from '../rules/capitalized.ts';
import type { Built } from '../rules/creature/build-creature.ts';
import type { CreatureFacts } from '../rules/creature/creature-facts.ts';
import { isSameFeat } from '../rules/creature/gain-feats.ts';
import {
  abilityFields,
  agedAttacks,
  lineFields,
  listedFigures,
  saveFields,
  sizeName,
} from '../rules/creature/stat-block-fields.ts';
import { dragonBody, dragonSpecialAttacks } from '../rules/dragon-attacks.ts';
import { formatAttacks, formatHitDice } from '../rules/monster-format.ts';
import { formatAlignment } from '../rules/monster-lines.ts';
import { hitDiceCount } from '../rules/monster-math.ts';
import { signed } from '../rules/signed.ts';
import { totalOf } from '../rules/sums.ts';
import { textsWithDcs } from './built-dcs.ts';

interface Names {
  types: Readonly<Record<string, string>>;
  classes: Readonly<Record<string, { name: string }>>;
  /** Without it, gained feats are named by their slugs. */
  feats?: Readonly<Record<string, { name: string; group: string }>>;
}

/** The document of the built creature: the printed one with every field that differs, and the list of these. */
export function documentOf(
  printed: Monster,
  before: CreatureFacts,
  { facts, figures, notes, dcs, weapons }: Built,
  names: Names,
): BuiltMonster {
  const [old, now] = [fieldsOf(before, printed, names), fieldsOf(facts, printed, names)];
  const keys = (Object.keys(now) as (keyof typeof now)[]).filter((key) => !isSame(old[key], now[key]));
  const changed = Object.fromEntries(keys.map((key) => [key, now[key]]));
  const figureOf = (key: string) => (figures as Record<string, Built['figures']['str']>)[key];
  const changes = keys.map((field): CreatureChange => {
    const terms = figureOf(field) ?? [];
    return { field, from: printed[field], to: now[field], terms: changedTerms(terms, now[field]) };
  });
  const counted = (['feats', 'skill_points'] as const).flatMap((field): CreatureChange[] => {
    const terms = figureOf(field) ?? [];
    const to = totalOf(terms);
    const from = terms[0]?.label === printed.name ? (terms[0]?.value ?? 0) : 0;
    return to === from ? [] : [{ field, from, to, terms: [...terms] }];
  });
  const typeChanged = keys.some((key) => key === 'type_name' || key === 'subtypes' || key === 'size_name');
  return {
    ...printed,
    ...changed,
    ...(typeChanged ? { type_html: escaped(sizeAndType(now)) } : {}),
    ...textsWithDcs(printed, dcs),
    ...htmlOf('special_attacks', printed, now),
    ...htmlOf('special_qualities', printed, now),
    challenge_rating_note: keys.includes('challenge_rating') ? null : printed.challenge_rating_note,
    skills: isSame(before.skills, facts.skills) ? printed.skills : skillsOf(facts, printed),
    feats: [...keptFeats(printed, before, facts), ...gainedFeats(before, facts, names)],
    derived: derivedOf(printed, figures, keys),
    build: { changes: [...changes, ...counted], notes: [...notes], weapons: [...weapons] },
  };
}

/** The fields that facts decide. */
function fieldsOf(facts: CreatureFacts, printed: Monster, { types, classes }: Names) {
  const { hit_dice, challenge_rating } = facts;
  return {
    name: facts.name,
    size: facts.size as string,
    size_name: sizeName(facts),
    type_slug: facts.type as string,
    type_name: types[facts.type] ?? facts.type,
    subtypes: (facts.subtypes ?? []).map((slug) => namedSubtype(slug, printed)),
    hit_dice: hit_dice === undefined ? printed.hit_dice : formatHitDice(hit_dice, undefined, hitDiceNote(printed)),
    hit_points: facts.hit_points ?? null,
    ...lineFields(facts),
    ...listedFigures(facts),
    ...abilityFields(facts),
    ...saveFields(facts),
    challenge_rating: challenge_rating === undefined ? null : String(challenge_rating),
    alignment: formatAlignment(facts.alignment),
    class_levels: (hit_dice ?? []).flatMap((part) =>
      part.class === undefined
        ? []
        : [{ slug: part.class, name: classes[part.class]?.name ?? part.class, level: hitDiceCount(part) }],
    ),
    age: ageOf(facts, printed),
  };
}

type Fields = ReturnType<typeof fieldsOf>;

/** What the printed line has after the dice in words. */
const hitDiceNote = ({ hit_dice }: Monster): string | undefined =>
  /\s([a-z(].*)$/.exec((hit_dice ?? '').replace(/ plus (?=\d)/g, ''))?.[1];

function ageOf(facts: CreatureFacts, { age }: Monster): Monster['age'] {
  if (age === null) return null;
  const body = dragonBody(facts.dragon_body ?? facts.size);
  const attacks = agedAttacks(facts);
  const { crush, tailSweep } = body
    ? dragonSpecialAttacks(body, facts.abilities.str ?? 10)
    : { crush: null, tailSweep: null };
  return {
    ...age,
    attack_bonus: facts.attack_bonus ?? null,
    full_attack: attacks.length > 0 ? formatAttacks([attacks]) : null,
    crush,
    tail_sweep: tailSweep,
    breath_weapon:
      facts.breath_weapon === undefined
        ? null
        : { damage: facts.breath_weapon.damage ?? null, dc: facts.breath_weapon.dc },
    frightful_presence_dc: facts.frightful_presence_dc ?? null,
    spell_resistance: facts.spell_resistance ?? null,
    caster_level: facts.caster_level ?? null,
  };
}

function namedSubtype(slug: string, { subtypes }: Monster): NamedSlug {
  const name = slug.split('-').map(capitalized).join(' ');
  return subtypes.find((one) => one.slug === slug) ?? { slug, name };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The terms of a number, or of the whole number that a text is. */
function changedTerms(terms: readonly { label: string; value: number }[], to: unknown): CreatureChange['terms'] {
  const value = typeof to === 'string' && /^[+−-]?\d+$/.test(to) ? Number(to.replace('−', '-')) : to;
  return typeof value === 'number' && totalOf(terms) === value ? [...terms] : [];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The printed line with its links, and what is gained after it; a line that lost something is plain. */
function htmlOf(line: 'special_attacks' | 'special_qualities', printed: Monster, now: Fields) {
  const [old, text, html] = [printed[line], now[line], printed[`${line}_html`]];
  if (old === text) return {};
  if (text === null) return { [`${line}_html`]: null };
  const kept = old !== null && html !== null && text.startsWith(`${old}, `);
  return { [`${line}_html`]: kept ? `${html}${escaped(text.slice(old.length))}` : escaped(text) };
}

function skillsOf({ skills = [] }: CreatureFacts, printed: Monster): Monster['skills'] {
  return skills.map(({ skill, subtype, modifier, note, starred, text }) => {
    if (skill === undefined) return { slug: null, name: text ?? '', modifier: null, extra: null };
    const plain = skill.split('-').map(capitalized).join(' ');
    const full = subtype === undefined ? plain : `${plain} (${subtype})`;
    const listed = printed.skills.find(
      (one) => one.slug === skill && (subtype === undefined || one.name.endsWith(`(${subtype})`)),
    );
    const value = modifier === undefined ? '' : `${signed(modifier)}${starred ? '*' : ''}`;
    return {
      slug: skill,
      name: listed?.name ?? full,
      modifier: modifier ?? null,
      extra: [value, note && `(${note})`].filter(Boolean).join(' ') || null,
    };
  });
}

type Feat = NonNullable<CreatureFacts['feats']>[number];

const listedIn = (feats: readonly Feat[] = [], taken: Feat): Feat | undefined =>
  feats.find((one) => isSameFeat(one, taken) && one.bonus === taken.bonus);

/** The printed feats that the creature still has; the facts have all but those that are printed in words. */
function keptFeats({ feats }: Monster, before: CreatureFacts, facts: CreatureFacts): Monster['feats'] {
  const typed = (before.feats ?? []).values();
  return feats.flatMap((printed) => {
    const taken = printed.slug === null ? undefined : typed.next().value;
    if (taken === undefined) return [printed];
    const now = listedIn(facts.feats, taken);
    return now === undefined ? [] : [now.times === taken.times ? printed : { ...printed, extra: featExtra(now) }];
  });
}

function gainedFeats(before: CreatureFacts, { feats = [] }: CreatureFacts, names: Names): Monster['feats'] {
  return feats.flatMap((taken) => {
    const { feat, bonus = false } = taken;
    if (feat === undefined || listedIn(before.feats, taken)) return [];
    const { name = feat.split('-').map(capitalized).join(' '), group } = names.feats?.[feat] ?? {};
    return [{ slug: feat, name, extra: featExtra(taken), bonus, epic: group === 'epic' }];
  });
}

/** `(greatclub)` for what a feat was taken for, `(2)` for how often. */
const featExtra = ({ choice, times = 1 }: Feat): string | null =>
  choice !== undefined ? `(${choice})` : times > 1 ? `(${times})` : null;

const DERIVED = {
  hit_points: 'hit_points',
  armor_class: 'armor_class_total',
  initiative: 'initiative',
  grapple: 'grapple',
  fort_save: 'fort_save',
  reflex_save: 'reflex_save',
  will_save: 'will_save',
} as const;

/** The terms of the figures that changed; the others keep those of the rules. */
function derivedOf({ derived }: Monster, figures: Built['figures'], changed: readonly string[]): Monster['derived'] {
  const anew = Object.entries(DERIVED).flatMap(([name, figure]) => {
    const terms = figures[figure];
    if (!changed.includes(figure)) return [];
    return [[name, terms === undefined ? null : { terms: [...terms], total: totalOf(terms) }]];
  });
  return { ...derived, ...Object.fromEntries(anew) };
}
