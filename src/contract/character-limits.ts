/** Bounds of a character: enough for any of the game, and little work for the site. */
export const CHARACTER_LIMITS = {
  nameLength: 200,
  slugLength: 100,
  choiceLength: 100,
  textLength: 300,
  level: 60,
  score: 99,
  classes: 20,
  ranks: 100,
  mostRanks: 99,
  feats: 100,
  spells: 500,
  domains: 20,
  confirmed: 50,
} as const;
