export type Named = { slug: string; name: string };

/** What a parameter asks for: values joined by commas, those after a minus sign left out. */
export type Chosen = {
  include: readonly string[];
  /** Whether what has the values that `has` says is asked for: any of those wanted and none of those left out. */
  matches(has: (text: string) => boolean): boolean;
};

/** Reads the value of a parameter as the API does. */
export function choose(text = ''): Chosen {
  const texts = text.split(',').filter((value) => value.trim() !== '');
  const include = texts.filter((value) => !value.startsWith('-'));
  const exclude = texts.filter((value) => value.startsWith('-')).map((value) => value.slice(1));
  return {
    include,
    matches: (has) => (include.length === 0 || include.some(has)) && !exclude.some(has),
  };
}

/** Whether the text is the thing's slug or its name; what is written like a slug is one, for names may be shared. */
export function isNamed({ slug, name }: Named, text: string): boolean {
  const given = text.trim();
  return given === slug || (/[^a-z0-9-]/.test(given) && given.toLowerCase() === name.toLowerCase());
}

/** Whether a figure is in a range: `3`, `1/2`, `3..5`, `3..`, `..5`, `5+` or `2-`. No figure is in none. */
export function inRange(figure: unknown, text: string): boolean {
  const value = numberOf(figure);
  if (value === null) return false;
  const [, single, sign] = /^([\d./]+?)([+ -]?)$/.exec(text.trimStart()) ?? [];
  if (single !== undefined && !text.includes('..')) {
    const edge = numberOf(single) ?? Number.NaN;
    return sign === '-' ? value <= edge : sign ? value >= edge : value === edge;
  }
  const [low, high] = text.split('..').map(numberOf);
  return value >= (low ?? Number.NEGATIVE_INFINITY) && value <= (high ?? Number.POSITIVE_INFINITY);
}

/** The number that a figure or a fraction stands for. */
function numberOf(figure: unknown): number | null {
  const [, whole, below = 1] = /^\s*(\d+(?:\.\d+)?)(?:\/(\d+))?\s*$/.exec(String(figure ?? '')) ?? [];
  return whole === undefined ? null : Number(whole) / Number(below);
}
