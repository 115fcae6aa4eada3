/** Words that a question is put with: what it is about is in the others. */
const ASKING = new Set(
  (
    "what what's how how's when where which who why can could do does did is are was am i my me we our you your it its " +
    'mean means meaning work works worked explain explanation rule rules happens if while during much many a an the about'
  ).split(' '),
);

/** The words that a question is about (`what does dazed mean`); null where there are no others, or only those. */
export function wordsAskedAbout(words: readonly string[]): string[] | null {
  const about = words.filter((word) => !ASKING.has(word));
  return about.length > 0 && about.length < words.length ? about : null;
}
