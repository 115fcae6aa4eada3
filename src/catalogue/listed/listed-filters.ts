import type { ListedKind } from '../../contract/coverage.ts';
import type { Facets } from '../../contract/facets.ts';
import { COMPONENT_FILTERS, TEXT_FILTERS } from '../../contract/spell-filters.ts';
import { countBoth } from '../../shared/bits.ts';
import { levelFilter } from '../level-filter.ts';
import { type Filter, listFilters } from '../list-filters.ts';
import { ratingStep } from '../monster-ratings.ts';
import { pairFilter } from '../pair-filter.ts';

/** The values of a row that filters read, by parameter. A parameter that is absent is unknown. */
export type FilterValues = Readonly<Record<string, readonly (string | number)[]>>;
type Row = { id: number; values: FilterValues };

// Each filter reads its own parameters of the query, which the kind's schema has parsed.
type AnyFilter = Filter<Record<string, never>>;

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The filters of a kind that something is known for, by their parameters.
 * @param ownFacets the values that the kind's own list has for each filter: both lists have the same, in the same order
 */
export function listedFilters(kind: ListedKind, rows: readonly Row[], ownFacets: Facets): [string[], AnyFilter][] {
  const { choice, range, words, set } = listFilters(rows);
  const known = (name: string) => (ownFacets.facets[name] ?? []).map(({ value, name }) => ({ slug: value, name }));
  const texts = (name: string) => (row: Row) => (row.values[name] ?? []).map(String);
  const numbers = (name: string) => (row: Row) => (row.values[name] ?? []).map(Number);
  const one = (name: string, filter: unknown): [string[], AnyFilter] => [[name], filter as AnyFilter];
  const byChoice = (name: string) => one(name, choice(name, known(name), texts(name)));

  /** A filter by yes or no, which leaves out what is not known. */
  const byFlag = (name: string): [string[], AnyFilter] => {
    const [yes, no] = ['yes', 'no'].map((value) => set((row) => row.values[name]?.[0] === value));
    if (yes === undefined || no === undefined) throw new Error('There are two sets.');
    return one(name, {
      matching: ({ [name]: chosen }: Record<string, boolean | undefined>) =>
        chosen === undefined ? null : chosen ? yes : no,
      facets: [
        {
          parameter: name,
          values: known(name).map(({ slug, name }) => ({ value: slug, name })),
          counts: (_: unknown, candidates: typeof yes) => [countBoth(candidates, yes), countBoth(candidates, no)],
        },
      ],
      ranges: [],
    } satisfies Filter<Record<string, boolean | undefined>>);
  };

  if (kind === 'feats') return [];
  if (kind === 'classes')
    return [
      byFlag('prestige'),
      byChoice('hit_die'),
      byChoice('base_attack'),
      one('skill_points', range('skill_points', numbers('skill_points'))),
    ];
  if (kind === 'monsters')
    return [
      ...['type', 'size', 'subtype'].map(byChoice),
      one(
        'cr',
        range(
          'cr',
          numbers('cr'),
          known('cr').map(({ slug }) => ratingStep(slug)),
        ),
      ),
    ];
  const onLists = (name: string) =>
    rows.flatMap((row) =>
      texts(name)(row).map((text) => {
        const [list = '', level] = text.split(' ');
        return { id: row.id, list, level: Number(level) };
      }),
    );
  const levels = levelFilter({
    lists: ['class_name', 'domain'].map((parameter) => ({
      parameter,
      known: known(parameter),
      listed: onLists(parameter),
    })),
    levels: LEVELS,
    rows,
  });
  const saves = pairFilter(
    rows,
    [
      { parameter: 'save', known: known('save') },
      { parameter: 'save_effect', known: known('save_effect') },
    ],
    (row) =>
      texts('save')(row).map((text) => {
        const [save = '', effect] = text.split(' ');
        return [save, effect || null] as const;
      }),
  );
  return [
    byChoice('school'),
    byChoice('sr'),
    [['class_name', 'domain', 'level'], levels as unknown as AnyFilter],
    [['save', 'save_effect'], saves as unknown as AnyFilter],
    ...COMPONENT_FILTERS.map(byFlag),
    ...TEXT_FILTERS.filter((name) => name !== 'area').map((name) =>
      one(
        name,
        words(name, (row) => texts(name)(row).join(' ')),
      ),
    ),
  ];
}
