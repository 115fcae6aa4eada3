import { expect, test } from 'vitest';
import { auraName, bearersText, familyPriceText, priceText } from './item-words.ts';

test.each([
  [{ gp: 0.03, note: 'per mile' }, '3 cp per mile'],
  [{ gp: 10000, note: 'one glove' }, '10,000 gp (one glove)'],
  [{ plus_gp: 18000 }, '+18,000 gp'],
  [{ bonus: 2 }, '+2 bonus'],
  [{ times: 4 }, '×4'],
  [{ gp_per_caster_level: 10 }, 'Caster level × 10 gp'],
  [{ text: 'special' }, 'Special'],
])('%o reads %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

test('a family costs from its cheapest member to its dearest', () => {
  expect(familyPriceText([{ gp: 7400 }, { gp: 2500 }, { gp: 10000 }])).toBe('2,500–10,000 gp');
  expect(familyPriceText([{ gp: 0.5 }, { gp: 2 }])).toBe('5 sp–2 gp');
  expect(familyPriceText([{ bonus: 1 }, { bonus: 5 }])).toBe('+1 to +5 bonus');
  expect(familyPriceText([{ bonus: 1 }, { gp: 5 }])).toBe('Varies');
  expect(familyPriceText([])).toBeNull();
});

test('an aura names strength, schools, alignment and what else is said', () => {
  expect(auraName({ strength: ['faint', 'moderate'], schools: ['conjuration'] })).toBe('Faint or moderate conjuration');
  expect(auraName({ strength: ['faint'], schools: ['abjuration', 'transmutation'], alignment: 'good' })).toBe(
    'Faint abjuration and transmutation [good]',
  );
  expect(auraName({ strength: ['strong'], note: 'varied' })).toBe('Strong (varied)');
});

test('bearers of an ability are named together', () => {
  expect(bearersText(['melee', 'ranged'])).toBe('Melee and ranged weapons');
  expect(bearersText(['armor', 'shield'])).toBe('Armor and shields');
});
