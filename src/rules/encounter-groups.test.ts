import { expect, test } from 'vitest';
import { difficultyOf, encounterLevel, formatRating, partyExperience, partyLevel } from './encounters.ts';

/*
 * Groups worked out by hand from the rules (Dungeon Master's Guide, pages 37–38 and 48–50): the points of each creature are those of
 * the printed table, divided by the number of characters. Each row: challenge ratings and how many there are, levels of the party and
 * how many there are; encounter level, points for one character of each level, difficulty.
 */
const GROUPS = `
1:1 | 1:4 | 1 | 75 | challenging
1:2 | 1:4 | 3 | 150 | very difficult
1:4 | 1:4 | 5 | 300 | very difficult
2:1 | 1:4 | 2 | 150 | very difficult
3:1 | 1:4 | 3 | 225 | very difficult
1/2:2 | 1:4 | 1 | 75 | challenging
1/3:3 | 1:4 | 1 | 75 | challenging
1/4:4 | 1:4 | 1 | 75 | challenging
1/3:6,2:1 | 2:4 | 5 | 300 | very difficult
1/2:4 | 2:5 | 3 | 120 | very difficult
1/3:1 | 1:1 | 1/3 | 100 | easy
1/4:1 | 3:6 | 1/4 | 12 | easy
1/6:6 | 1:4 | 1 | 75 | challenging
1/8:10 | 2:4 | 2 | 93 | challenging
1/10:5 | 1:4 | 1/2 | 37 | easy
2:2 | 3:4 | 4 | 300 | very difficult
3:2 | 3:4 | 5 | 450 | very difficult
3:4 | 5:4 | 7 | 750 | very difficult
4:2 | 5:4 | 6 | 500 | very difficult
5:1 | 5:4 | 5 | 375 | challenging
5:2 | 5:4 | 7 | 750 | very difficult
3:2,1:5 | 5:4 | 7 | 750 | very difficult
4:3 | 6:4 | 7 | 675 | very difficult
7:1 | 5:4 | 7 | 750 | very difficult
7:1,5:1 | 7:4 | 8 | 787 | very difficult
6:1,4:1,2:1 | 6:4 | 8 | 787 | very difficult
8:2 | 8:4 | 10 | 1200 | very difficult
9:1,3:4 | 9:4 | 10 | 1013 | very difficult
10:1 | 10:4 | 10 | 750 | challenging
10:3 | 10:4 | 13 | 2250 | very difficult
12:1,9:2 | 11:4 | 14 | 2062 | very difficult
13:1 | 13:4 | 13 | 975 | challenging
14:2 | 12:5 | 16 | 2880 | very difficult
15:1 | 15:4 | 15 | 1125 | challenging
16:1,12:2 | 15:4 | 17 | 2437 | very difficult
18:1 | 16:4 | 18 | 2400 | very difficult
20:1 | 20:4 | 20 | 1500 | challenging
20:2 | 20:4 | 22 | 3000 | very difficult
20:1 | 14:4 | 20 | 8400 | overpowering
12:4 | 16:6 | 16 | 800 | challenging
3:4 | 5:3,7:1 | 7 | 750 525 | very difficult
5:2 | 4:2,6:2 | 7 | 800 600 | very difficult
7:1 | 3:1,5:3 | 7 | 900 750 | very difficult
9:2 | 8:3,10:2 | 11 | 1440 800 | very difficult
1:6 | 1:2,3:2 | 6 | 450 450 | very difficult
1/2:6,3:1 | 2:3,4:1 | 6 | 450 425 | very difficult
10:1 | 7:1,9:1,11:1,13:1 | 10 | 1575 1012 550 325 | challenging
2:3 | 9:4 | 5 | 168 | easy
1:8 | 8:4 | 7 | 400 | easy
1:4 | 9:4 | 5 | 0 | easy
3:1 | 11:4 | 3 | 0 | easy
11:1 | 3:4 | 11 | 0 | overpowering
12:1 | 4:4 | 12 | 0 | overpowering
12:1 | 5:4 | 12 | 4500 | overpowering
19:1 | 12:4 | 19 | 10800 | overpowering
6:6 | 9:4 | 11 | 1350 | very difficult
1:12 | 4:4 | 8 | 900 | very difficult
4:5 | 7:4 | 9 | 875 | very difficult
8:1,8:1,8:1,8:1 | 10:4 | 12 | 1500 | very difficult
17:1,13:1,9:1 | 15:3,17:1 | 18 | 2953 1593 | very difficult
`;

const amounts = (text: string): { key: number; count: number }[] =>
  text.split(',').map((pair) => {
    const [key = '', count] = pair.split(':');
    const [above = 0, below = 1] = key.split('/').map(Number);
    return { key: above / below, count: Number(count) };
  });

const rows = GROUPS.trim()
  .split('\n')
  .map((row) => row.split(' | '));

test('there are 60 groups', () => {
  expect(rows).toHaveLength(60);
});

test.each(rows)('%s for a party of %s: level %s, %s points, %s', (creatures = '', characters = '', ...figures) => {
  const foes = amounts(creatures).map(({ key, count }) => ({ rating: key, count }));
  const party = amounts(characters).map(({ key, count }) => ({ level: key, count }));
  const level = encounterLevel(foes) ?? 0;
  const { each, total } = partyExperience(foes, party);
  const points = each.map((one) => one.points);
  expect([formatRating(level), points.join(' '), difficultyOf(level, partyLevel(party))]).toEqual(figures);
  expect(total).toBe(points.reduce((sum, one, i) => sum + one * (party[i]?.count ?? 0), 0));
});
