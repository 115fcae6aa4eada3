const ENGLISH = new Intl.NumberFormat('en-US');

/** Writes a number in groups of three digits: 12500 is "12,500". */
export const grouped = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : ENGLISH.format(number);
