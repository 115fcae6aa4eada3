import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex, type SearchDocument } from './build-index.ts';
import { readParts, storedParts } from './index-parts.ts';
import { createSearch } from './search.ts';

const EVERYTHING = 1000;

// Few words, so that phrases repeat and cross from name to text; one is in nearly all texts, some are alike in their stem.
const word = fc.constantFrom('of', 'of', 'of', 'attack', 'attacks', 'opportunity', 'fire', 'mage', "mage's");
const row = fc.array(word, { minLength: 1, maxLength: 12 });
const number = fc.integer({ min: 0, max: 9 });
const entry = fc.record({
  name: row,
  body: fc.array(word, { maxLength: 60 }),
  rating: fc.option(number),
  level: fc.dictionary(fc.constantFrom('bard', 'wizard'), number),
});
type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never;
const entries = fc.array(entry, { minLength: 1, maxLength: 80 });

function documentOf({ name, body, rating, level }: Entry, i: number): SearchDocument {
  return {
    kind: 'monsters',
    slug: `entry-${i}`,
    name: name.join(' '),
    names: [name.join(' ')],
    summary: '',
    body: body.join(' '),
    facts: [
      ...(rating === null ? [] : [{ key: 'cr', text: null, number: rating }]),
      ...Object.entries(level).map(([text, number]) => ({ key: 'level', text, number })),
    ],
  };
}

const searchOf = (list: readonly Entry[]) => createSearch(readParts(storedParts(buildIndex(list.map(documentOf)))));
const slugsWhere = (list: readonly Entry[], has: (entry: Entry) => boolean) =>
  list.flatMap((entry, i) => (has(entry) ? [`entry-${i}`] : []));
const hasPhrase = ({ name, body }: Entry, phrase: readonly string[]) =>
  [name, body].some((words) => ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `));

function expectFound(list: readonly Entry[], query: string, has: (entry: Entry) => boolean): void {
  const { results, total } = searchOf(list)(query, EVERYTHING);
  const slugs = results.map(({ slug }) => slug).sort();
  expect(slugs, query).toEqual(slugsWhere(list, has).sort());
  expect(total).toBe(slugs.length);
}

test('a phrase is found where its words stand side by side, within names and texts', () => {
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(entries, phrase, phrase, (list, first, second) => {
      const query = `"${first.join(' ')}"`;
      expectFound(list, query, (entry) => hasPhrase(entry, first));
      expectFound(
        list,
        `${query} "${second.join(' ')}"`,
        (entry) => hasPhrase(entry, first) && hasPhrase(entry, second),
      );
      if (second.length > 1)
        expectFound(
          list,
          `${query} -"${second.join(' ')}"`,
          (entry) => hasPhrase(entry, first) && !hasPhrase(entry, second),
        );
    }),
  );
});

test('figures are within a range with the ends that it says; what has none is never within', () => {
  fc.assert(
    fc.property(entries, number, number, (list, min, max) => {
      const expectRated = (range: string, within: (rating: number) => boolean) =>
        expectFound(list, `cr:${range}`, ({ rating }) => rating !== null && within(rating));
      expectRated(`${min}..${max}`, (rating) => rating >= min && rating <= max);
      expectRated(`<${max}`, (rating) => rating < max);
      expectRated(`>${min}`, (rating) => rating > min);
      expectRated(`<=${max}`, (rating) => rating <= max);
      expectFound(list, `level:${min}..${max} class:bard`, ({ level: { bard = -1 } }) => bard >= min && bard <= max);
      expectFound(list, `level:>=${min}`, ({ level }) => Object.values(level).some((number) => number >= min));
    }),
  );
});

test('a filter takes entries with the words out of the answer and leaves the others in their order', () => {
  fc.assert(
    fc.property(entries, fc.array(word, { minLength: 1, maxLength: 3 }), number, (list, words, rating) => {
      const search = searchOf(list);
      const slugs = (query: string) => search(query, EVERYTHING, { plain: true }).results.map(({ slug }) => slug);
      const rated = slugsWhere(list, (entry) => entry.rating === rating);
      const expected = slugs(words.join(' ')).filter((slug) => rated.includes(slug));
      expect(slugs(`${words.join(' ')} cr:${rating}`)).toEqual(expected);
    }),
  );
});

test('a shared text is searched, and what has the words in its own text goes before', () => {
  const base = { kind: 'monsters', summary: '', facts: [] };
  const search = createSearch(
    buildIndex([
      {
        ...base,
        slug: 'ghast',
        name: 'Ghast',
        names: ['ghast'],
        body: 'It is craftier.',
        shared: 'The lacedon swims.',
      },
      {
        ...base,
        slug: 'ship',
        name: 'Ship',
        names: ['ship'],
        body: 'Here a lacedon lies in wait, and much else is so.',
      },
    ]),
  );
  const { results, total } = search('lacedon', 10);
  expect(results.map(({ slug }) => slug)).toEqual(['ship', 'ghast']);
  expect(total).toBe(2);
  expect(results[1]?.snippet).toContain('lacedon');
  expect(search('"craftier the"', 10).total).toBe(0);
});
