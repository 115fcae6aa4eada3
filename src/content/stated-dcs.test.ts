import { expect, test } from 'vitest';
import { saveDcsIn } from './stated-dcs.ts';

const found = (text: string) => saveDcsIn(text).map(({ of, ability, dc, spell }) => [of, ability, dc, spell]);

test('a save DC is found with its ability, once for each value', () => {
  const text = `It bites.

**Breath Weapon (Su).** 20-foot line, Reflex DC 19 half. The save DC is Constitution-based.

**Poison (Ex).** Injury, DC 15 Fortitude save, and DC 15 Fortitude again. The save DC is [Constitution](rules/x)-based.

**Spell-Like Abilities.** At will—*charm monster* (DC 14); 1/day—*fear* (DC 16). The save DCs are Charisma-based.

**Freeze (Ex).** Only a DC 20 Spot check reveals it.`;
  expect(found(text)).toEqual([
    ['Breath Weapon', 'con', 19, undefined],
    ['Poison', 'con', 15, undefined],
    ['Spell-Like Abilities', 'cha', 14, 'charm monster'],
    ['Spell-Like Abilities', 'cha', 16, 'fear'],
  ]);
});

test('an ability reaches to the next heading, and its sentence counts for all of it', () => {
  const text = `**Spell-Like Abilities.** Caster level 12th. The save DCs are Charisma-based.

- At will—*aid*, *discern lies* (DC 19)
- 1/day—*heal* (DC 21)

**Moan (Ex).** Four effects. All save DCs are Charisma-based.

- *Fear.* Will DC 15 negates.
- *Silent image.* This duplicates *silent image* (DC 15).

**Roar.** *Stun (Su).* A DC 18 Will save. The save DC is Wisdom-based.`;
  expect(found(text)).toEqual([
    ['Spell-Like Abilities', 'cha', 19, 'discern lies'],
    ['Spell-Like Abilities', 'cha', 21, 'heal'],
    ['Fear', 'cha', 15, undefined],
    ['Silent image', 'cha', 15, 'silent image'],
    ['Stun', 'wis', 18, undefined],
  ]);
});

test('without a sentence, spells go by their class and usual special attacks by their kind', () => {
  const text = `**Typical Cleric Spells Prepared** (5/5; save DC 13 + spell level): *bane*.

**Psi-Like Abilities.** At will—*mind thrust* (2d10, DC 13\\*).

**Breath Weapon (Su).** Reflex DC 21 half.

**Glare (Su).** Will DC 21 negates.`;
  expect(found(text)).toEqual([
    ['Typical Cleric Spells Prepared', 'wis', 13, ''],
    ['Psi-Like Abilities', 'cha', 13, 'mind thrust'],
    ['Breath Weapon', 'con', 21, undefined],
  ]);
});

test('checks that go by an ability are found, with the racial bonus that is theirs', () => {
  const text = `**Web (Ex).** A DC 13 Escape Artist check frees it, and so does a DC 17 Strength check. The check DCs are \
Constitution-based, and that of the Strength check includes a +4 racial bonus. Noticing it takes a DC 20 Spot check.`;
  expect(saveDcsIn(text).map(({ ability, dc, racial }) => [ability, dc, racial])).toEqual([
    ['con', 13, 0],
    ['con', 17, 4],
  ]);
});

test('DCs that are the same for everybody, or go by a count, are none', () => {
  const text = `**Whirlwind (Su).** A Concentration check (DC 15 + spell level). The save DC is Strength-based.

**Shock (Su).** A Reflex save (DC 10 + the number of lizards) halves it. The save DC is Constitution-based.

**Covey.** 3/day—*veil* (DC 19). Their save DCs are based on Charisma 16.`;
  expect(found(text)).toEqual([]);
});
