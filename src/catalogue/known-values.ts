import type { NamedSlug } from '../contract/entries.ts';
import { type Choice, shownValue } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import { slugify } from '../contract/slug.ts';

/** The values that a parameter takes, found by what people write: `Wu Jen`, `wu-jen`. */
export type KnownValues = {
  /** Where the values stand in the closed list; collects an error for each that is not in it. */
  read(values: readonly string[], errors: ParameterError[]): number[];
};

export function knownValues(parameter: string, known: readonly NamedSlug[]): KnownValues {
  const places = new Map(known.map(({ name }, index) => [slugify(name), index]));
  known.forEach(({ slug }, index) => {
    places.set(slugify(slug), index);
    places.set(slug, index);
  });
  return {
    read: (values, errors) =>
      values.flatMap((value) => {
        const place = places.get(value) ?? places.get(slugify(value));
        if (place === undefined) errors.push({ parameter, value: shownValue(value), message: allowed(known) });
        return place ?? [];
      }),
  };
}

/** Replaces what people write by slugs that exist; collects an error for each that does not. */
export function knownChoice(
  parameter: string,
  choice: Choice | undefined,
  known: readonly NamedSlug[],
  errors: ParameterError[],
): Choice | undefined {
  if (choice === undefined) return undefined;
  const values = knownValues(parameter, known);
  const slugs = (written: readonly string[]) =>
    values.read(written, errors).flatMap((place) => known[place]?.slug ?? []);
  return { include: slugs(choice.include), exclude: slugs(choice.exclude) };
}

function allowed(known: readonly NamedSlug[]): string {
  const shown = known.slice(0, 60).map((item) => item.slug);
  return `must be one of ${shown.join(', ')}${known.length > shown.length ? ', …' : ''}`;
}
