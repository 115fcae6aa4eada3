import type { NamedBy, NamedSlug } from '../../contract/entries.ts';
import { slugify } from '../../contract/slug.ts';
import type { TemplateChanges } from '../../contract/template-changes.ts';
import type { TemplateCard, Template as TemplateResponse } from '../../contract/templates.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { canHave, isBaseAnimal } from '../../rules/creature/template-conditions.ts';
import { CREATURE_TYPES } from '../../rules/monster-vocabulary.ts';
import { signed } from '../../rules/signed.ts';
import { type CompileContext, inWords, type NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import type { Monster } from '../schema/monsters.ts';
import { TEMPLATE_LINES, TEMPLATE_ORIGINS, type Template } from '../schema/templates.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf } from './entry-fields.ts';
import { templateMentions } from './template-mentions.ts';
import { templateTables } from './template-tables.ts';

type TemplateEntry = NumberedEntry<'templates'>;

export function compileTemplates(context: CompileContext, writer: Writer): void {
  const entries = context.all('templates');
  const mentions = templateMentions(context);
  for (const entry of entries) {
    const { id, value: template, columns } = entry;
    const card = cardOf(entry, context);
    const detail = detailOfTemplate(entry, card, mentions, context);
    writer.addEntry(entry, { card, detail, summary: template.summary, texts: textsOf(template) });
    const { level_adjustment: adjustment, level_adjustments: byOrigin = {} } = template.changes;
    const numbers = [...(typeof adjustment === 'number' ? [adjustment] : []), ...Object.values(byOrigin)];
    writer.add('templates', [
      {
        ...columns,
        type: template.changes.type?.becomes ?? '',
        level_adjustment: numbers.length === 0 ? null : Math.min(...numbers),
        highest_adjustment: numbers.length === 0 ? null : Math.max(...numbers),
      },
    ]);
    writer.add('template_bases', values(id, baseTypes(template)));
    writer.add('template_origins', values(id, template.origin));
  }
  writer.lookup('choices-templates', {
    type: choices(
      entries.map(({ value }) => value.changes.type?.becomes),
      (slug) => context.word('creature-types', slug),
    ),
    base: choices(CREATURE_TYPES, (slug) => context.word('creature-types', slug)),
    origin: choices(TEMPLATE_ORIGINS, capitalized, TEMPLATE_ORIGINS),
    rulebook: choices(
      entries.map(({ value }) => value.rulebook),
      (slug) => context.name('rulebooks', slug),
    ),
  });
}

const values = (id: number, list: readonly string[] = []) => list.map((value) => ({ id, value }));

/** The creature types that may have the template. */
function baseTypes({ applies_to: { types, not_types = [], living } }: Template): readonly string[] {
  const excluded: readonly string[] = living ? [...not_types, 'construct', 'undead'] : not_types;
  return (types ?? CREATURE_TYPES).filter((type) => !excluded.includes(type));
}

function cardOf({ id, slug, value: template }: TemplateEntry, context: CompileContext): TemplateCard {
  const { origin, applies_to, changes } = template;
  return {
    id,
    slug,
    name: template.name,
    summary: template.summary,
    origin: origin === undefined ? null : capitalized(origin.join(' or ')),
    bases: applies_to.short ?? plainText(applies_to.text).replace(/\.$/, ''),
    type_name: changes.type?.becomes === undefined ? null : context.word('creature-types', changes.type.becomes),
    challenge_rating: ratingText(changes.challenge_rating),
    level_adjustment: adjustmentText(changes),
    rulebook_name: context.name('rulebooks', template.rulebook),
  };
}

/** `+2`, `+2 (minimum 3)`, `+0 to +2`, `By Hit Dice`. */
function ratingText({ add, minimum, add_by_hit_dice: steps }: TemplateChanges['challenge_rating']): string {
  if (add !== undefined) return signed(add) + (minimum === undefined ? '' : ` (minimum ${minimum})`);
  if (steps === undefined) return 'By Hit Dice';
  const numbers = steps.map((step) => step.add);
  return `${signed(Math.min(...numbers))} to ${signed(Math.max(...numbers))}`;
}

/** `+4`, `+2 (afflicted) or +3 (natural)`, `—`; null where the book prints nothing. */
function adjustmentText({ level_adjustment: all, level_adjustments: byOrigin }: TemplateChanges): string | null {
  if (byOrigin)
    return Object.entries(byOrigin)
      .map(([origin, value]) => `${signed(value)} (${origin})`)
      .join(' or ');
  if (all === undefined) return null;
  return all === 'none' ? '—' : signed(all);
}

function detailOfTemplate(
  entry: TemplateEntry,
  card: TemplateCard,
  mentions: ReadonlyMap<string, NamedBy[]>,
  context: CompileContext,
): TemplateResponse {
  const { value: template } = entry;
  const { special_attacks = [], special_qualities = [], sections = [], samples = [], related = [] } = template;
  const html = (text: string) => context.html(text, entry);
  const taken = new Set<string>();
  const idOf = (name: string) => uniqueId(name, taken);
  const abilities = [
    ...special_attacks.map((ability) => ({ ...ability, part: 'attack' as const })),
    ...special_qualities.map((ability) => ({ ...ability, part: 'quality' as const })),
  ];
  const tables = templateTables(template.changes, context);
  for (const { id } of tables) taken.add(id);
  return {
    ...card,
    ...detailOf(entry, context),
    summary: template.summary,
    applies_to: appliesTo(entry, context),
    creatures: namedMonsters(context, (monster) => canHave(monster, entry.slug, template)),
    varieties: varietiesOf(template, context),
    description_html: html(template.description),
    lines: TEMPLATE_LINES.flatMap((line) => {
      const text = template.lines[line];
      return text === undefined ? [] : [{ id: idOf(lineName(line)), name: lineName(line), html: html(text) }];
    }),
    special_abilities: abilities.map(({ name, kind, text, part }) => ({
      id: idOf(name),
      name: kind === undefined ? name : `${name} (${kind})`,
      part,
      html: html(text),
    })),
    tables,
    sections: sections.map(({ name, text }) => ({ id: idOf(name), name, html: html(text) })),
    samples: samples.map(({ monster, base, note }) => ({
      ...context.namedSlug('monsters', monster),
      base: base === undefined ? null : context.namedSlug('monsters', base),
      note: note ?? null,
    })),
    related: related.map((slug) => context.namedSlug('monsters', slug)),
    templates: context.all('templates').map((other) => ({ slug: other.slug, name: other.value.name })),
    changes: template.changes,
    named_by: mentions.get(entry.slug) ?? [],
  };
}

/** The monsters that fit, by name. */
function namedMonsters(context: CompileContext, fits: (monster: Monster, slug: string) => boolean): NamedSlug[] {
  return context
    .all('monsters')
    .filter(({ slug, value }) => fits(value, slug))
    .map(({ slug, value }) => ({ slug, name: value.name }));
}

function varietiesOf({ changes }: Template, context: CompileContext): NamedSlug[] {
  if (changes.hit_dice?.base_animal) return namedMonsters(context, (beast, slug) => isBaseAnimal(beast, slug, changes));
  return (changes.varieties ?? []).map(({ slug, name }) => ({ slug, name }));
}

/** Ids that the page has of its own. */
const RESERVED = ['main', 'find', 'menu', 'changes', 'who', 'samples', 'related', 'all-templates', 'named-by'];

function uniqueId(name: string, taken: Set<string>): string {
  const slug = slugify(name);
  let id = slug;
  for (let count = 2; taken.has(id) || RESERVED.includes(id); count++) id = `${slug}-${count}`;
  taken.add(id);
  return id;
}

/** `armor_class` → `Armor Class`. */
function lineName(line: (typeof TEMPLATE_LINES)[number]): string {
  const words = inWords(line.replaceAll('_', '-'));
  return words === 'Size And Type' ? 'Size and type' : words;
}

function appliesTo(entry: TemplateEntry, context: CompileContext): TemplateResponse['applies_to'] {
  const { applies_to: bases } = entry.value;
  return {
    html: context.html(bases.text, entry),
    types: baseTypes(entry.value).map((slug) => ({ slug, name: context.word('creature-types', slug) })),
    corporeal: bases.corporeal ?? false,
    living: bases.living ?? false,
    skeleton: bases.skeleton ?? false,
    not_mindless: bases.not_mindless ?? false,
    not_subtypes: bases.not_subtypes ?? [],
    alignment: bases.alignment ?? null,
    minimum: bases.minimum ?? {},
    classes: (bases.classes ?? []).map((slug) => context.namedSlug('classes', slug)),
    template: bases.template === undefined ? null : context.namedSlug('templates', bases.template),
  };
}

function textsOf(template: Template): (string | undefined)[] {
  const { special_attacks = [], special_qualities = [], sections = [] } = template;
  return [
    template.summary,
    template.description,
    template.applies_to.text,
    ...TEMPLATE_LINES.map((line) => template.lines[line]),
    ...[...special_attacks, ...special_qualities, ...sections].flatMap(({ name, text }) => [name, text]),
    ...(template.changes.varieties ?? []).map(({ name }) => name),
  ];
}

/** The templates of each monster that is a sample of one or belongs to it, by the monster's slug. */
export function templatesByMonster(context: CompileContext): ReadonlyMap<string, NamedSlug[]> {
  const pairs = context
    .all('templates')
    .flatMap(({ slug, value: { name, samples = [], related = [] } }) =>
      [...samples.map(({ monster }) => monster), ...related].map((monster) => ({ monster, template: { slug, name } })),
    );
  const byMonster = Map.groupBy(pairs, ({ monster }) => monster);
  return new Map([...byMonster].map(([monster, group]) => [monster, group.map(({ template }) => template)]));
}
