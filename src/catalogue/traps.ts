import type { Trap, TrapCard, TrapFilters, TrapList, TrapParameters } from '../contract/traps.ts';
import { choicesOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function trapQueries(source: KindSource) {
  const filters = await source.lookup<TrapFilters>('traps');
  const choices = await choicesOf(source, 'traps');
  const rows = await source.table('traps');
  const { choice, flag, range } = listFilters(rows);
  const ratings = filters.challenge_ratings.map((value) => ({
    value,
    range: { from: Number(value), to: Number(value) },
  }));
  const all: Filter<TrapParameters>[] = [
    range('cr', ({ cr }) => cr, ratings),
    choice('type', filters.types, ({ type }) => [type]),
    choice('trigger', filters.triggers, ({ trigger }) => [trigger]),
    choice('reset', filters.resets, ({ reset }) => [reset]),
    choice('bypass', filters.bypasses, ({ bypass }) => [bypass]),
    choice('attack', filters.attacks, await readValues(source, 'trap_attacks')),
    choice('save', filters.saves, await readValues(source, 'trap_saves')),
    choice('damage', filters.damage, await readValues(source, 'trap_damage')),
    flag('poison', ({ poison }) => poison !== ''),
    range('search_dc', ({ search_dc }) => search_dc),
    range('disable_dc', ({ disable_dc }) => disable_dc),
    range('cost_gp', ({ cost_gp }) => cost_gp),
    choice('rulebook', choices('rulebook'), ({ rulebook }) => [rulebook]),
  ];
  return {
    filters,
    find: (slug: string) => source.find<Trap>('traps', slug),
    preview: (trap: TrapCard): PreviewParts => ({
      note: `${trap.type_name}, CR ${trap.challenge_rating}`,
      facts: [
        ['Trigger', trap.trigger_text],
        ['Attack', trap.attack],
        ['Saving throw', trap.save],
        ['Damage', trap.attack === null ? trap.damage : null],
        ['Search', `DC ${trap.search_dc}`],
        ['Disable Device', `DC ${trap.disable_dc}`],
        ['Cost', trap.cost_text],
      ],
    }),
    ...createList<'traps', (typeof rows)[number], TrapParameters, TrapList>(source, {
      kind: 'traps',
      rows,
      filters: all,
      sorts: {
        cr: (row) => row.cr,
        type: byListPosition(filters.types, (row) => row.type),
        trigger: byListPosition(filters.triggers, (row) => row.trigger),
        reset: byListPosition(filters.resets, (row) => row.reset),
        search_dc: (row) => row.search_dc,
        disable_dc: (row) => row.disable_dc,
        cost: (row) => row.cost_gp,
        rulebook: byListPosition(choices('rulebook'), (row) => row.rulebook),
      },
    }),
  };
}
