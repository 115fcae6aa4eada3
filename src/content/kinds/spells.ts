import type { NamedSlug } from '../../contract/entries.ts';
import { fold } from '../../contract/slug.ts';
import type { SpellCard, SpellFilters, Spell as SpellResponse } from '../../contract/spells.ts';
import { formatAmount } from '../../rules/spell-amounts.ts';
import { formatComponents, formatDuration, formatRange, isListed } from '../../rules/spell-facts.ts';
import { reachesSeveral } from '../../rules/spell-kinds.ts';
import { castingOrder, durationOrder, rangeOrder } from '../../rules/spell-order.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { Spell } from '../schema/spells.ts';
import type { Writer } from '../writer.ts';
import { castersOf, epicCasters } from './casters.ts';
import { type DomainSpell, domainSpells } from './domain-spells.ts';
import { detailOf } from './entry-fields.ts';
import { itemsBySpell, itemsRequiring } from './item-relations.ts';
import { jointLine } from './joint-line.ts';
import { spellFacts } from './search-facts.ts';
import { componentOf, xpOf } from './spell-components.ts';
import { addKinds, SPELL_CHOICES } from './spell-filters.ts';
import { levelText, listLevels } from './spell-levels.ts';

export function compileSpells(context: CompileContext, writer: Writer): void {
  const entries = context.all('spells');
  const items = itemsBySpell(context);
  const requiring = itemsRequiring('spells', context);
  const onDomains = Map.groupBy(domainSpells(context), ({ spell }) => spell);
  for (const entry of entries) {
    const { id, slug, value: spell } = entry;
    const card = cardOf(entry, context);
    // Includes the domains whose own list has the spell, not only those in the spell's file.
    const spellDomains = onDomains.get(slug) ?? [];
    const related = { items: items.get(slug) ?? [], needed_for: requiring.get(slug) ?? [], onDomains: spellDomains };
    const effects = [...context.effects(entry)];
    const detail = { ...card, ...detailFieldsOf(entry, related, context), effects } satisfies SpellResponse;
    writer.addEntry(entry, {
      card,
      detail,
      summary: card.summary,
      texts: [spell.summary, spell.description],
      facts: spellFacts(spell, spellDomains),
      effects,
    });
    writer.add('spells', [rowOf(entry, card, levelsOf(spell, spellDomains), context)]);
    writer.add(
      'spell_levels',
      Object.entries(spell.levels ?? {}).map(([list, level]) => ({ id, class: list, level })),
    );
    writer.add(
      'spell_domains',
      spellDomains.map(({ domain, level }) => ({ id, domain, level })),
    );
    writer.add('spell_schools', values(id, schoolsOf(spell)));
    writer.add('spell_subschools', values(id, spell.subschools));
    writer.add('spell_descriptors', values(id, spell.descriptors));
    addKinds(
      writer,
      id,
      spell,
      effects.map((effect) => effect.slug),
    );
  }
  writer.lookup('choices-spells', SPELL_CHOICES);
  writer.lookup('spells', filtersOf(entries, context));
}

/** The levels that the spell has on class and domain lists. */
const levelsOf = ({ levels }: Spell, domains: readonly DomainSpell[]): number[] => [
  ...Object.values(levels ?? {}),
  ...domains.map(({ level }) => level),
];
const schoolsOf = ({ school }: Spell): string[] => (typeof school === 'string' ? [school] : school);
const values = (id: number, list: readonly string[] = []) => list.map((value) => ({ id, value }));

function cardOf({ id, slug, value: spell }: NumberedEntry<'spells'>, context: CompileContext): SpellCard {
  const schools = schoolsOf(spell).map((school) => ({ slug: school, name: context.word('schools', school) }));
  const subschools = (spell.subschools ?? []).map((subschool) => context.word('subschools', subschool));
  const { components } = spell;
  const classLevels = listLevels(spell.levels, 'classes', context);
  return {
    id,
    slug,
    name: spell.name,
    summary: spell.summary ?? null,
    school_name: schools.map(({ name }) => name).join(' and '),
    school_slug: schools[0]?.slug ?? '',
    subschool_name: subschools.length ? subschools.join(spell.subschool_choice ? ' or ' : ', ') : null,
    descriptors: (spell.descriptors ?? []).map((descriptor) => ({
      slug: descriptor,
      name: context.word('descriptors', descriptor),
    })),
    class_levels: classLevels,
    level_text: levelText(classLevels, listLevels(spell.domains, 'domains', context), context),
    casting_time: spell.casting_time,
    range: spell.range === undefined ? null : formatRange(spell.range),
    duration: formatDuration(spell.duration),
    saving_throw: spell.saving_throw ?? null,
    spell_resistance: spell.spell_resistance ?? null,
    verbal_component: components.verbal ? 1 : 0,
    somatic_component: components.somatic ? 1 : 0,
    material_component: isListed(components.material) ? 1 : 0,
    arcane_focus_component: isListed(components.arcane_focus) ? 1 : 0,
    divine_focus_component: isListed(components.divine_focus) ? 1 : 0,
    xp_component: isListed(components.xp) ? 1 : 0,
    rulebook_name: context.name('rulebooks', spell.rulebook),
  };
}

/** Facts about the spell from other entries. */
type Related = Pick<SpellResponse, 'items' | 'needed_for'> & { onDomains: readonly DomainSpell[] };

function detailFieldsOf(entry: NumberedEntry<'spells'>, { onDomains, ...items }: Related, context: CompileContext) {
  const spell = entry.value;
  const { components } = spell;
  return {
    ...detailOf(entry, context),
    ...items,
    schools: schoolsOf(spell).map((school) => ({ slug: school, name: context.word('schools', school) })),
    subschools: (spell.subschools ?? []).map((slug) => ({ slug, name: context.word('subschools', slug) })),
    components: {
      line: formatComponents(components),
      material: componentOf(components.material),
      arcane_focus: componentOf(components.arcane_focus),
      divine_focus: componentOf(components.divine_focus),
      xp: xpOf(components.xp),
    },
    extra_components: [...(components.extra ?? []), ...(components.note ? [components.note] : [])].join(', ') || null,
    target: spell.target ?? null,
    effect: spell.effect ?? null,
    area: spell.area ?? null,
    ...jointLine(spell),
    domain_levels: onDomains.map(({ domain, level, note }) => ({
      ...context.namedSlug('domains', domain),
      level,
      extra: note ?? (context.get('domains', domain)?.spells === undefined ? 'supplement' : null),
    })),
    epic: epicOf(spell, context),
    amounts: (spell.amounts ?? []).map((amount) => ({ ...amount, text: formatAmount(amount) })),
    casters:
      spell.group === 'epic'
        ? epicCasters(context)
        : castersOf(listLevels(spell.levels, 'classes', context), onDomains, context),
    target_max: spell.target_max ?? null,
    effect_max: spell.effect_max ?? null,
    range_typed: spell.range ?? null,
    duration_typed: spell.duration,
    summons: context.summons('spells', entry.slug),
    description_html: context.html(spell.description, entry),
    verification: context.verification(entry),
  };
}

function epicOf(
  { spellcraft_dc, spellcraft_dc_note, development }: Spell,
  context: CompileContext,
): SpellResponse['epic'] {
  if (spellcraft_dc === undefined && development === undefined) return null;
  return {
    spellcraft_dc: spellcraft_dc ?? null,
    spellcraft_dc_note: spellcraft_dc_note ?? null,
    development: development
      ? {
          cost_gp: development.cost_gp,
          days: development.days,
          xp: development.xp,
          seeds: development.seeds.map(({ seed, dc, note }) => ({
            ...context.namedSlug('spells', seed),
            dc,
            note: note ?? null,
          })),
          factors: development.factors ?? null,
          mitigating_factors: development.mitigating_factors ?? null,
        }
      : null,
  };
}

/** The lowest level of spells without a level (epic spells), so that they are sorted last. */
const EPIC_SPELLS_LAST = 99;

function rowOf(
  { columns, value: spell }: NumberedEntry<'spells'>,
  card: SpellCard,
  levels: readonly number[],
  context: CompileContext,
) {
  const folded = (text: string | null | undefined) => fold(text ?? '');
  return {
    ...columns,
    edition: context.get('rulebooks', spell.rulebook)?.edition ?? '',
    verbal: card.verbal_component,
    somatic: card.somatic_component,
    material: card.material_component,
    focus: card.arcane_focus_component,
    divine_focus: card.divine_focus_component,
    xp: card.xp_component,
    range: folded(card.range),
    area: folded(spell.area ?? spell.target_or_area ?? spell.target_effect_or_area),
    duration: folded(card.duration),
    saving_throw: folded(card.saving_throw),
    spell_resistance: folded(spell.spell_resistance),
    casting_time: folded(card.casting_time),
    lowest_level: levels.length > 0 ? Math.min(...levels) : EPIC_SPELLS_LAST,
    school: card.school_slug,
    casting_rounds: castingOrder(spell.casting_time),
    range_feet: spell.range === undefined ? null : rangeOrder(spell.range),
    duration_rounds: durationOrder(spell.duration),
    many_targets: reachesSeveral(spell) ? 1 : 0,
  } as const;
}

function filtersOf(entries: readonly NumberedEntry<'spells'>[], context: CompileContext): SpellFilters {
  const used = (slugs: (spell: Spell) => readonly string[], name: (slug: string) => string): NamedSlug[] =>
    [...new Set(entries.flatMap(({ value }) => slugs(value)))]
      .map((slug) => ({ slug, name: name(slug) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const editionOf = ({ rulebook }: Spell) => context.get('rulebooks', rulebook)?.edition ?? '';
  return {
    schools: used(schoolsOf, (slug) => context.word('schools', slug)),
    subschools: used(
      ({ subschools }) => subschools ?? [],
      (slug) => context.word('subschools', slug),
    ),
    domains: used(
      ({ domains }) => Object.keys(domains ?? {}),
      (slug) => context.name('domains', slug),
    ),
    descriptors: used(
      ({ descriptors }) => descriptors ?? [],
      (slug) => context.word('descriptors', slug),
    ),
    rulebooks: used(
      ({ rulebook }) => [rulebook],
      (slug) => context.name('rulebooks', slug),
    ),
    editions: used(
      (spell) => [editionOf(spell)],
      (slug) => context.word('editions', slug),
    ).map(({ slug, name }) => ({ slug, edition: name })),
    classes: used(
      ({ levels }) => Object.keys(levels ?? {}),
      (slug) => context.name('classes', slug),
    ),
  };
}
