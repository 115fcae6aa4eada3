/** Keeps the best few of many: the highest scores first, and of those alike the lower numbers. */
export type Best = {
  offer: (place: number, score: number) => void;
  /** The places kept, the best first. */
  places: () => number[];
};

export function createBest(most: number): Best {
  const places: number[] = [];
  const scores: number[] = [];
  const isBefore = (i: number, place: number, score: number) =>
    (scores[i] as number) > score || (scores[i] === score && (places[i] as number) < place);
  return {
    offer(place, score) {
      if (places.length === most && (most === 0 || isBefore(most - 1, place, score))) return;
      let [low, high] = [0, places.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isBefore(middle, place, score)) low = middle + 1;
        else high = middle;
      }
      places.splice(low, 0, place);
      scores.splice(low, 0, score);
      if (places.length > most) {
        places.pop();
        scores.pop();
      }
    },
    places: () => places,
  };
}
