import { ABOVE_SINGLE_RATINGS, BELOW_ONE, CHALLENGE_RATINGS } from '../../../contract/monster-filters.ts';
import type { MonsterFilters } from '../../../contract/monsters.ts';
import { slugify } from '../../../contract/slug.ts';
import type { Chip } from '../../components/list-page.tsx';
import { type ListQuery, without } from '../../components/list-query.ts';

/** A challenge rating filter in words: `21+` is "21 and above". */
export function ratingInWords(rating: string): string {
  const [, excluded, value, end] = /^(-)?(.*?)([+-])?$/.exec(rating) ?? [];
  const range = end === '+' ? `${value} and above` : end === '-' ? `${value} and below` : `${value}`;
  return excluded ? `not ${range}` : range;
}

/** What the challenge rating select offers: all below 1 together, each one, all above 20 together. */
export const RATING_OPTIONS = [BELOW_ONE, ...CHALLENGE_RATINGS].map((value) => ({
  value,
  label: value === BELOW_ONE || value === ABOVE_SINGLE_RATINGS ? ratingInWords(value) : `CR ${value}`,
}));

/** The query with a plus sign where the address had an unencoded one, which is read as a blank. */
export function withPlusSigns(query: ListQuery): ListQuery {
  return query.cr === undefined ? query : { ...query, cr: query.cr.replace(/(\d) (?=,|$)/g, '$1+') };
}

/** One chip for every value that the monster list is filtered by. */
export function monsterChips(query: ListQuery, filters: MonsterFilters | null): Chip[] {
  const nameIn = (list: readonly { slug: string; name: string }[] | undefined) => (value: string) => {
    const excluded = value.startsWith('-') && value.length > 1;
    const slug = slugify(excluded ? value.slice(1) : value);
    const name = list?.find((item) => item.slug === slug || slugify(item.name) === slug)?.name ?? value;
    return excluded ? `not ${name}` : name;
  };
  const split: [name: string, label: string, show: (value: string) => string][] = [
    ['type', 'Type', nameIn(filters?.types)],
    ['cr', 'Challenge rating', ratingInWords],
    ['size', 'Size', nameIn(filters?.sizes)],
    ['subtype', 'Subtype', nameIn(filters?.subtypes)],
    ['feat', 'Feat', nameIn(filters?.feats)],
    ['class_name', 'Class', nameIn(filters?.classes)],
    ['rulebook', 'Rulebook', nameIn(filters?.rulebooks)],
  ];
  const whole = [
    { name: 'search', label: 'Search', value: query.search },
    { name: 'letter', label: 'Letter', value: query.letter?.toUpperCase() },
  ];
  return [
    ...split.flatMap(([name, label, show]) =>
      (query[name]?.split(',') ?? []).map((part) => {
        const value = part.trim();
        return { name, label, value: show(value), to: without(query, name, value) };
      }),
    ),
    ...whole.flatMap(({ name, label, value }) =>
      value === undefined ? [] : [{ name, label, value, to: without({ ...query, [name]: 'x' }, name, 'x') }],
    ),
  ];
}
