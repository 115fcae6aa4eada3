import type { RawQuery } from '../../../../contract/query.ts';

/** What a creature is made with, as its address has it. */
export type Make = {
  hd: string;
  array: string;
  augment: boolean;
  /** `celestial`, `half-dragon:red`, in the order in which they are laid on. */
  templates: readonly string[];
  /** `fighter:4`. */
  classes: readonly string[];
  /** Ability points, one for each name. */
  increases: readonly string[];
};

const BUILD = ['hd', 'template', 'class', 'array', 'increase', 'augment'] as const;
const ADDED = ['add_template', 'add_class', 'add_levels', 'add_increase'] as const;

const DEFAULT_LEVELS = '1';

/** Whether the address asks for the panel, or for a creature that is made. */
export const isMake = (query: RawQuery): boolean =>
  [...BUILD, ...ADDED, 'make'].some((name) => query[name] !== undefined);

/** Whether the address holds anything that changes the creature. */
export const isBuilt = (query: RawQuery): boolean => BUILD.some((name) => query[name] !== undefined);

/** Whether the address has what a field of the panel added, and is to be replaced by `makeQuery`. */
export const hasAdded = (query: RawQuery): boolean => ADDED.some((name) => query[name] !== undefined);

export function readMake(query: RawQuery): Make {
  const { hd = '', array = '', augment, template, class: classes, increase } = query;
  return {
    hd,
    array,
    augment: augment === '1',
    templates: [...listOf(template), ...listOf(query.add_template)],
    classes: withClass(listOf(classes), query.add_class, query.add_levels),
    increases: [...listOf(increase), ...listOf(query.add_increase)],
  };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The classes with one more, or with other levels in one of them. */
function withClass(classes: readonly string[], added: string | undefined, levels = DEFAULT_LEVELS): string[] {
  if (added === undefined) return [...classes];
  const line = `${added}:${levels}`;
  const at = classes.findIndex((each) => each.startsWith(`${added}:`));
  return at < 0 ? [...classes, line] : classes.with(at, line);
}

/** The parameters of an address; `make` keeps the panel open where nothing is made yet. */
export function makeQuery({ hd, array, augment, templates, classes, increases }: Make): Record<string, string> {
  const query = Object.fromEntries(
    Object.entries({
      hd,
      template: templates.join(','),
      class: classes.join(','),
      array,
      increase: increases.join(','),
      augment: augment ? '1' : '',
    }).filter(([, value]) => value !== ''),
  );
  return Object.keys(query).length === 0 ? { make: '1' } : query;
}
