/** How one kind of treasure is rolled for a creature. */
export type Share = {
  /** How often the column is rolled. */
  times: number;
  /** The part of the coins that the creature has: 0.1 for `1/10 coins`. */
  fraction: number;
  /** The chance that it has any, in percent; a fraction of goods or items, which cannot be divided, is one too. */
  chance: number;
  /** What it keeps alone (`gems only`) or never (`no scrolls`), as printed; null without a limit. */
  limit: string | null;
};

export type TreasureLine = {
  coins: Share;
  goods: Share;
  items: Share;
  /** What the creature has beside what is rolled, or what the line leaves to the Dungeon Master; as printed. */
  also: string[];
};

const PARTS = ['coins', 'goods', 'items'] as const;

const NONE: Share = { times: 0, fraction: 1, chance: 100, limit: null };
const TIMES: Readonly<Record<string, number>> = { standard: 1, double: 2, triple: 3, quadruple: 4 };

/** A treasure with coins, goods and items, each rolled once. */
export const STANDARD_TREASURE: TreasureLine = {
  coins: { ...NONE, times: 1 },
  goods: { ...NONE, times: 1 },
  items: { ...NONE, times: 1 },
  also: [],
};

/** `Double standard (nonflammables only)`, `50% goods (stone only)`, `1/10 coins`, `no items`. */
const CLAUSE =
  /^(?:(\d+)\/(\d+)|(\d+)%|(half|standard|double|triple|quadruple|no))\s*(standard|coins|goods|items)?\s*(?:\(([^)]*)\))?$/i;

/**
 * Reads the treasure line of a creature (Monster Manual, page 7; Dungeon Master's Guide, page 51). What is not named is not rolled, but for
 * a line that begins with a clause for all three. A wording that gives nothing to roll is kept in `also`.
 */
export function readTreasureLine(line: string): TreasureLine {
  const [rolled = '', ...possessions] = line.split(/,? (?:plus|and) (?![^(]*\))|;? (?:plus|and) (?=\+)/);
  const also = [...possessions];
  const result: TreasureLine = { coins: NONE, goods: NONE, items: NONE, also };
  if (/^none$/i.test(line.trim())) return result;
  for (const clause of splitClauses(rolled)) {
    const match = CLAUSE.exec(clause);
    if (match === null) {
      also.push(clause);
      continue;
    }
    const [, above, below, percent, word = '', part = 'standard', bracket] = match;
    const fraction = above === undefined ? (/half/i.test(word) ? 0.5 : 1) : Number(above) / Number(below);
    const share: Share = {
      times: /^no$/i.test(word) ? 0 : (TIMES[word.toLowerCase()] ?? 1),
      fraction,
      chance: Number(percent ?? 100),
      limit: bracket !== undefined && isLimit(bracket) ? bracket : null,
    };
    if (bracket !== undefined && share.limit === null) also.push(bracket);
    for (const name of part.toLowerCase() === 'standard' ? PARTS : PARTS.filter((one) => one === part.toLowerCase()))
      result[name] = name === 'coins' ? share : { ...share, fraction: 1, chance: share.chance * fraction };
  }
  return result;
}

const isLimit = (bracket: string) => / only$|^no /.test(bracket);

/** Splits at semicolons and commas outside brackets. */
const splitClauses = (text: string): string[] =>
  text
    .split(/[;,](?![^(]*\))/)
    .map((clause) => clause.trim())
    .filter(Boolean);
