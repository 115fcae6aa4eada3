import { expect, test } from 'vitest';
import { familyAbilities } from './family-abilities.ts';
import { monsterThat } from './testing.ts';

const FAMILY = `Mummies are corpses that dark gods have animated.

**Despair (Su).** A creature that sees a mummy is paralyzed.

It is not affected again for 24 hours.

**Burn (Ex).** A hit deals fire damage.

**Breath Weapon (Su).** A cone of fire.

**Breath Weapon, All Dragons (Su).** A standard action.

**Frightful Presence (Ex).** A creature becomes shaken.`;

function abilitiesOf(facts: Parameters<typeof monsterThat>[1]): string {
  const source = monsterThat('', facts);
  if (source.kind !== 'monsters') throw new Error('Not a monster.');
  return familyAbilities(source.value, [FAMILY]);
}

test('a monster has the abilities of its family that its stat block names, with all their paragraphs', () => {
  expect(abilitiesOf({ special_attacks: ['despair', 'burning touch'] })).toBe(
    '**Despair (Su).** A creature that sees a mummy is paralyzed.\n\nIt is not affected again for 24 hours.',
  );
  expect(abilitiesOf({ special_qualities: ['burn (1d6 fire)'] })).toBe('**Burn (Ex).** A hit deals fire damage.');
  expect(abilitiesOf({})).toBe('');
});

const VERMIN = `**Skills.** All climb.

**Giant beetle.** *Acid Cloud (Ex).* A vapor deals acid damage.

*Poison (Ex).* 2d6 Con.

**Giant spider.** *Poison (Ex).* 2d6 Str.

It spits.

**Scorpions.** *Poison (Ex).* 2d6 Dex.`;

test.each([
  ['Giant Beetle', '*Poison (Ex).* 2d6 Con.'],
  ['Giant Spider', '**Giant spider.** *Poison (Ex).* 2d6 Str.\n\nIt spits.'],
  ['Scorpion, Huge', '**Scorpions.** *Poison (Ex).* 2d6 Dex.'],
  ['Giant Ant', ''],
])('%s has only the abilities of its own part of the text', (name, text) => {
  const source = monsterThat('', { name, special_attacks: ['poison'] });
  expect(source.kind === 'monsters' && familyAbilities(source.value, [VERMIN])).toBe(text);
});

test('a dragon has a breath weapon, and frightful presence once its age gives it a save DC', () => {
  expect(abilitiesOf({ age: 'wyrmling' })).toBe('**Breath Weapon (Su).** A cone of fire.');
  expect(abilitiesOf({ age: 'adult', frightful_presence_dc: 20 })).toBe(
    '**Breath Weapon (Su).** A cone of fire.\n\n**Frightful Presence (Ex).** A creature becomes shaken.',
  );
});
