import { expect, test } from 'vitest';
import { builtParts, builtText } from '../../../contract/built-creatures.ts';
import { buildText, summonedParts, summonedText } from './made-creatures.ts';

test('built creatures are read from an address as they were written, with commas in what they are built with', () => {
  const ogre = {
    slug: 'ogre',
    build: buildText({ template: 'celestial,half-dragon:red', feat: 'weapon-focus:claw', hd: undefined }),
    count: '2',
  };
  const wolf = { slug: 'wolf', build: buildText({ hd: 4 }), count: '1' };
  const text = [builtText(ogre), builtText(wolf)].join(',');
  expect(text).toBe('ogre:2?template=celestial,half-dragon:red&feat=weapon-focus:claw,wolf?hd=4');
  expect(builtParts(text)).toEqual([ogre, wolf]);
});

test('what an address names without saying what it is built with is no built creature', () => {
  expect(builtParts('ogre,Ogre?hd=5,troll:0?hd=7')).toEqual([]);
  expect(builtParts()).toEqual([]);
});

test('a summoned creature is built with what its address adds', () => {
  const text = summonedText({ slug: 'lion', template: 'celestial', augmented: true, count: '1d3' });
  expect(text).toBe('lion.celestial.augmented:1d3');
  expect(summonedParts(`${text},wolf`)).toEqual([
    { slug: 'lion', build: 'template=celestial&augment=1', count: '1d3' },
    { slug: 'wolf', build: '', count: '1' },
  ]);
});
