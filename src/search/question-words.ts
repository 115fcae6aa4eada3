/** Words that only phrase a question. The others are its topic. */
const QUESTION_WORDS = new Set(
  (
    "what what's how how's when where which who why can could do does did is are was am i my me we our you your it its " +
    'mean means meaning work works worked explain explanation rule rules happens if while during much many a an the about ' +
    'and or far long with to of for in on from by at be get need there have has through'
  ).split(' '),
);

/** Whether a number is asked for, rather than the things themselves: `how many spells does a wizard get`. */
export const asksHowMany = ([how, many]: readonly string[]): boolean => how === 'how' && many === 'many';

/** The topic of a question: `dazed` in `what does dazed mean`. Null where the words have no topic, or are all topic. */
export function questionTopic(words: readonly string[]): string[] | null {
  const topic = words.filter((word) => !QUESTION_WORDS.has(word));
  return topic.length > 0 && topic.length < words.length ? topic : null;
}
