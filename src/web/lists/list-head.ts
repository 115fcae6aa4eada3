import { KINDS, type KindName, pluralOf } from '../../contract/kinds.ts';
import { readQuery } from '../../contract/query.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { ordinal } from '../../rules/ordinal.ts';
import { listQuery } from '../data/list-request.ts';
import type { ListFilter } from './list-filters.ts';

/** The filters whose values stand before the kind's name: "Evocation Wizard 3rd-level spells". */
const ADJECTIVES = ['alignment', 'size', 'school', 'discipline', 'category', 'class_name', 'type'];
const PLAIN = /^[a-z0-9-]+$/;

/** Small words keep their small letters: `all-creatures-of-the-wild` → "All Creatures of the Wild". */
const nameOf = (slug: string) =>
  capitalized(
    slug.replace(/-(of|the|and)(?=-)/g, ' $1').replace(/-(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`),
  );

/** What a filtered list shows: "Cleric 1st-level spells", "Undead monsters, challenge rating 5"; its plain title without filters. */
export function listTitle(kind: KindName, search: string, filters: readonly ListFilter[]): string {
  const query = listQuery(kind, readQuery(search));
  const set = filters.flatMap(({ name, label }) => (query[name] ? [{ name, label, value: query[name] }] : []));
  const isAdjective = ({ name, value }: (typeof set)[number]) => ADJECTIVES.includes(name) && PLAIN.test(value);
  const adjectives = set.filter(isAdjective).sort((a, b) => ADJECTIVES.indexOf(a.name) - ADJECTIVES.indexOf(b.name));
  const level = /^\d+$/.test(query.level ?? '') ? `${ordinal(Number(query.level))}-level` : null;
  const others = set.filter((filter) => !isAdjective(filter) && !(filter.name === 'level' && level));
  if (set.length === 0 && !query.search) return KINDS[kind].title;
  const noun = [...adjectives.map(({ value }) => nameOf(value)), level, pluralOf(kind)].filter(Boolean).join(' ');
  const rest = others.map(
    ({ label, value }) =>
      `${label.toLowerCase()} ${PLAIN.test(value) ? nameOf(value) : value.replaceAll('..', '–').replaceAll(',', ', ')}`,
  );
  return [capitalized(noun), ...rest, query.search && `“${query.search}”`].filter(Boolean).join(', ');
}

/** The title of a list's page, which says what the list is filtered by, and its description. */
export function listHead(
  kind: KindName,
  search: string,
  filters: readonly ListFilter[],
  about: string,
): [title: string, description: string] {
  const title = listTitle(kind, search, filters);
  return [title, title === KINDS[kind].title ? about : `${title} of D&D 3.5e. ${about}`];
}
