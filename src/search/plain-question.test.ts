import { expect, test } from 'vitest';
import { buildIndex, type Fact } from './build-index.ts';
import { parseQuery } from './grammar.ts';
import { readPlainQuestion } from './plain-question.ts';
import { understoodWords } from './understood-words.ts';
import { createVocabulary } from './vocabulary.ts';

const fact = (key: string, text: string): Fact => ({ key, text, number: null });
const entry = (kind: string, facts: Fact[]) => ({
  kind,
  slug: kind,
  name: kind,
  names: [kind],
  summary: '',
  body: '',
  facts,
});

const vocabulary = createVocabulary(
  buildIndex([
    entry('spells', [
      { key: 'level', text: 'wizard', number: 3 },
      fact('school', 'evocation'),
      fact('school', 'illusion'),
      fact('effect', 'damage-fire'),
      fact('effect', 'inflicts-stunned'),
      fact('effect', 'removes-poison'),
      fact('effect', 'immune-poison'),
    ]),
    entry('monsters', [
      fact('type', 'magical-beast'),
      fact('type', 'undead'),
      fact('size', 'tiny'),
      fact('effect', 'moves-fly'),
    ]),
    entry('items', [fact('type', 'weapon'), fact('is', 'slashing'), fact('effect', 'damage-fire')]),
    entry('feats', [fact('type', 'item-creation'), fact('needs', 'dodge')]),
  ]),
);

/** The parts as `words = operator:value`, and what is left to search for. */
function read(q: string) {
  const query = parseQuery(q);
  const question = readPlainQuestion(query.plain, query.filters, vocabulary);
  if (question === null) return null;
  const parts = understoodWords(question.parts, query).map((part) => `${part.words} = ${part.operator}:${part.value}`);
  return { parts: parts.sort(), words: question.words };
}

test.each([
  ['spells that stun', ['spells = type:spells', 'stun = effect:inflicts-stunned'], []],
  ['3rd level evocation spells', ['3rd level = level:3', 'evocation = school:evocation', 'spells = type:spells'], []],
  ['wizard spells of level 3', ['level 3 = level:3', 'spells = type:spells', 'wizard = class:wizard'], []],
  ['tiny magical beasts', ['magical beasts = type:magical-beast', 'tiny = size:tiny'], []],
  ['flying undead monsters', ['flying = effect:moves-fly', 'monsters = type:monsters', 'undead = type:undead'], []],
  ['slashing weapons under 20 gp', ['slashing = is:slashing', 'under 20 gp = price:<20', 'weapons = type:weapon'], []],
  ['item creation feats', ['feats = type:feats', 'item creation = type:item-creation'], []],
  ['feats that need dodge', ['feats = type:feats', 'need dodge = needs:dodge'], []],
  ['spells for dancing', ['spells = type:spells'], ['dancing']],
  ['undead feats', ['feats = type:feats'], ['undead']],
])('%s is a question for entries of a kind', (q, parts, words) => {
  expect(read(q)).toEqual({ parts: [...parts].sort(), words });
});

test('effects and figures imply the kind', () => {
  expect(read('fire damage')?.parts).toContain('fire damage = type:spells');
  expect(read('wizard 3')?.parts).toEqual(['3 = level:3', '3 = type:spells', 'wizard = class:wizard']);
  expect(read('cr 1 undead')?.parts).toContain('undead = type:undead');
});

test.each([
  [
    'wizard spells not evocation',
    ['not evocation = -school:evocation', 'spells = type:spells', 'wizard = class:wizard'],
  ],
  ['non-evocation spells', ['non-evocation = -school:evocation', 'spells = type:spells']],
  ['spells other than evocation', ['other than evocation = -school:evocation', 'spells = type:spells']],
  ['spells but not evocation', ['not evocation = -school:evocation', 'spells = type:spells']],
  [
    'spells except evocation or illusion that stun',
    [
      'evocation = -school:evocation',
      'illusion = -school:illusion',
      'spells = type:spells',
      'stun = effect:inflicts-stunned',
    ],
  ],
  ["monsters that don't fly", ["don't fly = -effect:moves-fly", 'monsters = type:monsters']],
  ['spells that do not need to stun', ['not need to stun = -effect:inflicts-stunned', 'spells = type:spells']],
  ['items that are not weapons', ['items = type:items', 'not weapons = -type:weapon']],
  [
    'evocation spells not of 3rd level',
    ['evocation = school:evocation', 'not of 3rd level = -level:3', 'spells = type:spells'],
  ],
])('%s leaves out what it negates', (q, parts) => {
  expect(read(q)).toEqual({ parts: [...parts].sort(), words: [] });
});

test('a negation of what is no filter stays a word, and what follows the next stop word is asked for', () => {
  expect(read('spells without gestures for wizard')).toEqual({
    parts: ['spells = type:spells', 'wizard = class:wizard'],
    words: ['without', 'gestures'],
  });
  expect(read('non-magical weapons')).toEqual({ parts: ['weapons = type:weapon'], words: ['non', 'magical'] });
});

test('numbers after a class or a school are levels, in any form', () => {
  expect(read('wizard 3 or lower')?.parts).toContain('3 or lower = level:<=3');
  expect(read('evocation 1-3')?.parts).toContain('1-3 = level:1..3');
  expect(read('evocation 12')).toBeNull();
});

test('a challenge rating alone is one of anything', () => {
  expect(read('cr 5')).toEqual({ parts: ['cr 5 = cr:5'], words: [] });
});

test('the question without a part keeps phrases, operators and marks', () => {
  const query = parseQuery('3rd-level wizard "touch attack" Spells save:will -fire');
  const { parts = [] } = readPlainQuestion(query.plain, query.filters, vocabulary) ?? {};
  expect(understoodWords(parts, query).map(({ without }) => without)).toEqual([
    'wizard "touch attack" spells save:will -fire',
    '3rd-level "touch attack" spells save:will -fire',
    '3rd-level wizard "touch attack" save:will -fire',
  ]);
});

test('what may be several effects is any of them', () => {
  expect(read('protection against poison')?.parts).toContain(
    'protection against poison = effect:immune-poison,removes-poison',
  );
});

test.each(['stun', 'wizard', 'undead', 'level 3', 'spell resistance', 'dancing', ''])(
  '%j is no question for a kind',
  (q) => {
    expect(read(q)).toBeNull();
  },
);
