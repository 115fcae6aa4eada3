import { expect, test } from 'vitest';
import { saveDcsIn } from './save-dcs.ts';

test('a save DC is found with its ability, once for each value', () => {
  const text = `It bites.

**Breath Weapon (Su).** 20-foot line, Reflex DC 19 half. The save DC is Constitution-based.

**Poison (Ex).** Injury, DC 15 Fortitude save, and DC 15 Fortitude again. The save DC is [Constitution](rules/x)-based.

**Spell-Like Abilities.** At will—*charm monster* (DC 14); 1/day—*fear* (DC 16). The save DCs are Charisma-based.

**Freeze (Ex).** Only a DC 20 Spot check reveals it.`;
  expect(saveDcsIn(text)).toEqual([
    { of: 'Breath Weapon', ability: 'con', dc: 19 },
    { of: 'Poison', ability: 'con', dc: 15 },
    { of: 'Spell-Like Abilities', ability: 'cha', dc: 14 },
    { of: 'Spell-Like Abilities', ability: 'cha', dc: 16 },
  ]);
});
