/** Skill points of one class and the skills that are its class skills. */
export type Purse = { points: number; sells: (key: string) => boolean };

/**
 * The most ranks that the points of the classes can buy at 1 point each: a rank costs 1 point of a class that has the skill as a
 * class skill, else 2 (Player's Handbook, page 62). Found as the maximal flow from purses to skills along shortest ways.
 */
export function mostRanksAtClassPrice(purses: readonly Purse[], ranks: ReadonlyMap<string, number>): number {
  const skills = [...ranks].filter(([, count]) => count > 0);
  const left = purses.map(({ points }) => points);
  const wanted = skills.map(([, count]) => count);
  const bought = purses.map(() => skills.map(() => 0));
  const sells = purses.map((purse) => skills.map(([key]) => purse.sells(key)));
  for (let way = shortestWay(); way !== null; way = shortestWay()) follow(way);
  return skills.reduce((sum, [, count], skill) => sum + count - (wanted[skill] ?? 0), 0);

  /** Purses and skills in turn, from a purse with points left to a skill with ranks wanted. */
  function shortestWay(): number[] | null {
    const seenPurses = new Set<number>();
    const seenSkills = new Set<number>();
    let ways = left.flatMap((points, purse) => (points > 0 ? [[purse]] : []));
    for (const [purse] of ways) seenPurses.add(purse ?? 0);
    while (ways.length > 0) {
      const next: number[][] = [];
      for (const way of ways) {
        const purse = way.at(-1) ?? 0;
        for (let skill = 0; skill < skills.length; skill++) {
          if (seenSkills.has(skill) || !sells[purse]?.[skill]) continue;
          seenSkills.add(skill);
          if ((wanted[skill] ?? 0) > 0) return [...way, skill];
          for (let other = 0; other < purses.length; other++) {
            if (seenPurses.has(other) || (bought[other]?.[skill] ?? 0) === 0) continue;
            seenPurses.add(other);
            next.push([...way, skill, other]);
          }
        }
      }
      ways = next;
    }
    return null;
  }

  /** Buys along the way as much as its narrowest part allows. */
  function follow(way: readonly number[]): void {
    const returned = way.slice(2).flatMap((purse, i) => (i % 2 === 0 ? [bought[purse]?.[way[i + 1] ?? 0] ?? 0] : []));
    const amount = Math.min(left[way[0] ?? 0] ?? 0, wanted[way.at(-1) ?? 0] ?? 0, ...returned);
    left[way[0] ?? 0] = (left[way[0] ?? 0] ?? 0) - amount;
    wanted[way.at(-1) ?? 0] = (wanted[way.at(-1) ?? 0] ?? 0) - amount;
    for (let i = 0; i + 1 < way.length; i++) {
      const forward = i % 2 === 0;
      const row = bought[(forward ? way[i] : way[i + 1]) ?? 0];
      const skill = (forward ? way[i + 1] : way[i]) ?? 0;
      if (row) row[skill] = (row[skill] ?? 0) + (forward ? amount : -amount);
    }
  }
}
