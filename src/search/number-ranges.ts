/** A range of numbers. Both ends are inclusive, except the one that `open` names. */
export type NumberRange = { min: number; max: number; open?: 'min' | 'max' };

export type Comparison = '<' | '<=' | '>' | '>=' | '=';

const NUMBER = String.raw`\d+(?:\.\d+)?(?:/\d+)?`;
const RANGE = new RegExp(`^(?:(${NUMBER})?\\.\\.(${NUMBER})?|(${NUMBER})-(${NUMBER}))$`);
const BOUND = new RegExp(`^([<>]=?)?(${NUMBER})\\+?$`);
/** A figure with thousands: behind a sign or at an end of a range, where no list can stand. */
const THOUSANDS = /(?<=[<>]=?|\.\.|-)\d{1,3}(?:,\d{3})+(?!\d)|(?<![\d,])\d{1,3}(?:,\d{3})+(?=\.\.|-|\+)/g;
/** A comma before a group that begins with 0, as no figure of a list does. */
const COMMA_BEFORE_ZERO = /(?<=\d),(?=0\d\d(?!\d))/g;

/** The number of `5`, `2.5` and `1/2`, also with thousands: `10,000`. */
export function numberOf(text: string): number {
  const [top = 0, bottom = 1] = text.replaceAll(',', '').split('/').map(Number);
  return top / bottom;
}

export function rangeFrom(comparison: Comparison, value: number): NumberRange {
  switch (comparison) {
    case '<':
      return { min: -Infinity, max: value, open: 'max' };
    case '<=':
      return { min: -Infinity, max: value };
    case '>':
      return { min: value, max: Infinity, open: 'min' };
    case '>=':
      return { min: value, max: Infinity };
    case '=':
      return { min: value, max: value };
  }
}

/** What is outside a range with one end; null for one with two. */
export function outside({ min, max, open }: NumberRange): NumberRange | null {
  if (min === -Infinity) return rangeFrom(open === 'max' ? '>=' : '>', max);
  return max === Infinity ? rangeFrom(open === 'min' ? '<=' : '<', min) : null;
}

/**
 * Reads ranges that are joined by commas: `5`, `5..8`, `5-8`, `5..`, `..8`, `<5`, `<=5`, `>5`, `>=5`, `5+`.
 * @returns null where one of them is none
 */
export function rangesOf(text: string): NumberRange[] | null {
  const parts = text
    .replace(THOUSANDS, (figure) => figure.replaceAll(',', ''))
    .replace(COMMA_BEFORE_ZERO, '')
    .split(',')
    .filter(Boolean);
  const ranges = parts.map(rangeOf).filter((range) => range !== null);
  return ranges.length > 0 && ranges.length === parts.length ? ranges : null;
}

function rangeOf(text: string): NumberRange | null {
  const [range, low, high, from = low, to = high] = RANGE.exec(text) ?? [];
  if (range !== undefined && (from ?? to) !== undefined)
    return { min: from === undefined ? -Infinity : numberOf(from), max: to === undefined ? Infinity : numberOf(to) };
  const [bound, sign, figure = ''] = BOUND.exec(text) ?? [];
  if (bound === undefined) return null;
  return rangeFrom((sign as Comparison | undefined) ?? (bound.endsWith('+') ? '>=' : '='), numberOf(figure));
}
