import { expect, test } from 'vitest';
import type { Template } from '../../../contract/templates.ts';
import { creatureAddress, withCreature } from './template-choice.ts';

const template = (fields: Partial<Template>) =>
  ({
    slug: 'half-dragon',
    creatures: [{ slug: 'ogre', name: 'Ogre' }],
    varieties: [
      { slug: 'black', name: 'Black' },
      { slug: 'red', name: 'Red' },
    ],
    applies_to: { template: null },
    ...fields,
  }) as Template;
const address = (...of: Parameters<typeof creatureAddress>) => {
  const to = creatureAddress(...of);
  return to && decodeURIComponent(to);
};

test('a creature by name or slug gets the template in the variety that is chosen, or in the first', () => {
  expect(address(template({}), 'ogre', 'red')).toBe('/monsters/ogre?template=half-dragon:red');
  expect(address(template({}), 'OGRE', '')).toBe('/monsters/ogre?template=half-dragon:black');
  expect(address(template({}), 'Ogre', 'purple')).toBe('/monsters/ogre?template=half-dragon:black');
  expect(address(template({ slug: 'fiendish', varieties: [] }), 'Ogre', '')).toBe('/monsters/ogre?template=fiendish');
  expect(address(template({}), 'Ghoul', 'red')).toBeNull();
});

test('a template that needs another is laid on that one', () => {
  const needed = { applies_to: { template: { slug: 'lich', name: 'Lich' } } } as Partial<Template>;
  expect(address(template({ ...needed, slug: 'demilich', varieties: [] }), 'Ogre', '')).toBe(
    '/monsters/ogre?template=lich,demilich',
  );
});

test('the page leads to the creature, and names one that may not have it', () => {
  const answer = { ok: true, value: template({}) } as const;
  expect(withCreature(answer, new URLSearchParams())).toBe(answer);
  expect(() => withCreature(answer, new URLSearchParams('creature=Ogre'))).toThrow();
  expect(withCreature(answer, new URLSearchParams('creature= Ghoul '))).toMatchObject({ value: { refused: 'Ghoul' } });
});
