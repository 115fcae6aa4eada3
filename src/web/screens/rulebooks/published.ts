const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `2003-07` is July 2003, `2006-03-14` is 14 March 2006. */
export function publishedText(published: string): string {
  const [year, month, day] = published.split('-');
  const name = month && MONTHS[Number(month) - 1];
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}
