import { expect, test } from 'vitest';
import { plural } from './monster-mentions.ts';

test('names in the plural of stat blocks', () => {
  expect(['ogre', 'harpy', 'dire wolf', 'violet fungus', 'lynx'].map(plural)).toEqual([
    'ogres',
    'harpies',
    'dire wolves',
    'violet fungi',
    'lynxes',
  ]);
});
