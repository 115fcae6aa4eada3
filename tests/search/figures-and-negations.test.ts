import { expect, test } from 'vitest';
import { openTestSearch } from '../support/search.ts';

const EVERYTHING = 10_000;

const { search } = openTestSearch();

const urls = (q: string) => search(q, EVERYTHING).results.map(({ url }) => url);

test.each([
  // Negations
  ['wizard spells not evocation', 'type:spell class:wizard -school:evocation'],
  ['non-evocation wizard spells', 'type:spell class:wizard -school:evocation'],
  ['spells that are not fire', 'type:spell -descriptor:fire'],
  ['monsters without fire', 'type:monster -descriptor:fire'],
  ['cleric spells except evocation and necromancy', 'type:spell class:cleric -school:evocation -school:necromancy'],
  ["dragons that can't fly", 'type:dragon -effect:moves-fly,grants-fly'],
  ['items that are not weapons', 'type:item -type:weapon'],
  ['animals not under cr 3', 'type:animal cr:>=3'],
  ['wizard spells not of 3rd level', 'type:spell class:wizard -level:3'],
  // Comparisons
  ['monsters under cr 5', 'type:monster cr:<5'],
  ['spells under 5th level', 'type:spell level:<5'],
  ['monsters above cr 20', 'type:monster cr:>20'],
  ['cr 5 or lower dragons', 'type:dragon cr:<=5'],
  ['dragons of cr 20 or higher', 'type:dragon cr:>=20'],
  ['undead cr >3', 'type:undead cr:>3'],
  ['cr 5 to 8', 'cr:5..8'],
  ['cr 5-8', 'cr:5..8'],
  ['cr 3 or 4 undead', 'type:undead cr:3,4'],
  ['1st and 2nd level cleric spells', 'type:spell class:cleric level:1,2'],
  ['wizard 3 or lower', 'type:spell class:wizard level:<=3'],
  ['items over 10,000 gp', 'type:item price:>10000'],
  ['rings under 5000gp', 'type:ring price:<5000'],
  ['items less than 1000 gp', 'type:item price:<1000'],
  ['items more than 1000 gp', 'type:item price:>1000'],
  ['items costing at most 1,000 gp', 'type:item price:<=1000'],
  // Alignments
  ['evil monsters', 'type:monster alignment:evil'],
  ['evil dragons', 'type:dragon alignment:evil'],
  ['good deities', 'type:deity alignment:good'],
  ['evil spells', 'type:spell descriptor:evil'],
])('%s is %s', (question, query) => {
  const expected = urls(query);
  expect(expected.length).toBeGreaterThan(0);
  expect(urls(question).sort()).toEqual(expected.sort());
});

test('words that are no filter are searched for within figures', () => {
  const { results } = search('magic items under 1,000 gp', EVERYTHING);
  const cheap = new Set(urls('type:item price:<1000'));
  expect(results.length).toBeGreaterThan(10);
  expect(results.filter(({ url }) => !cheap.has(url))).toEqual([]);
});

test.each([
  ['3rd level spells', 'type:spell level:3'],
  ['3rd-level spells', 'type:spell level:3'],
  ['9th level spells', 'type:spell level:9'],
  ['0 level spells', 'type:spell level:0'],
  ['wizard spells', 'type:spell class:wizard'],
  ['bard spells', 'type:spell class:bard'],
  ['cleric spells', 'type:spell class:cleric'],
  ['druid spells', 'type:spell class:druid'],
  ['ranger spells', 'type:spell class:ranger'],
  ['paladin spells', 'type:spell class:paladin'],
])('%s is %s, after what is named so', (question, query) => {
  const found = urls(question);
  const meant = urls(query);
  const named = found.filter((url) => !meant.includes(url));
  expect(named.length).toBeLessThanOrEqual(1);
  expect(found).toEqual([...named, ...meant]);
});
