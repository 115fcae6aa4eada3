/**
 * A number with its noun: `1 day`, `1,200 days`, `0.3 hours`. The number is rounded, and the noun goes by what is shown.
 * @param digits the most decimal places
 */
export function counted(number: number, noun: string, digits = 0): string {
  const figure = number.toLocaleString('en', { maximumFractionDigits: digits });
  return `${figure} ${figure === '1' ? noun : `${noun}s`}`;
}
