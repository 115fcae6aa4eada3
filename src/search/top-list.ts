/** Keeps the highest scores of many items; of equal scores the lower item comes first. */
export type TopList = {
  add: (item: number, score: number) => void;
  /** The items with the highest scores, the best first. */
  items: () => number[];
};

/** @param size how many items to keep, 0 or more */
export function createTopList(size: number): TopList {
  const items: number[] = [];
  const scores: number[] = [];
  const isBefore = (i: number, item: number, score: number) =>
    (scores[i] as number) > score || (scores[i] === score && (items[i] as number) < item);
  return {
    add(item, score) {
      if (items.length === size && (size === 0 || isBefore(size - 1, item, score))) return;
      let [low, high] = [0, items.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isBefore(middle, item, score)) low = middle + 1;
        else high = middle;
      }
      items.splice(low, 0, item);
      scores.splice(low, 0, score);
      if (items.length > size) {
        items.pop();
        scores.pop();
      }
    },
    items: () => items,
  };
}
