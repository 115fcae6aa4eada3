import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCatalogue } from '../../tests/support/catalogue.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { createRandom } from '../rules/random.ts';
import { atCasterLevel, compose, findWare, randomOrders } from './compose.ts';

let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>;
let range: ShopRange;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  range = await catalogue.shop.range();
});
afterAll(() => catalogue.close());

test.each([
  ['longsword~usual~masterwork', 'Longsword, Masterwork', 315],
  ['longsword~usual~1', 'Longsword +1', 2315],
  ['longsword~cold-iron~plain', 'Cold Iron Longsword', 30],
  ['longsword~cold-iron~1', 'Cold Iron Longsword +1', 4330],
  ['dagger~alchemical-silver~masterwork', 'Alchemical Silver Dagger, Masterwork', 322],
  ['longsword~adamantine~masterwork', 'Adamantine Longsword, Masterwork', 3015],
  ['longsword~usual~1~flaming~keen', 'Longsword +1, Flaming, Keen', 18_315],
  ['longsword~usual~5~vorpal', 'Longsword +5, Vorpal', 200_315],
  ['chain-shirt~mithral~masterwork', 'Mithral Chain Shirt, Masterwork', 1100],
  ['full-plate~usual~1', 'Full Plate +1', 2650],
  ['breastplate~dragonhide~masterwork', 'Dragonhide Breastplate, Masterwork', 700],
  ['chain-shirt~usual~1~fortification.light', 'Chain Shirt +1, Fortification (Light)', 4250],
  ['chain-shirt~usual~1~slick', 'Chain Shirt +1, Slick', 5000],
  ['shield-heavy-wooden~darkwood~masterwork', 'Darkwood Heavy Wooden Shield, Masterwork', 257],
  ['arrows-20~usual~1', 'Arrow +1', 46.05],
  ['bullets-sling-10~usual~masterwork', 'Sling Bullet, Masterwork', 6.01],
  ['mace-heavy~usual~1~bane.undead', 'Heavy Mace +1, Bane (undead)', 8312],
  ['scroll-of-fireball-arcane~cl8', 'Scroll of Fireball (Arcane), caster level 8', 600],
  // Printed for 100 and 1,125 gp, where the formula gives 50 and 700.
  ['scroll-of-alarm-divine~cl3', 'Scroll of Alarm (Divine), caster level 3', 125],
  ['scroll-of-ice-storm-divine~cl8', 'Scroll of Ice Storm (Divine), caster level 8', 1225],
])('%s is %s for %i gp', (key, name, gp) => {
  const ware = findWare(range, key);
  expect([ware?.name, (ware?.copper ?? 0) / 100]).toEqual([name, gp]);
});

test.each([
  ['an ability needs a bonus', 'longsword~usual~masterwork~flaming'],
  ['more than +10', 'longsword~usual~5~brilliant-energy~vicious~vorpal'],
  ['one of a family', 'longsword~usual~1~flaming~flaming-burst'],
  ['opposites', 'longsword~usual~1~holy~unholy'],
  ['keen on a blunt weapon', 'mace-heavy~usual~1~keen'],
  ['an ability of shields on armor', 'chain-shirt~usual~1~bashing'],
  ['an ability of ranged weapons on a sword', 'longsword~usual~1~seeking'],
  ['a double weapon with magic', 'quarterstaff~usual~1'],
  ['ammunition with an ability', 'arrows-20~usual~1~flaming'],
  ['a material that it cannot be of', 'longbow~adamantine~1'],
  ['a bonus above +5', 'longsword~usual~6'],
  ['a caster level below its own', 'scroll-of-fireball-arcane~cl4'],
  ['a caster level above 20', 'scroll-of-fireball-arcane~cl21'],
  ['nothing', ''],
])('%s is not made', (_, key) => {
  expect(findWare(range, key)).toBe(null);
});

test('each higher caster level of a scroll or wand costs more than the one before it', () => {
  const spellItems = range.goods.filter(({ spell }) => spell !== null);
  expect(spellItems.length).toBeGreaterThan(500);
  for (const good of spellItems) {
    let { copper: before } = good;
    for (let level = (good.spell?.caster_level ?? 0) + 1; level <= 20; level++) {
      const ware = atCasterLevel(good, level);
      expect(ware?.copper, `${good.key} at ${level}`).toBeGreaterThan(before);
      expect(ware?.steps.reduce((sum, { copper }) => sum + copper, 0)).toBe(ware?.copper);
      before = ware?.copper ?? 0;
    }
  }
});

test('whatever is made, bonus and abilities are +10 at most and the steps add up to the price', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.constantFrom(1, 2, 3, 4, 5, 'plain', 'masterwork'),
      fc.array(fc.nat(), { maxLength: 5 }),
      (b, m, grade, picks) => {
        const base = range.bases[b % range.bases.length];
        const make = base?.makes[m % base.makes.length];
        const abilities = picks.flatMap((i) => range.abilities[i % range.abilities.length] ?? []);
        if (base === undefined || make === undefined) return;
        const ware = compose(base, make, grade as 1, abilities);
        if (ware === null) return;
        expect(ware.steps.reduce((sum, { copper }) => sum + copper, 0)).toBe(ware.copper);
        expect(abilities.reduce((sum, { bonus }) => sum + bonus, Number(grade) || 0)).toBeLessThanOrEqual(10);
        expect(findWare(range, ware.key)).toEqual(ware);
      },
    ),
    { numRuns: 2000 },
  );
});

test('what is thought up stays within the price and has abilities or a higher caster level', () => {
  const orders = randomOrders(range, createRandom(3, 'test'), 300, 2_000_000);
  expect(orders.length).toBeGreaterThan(100);
  for (const { copper, made_of, key } of orders) {
    expect(copper).toBeLessThanOrEqual(2_000_000);
    expect(made_of.length > 1 || key.includes('~cl')).toBe(true);
  }
});
