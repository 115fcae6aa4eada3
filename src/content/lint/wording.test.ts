import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { checkSchema } from './schema.ts';
import { checkWording } from './wording.ts';

const [dodge] = checkSchema(loadContent('content').sources).entries.filter(({ slug }) => slug === 'dodge');

function foundIn(benefit: string): string[] {
  if (dodge?.kind !== 'feats') throw new Error('content/feats/dodge.yaml is missing');
  return checkWording([{ ...dodge, value: { ...dodge.value, benefit } }]).map(({ message }) => message);
}

test.each([
  ['It is lost for good.', '"for good"'],
  ['It lasts for good unless dispelled.', '"for good"'],
  ['He gives no secrets to an outsider of the order.', '"to an outsider of the"'],
  ['It works until its charges are exhausted.', 'exhausted'],
  ['All of them, save for elves.', '", save for"'],
  ['A check of a 8th-level caster.', '"a 8"'],
  ['It hits with an 7 or more.', '"an 7"'],
  ['Its scores rise by +4 each (+4).', '"+4 each (+4)"'],
  ['It heals a single point (1).', '"single point (1)"'],
  ['On 01–50 (50%), it breaks.', '"01–50 (50%)"'],
  ['It moves at half speed. (Ex)', '". (Ex)"'],
  ['You are good at grappling.', '"good at"'],
  ['"Bear of legend: claws 2d6+13."', 'quotation marks'],
  ['It has damage reduction 5/–.', '"damage reduction 5/–"'],
  ['You take a -4 penalty.', '"-4"'],
  ['It deals 1-4 points.', '"1-4"'],
])('%s has %s', (text, found) => {
  expect(foundIn(text)).toEqual([expect.stringContaining(found)]);
});

test.each([
  'The cleric prays for good weather and for good creatures.',
  'An outsider of any alignment, an 8th-level caster, an 11, an 18th and an 80-foot cone, a 10-foot step, a 1-inch gap.',
  'Its claws are sharp (Ex), and its bite hits on 19–20 (a critical hit).',
  'It gains +4 Strength (+2 on attack rolls), multiplied by 1-1/2, on 18–20 at −4.',
])('%s is well worded', (text) => {
  expect(foundIn(text)).toEqual([]);
});
