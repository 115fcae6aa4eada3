/** Characters of HTML that fill about three screens of a desktop. */
const LONG = 6000;

/** Whether a page with these texts as HTML is long enough for a list of its sections: three screens and more. */
export function isLong(texts: readonly (string | null)[]): boolean {
  return texts.reduce((length, text) => length + (text?.length ?? 0), 0) >= LONG;
}
