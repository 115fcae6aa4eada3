import { expect, test } from 'vitest';
import { familyName } from './item-versions.ts';

test.each([
  ['Cloak of Resistance +3', 'Cloak of Resistance'],
  ['Bag of Tricks, Gray', 'Bag of Tricks'],
  ['Pearl of Power (1st)', 'Pearl of Power'],
  ['Rod of Metamagic, Quicken, Lesser', 'Rod of Metamagic'],
  ['Ring of Wizardry IV', 'Ring of Wizardry'],
  ['Boots of Elvenkind', 'Boots of Elvenkind'],
])('%s is of the family %s', (name, family) => {
  expect(familyName(name)).toBe(family);
});
