const MAX_NUMBERS = 5;

/** At most five page numbers around the current one, all within the list. */
export function pageNumbers(page: number, pages: number): number[] {
  const count = Math.min(MAX_NUMBERS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(MAX_NUMBERS / 2), pages - count + 1));
  return Array.from({ length: count }, (_, i) => first + i);
}
