import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import type { Monster } from '../schema/monsters.ts';
import { checkListOrder } from './list-order.ts';
import { checkSchema } from './schema.ts';
import { checkSizeWords } from './size-words.ts';

const [bear] = checkSchema(loadContent('content').sources).entries.filter(({ slug }) => slug === 'bear-brown');

function bearWith(change: Partial<Monster>) {
  if (bear?.kind !== 'monsters') throw new Error('content/monsters/bear-brown.yaml is missing');
  return [{ ...bear, value: { ...bear.value, ...change } }] as never;
}
const messages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

test.each([
  ['At will—[*bless*](spells/bless), [*aid*](spells/aid), *doom*, [*fear*](spells/fear).', ['aid', 'bless']],
  [
    'At will—[*aid*](spells/aid), [*greater doom*](spells/doom) (DC 15), *bane*, [*fear*](spells/fear).',
    ['bane', 'doom'],
  ],
])('%s is out of order', (combat, names) => {
  const [message = ''] = messages(checkListOrder(bearWith({ combat })));
  for (const name of names) expect(message).toContain(name);
});

test.each([
  'At will—[*aid*](spells/aid), *bane*, [*bless*](spells/bless), [*fear*](spells/fear) (DC 15).',
  'At will—[*aid*](spells/aid), *bane*, [*greater bless*](spells/bless), [*fear*](spells/fear).',
  '3/day—[*fear*](spells/fear) (young or older), [*aid*](spells/aid) (old or older), *doom*, *bane* (great wyrm).',
])('%s is in order', (combat) => {
  expect(checkListOrder(bearWith({ combat }))).toEqual([]);
});

test('the feats of a monster are in alphabetical order', () => {
  const feats = ['track', 'run', 'dodge', 'alertness'].map((feat) => ({ feat }));
  expect(messages(checkListOrder(bearWith({ feats })))).toEqual([expect.stringContaining('"run"')]);
});

test('sizes are terms, and a summary names the own one', () => {
  expect(messages(checkSizeWords(bearWith({ summary: 'Huge bear of the woods.' })))).toHaveLength(1);
  expect(messages(checkSizeWords(bearWith({ combat: 'It has huge claws.' })))).toEqual([
    expect.stringContaining('huge'),
  ]);
  expect(
    checkSizeWords(bearWith({ summary: 'Large bear.', combat: 'Small creatures flee. It kills a Huge elk.' })),
  ).toEqual([]);
});
