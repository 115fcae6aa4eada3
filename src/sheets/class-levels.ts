/** A class as a sheet names it, and the level in it; null where the sheet gives none. */
export type ClassLevel = { readonly name: string; readonly level: number | null };

/** How many characters of a class field are read. */
const MAX_CLASSES_LENGTH = 200;

/**
 * Reads the text of a class field: `Wizard`, `Wizard 7`, `7th-level wizard`, `Fighter 4 / Wizard 3`, `Rogue (2), Bard (1)`.
 * @returns the classes in their order, empty where the text names none
 */
export function parseClasses(text: string): ClassLevel[] {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .slice(0, MAX_CLASSES_LENGTH)
    .split(/\s*(?:[/,;+|\n]|\band\b|&)\s*/i)
    .map(parseClass)
    .filter((entry) => entry !== null);
}

function parseClass(text: string): ClassLevel | null {
  const words = text.replace(/[()[\]:]/g, ' ').replace(/\b(?:level|lvl|lv)\b\.?/gi, ' ');
  const [, level] = /(?:^|\s)-?\s*(\d{1,2})(?:st|nd|rd|th)?(?:-level)?(?=\s|$|-)/i.exec(words) ?? [];
  const name = words
    .replace(/(?:^|\s)-?\s*\d{1,2}(?:st|nd|rd|th)?(?=\s|$|-)/i, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  if (!/\p{L}/u.test(name)) return null;
  return { name, level: level === undefined ? null : Number(level) };
}

/** Formats the classes as one line: `Wizard`, or `Fighter 4 / Wizard 3` where there are several. */
export function classesInWords(classes: readonly ClassLevel[]): string | null {
  const [only] = classes;
  if (only === undefined) return null;
  if (classes.length === 1) return only.name;
  return classes.map(({ name, level }) => (level === null ? name : `${name} ${level}`)).join(' / ');
}

/** The sum of the class levels; null where a class has no level, or there are no classes. */
export function totalLevel(classes: readonly ClassLevel[]): number | null {
  if (classes.length === 0) return null;
  return classes.reduce<number | null>((sum, { level }) => (sum === null || level === null ? null : sum + level), 0);
}
