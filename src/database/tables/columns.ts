/** The columns that every kind's list table begins with; the list is filtered and sorted on it alone. */
export type ListColumns = {
  /** The entry's number, the same in `entries`, `cards` and `details`. */
  id: number;
  /** The name in lower case without accents. */
  sort_name: string;
  /** Name and aliases in lower case without accents, a `|` before and after each: `|acid arrow|melf's acid arrow|`. */
  names: string;
  /** A–Z, or an empty string where the name begins with none of them. */
  letter: string;
  /** Slug of the rulebook, or an empty string. */
  rulebook: string;
};
