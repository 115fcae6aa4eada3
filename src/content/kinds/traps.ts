import type { NamedSlug } from '../../contract/entries.ts';
import type { TrapCard, TrapFilters, Trap as TrapResponse } from '../../contract/traps.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { trapCraftDays } from '../../rules/magic-traps.ts';
import { trapCraftDc } from '../../rules/trap-design.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { BYPASSES, RESETS, TRAP_DAMAGE, TRIGGERS, type Trap } from '../schema/traps.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf, namedBy } from './entry-fields.ts';
import { trapFacts } from './search-facts.ts';
import { trapAttackKinds, trapGroup, trapHarm, trapSaves } from './trap-groups.ts';
import { attackText, costText, damageText, saveText, triggerText } from './trap-lines.ts';

type TrapEntry = NumberedEntry<'traps'>;

const TYPE_NAMES = { mechanical: 'Mechanical', 'magic-device': 'Magic device', spell: 'Spell' } as const;
const RESET_NAMES = { none: 'No reset', repair: 'Repair', manual: 'Manual', automatic: 'Automatic' } as const;

/** The bypasses with the DCs of their checks (Dungeon Master's Guide, page 68). */
const BYPASS_CHECKS = {
  lock: { search_dc: null, open_lock_dc: 30 },
  'hidden-switch': { search_dc: 25, open_lock_dc: null },
  'hidden-lock': { search_dc: 25, open_lock_dc: 30 },
} as const;

/** Treat spikes as daggers that attack at this bonus, this many each who falls in (Dungeon Master's Guide, page 70). */
const SPIKES = { bonus: 10, count: '1d4' } as const;

export function compileTraps(context: CompileContext, writer: Writer): void {
  const entries = context.all('traps');
  const groups = Map.groupBy(
    entries.toSorted((a, b) => a.value.challenge_rating - b.value.challenge_rating),
    ({ value }) => trapGroup(value),
  );
  for (const entry of entries) {
    const { id, value: trap, columns } = entry;
    const card = cardOf(entry, context);
    const group = trapGroup(trap);
    const detail: TrapResponse = {
      ...card,
      ...detailOf(entry, context),
      ...factsOf(trap, context),
      summary: trap.summary,
      description_html: context.html(trap.description, entry),
      group_name: group,
      same_group: (groups.get(group) ?? [])
        .filter((other) => other.slug !== entry.slug)
        .map(({ slug, value: { name, challenge_rating } }) => ({ slug, name, challenge_rating })),
      verification: context.verification(entry),
      named_by: namedBy(entry, context, []),
    };
    writer.addEntry(entry, { card, detail, summary: card.summary, texts: textsOf(card, trap), facts: trapFacts(trap) });
    writer.add('traps', [
      {
        ...columns,
        cr: trap.challenge_rating,
        type: card.type,
        trigger: trap.trigger.kind,
        reset: trap.reset,
        bypass: trap.bypass ?? 'none',
        poison: trap.poison?.item ?? '',
        search_dc: trap.search_dc,
        disable_dc: trap.disable_dc,
        cost_gp: trap.cost.gp,
      },
    ]);
    writer.add('trap_attacks', valuesOf(id, trapAttackKinds(trap)));
    writer.add('trap_saves', valuesOf(id, trapSaves(trap)));
    writer.add('trap_damage', valuesOf(id, trapHarm(trap)));
  }
  writer.lookup('traps', filtersOf(entries));
  const books = entries.map(({ value }) => value.rulebook);
  writer.lookup('choices-traps', { rulebook: choices(books, (slug) => context.name('rulebooks', slug)) });
}

const valuesOf = (id: number, values: readonly string[]) => values.map((value) => ({ id, value }));

function cardOf({ id, slug, value: trap }: TrapEntry, context: CompileContext): TrapCard {
  return {
    id,
    slug,
    name: trap.name,
    summary: trap.summary,
    challenge_rating: trap.challenge_rating,
    type: trap.type === 'mechanical' ? 'mechanical' : 'magic',
    type_name: TYPE_NAMES[trap.type],
    trigger: trap.trigger.kind,
    trigger_text: triggerText(trap),
    reset: trap.reset,
    reset_text: RESET_NAMES[trap.reset],
    attack: attackText(trap),
    save: saveText(trap),
    damage: damageText(trap),
    search_dc: trap.search_dc,
    disable_dc: trap.disable_dc,
    cost_gp: trap.cost.gp,
    cost_xp: trap.cost.xp ?? null,
    cost_text: costText(trap),
    rulebook_name: context.name('rulebooks', trap.rulebook),
  };
}

/** The facts that only the page of a trap shows. */
function factsOf(trap: Trap, context: CompileContext) {
  const { trigger, bypass, spikes } = trap;
  return {
    trigger_spell: trigger.spell === undefined ? null : context.namedSlug('spells', trigger.spell),
    trigger_note: trigger.attached ? 'attached' : (trigger.note ?? null),
    bypass: bypass === undefined ? null : { slug: bypass, name: nameOf(bypass), ...BYPASS_CHECKS[bypass] },
    multiple_traps: trap.multiple_traps ?? null,
    attacks: (trap.attacks ?? []).map((attack) => ({
      bonus: attack.bonus,
      reach: attack.reach,
      touch: attack.touch ?? false,
      damage: attack.damage ?? null,
      critical: attack.critical ?? null,
      count: attack.count ?? null,
      with: attack.with ?? null,
      poisoned: attack.poisoned ?? false,
      effect: attack.effect ?? null,
    })),
    spells: (trap.spells ?? []).map(({ spell, caster, level, metamagic = null, note = null }) => ({
      ...context.namedSlug('spells', spell),
      caster_slug: caster,
      caster_name: context.name('classes', caster),
      caster_level: level,
      metamagic,
      note,
    })),
    saves: (trap.saves ?? []).map(({ save, dc, effect = null }) => ({ save, dc, effect })),
    damages: (trap.damage ?? []).map(({ dice, type = null, note = null }) => ({ dice, type, note })),
    depth: trap.depth ?? null,
    targets: trap.targets ?? null,
    pit_spikes: spikes ? { ...SPIKES, damage: spikes.damage, poisoned: spikes.poisoned ?? false } : null,
    gas: trap.gas ?? false,
    liquid: trap.liquid ?? false,
    never_miss: trap.never_miss ?? false,
    no_attack_roll: trap.no_attack_roll ?? false,
    onset_delay: trap.onset_delay ?? null,
    poison: poisonOf(trap, context),
    craft_dc: trap.type === 'mechanical' ? trapCraftDc(trap.challenge_rating, trigger.kind, trap.reset) : null,
    craft_days: trap.type === 'magic-device' ? trapCraftDays(trap.cost.gp) : null,
  };
}

/** The poison with the figures that the trap prints: its own, or those of the poison. */
function poisonOf({ poison }: Trap, context: CompileContext): TrapResponse['poison'] {
  const facts = poison && context.get('items', poison.item)?.poison;
  if (!(poison && facts)) return null;
  const { item, ...own } = poison;
  return { ...context.namedSlug('items', item), ...facts, ...own };
}

/** The texts that the search reads: the rules text, and the facts as they are printed. */
function textsOf(card: TrapCard, trap: Trap): (string | undefined)[] {
  const lines = [card.type_name, `${card.trigger_text} trigger`, `${card.reset_text} reset`, card.attack, card.damage];
  return [trap.summary, trap.description, lines.filter(Boolean).join(', '), trap.targets];
}

const nameOf = (slug: string) => capitalized(slug.replaceAll('-', ' '));

function filtersOf(entries: readonly TrapEntry[]): TrapFilters {
  const used = (order: readonly string[], slugs: (trap: Trap) => readonly string[], name = nameOf): NamedSlug[] => {
    const found = entries.flatMap(({ value }) => slugs(value));
    return choices(found, name, order);
  };
  const ratings = new Set(entries.map(({ value }) => value.challenge_rating));
  const harms = ['weapon', ...TRAP_DAMAGE.map((type) => type.replaceAll(' ', '-')), 'other', 'poison', 'drowning'];
  return {
    challenge_ratings: [...ratings].sort((a, b) => a - b).map(String),
    types: used(['mechanical', 'magic'], ({ type }) => [type === 'mechanical' ? type : 'magic']),
    triggers: used(TRIGGERS, ({ trigger }) => [trigger.kind]),
    resets: used(
      RESETS,
      ({ reset }) => [reset],
      (slug) => RESET_NAMES[slug as keyof typeof RESET_NAMES],
    ),
    bypasses: used([...BYPASSES, 'none'], ({ bypass }) => [bypass ?? 'none']),
    attacks: used(['melee', 'ranged', 'touch', 'none'], trapAttackKinds),
    saves: used(['reflex', 'fortitude', 'will', 'none'], trapSaves),
    damage: used(harms, trapHarm),
  };
}
