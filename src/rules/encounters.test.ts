import { expect, test } from 'vitest';
import { difficultyOf, encounterLevel, experienceOf, formatRating, partyExperience, partyLevel } from './encounters.ts';

const HALF = 1 / 2;
const THIRD = 1 / 3;
const QUARTER = 1 / 4;

test.each([
  // Each pair: a challenge rating and how many creatures of it. One creature is its rating.
  [[[3, 1]], '3'],
  [[[HALF, 1]], '1/2'],
  // Two of a kind add 2, four add 4, eight add 6.
  [[[1, 2]], '3'],
  [[[3, 2]], '5'],
  [[[20, 2]], '22'],
  [[[3, 4]], '7'],
  [[[5, 8]], '11'],
  // Three add 2 × log2 3 = 3.17, six 5.17, twelve 7.17.
  [[[1, 3]], '4'],
  [[[2, 3]], '5'],
  [[[4, 3]], '7'],
  [[[10, 6]], '15'],
  [[[1, 12]], '8'],
  // Fractions are added: two halves are one, and four of them two of rating 1.
  [[[HALF, 2]], '1'],
  [[[THIRD, 3]], '1'],
  [[[THIRD, 2]], '2/3'],
  [[[QUARTER, 3]], '3/4'],
  [[[HALF, 4]], '3'],
  [
    [
      [THIRD, 1],
      [QUARTER, 1],
    ],
    '7/12',
  ],
  // Ten eighths are 1¼: 1 + 2 × log2 1.25 = 1.64.
  [[[1 / 8, 10]], '2'],
  // Unlike ratings: 7 weighs 8 of rating 1 and 5 weighs 4, together 12; 1 + 2 × log2 12 = 8.17.
  [
    [
      [7, 1],
      [5, 1],
    ],
    '8',
  ],
  // 6 weighs 5.66: with one more 6.66, 1 + 2 × log2 6.66 = 6.47.
  [
    [
      [6, 1],
      [1, 1],
    ],
    '6',
  ],
  // 2 weighs 1.41: with one more 2.41, 1 + 2 × log2 2.41 = 3.54.
  [
    [
      [2, 1],
      [1, 1],
    ],
    '4',
  ],
] as const)('the encounter level of %j is %s', (groups, level) => {
  const found = encounterLevel(groups.map(([rating, count]) => ({ rating, count })));
  expect(found === null ? null : formatRating(found)).toBe(level);
});

test('nothing is no encounter', () => {
  expect(encounterLevel([])).toBeNull();
});

test.each([
  // The figures of the book's table: challenge rating, level, points.
  [1, 1, 300],
  [4, 3, 1350],
  [10, 1, 10_800],
  [5, 4, 1600],
  [11, 4, 12_800],
  [1, 5, 300],
  [3, 5, 750],
  [1, 7, 263],
  [3, 9, 338],
  [2, 9, 225],
  [15, 10, 18_000],
  [19, 12, 43_200],
  [13, 20, 500],
  [20, 20, 6000],
  // Eight below earn nothing, eight above are left to the Dungeon Master, and so is 11 for the first three levels.
  [1, 9, 0],
  [12, 20, 0],
  [17, 9, null],
  [11, 1, null],
  [11, 3, null],
  // Beyond the table by the same steps: 6,000 × 1½ and × 12 at 20th level; 4,500 × 12 at 15th; 300 × 21; 7,500 ÷ 12 at 25th.
  [21, 20, 9000],
  [27, 20, 72_000],
  [28, 20, null],
  [22, 15, 54_000],
  [21, 21, 6300],
  [18, 25, 625],
  // Below 1 the fraction of what 1 gives.
  [HALF, 6, 150],
  [HALF, 7, 131.5],
  [QUARTER, 8, 50],
  [THIRD, 1, 100],
  [HALF, 9, 0],
])('challenge rating %d gives a character of level %d %s points', (rating, level, points) => {
  expect(experienceOf(rating, level)).toBe(points);
});

test('points are divided among the party, each by its own level', () => {
  const ogres = [{ rating: 3, count: 4 }];
  expect(partyExperience(ogres, [{ level: 5, count: 4 }])).toEqual({
    total: 3000,
    each: [{ level: 5, points: 750 }],
    dropped: false,
    undecided: [],
  });
  const mixed = [
    { level: 5, count: 3 },
    { level: 7, count: 1 },
  ];
  // 3,000 ÷ 4 for the three, 2,100 ÷ 4 for the fourth.
  expect(partyExperience(ogres, mixed)).toMatchObject({
    total: 2775,
    each: [
      { level: 5, points: 750 },
      { level: 7, points: 525 },
    ],
  });
  // 263 ÷ 4 = 65.75, and 3 × 100 ÷ 5 = 60 in spite of thirds.
  expect(partyExperience([{ rating: 1, count: 1 }], [{ level: 7, count: 4 }]).each).toEqual([{ level: 7, points: 65 }]);
  expect(partyExperience([{ rating: 1, count: 1 }], [{ level: 7, count: 4 }]).dropped).toBe(true);
  expect(partyExperience([{ rating: THIRD, count: 3 }], [{ level: 1, count: 5 }])).toMatchObject({
    total: 300,
    dropped: false,
  });
});

test('a rating that is too high is counted for nobody whom it is too high for', () => {
  const { total, undecided } = partyExperience([{ rating: 12, count: 1 }], [{ level: 4, count: 4 }]);
  expect([total, undecided]).toEqual([0, [{ rating: 12, level: 4 }]]);
});

test.each([
  [0.5, 1, 'easy'],
  [4, 5, 'easy'],
  [5, 5, 'challenging'],
  [6, 5, 'very difficult'],
  [9, 5, 'very difficult'],
  [10, 5, 'overpowering'],
])('an encounter of level %d is for a party of level %d %s', (encounter, level, difficulty) => {
  expect(difficultyOf(encounter, level)).toBe(difficulty);
});

test('the level of a party is the average of its levels', () => {
  const party = [
    { level: 5, count: 3 },
    { level: 8, count: 2 },
  ];
  expect(partyLevel(party)).toBe(6);
  expect(() => partyLevel([])).toThrow(RangeError);
});
