import type { CharacterClass, ClassCard } from '../../contract/classes.ts';
import type { NamedSlug } from '../../contract/entries.ts';
import { ALIGNMENTS } from '../../rules/alignment.ts';
import { type CompileContext, inWords, type NumberedEntry } from '../compile-context.ts';
import { BASE_ATTACK_PROGRESSIONS, CASTING_TYPES, type Class, HIT_DICE } from '../schema/classes.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { classRelations, spellLists } from './class-relations.ts';
import { alignmentText, defaultVariant, variantResponse } from './class-variants.ts';
import { namedBy } from './entry-fields.ts';
import { classFacts } from './search-facts.ts';

/** Kinds of referrers that the page of a class shows in sections of their own. */
const KINDS_WITH_SECTIONS = ['spells', 'powers', 'races', 'feats', 'monsters', 'languages'] as const;

export function compileClasses(context: CompileContext, writer: Writer): void {
  const lists = spellLists(context);
  const relationsOf = classRelations(context);
  let variantId = 0;
  for (const entry of context.all('classes')) {
    const { slug, value } = entry;
    const card = cardOf(entry, context);
    const variants = value.variants.map((variant) => variantResponse(++variantId, variant, entry, context));
    const shown = defaultVariant(value.variants);
    const detail: CharacterClass = {
      ...card,
      aliases: value.aliases ?? [],
      rulebook_slug: shown.rulebook,
      page: shown.page ?? null,
      errata: context.errata(entry),
      content_file: entry.file,
      previous: entry.previous,
      next: entry.next,
      short_description_html: context.html(value.description ?? value.summary, entry),
      variants,
      default_variant: shown.rulebook,
      also_in: (value.also_in ?? []).map(({ rulebook, page }) => ({
        rulebook_name: context.name('rulebooks', rulebook),
        rulebook_slug: rulebook,
        page: page ?? null,
      })),
      spell_list: lists.get(shown.spellcasting?.list ?? slug) ?? null,
      ...relationsOf(slug),
      named_by: namedBy(entry, context, KINDS_WITH_SECTIONS),
      verification: context.verification(entry),
    };
    writer.addEntry(entry, {
      card,
      detail,
      summary: card.summary,
      texts: textsOf(value),
      features: featuresOf(value),
      facts: classFacts(card),
    });
    writer.add('classes', [rowOf(entry, card)]);
    const { alignment } = shown;
    const alignments = alignment === 'any' ? ALIGNMENTS : (alignment ?? []);
    writer.add(
      'class_alignments',
      alignments.map((value) => ({ id: entry.id, value })),
    );
  }
  writer.lookup('choices-classes', choicesOf(context));
}

/** Features that many classes have, so that a search for one of them by name is of no use. */
const COMMON_FEATURE =
  /^(?:weapon and armor|spells?\b|powers?\b|bonus |maximum power|ac bonus|damage reduction|spell-like)/i;

/** The features that the class can be found by. Prestige classes rank below base classes with the same feature. */
function featuresOf({ variants, prestige }: Class) {
  const names = variants.flatMap(({ features = [] }) => features.map(({ name }) => name));
  return { names: [...new Set(names)].filter((name) => !COMMON_FEATURE.test(name)), minor: prestige === true };
}

function rowOf({ columns, value }: NumberedEntry<'classes'>, card: ClassCard) {
  const shown = defaultVariant(value.variants);
  return {
    ...columns,
    rulebook: shown.rulebook,
    prestige: card.prestige,
    npc: card.npc,
    psionic: card.psionic,
    epic: card.epic,
    facts_only: card.facts_only,
    hit_die: shown.hit_die ?? null,
    skill_points: shown.skill_points ?? null,
    base_attack: shown.base_attack ?? '',
    casting: shown.spellcasting?.type ?? '',
    alignment: card.alignment ?? '',
  };
}

function choicesOf(context: CompileContext): Record<string, NamedSlug[]> {
  const shown = context.all('classes').map(({ value }) => defaultVariant(value.variants));
  const dice = HIT_DICE.map((sides) => `d${sides}`);
  return {
    hit_die: dice.map((die) => ({ slug: die, name: die })),
    base_attack: choices(BASE_ATTACK_PROGRESSIONS, inWords, BASE_ATTACK_PROGRESSIONS),
    casting: choices(CASTING_TYPES, inWords, CASTING_TYPES),
    alignment: choices(ALIGNMENTS, inWords, ALIGNMENTS),
    rulebook: choices(
      shown.map(({ rulebook }) => rulebook),
      (slug) => context.name('rulebooks', slug),
    ),
  };
}

function cardOf({ id, slug, value }: NumberedEntry<'classes'>, context: CompileContext): ClassCard {
  const shown = defaultVariant(value.variants);
  return {
    id,
    slug,
    name: value.name,
    summary: value.summary ?? null,
    hit_die: shown.hit_die === undefined ? null : `d${shown.hit_die}`,
    skill_points: shown.skill_points ?? null,
    alignment: alignmentText(shown.alignment),
    base_attack: shown.base_attack ?? null,
    rulebook_name: context.name('rulebooks', shown.rulebook),
    prestige: value.prestige ? 1 : 0,
    npc: value.npc ? 1 : 0,
    psionic: value.psionic ? 1 : 0,
    epic: value.epic ? 1 : 0,
    facts_only: shown.facts_only ? 1 : 0,
  };
}

function textsOf({ summary, description, variants }: Class): (string | undefined)[] {
  const features = variants.flatMap((variant) => [
    ...(variant.features ?? []),
    ...(variant.epic_progression?.features ?? []),
  ]);
  return [
    summary,
    description,
    ...features.flatMap(({ name, text }) => [name, text]),
    ...variants.map(({ ex_members }) => ex_members),
  ];
}
