import type { NamedSlug } from '../../contract/entries.ts';
import type { RaceCard, Race as RaceResponse } from '../../contract/races.ts';
import { ABILITIES } from '../../rules/abilities.ts';
import { baseAttackBonus, effectiveCharacterLevel, saveBonus } from '../../rules/class-progression.ts';
import { sentenceCase } from '../../rules/monster-format.ts';
import { formatRaceSpeed, formatSenses, formatTendency } from '../../rules/race-facts.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import { RACE_GROUPS, RACE_SIZES, type Race } from '../schema/races.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { classSkills } from './class-skills.ts';
import { detailOf, namedBy } from './entry-fields.ts';
import { proficienciesOf } from './proficiencies.ts';
import { raceTraits } from './race-traits.ts';

export function compileRaces(context: CompileContext, writer: Writer): void {
  for (const entry of context.all('races')) {
    const card = cardOf(entry, context);
    const detail: RaceResponse = {
      ...card,
      ...detailOf(entry, context),
      ...factsOf(entry.value, context),
      ...peopleOf(entry, context),
      ...traitsOf(entry, context),
      prestige_classes: prestigeClasses(entry.slug, context),
      named_by: namedBy(entry, context, ['classes', 'monsters']),
      verification: context.verification(entry),
    };
    writer.addEntry(entry, { card, detail, summary: card.summary, texts: textsOf(entry.value) });
    writer.add('races', [rowOf(entry, card)]);
    writer.add(
      'race_subtypes',
      (entry.value.subtypes ?? []).map((value) => ({ id: entry.id, value })),
    );
  }
  writer.lookup('choices-races', choicesOf(context));
}

function rowOf({ columns, value: race }: NumberedEntry<'races'>, card: RaceCard) {
  return {
    ...columns,
    part: race.group,
    size: race.size ?? '',
    type: race.type ?? '',
    favored_class: race.favored_class ?? '',
    alignment: card.alignment ?? '',
    level_adjustment: card.level_adjustment,
    ecr: card.ecr,
  };
}

function choicesOf(context: CompileContext): Record<string, NamedSlug[]> {
  const races = context.all('races').map(({ value }) => value);
  const options = (
    slugs: (race: Race) => string | undefined,
    name: (slug: string) => string,
    order?: readonly string[],
  ) => choices(races.map(slugs), name, order);
  return {
    group: options(({ group }) => group, sentenceCase, RACE_GROUPS),
    size: options(({ size }) => size, sentenceCase, RACE_SIZES),
    type: options(
      ({ type }) => type,
      (slug) => context.word('creature-types', slug),
    ),
    subtype: choices(
      races.flatMap(({ subtypes }) => subtypes ?? []),
      (slug) => context.word('creature-subtypes', slug),
    ),
    favored_class: options(
      ({ favored_class }) => favored_class,
      (slug) => favoredName(slug, context),
    ),
    rulebook: options(
      ({ rulebook }) => rulebook,
      (slug) => context.name('rulebooks', slug),
    ),
  };
}

const inPlain = (markdown: string | undefined) => (markdown === undefined ? null : plainText(markdown));

function cardOf({ id, slug, value: race }: NumberedEntry<'races'>, context: CompileContext): RaceCard {
  const { level_adjustment, racial_hit_dice, favored_class } = race;
  return {
    id,
    slug,
    name: race.name,
    summary: race.summary ?? null,
    alignment: race.alignment === undefined ? null : formatTendency(race.alignment),
    lands: inPlain(race.lands),
    religion: inPlain(race.religion),
    rulebook_name: context.name('rulebooks', race.rulebook),
    group: race.group,
    size: race.size === undefined ? null : sentenceCase(race.size),
    type: race.type === undefined ? null : context.word('creature-types', race.type),
    favored_class: favored_class === undefined ? null : favoredName(favored_class, context),
    level_adjustment: level_adjustment ?? null,
    ecr: level_adjustment === undefined ? null : effectiveCharacterLevel(racial_hit_dice?.count ?? 0, level_adjustment),
  };
}

const favoredName = (slug: string, context: CompileContext) => (slug === 'any' ? 'Any' : context.name('classes', slug));

function factsOf(race: Race, context: CompileContext) {
  const { favored_class } = race;
  return {
    subtype: (race.subtypes ?? []).map((slug) => context.word('creature-subtypes', slug)).join(', ') || null,
    favored_class_slug: favored_class === undefined || favored_class === 'any' ? null : favored_class,
    favored_class_note: race.favored_class_note ?? null,
    level_adjustment_note: race.level_adjustment_note ?? null,
    racial_hit_dice: hitDiceOf(race, context),
    abilities: ABILITIES.map((ability) => ({
      ability: ability.toUpperCase(),
      adjustment: race.ability_adjustments?.[ability] ?? 0,
      minimum: race.ability_minimums?.[ability] ?? null,
      missing: race.missing_abilities?.includes(ability) ?? false,
    })),
    speed: race.speed === undefined ? null : formatRaceSpeed(race.speed),
    vision: race.type === undefined && race.senses === undefined ? null : formatSenses(race.senses),
    space: race.space ?? null,
    reach: race.reach ?? null,
    proficiencies: proficienciesOf(race.proficiencies, context),
    monster: race.monster === undefined ? null : context.namedSlug('monsters', race.monster),
  };
}

/** The base attack, saves and skills of the racial Hit Dice. A printed figure overrides the derived one. */
function hitDiceOf({ racial_hit_dice: dice }: Race, context: CompileContext): RaceResponse['racial_hit_dice'] {
  if (dice === undefined) return null;
  const { count, saves } = dice;
  return {
    count,
    die: `d${dice.die}`,
    base_attack: dice.printed?.base_attack ?? baseAttackBonus(dice.base_attack, count),
    fortitude: saveBonus(saves.fortitude, count),
    reflex: saveBonus(saves.reflex, count),
    will: saveBonus(saves.will, count),
    skill_points: dice.skill_points,
    class_skills: classSkills(dice.class_skills, context).map(({ slug, name }) => ({ slug, name })),
  };
}

function peopleOf(entry: NumberedEntry<'races'>, context: CompileContext) {
  const { value: race } = entry;
  const { languages } = race;
  const languageLinks = (slugs: readonly string[] = []) => slugs.map((slug) => context.namedSlug('languages', slug));
  const bonus = languages?.bonus === 'any' ? [] : languageLinks(languages?.bonus);
  const languageFields = {
    automatic: languageLinks(languages?.automatic),
    bonus,
    any_bonus: languages?.bonus === 'any',
    note: languages?.note ?? null,
  };
  return {
    description_html: context.html(race.description, entry),
    physical_description: inPlain(race.physical_description),
    physical_description_html: context.html(race.physical_description, entry),
    society: inPlain(race.society),
    society_html: context.html(race.society, entry),
    lands_html: context.html(race.lands, entry),
    religion_html: context.html(race.religion, entry),
    language: languageText(languageFields),
    languages: languageFields,
    age: race.age ?? null,
    height_and_weight: (race.height_and_weight ?? []).map(({ sex, weight_dice, ...row }) => ({
      ...row,
      sex: sex ?? null,
      weight_dice: weight_dice ?? null,
    })),
  };
}

/** `Common, Elven; bonus: Draconic, Gnoll`. */
function languageText({ automatic, bonus, any_bonus, note }: RaceResponse['languages']): string | null {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
  const bonusText = any_bonus ? 'any but secret languages' : names(bonus);
  return [names(automatic), bonusText && `bonus: ${bonusText}`, note].filter(Boolean).join('; ') || null;
}

function traitsOf(entry: NumberedEntry<'races'>, context: CompileContext) {
  const traits = raceTraits(entry, context);
  const note = context.html(entry.value.racial_traits, entry);
  const items = traits.map(({ name, html }) => `<dt>${name}</dt><dd>${html ?? ''}</dd>`).join('');
  const html = [note, items && `<dl>${items}</dl>`].filter(Boolean).join('\n');
  const text = html
    .replace(/<br>/g, ' ')
    .replace(/<\/dt><dd>/g, ': ')
    .replace(/<\/(?:dd|p|li)>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return {
    traits,
    traits_note_html: note,
    racial_traits: text.trim() || null,
    racial_traits_html: html || null,
  };
}

function textsOf(race: Race): (string | undefined)[] {
  return [
    race.summary,
    race.description,
    race.physical_description,
    race.society,
    race.lands,
    race.religion,
    race.racial_traits,
    ...(race.traits ?? []).flatMap(({ name, text }) => [name, text]),
  ];
}

/** The prestige classes whose requirements list the race. */
function prestigeClasses(slug: string, context: CompileContext) {
  return context
    .all('classes')
    .filter(({ value }) => value.variants.some(({ requirements }) => requirements?.races?.includes(slug)))
    .map((entry) => ({ slug: entry.slug, name: entry.value.name }));
}
