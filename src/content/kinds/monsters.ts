import type { NamedSlug } from '../../contract/entries.ts';
import { CHALLENGE_RATINGS } from '../../contract/monster-filters.ts';
import type { MonsterCard, MonsterFilters, Monster as MonsterResponse } from '../../contract/monsters.ts';
import { slugify } from '../../contract/slug.ts';
import { ALIGNMENTS } from '../../rules/alignment.ts';
import { challengeRatingValue } from '../../rules/challenge-rating.ts';
import {
  abilityFields,
  agedAttacks,
  lineFields,
  listedFigures,
  saveFields,
  sizeName,
} from '../../rules/creature/stat-block-fields.ts';
import { dragonBody, dragonSpecialAttacks } from '../../rules/dragon-attacks.ts';
import { formatAttacks, formatHitDice, sentenceCase } from '../../rules/monster-format.ts';
import { formatAlignment } from '../../rules/monster-lines.ts';
import { hitDiceCount, hitDiceTotal } from '../../rules/monster-math.ts';
import { SIZES } from '../../rules/monster-vocabulary.ts';
import { signed } from '../../rules/signed.ts';
import { illustrator } from '../art/pictures.ts';
import { type CompileContext, inWords, type NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import type { Monster } from '../schema/monsters.ts';
import { allFeats, creatureOf } from '../verify/monster-creature.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf } from './entry-fields.ts';
import { type Families, familiesOf } from './monster-families.ts';
import { attackKindsOf, habitatRows, MONSTER_CHOICES, speedColumns } from './monster-filters.ts';
import { mentionFinder } from './monster-mentions.ts';
import { breathWeapon, derivedFields } from './monster-stat-block.ts';
import { termFinder } from './monster-terms.ts';
import { monsterFacts } from './search-facts.ts';
import { templatesByMonster } from './templates.ts';

export async function compileMonsters(context: CompileContext, writer: Writer): Promise<void> {
  const illustrate = await illustrator(context, writer, context.folder);
  const entries = context.all('monsters');
  const families = familiesOf(context);
  const shared = {
    context,
    families,
    mentions: mentionFinder(context),
    terms: termFinder(context, families.texts),
    templates: templatesByMonster(context),
  };
  for (const entry of entries) {
    const { id, value: monster, columns } = entry;
    const card = cardOf(entry, context);
    const effects = [...context.effects(entry)];
    const detail = {
      ...card,
      ...detailFieldsOf(entry, shared),
      ...illustrate(entry),
      effects,
    } satisfies MonsterResponse;
    const summary = monster.summary ?? typeLine(card);
    const texts = [monster.summary, monster.description, monster.combat, ...listedTexts(monster)];
    const sharedTexts = shared.families.texts(monster);
    writer.addEntry(entry, { card, detail, summary, texts, sharedTexts, facts: monsterFacts(monster), effects });
    writer.add('monsters', [
      {
        ...columns,
        type: monster.type,
        size: monster.size,
        cr: challengeRatingValue(monster.challenge_rating),
        hit_dice: monster.hit_dice === undefined ? null : hitDiceTotal(monster.hit_dice),
        hit_points: card.hit_points,
        alignment: alignmentOf(monster),
        armor_class: card.armor_class_total,
        natural_armor: card.natural_armor,
        str: card.str,
        ...speedColumns(monster),
      },
    ]);
    writer.add('monster_habitats', habitatRows(id, monster));
    writer.add('monster_attacks', values(id, attackKindsOf(monster)));
    writer.add('monster_subtypes', values(id, monster.subtypes));
    writer.add('monster_feats', values(id, featSlugs(monster, context)));
    writer.add('monster_classes', values(id, classSlugs(monster)));
  }
  writer.lookup('monsters', filtersOf(entries, context));
  const alignments = entries.map(({ value }) => alignmentOf(value));
  writer.lookup('choices-monsters', { alignment: choices(alignments, inWords, ALIGNMENTS), ...MONSTER_CHOICES });
}

/** The slug of the alignment that such creatures always, usually or often have; empty if it is none of the nine. */
function alignmentOf({ alignment }: Monster): string {
  return typeof alignment === 'string' ? '' : slugify(alignment.alignment);
}

const values = (id: number, list: readonly string[] = []) => [...new Set(list)].map((value) => ({ id, value }));

/** The feats that the stat block lists, by slug. */
function featSlugs(monster: Monster, context: CompileContext): string[] {
  return allFeats(monster, context).flatMap((taken) => ('feat' in taken ? [taken.feat] : []));
}

function classSlugs({ hit_dice = [] }: Monster): string[] {
  return hit_dice.flatMap((part) => part.class ?? []);
}

/** The text of a monster without a summary in search results: `Huge aberration, CR 7`. */
function typeLine({ size_name, type_name, challenge_rating }: MonsterCard): string {
  return `${size_name} ${type_name.toLowerCase()}${challenge_rating === null ? '' : `, CR ${challenge_rating}`}`;
}

/** The listed texts of the stat block, so that a search for an ability or a terrain finds the monster. */
function listedTexts({
  special_attacks = [],
  special_qualities = [],
  age_abilities = [],
  environment,
}: Monster): string[] {
  const where = environment === undefined ? [] : [`Environment: ${environment}.`];
  return [...special_attacks, ...special_qualities, ...age_abilities, ...where];
}

function cardOf({ id, slug, value: monster }: NumberedEntry<'monsters'>, context: CompileContext): MonsterCard {
  const { hit_dice, hit_points, hit_dice_note } = monster;
  return {
    id,
    slug,
    name: monster.name,
    summary: monster.summary ?? null,
    challenge_rating: monster.challenge_rating === undefined ? null : String(monster.challenge_rating),
    type_name: context.word('creature-types', monster.type),
    type_slug: monster.type,
    subtypes: (monster.subtypes ?? []).map((subtype) => subtypeOf(subtype, context)),
    size: monster.size,
    size_name: sizeName(monster),
    alignment: formatAlignment(monster.alignment),
    hit_dice: hit_dice === undefined ? (hit_dice_note ?? null) : formatHitDice(hit_dice, undefined, hit_dice_note),
    hit_points: hit_points ?? null,
    ...listedFigures(monster),
    environment: monster.environment ?? null,
    rulebook_name: context.name('rulebooks', monster.rulebook),
  };
}

function subtypeOf(slug: string, context: CompileContext): NamedSlug {
  return { slug, name: context.word('creature-subtypes', slug) };
}

/** Data that all monsters are compiled with: their families and templates, and the lookups of mentions and glossary terms. */
type Shared = {
  context: CompileContext;
  families: Families;
  mentions: ReturnType<typeof mentionFinder>;
  terms: ReturnType<typeof termFinder>;
  templates: ReturnType<typeof templatesByMonster>;
};

function detailFieldsOf(entry: NumberedEntry<'monsters'>, { context, families, mentions, terms, templates }: Shared) {
  const monster = entry.value;
  const [family = null, ...wider] = families.of(monster);
  return {
    ...detailOf(entry, context),
    challenge_rating_note: monster.challenge_rating_note ?? null,
    ...lineFields(monster),
    organization_monsters: mentions(entry),
    ...terms(entry),
    races: context
      .all('races')
      .filter(({ value }) => value.monster === entry.slug)
      .map(({ slug, value }) => ({ slug, name: value.name })),
    templates: templates.get(entry.slug) ?? [],
    ...abilityFields(monster),
    ...saveFields(monster),
    skills: skillsOf(monster, context),
    skills_note: monster.skills_note ?? null,
    feats: featsOf(monster, context),
    class_levels: (monster.hit_dice ?? []).flatMap((part) =>
      part.class === undefined ? [] : [{ ...context.namedSlug('classes', part.class), level: hitDiceCount(part) }],
    ),
    description: monster.description === undefined ? null : plainText(monster.description),
    description_html: context.html(monster.description, entry),
    combat: monster.combat === undefined ? null : plainText(monster.combat),
    combat_html: context.html(monster.combat, entry),
    as_race: raceOf(entry.slug, context),
    family,
    wider_families: wider,
    age: ageOf(monster, families),
    ages: families.ages(monster),
    derived: derivedFields(monster, creatureOf(monster, context)),
    verification: context.verification(entry),
  };
}

/** The playable race of the creature; null without one. */
function raceOf(slug: string, context: CompileContext): NamedSlug | null {
  const race = context.all('races').find(({ value }) => value.monster === slug);
  return race === undefined ? null : { slug: race.slug, name: race.value.name };
}

function ageOf(monster: Monster, families: Families): MonsterResponse['age'] {
  if (monster.age === undefined) return null;
  const { abilities, attack_bonus, reach = 0 } = monster;
  const strength = abilities.str ?? 10;
  const body = dragonBody(monster.dragon_body ?? monster.size);
  const attacks = agedAttacks(monster);
  const biteReach = body?.biteReach ?? 0;
  const { crush, tailSweep } = body ? dragonSpecialAttacks(body, strength) : { crush: null, tailSweep: null };
  return {
    slug: monster.age,
    name: sentenceCase(monster.age),
    attack_bonus: attack_bonus ?? null,
    full_attack: attacks.length > 0 ? formatAttacks([attacks]) : null,
    bite_reach: biteReach > reach ? biteReach : null,
    crush,
    tail_sweep: tailSweep,
    breath_weapon: breathWeapon(monster),
    frightful_presence_dc: monster.frightful_presence_dc ?? null,
    spell_resistance: monster.spell_resistance ?? null,
    caster_level: monster.caster_level ?? null,
    abilities: families.abilities(monster),
  };
}

function skillsOf({ skills = [] }: Monster, context: CompileContext): MonsterResponse['skills'] {
  return skills.map((listed) => {
    if (!('skill' in listed)) return { slug: null, name: listed.text, modifier: null, extra: null };
    const { skill, subtype, modifier, note, starred } = listed;
    const name = context.name('skills', skill);
    const value = modifier === undefined ? '' : `${signed(modifier)}${starred ? '*' : ''}`;
    return {
      slug: skill,
      name: subtype === undefined ? name : `${name} (${subtype})`,
      modifier: modifier ?? null,
      extra: [value, note && `(${note})`].filter(Boolean).join(' ') || null,
    };
  });
}

function featsOf(monster: Monster, context: CompileContext): MonsterResponse['feats'] {
  const epic = new Set(monster.epic_feats ?? []);
  return allFeats(monster, context).map((taken) => {
    const bonus = taken.bonus === true;
    if (!('feat' in taken)) return { slug: null, name: taken.text, extra: null, bonus, epic: epic.has(taken) };
    const { feat, choice, times } = taken;
    const often = times === undefined ? '' : choice === undefined ? `(${times})` : `(×${times})`;
    return {
      slug: feat,
      name: context.name('feats', feat),
      extra: [choice && `(${choice})`, often].filter(Boolean).join(' ') || null,
      bonus,
      epic: epic.has(taken),
    };
  });
}

function filtersOf(entries: readonly NumberedEntry<'monsters'>[], context: CompileContext): MonsterFilters {
  const used = (slugs: (monster: Monster) => readonly string[], name: (slug: string) => string): NamedSlug[] =>
    [...new Set(entries.flatMap(({ value }) => slugs(value)))]
      .map((slug) => ({ slug, name: name(slug) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const sizes = new Set(entries.map(({ value }) => value.size));
  return {
    types: used(
      ({ type }) => [type],
      (slug) => context.word('creature-types', slug),
    ),
    challenge_ratings: [...CHALLENGE_RATINGS],
    sizes: SIZES.filter((size) => sizes.has(size)).map((size) => ({ slug: size, name: sentenceCase(size) })),
    subtypes: used(
      ({ subtypes }) => subtypes ?? [],
      (slug) => context.word('creature-subtypes', slug),
    ),
    feats: used(
      (monster) => featSlugs(monster, context),
      (slug) => context.name('feats', slug),
    ),
    classes: used(classSlugs, (slug) => context.name('classes', slug)),
    rulebooks: used(
      ({ rulebook }) => [rulebook],
      (slug) => context.name('rulebooks', slug),
    ),
  };
}
