import type { NamedSlug } from '../../contract/entries.ts';
import type { PowerCard, PowerFilters, Power as PowerResponse } from '../../contract/powers.ts';
import { formatDuration, formatRange } from '../../rules/spell-facts.ts';
import { durationOrder, rangeOrder } from '../../rules/spell-order.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { POWER_LISTS, type Power } from '../schema/powers.ts';
import type { Writer } from '../writer.ts';
import { castersOf } from './casters.ts';
import { choices } from './choices.ts';
import { detailOf, namedBy } from './entry-fields.ts';
import { itemsRequiring } from './item-relations.ts';
import { jointLine } from './joint-line.ts';
import { byListText, displayText, powerListLevels, powerPointsText, xpCostText } from './power-facts.ts';
import { powerFacts } from './search-facts.ts';

export function compilePowers(context: CompileContext, writer: Writer): void {
  const entries = context.all('powers');
  const items = itemsRequiring('powers', context);
  for (const entry of entries) {
    const { id, value: power, columns } = entry;
    const card = cardOf(entry, context);
    const needed_for = items.get(entry.slug) ?? [];
    const effects = [...context.effects(entry)];
    const detail = { ...card, ...detailFieldsOf(entry, context), needed_for, effects } satisfies PowerResponse;
    const texts = [power.summary, power.description, power.augment];
    writer.addEntry(entry, { card, detail, summary: card.summary, texts, facts: powerFacts(power), effects });
    writer.add('powers', [
      {
        ...columns,
        discipline: power.discipline,
        subdiscipline: power.subdiscipline ?? '',
        lowest_level: Math.min(...card.class_levels.map(({ level }) => level)),
        range_feet: rangeOrder(power.range),
        duration_rounds: power.duration === undefined ? null : durationOrder(power.duration),
      },
    ]);
    writer.add(
      'power_levels',
      card.class_levels.map(({ slug, level }) => ({ id, class: slug, level })),
    );
    writer.add(
      'power_descriptors',
      (power.descriptors ?? []).map((value) => ({ id, value })),
    );
    writer.add(
      'power_costs',
      costsOf(power).map((value) => ({ id, value })),
    );
  }
  writer.lookup('powers', filtersOf(entries, context));
  const books = entries.map(({ value }) => value.rulebook);
  writer.lookup('choices-powers', { rulebook: choices(books, (slug) => context.name('rulebooks', slug)) });
}

/** Every cost in power points, without duplicates. */
function costsOf({ power_points: cost }: Power): number[] {
  if (cost === undefined) return [];
  return typeof cost === 'number' ? [cost] : [...new Set(Object.values(cost))];
}

function cardOf({ id, slug, value: power }: NumberedEntry<'powers'>, context: CompileContext): PowerCard {
  const lists = powerListLevels(power.levels, (list) => context.word('power-lists', list));
  return {
    id,
    slug,
    name: power.name,
    summary: power.summary ?? null,
    discipline_name: context.word('disciplines', power.discipline),
    discipline_slug: power.discipline,
    subdiscipline_name: subdisciplineName(power, context),
    subdiscipline_slug: power.subdiscipline ?? null,
    descriptors: (power.descriptors ?? []).map((value) => ({ slug: value, name: context.word('descriptors', value) })),
    descriptor_note: power.descriptor_note ?? null,
    class_levels: lists,
    level_text: byListText(lists, (list) => lists.find(({ slug }) => slug === list)?.level ?? 0),
    power_points: powerPointsText(power, lists),
    manifesting_time: power.manifesting_time,
    range: formatRange(power.range),
    duration: power.duration === undefined ? null : formatDuration(power.duration),
    saving_throw: power.saving_throw ?? null,
    rulebook_name: context.name('rulebooks', power.rulebook),
  };
}

function subdisciplineName({ subdiscipline, subdiscipline_note }: Power, context: CompileContext): string | null {
  if (subdiscipline === undefined) return subdiscipline_note ?? null;
  const name = context.word('subschools', subdiscipline);
  return subdiscipline_note ? `${name}; ${subdiscipline_note}` : name;
}

function detailFieldsOf(entry: NumberedEntry<'powers'>, context: CompileContext) {
  const power = entry.value;
  return {
    ...detailOf(entry, context),
    display: displayText(power),
    target: power.target ?? null,
    effect: power.effect ?? null,
    area: power.area ?? null,
    ...jointLine(power),
    power_resistance: power.power_resistance ?? null,
    power_points_typed: power.power_points ?? null,
    xp_cost: xpCostText(power),
    casters: castersOf(
      powerListLevels(power.levels, (list) => context.word('power-lists', list)),
      [],
      context,
    ),
    range_typed: power.range,
    duration_typed: power.duration ?? null,
    summons: context.summons('powers', entry.slug),
    description_html: context.html(power.description, entry),
    augment_html: context.html(power.augment, entry),
    verification: context.verification(entry),
    named_by: namedBy(entry, context, ['items']),
  };
}

function filtersOf(entries: readonly NumberedEntry<'powers'>[], context: CompileContext): PowerFilters {
  const used = (vocabulary: string, slugs: (power: Power) => readonly string[]): NamedSlug[] =>
    [...new Set(entries.flatMap(({ value }) => slugs(value)))]
      .map((slug) => ({ slug, name: context.word(vocabulary, slug) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    disciplines: used('disciplines', ({ discipline }) => [discipline]),
    subdisciplines: used('subschools', ({ subdiscipline }) => (subdiscipline ? [subdiscipline] : [])),
    descriptors: used('descriptors', ({ descriptors }) => descriptors ?? []),
    classes: POWER_LISTS.map((slug) => ({ slug, name: context.word('power-lists', slug) })),
  };
}
