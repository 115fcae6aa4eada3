import { afterAll, beforeAll, expect, test } from 'vitest';
import { crafted } from '../../src/contract/crafting.ts';
import { item } from '../../src/contract/items.ts';
import { problem } from '../../src/contract/problems.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (query: string) => fetch(`${api.base}/api/crafting?${query}`);
const craft = async (query: string) => crafted.parse(await (await call(query)).json());

// Worked out by hand from the SRD: price, cost, experience, days, caster level.
test.each([
  ['base=longsword', 'Longsword', 15, 15, 0, 0, null],
  ['base=longsword&masterwork=yes', 'Masterwork Longsword', 315, 315, 0, 0, null],
  ['base=longsword&enhancement=1', '+1 Longsword', 2315, 1315, 80, 2, 3],
  ['base=longsword&enhancement=1&ability=flaming-burst', '+1 Flaming Burst Longsword', 18_315, 9315, 720, 18, 12],
  ['base=longsword&enhancement=1&ability=flaming&ability=keen', '+1 Flaming Keen Longsword', 18_315, 9315, 720, 18, 10],
  ['base=longsword&enhancement=5', '+5 Longsword', 50_315, 25_315, 2000, 50, 15],
  ['base=longsword&material=cold-iron', 'Cold Iron Longsword', 30, 30, 0, 0, null],
  ['base=longsword&material=cold-iron&enhancement=1', '+1 Cold Iron Longsword', 4330, 2330, 160, 4, 3],
  ['base=longbow-composite&strength=2&masterwork=yes', 'Masterwork Composite Longbow [+2 Str]', 600, 600, 0, 0, null],
  ['base=shortbow-composite&strength=1', 'Composite Shortbow [+1 Str]', 150, 150, 0, 0, null],
  ['base=greatsword&size=large&material=adamantine', 'Large Adamantine Greatsword', 3100, 3100, 0, 0, null],
  ['base=chain-shirt&material=mithral&enhancement=2', '+2 Mithral Chain Shirt', 5100, 3100, 160, 4, 6],
  ['base=full-plate&size=small&enhancement=1', '+1 Small Full Plate', 2650, 2150, 40, 1, 3],
  [
    'base=chain-shirt&enhancement=1&ability=acid-resistance',
    '+1 Acid Resistance Chain Shirt',
    19_250,
    9750,
    760,
    19,
    3,
  ],
  ['base=mace-heavy&enhancement=1&ability=bane.undead', '+1 Bane (undead) Heavy Mace', 8312, 4312, 320, 8, 8],
  [
    'base=quarterstaff&enhancement=1&other_enhancement=1&other_ability=flaming',
    '+1/+1 Flaming Quarterstaff',
    10_600,
    5600,
    400,
    10,
    10,
  ],
  // Twenty arrows are 1 gp: 50 × (5 cp + 6 gp) and 2,000 gp.
  ['base=arrows-20&enhancement=1', '+1 Arrow (50)', 2302.5, 1302.5, 80, 2, 3],
  ['spell=cure-light-wounds&as=potion', 'Potion of Cure Light Wounds (caster level 1st)', 50, 25, 2, 1, 1],
  ['spell=cure-light-wounds&as=potion&class=bard', 'Potion of Cure Light Wounds (caster level 2nd)', 100, 50, 4, 1, 2],
  ['spell=fireball&as=wand', 'Wand of Fireball (caster level 5th)', 11_250, 5625, 450, 11, 5],
  ['spell=fireball&as=wand&caster_level=10', 'Wand of Fireball (caster level 10th)', 22_500, 11_250, 900, 22, 10],
  ['spell=stoneskin&as=scroll', 'Scroll of Stoneskin (caster level 7th)', 950, 600, 28, 1, 7],
  ['spell=stoneskin&as=wand', 'Wand of Stoneskin (caster level 7th)', 33_500, 23_000, 840, 21, 7],
  ['spell=wish&as=scroll', 'Scroll of Wish (caster level 17th)', 28_825, 1912.5, 5153, 3, 17],
  // Black onyx of 25 gp for each of 10 Hit Dice: 3 × 5 × 750 and 50 × 250; 3 × 5 × 25 and 250.
  ['spell=animate-dead&as=wand', 'Wand of Animate Dead (caster level 5th)', 23_750, 18_125, 450, 11, 5],
  ['spell=animate-dead&as=scroll', 'Scroll of Animate Dead (caster level 5th)', 625, 437.5, 15, 1, 5],
  // 5 × 9 × 25 = 1,125, and 1,000 gp with 1,000 gp for each level of a tied spell of 4th level; or 1,800 XP at 5 gp.
  ['spell=hallow&as=scroll', 'Scroll of Hallow (caster level 9th)', 6125, 5562.5, 45, 1, 9],
  ['spell=unhallow&as=scroll', 'Scroll of Unhallow (caster level 9th)', 6125, 5562.5, 45, 1, 9],
  ['spell=permanency&as=scroll', 'Scroll of Permanency (caster level 9th)', 10_125, 562.5, 1845, 1, 9],
  // 7 × 13 × 25 = 2,275, and 1,000 XP at 5 gp.
  ['spell=simulacrum&as=scroll', 'Scroll of Simulacrum (caster level 13th)', 7275, 1137.5, 1091, 2, 13],
  // 8 × 15 × 25 = 3,000, and 1,000 gp for each of 10 Hit Dice; or 500 gp for each and 500 gp.
  ['spell=trap-the-soul&as=scroll', 'Scroll of Trap the Soul (caster level 15th)', 13_000, 11_500, 120, 3, 15],
  ['spell=binding&as=scroll', 'Scroll of Binding (caster level 15th)', 8500, 7000, 120, 3, 15],
  // 6 × 11 × 25 = 1,650, and 1,500 gp with 1,500 gp for a cube; or onyx of 50 gp for each of 14 Hit Dice; or a potion of 300 gp.
  ['spell=forbiddance&as=scroll', 'Scroll of Forbiddance (caster level 11th)', 4650, 3825, 66, 1, 11],
  ['spell=create-undead&as=scroll', 'Scroll of Create Undead (caster level 11th)', 2350, 1525, 66, 1, 11],
  ['spell=transformation&as=scroll', 'Scroll of Transformation (caster level 11th)', 1950, 1125, 66, 1, 11],
  // 9 × 17 × 25 = 3,825, and 1,000 gp with 5 gp for each of nine persons.
  ['spell=astral-projection&as=scroll', 'Scroll of Astral Projection (caster level 17th)', 4870, 2957.5, 153, 3, 17],
  // 2 × 3 × 25 = 150, and a vial of 25 gp with silver dust of 25 gp.
  ['spell=consecrate&as=scroll', 'Scroll of Consecrate (caster level 3rd)', 200, 125, 6, 1, 3],
  ['spell=desecrate&as=scroll', 'Scroll of Desecrate (caster level 3rd)', 200, 125, 6, 1, 3],
  // "Personal or touch" and "Personal or close" are not personal: 2 × 3 × 50; a touched creature as the middle: 3 × 5 × 50.
  ['spell=invisibility&as=potion', 'Potion of Invisibility (caster level 3rd)', 300, 150, 12, 1, 3],
  ['spell=invisibility&as=oil', 'Oil of Invisibility (caster level 3rd)', 300, 150, 12, 1, 3],
  ['spell=levitate&as=potion', 'Potion of Levitate (caster level 3rd)', 300, 150, 12, 1, 3],
  [
    'spell=magic-circle-against-chaos&as=potion',
    'Potion of Magic Circle Against Chaos (caster level 5th)',
    750,
    375,
    30,
    1,
    5,
  ],
  [
    'spell=magic-circle-against-evil&as=potion',
    'Potion of Magic Circle Against Evil (caster level 5th)',
    750,
    375,
    30,
    1,
    5,
  ],
  [
    'spell=magic-circle-against-good&as=potion',
    'Potion of Magic Circle Against Good (caster level 5th)',
    750,
    375,
    30,
    1,
    5,
  ],
  [
    'spell=magic-circle-against-law&as=potion',
    'Potion of Magic Circle Against Law (caster level 5th)',
    750,
    375,
    30,
    1,
    5,
  ],
  ['spell=light&as=wand', 'Wand of Light (caster level 1st)', 375, 187.5, 15, 1, 1],
  ['item=bag-of-holding~type-i', 'Bag of Holding (Type I)', 2500, 1250, 100, 2, 9],
  ['item=boots-of-elvenkind', 'Boots of Elvenkind', 2500, 1250, 100, 2, 5],
  // 2² × 1,000; 3² × 2,000; 1² × 2,500 and as much again; (21 − 12) × 10,000.
  ['make=wondrous&power=ability:2', 'Wondrous item (ability +2)', 4000, 2000, 160, 4, null],
  ['make=ring&power=deflection:3', 'Ring (deflection +3)', 18_000, 9000, 720, 18, null],
  ['make=wondrous&space=none&power=other-ac:1', 'Wondrous item (other AC +1)', 5000, 2500, 200, 5, null],
  ['make=wondrous&power=spell-resistance:21', 'Wondrous item (spell resistance 21)', 90_000, 45_000, 3600, 90, null],
  // Cape of the mountebank: 4 × 7 × 1,800 / 5. Helm of teleportation: 5 × 9 × 1,800 × 3/5 × 1½.
  ['make=wondrous&power=spell:dimension-door:command::1', 'Wondrous item (dimension door)', 10_080, 5040, 403, 10, 7],
  [
    'make=wondrous&space=unusual&power=spell:teleport:command::3',
    'Wondrous item (teleport)',
    72_900,
    36_450,
    2916,
    72,
    9,
  ],
  // Lantern of revealing 3 × 5 × 2,000; goggles of night 2 × 3 × 2,000; fly for ever 3 × 5 × 2,000 × 2.
  [
    'make=wondrous&power=spell:invisibility-purge:use-activated',
    'Wondrous item (invisibility purge)',
    30_000,
    15_000,
    1200,
    30,
    5,
  ],
  ['make=wondrous&power=spell:darkvision:continuous', 'Wondrous item (darkvision)', 12_000, 6000, 480, 12, 3],
  ['make=wondrous&power=spell:fly:continuous', 'Wondrous item (fly)', 60_000, 30_000, 2400, 60, 5],
  // 4,000 and 1½ × 2,500 in one cloak; a class alone may wear it: 70 % of 16,000.
  ['make=wondrous&power=resistance:2,skill:5', 'Wondrous item (resistance +2, skill +5)', 7750, 3875, 310, 7, null],
  ['make=wondrous&restricted=class&power=ability:4', 'Wondrous item (ability +4)', 11_200, 5600, 448, 11, null],
  // Three similar powers without a place: (2,500 + 75 % of 900 + half of 400) × 2.
  [
    'make=wondrous&space=none&similar=yes&power=skill:2,skill:5,skill:3',
    'Wondrous item (skill +2, skill +5, skill +3)',
    6750,
    3375,
    270,
    6,
    null,
  ],
  // Stoneskin once a day: 4 × 7 × 1,800 / 5, and 50 times 250 gp of diamond dust. The rod itself may cost something.
  ['make=rod&power=spell:stoneskin:command::1', 'Rod (stoneskin)', 22_580, 17_540, 403, 10, 7],
  // Five times a day is a daily limit: 4 × 7 × 1,800 = 50,400, and 50 times 250 gp. Without a limit 100 times.
  ['make=wondrous&power=spell:stoneskin:command::5', 'Wondrous item (stoneskin)', 62_900, 37_700, 2016, 50, 7],
  ['make=wondrous&power=spell:stoneskin:command', 'Wondrous item (stoneskin)', 75_400, 50_200, 2016, 50, 7],
  ['make=wondrous&item_gp=500&power=skill:5', 'Wondrous item (skill +5)', 3000, 1750, 100, 2, null],
  // Staff of charming as printed; stoneskin 4 × 8 × 750 and 50 times 250 gp.
  ['make=staff&power=charm-person,charm-monster:2', 'Staff of Charm Person, Charm Monster', 16_500, 8250, 660, 16, 8],
  [
    'make=staff&power=cone-of-cold:2,ice-storm,wall-of-ice&caster_level=10',
    'Staff of Cone of Cold, Ice Storm, Wall of Ice',
    56_250,
    28_125,
    2250,
    56,
    10,
  ],
  // 4 × 8 × 750 and 75 % of half as much, 50 times onyx for 16 Hit Dice (400 gp), 25 times 250 gp: 24,000 + 9,000 + 20,000 + 6,250.
  ['make=staff&power=animate-dead,stoneskin:2', 'Staff of Animate Dead, Stoneskin', 59_250, 42_750, 1320, 33, 8],
  ['make=staff&power=stoneskin', 'Staff of Stoneskin', 36_500, 24_500, 960, 24, 8],
])('%s: %s', async (query, name, price, cost, experience, days, caster_level) => {
  expect(await craft(query)).toMatchObject({ name, price, cost, experience, days, caster_level });
});

test('every figure lists its terms, and the response what the maker needs', async () => {
  const answer = await craft('base=longsword&enhancement=1&ability=flaming-burst');
  expect(answer.bonus).toBe(3);
  expect(answer.terms).toEqual([
    { label: 'Longsword', value: 15 },
    { label: 'Masterwork', value: 300 },
    { label: 'Total bonus +3 (3² × 2,000 gp)', value: 18_000 },
  ]);
  expect(answer.cost_terms.at(-1)).toEqual({ label: 'Half of the magic', value: 9000 });
  expect(answer.needs).toEqual([
    'Craft Magic Arms and Armor',
    'Flame Blade or Flame Strike or Fireball',
    'caster level 12th',
  ]);
  expect(answer.weight).toBe(4);
});

test('components that depend on what is cast are named, as assumed or as not counted', async () => {
  const notes = async (query: string) => (await craft(query)).notes;
  const onyx = (hitDice: number) =>
    `The components of Animate Dead vary. Counted: black onyx for undead of ${hitDice} Hit Dice.`;
  expect(await notes('spell=animate-dead&as=wand')).toEqual([onyx(10)]);
  expect(await notes('make=staff&power=animate-dead,stoneskin')).toEqual([onyx(16)]);
  expect(await notes('make=rod&power=spell:animate-dead:command:7:1')).toEqual([onyx(14)]);
  expect(await notes('spell=fabricate')).toEqual([
    expect.stringMatching(/^Not counted for Fabricate: the original mat/),
  ]);
  expect(await notes('spell=stoneskin')).toEqual([]);
});

test.each([
  ['animate-dead', 'wizard', 'arcane'],
  ['animate-dead', 'cleric', 'divine'],
  ['astral-projection', 'wizard', 'arcane'],
  ['binding', 'wizard', 'arcane'],
  ['create-greater-undead', 'cleric', 'divine'],
  ['create-undead', 'wizard', 'arcane'],
  ['hallow', 'cleric', 'divine'],
  ['permanency', 'wizard', 'arcane'],
  ['transformation', 'wizard', 'arcane'],
  ['forbiddance', 'cleric', 'divine'],
  ['wish', 'wizard', 'arcane'],
])('a scroll of %s by a %s costs as much as on its own page', async (spell, maker, tradition) => {
  const { price, cost, experience } = await craft(`spell=${spell}&class=${maker}`);
  const page = await fetch(`${api.base}/api/items/scroll-of-${spell}-${tradition}`);
  const { price_gp, creation } = item.parse(await page.json());
  expect(price_gp).toBe(price);
  expect(creation).toMatchObject({ gp: cost, xp: experience });
});

test('a better item is made of a lesser one for the difference', async () => {
  const { upgrades } = await craft('base=longsword&enhancement=2&ability=vorpal');
  // +2 vorpal counts as +7: 98,000 gp. A +1 longsword is worth 2,000 gp of magic.
  expect(upgrades.find(({ from }) => from === '+1 Longsword')).toEqual({
    from: '+1 Longsword',
    price: 96_000,
    cost: 48_000,
    experience: 3840,
    days: 96,
  });
  // A longsword of steel cannot become one of cold iron, nor a small one large.
  const iron = await craft('base=longsword&material=cold-iron&enhancement=1&size=large');
  expect(iron.upgrades.map(({ from }) => from)).toEqual(['Masterwork Large Cold Iron Longsword']);
  const shirt = await craft('base=chain-shirt&material=mithral&enhancement=2');
  expect(shirt.upgrades.map(({ from }) => from)).toEqual(['Mithral Chain Shirt', '+1 Mithral Chain Shirt']);
  const cloak = await craft('make=wondrous&power=resistance:3');
  expect(cloak.upgrades).toMatchObject([
    { from: 'Resistance +1', price: 8000, cost: 4000, experience: 320 },
    { from: 'Resistance +2', price: 5000, cost: 2500, experience: 200 },
  ]);
  // On the body an added power costs half as much again, whichever was there first.
  const ring = await craft('make=ring&power=deflection:2,spell:invisibility:command');
  expect(ring.upgrades).toMatchObject([{ price: 12_000 }, { price: 16_200, cost: 8100, days: 16 }]);
});

test('items without magic are made by the Craft skill', async () => {
  const bow = await craft('base=longbow-composite&strength=2&masterwork=yes');
  expect(bow.skill).toMatchObject({ dc: 19, masterwork_dc: 20, materials: 200 });
  // 300 gp at DC 19 and 300 gp at DC 20: 3,000 sp / 380 and 3,000 sp / 400.
  expect(bow.skill?.weeks).toContainEqual({ result: 20, weeks: 16 });
  expect(bow.skill?.weeks.map(({ result }) => result)).not.toContain(15);
});

test.each([
  ['', 'item', 'one of the four'],
  ['item=boots-of-elvenkind&base=longsword', 'item', 'one of the four'],
  ['make=cloak', 'make', 'must be one of wondrous, ring, rod, staff'],
  ['make=ring', 'power', 'must be given'],
  ['make=ring&power=luck:3', 'power', 'must begin with spell or one of ability'],
  ['make=ring&power=deflection:9', 'power', 'a whole number from 1 to 5'],
  ['make=ring&power=spell:nothing:command', 'power', 'there is no “nothing”'],
  ['make=ring&power=spell:fly:sometimes', 'power', 'must name a use'],
  ['make=ring&power=spell:fly:command:4', 'power', 'a caster level from 5 to 20'],
  ['make=ring&power=spell:fly:command::9', 'power', 'from 1 to 5 uses a day'],
  ['make=ring&power=spell:fly:trigger::2', 'power', 'must have no limit'],
  ['make=staff&power=fireball:0', 'power', 'from 1 to 50'],
  ['make=staff&power=fireball&caster_level=7', 'caster_level', 'must be at least 8'],
  ['base=nothing', 'base', 'must be the slug of a common weapon'],
  ['base=longsword&size=huge', 'size', 'must be one of small, medium, large for Longsword'],
  ['base=longsword&material=darkwood', 'material', 'must be one of cold-iron'],
  ['base=longsword&strength=1', 'strength', 'only composite bows'],
  ['base=longsword&ability=flaming', 'ability', 'needs an enhancement bonus'],
  ['base=club&enhancement=1&ability=keen', 'ability', 'Keen goes on piercing and slashing weapons'],
  ['base=longsword&enhancement=1&ability=bane', 'ability', 'bane.undead'],
  ['base=longsword&enhancement=1&ability=nothing', 'ability', 'is no special ability'],
  ['base=longsword&enhancement=1&ability=holy,unholy', 'ability', 'does not go with'],
  ['base=longsword&enhancement=5&ability=vorpal,vicious', 'ability', 'at most +10'],
  ['base=longsword&other_enhancement=1', 'other_enhancement', 'not a double weapon'],
  ['base=longsword&enhancement=6', 'enhancement', 'from 0 to 5'],
  ['spell=nothing', 'spell', 'must be the slug of a spell'],
  ['spell=shield&as=potion', 'as', 'personal'],
  ['spell=mirror-image&as=potion', 'as', 'personal'],
  ['spell=cone-of-cold&as=wand', 'as', 'at most level 4'],
  ['spell=fireball&as=potion', 'as', 'must target'],
  ['spell=fireball&as=wand&caster_level=4', 'caster_level', 'must be at least 5'],
  ['spell=fireball&class=cleric', 'class_name', 'must be one of wizard, sorcerer'],
  ['item=bag-of-holding', 'item', 'bag-of-holding~type-i'],
  ['item=flaming', 'item', 'no price in gp'],
  ['item=nothing', 'item', 'must be the slug of an item'],
])('"%s" is refused: %s %s', async (query, parameter, message) => {
  const answer = await call(query);
  expect(answer.status).toBe(400);
  const { errors = [] } = problem.parse(await answer.json());
  expect(errors[0]?.parameter).toBe(parameter);
  expect(errors[0]?.message).toContain(message);
});
