import type { NamedSlug } from '../contract/entries.ts';
import { type Choice, truncatedValue } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import { slugify } from '../contract/slug.ts';

/** The values that a parameter takes. They are matched by slug and by name: `Wu Jen`, `wu-jen`. */
export type KnownValues = {
  /** The indexes of the values in the list of known values; adds an error for each unknown value. */
  read(values: readonly string[], errors: ParameterError[]): number[];
};

export function knownValues(parameter: string, known: readonly NamedSlug[]): KnownValues {
  const indexes = new Map(known.map(({ name }, index) => [slugify(name), index]));
  known.forEach(({ slug }, index) => {
    indexes.set(slugify(slug), index);
    indexes.set(slug, index);
  });
  return {
    read: (values, errors) =>
      values.flatMap((value) => {
        const index = indexes.get(value) ?? indexes.get(slugify(value));
        if (index === undefined)
          errors.push({ parameter, value: truncatedValue(value), message: allowedMessage(known) });
        return index ?? [];
      }),
  };
}

/** Replaces names by slugs; adds an error for each unknown value. */
export function knownChoice(
  parameter: string,
  choice: Choice | undefined,
  known: readonly NamedSlug[],
  errors: ParameterError[],
): Choice | undefined {
  if (choice === undefined) return undefined;
  const values = knownValues(parameter, known);
  const slugs = (texts: readonly string[]) => values.read(texts, errors).flatMap((index) => known[index]?.slug ?? []);
  return { include: slugs(choice.include), exclude: slugs(choice.exclude) };
}

function allowedMessage(known: readonly NamedSlug[]): string {
  const shown = known.slice(0, 60).map((item) => item.slug);
  return `must be one of ${shown.join(', ')}${known.length > shown.length ? ', …' : ''}`;
}
