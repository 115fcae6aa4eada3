import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '../../src/api/creature-document.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { type BuiltMonster, builtMonster } from '../../src/contract/creature-build.ts';
import type { Monster } from '../../src/contract/monsters.ts';
import { problem } from '../../src/contract/problems.ts';
import { ABILITIES } from '../../src/rules/abilities.ts';
import { buildCreature } from '../../src/rules/creature/build-creature.ts';
import { CannotBuild } from '../../src/rules/creature/cannot-build.ts';
import type { CreatureBuild } from '../../src/rules/creature/creature-build.ts';
import { createRandom } from '../../src/rules/random.ts';
import { WORKED_EXAMPLES } from '../rules/creature/worked-examples.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let catalogue: Catalogue;
beforeAll(async () => {
  api = await startApi();
  catalogue = await openTestCatalogue();
});
afterAll(async () => {
  await catalogue.close();
  await api.stop();
});

const call = (slug: string, query: string) => fetch(`${api.base}/api/monsters/${slug}/build?${query}`);
const built = async (slug: string, query: string) => builtMonster.parse(await (await call(slug, query)).json());

test('a half-dragon says what its breath weapon deals', async () => {
  const { build } = await built('ogre', 'template=half-dragon:red');
  expect(build.notes).toContain('Breath weapon: 6d8 points of damage in a 30-foot cone of fire, once per day.');
});

test('levels give fixed feats, and count those that are chosen alone', async () => {
  const made = async (levels: string) => {
    const { feats, build } = await built('ogre', `class=${levels}`);
    const gained = feats.flatMap(({ slug, bonus }) => (bonus ? [slug] : []));
    return [gained, build.notes.find((note) => note.includes('of its own list')) ?? null];
  };
  // Player's Handbook, pages 38, 41, 48 and 57: a fighter's at levels 1, 2 and 4, a monk's at 1 and 2.
  expect(await made('wizard:3')).toEqual([['scribe-scroll'], null]);
  expect(await made('wizard:5')).toEqual([['scribe-scroll'], 'Wizard 5 gives 1 bonus feat of its own list.']);
  expect(await made('fighter:4')).toEqual([[], 'Fighter 4 gives 3 bonus feats of its own list.']);
  expect(await made('monk:2')).toEqual([['improved-unarmed-strike'], 'Monk 2 gives 2 bonus feats of its own list.']);
  expect(await made('ranger:3')).toEqual([['track', 'endurance'], null]);
});

// Monster Manual v.3.5, page 294: a spellcasting class is associated for a creature that casts spells as one of it, and adds 1 for each
// level; another adds 1/2 for each, up to the creature's Hit Dice.
test.each([
  ['rakshasa', 'cleric:4', '12', 'as a sorcerer: 10 + 4 / 2'],
  ['rakshasa', 'sorcerer:4', '14', '10 + 4'],
  ['nymph', 'wizard:6', '10', 'as a druid: 7 + 6 / 2'],
  ['nymph', 'druid:2', '9', '7 + 2'],
  ['lillend', 'wizard:4', '9', 'as a bard: 7 + 4 / 2'],
  ['couatl', 'wizard:4', '12', 'as a sorcerer: 10 + 4 / 2'],
  ['dark-naga', 'wizard:4', '10', 'as a sorcerer: 8 + 4 / 2'],
  ['angel-planetar', 'wizard:4', '18', 'as a cleric: 16 + 4 / 2'],
  ['lammasu', 'cleric:2', '10', 'by the text of its family: 8 + 2'],
  ['drider', 'wizard:2', '9', 'as a cleric, sorcerer or wizard: 7 + 2'],
  ['gold-dragon-old', 'sorcerer:4', '25', 'dragons as sorcerers: 21 + 4'],
  ['gold-dragon-old', 'wizard:4', '23', '21 + 4 / 2'],
])('%s of %s has a challenge rating of %s: %s', async (monster, levels, rating) => {
  expect((await built(monster, `class=${levels}`)).challenge_rating).toBe(rating);
});

test('levels stack with spellcasting of its own', async () => {
  // Caster level 7th of an adult red dragon, and 3 levels.
  const { age, build } = await built('red-dragon-adult', 'class=sorcerer:3');
  expect(age?.caster_level).toBe(10);
  expect(build.notes).toContain(
    'Its own spellcasting, as of a Sorcerer of 7th level, stacks with its levels: it casts spells as one of 10th level.',
  );
});

test('mindless undead have no feats to choose', async () => {
  const made = async (slug: string, template: string) => {
    const { feats, build } = await built(slug, `template=${template}`);
    return [feats.map((feat) => feat.slug), build.notes.filter((note) => note.includes('to be chosen'))];
  };
  // Monster Manual v.3.5, pages 226 and 266: all feats are lost, one is gained.
  expect(await made('troll', 'skeleton')).toEqual([['improved-initiative'], []]);
  expect(await made('troll', 'zombie')).toEqual([['toughness'], []]);
  expect(await made('ogre', 'zombie')).toEqual([['toughness'], []]);
});

test('figures of a monk say their terms, or that armor keeps them out', async () => {
  const armored = await built('ogre', 'class=monk:4');
  expect(armored.build.notes).toContain('Fast movement of the Monk (+10 ft.) does not count in its hide armor.');
  expect(armored.build.notes).toContain('AC bonus and flurry of blows of the Monk do not count in its hide armor.');
  const { build } = await built('centaur', 'class=monk:5');
  expect(build.changes.find(({ field }) => field === 'armor_class_total')?.terms).toEqual([
    { label: 'Centaur', value: 14 },
    { label: 'Wisdom, Monk 5', value: 1 },
    { label: 'AC bonus, Monk 5', value: 1 },
  ]);
  expect(build.notes).toContain(
    'Unarmed strike of the Monk: attack +10 (+7 base attack, +4 Strength, −1 size); damage 2d6 for Large, with all of Strength.',
  );
  expect(build.notes).toContain(
    'Flurry of blows: one more attack at the highest bonus, −1 on each attack; with unarmed strikes and monk weapons only.',
  );
});

test('the epic attack bonus gives no further attacks', async () => {
  // Base attack 15 of a monk of 20th level and 1 epic: three attacks.
  const { full_attack } = await built('hobgoblin-1st-level-warrior', 'class=monk:20&class=wizard:2');
  expect(full_attack).toMatch(/unarmed strike (?:\+\d+\/){2}\+\d+ melee/i);
});

test('the Charisma of a paladin counts once in its saves', async () => {
  const { build } = await built('aasimar-1st-level-warrior', 'class=paladin:2&array=elite&order=cha,str,con,dex');
  expect(build.changes.find(({ field }) => field === 'will_save')?.terms.at(-1)).toEqual({
    label: 'Divine grace, Charisma 17',
    value: 3,
  });
  // A blackguard was a paladin once, and has its dark blessing alone.
  const fallen = await built(
    'aasimar-1st-level-warrior',
    'class=paladin:2&class=blackguard:2&array=elite&order=cha,str,con,dex',
  );
  const terms = fallen.build.changes.find(({ field }) => field === 'will_save')?.terms ?? [];
  expect(terms.map(({ label }) => label).filter((label) => /Charisma/.test(label))).toEqual([
    'Dark blessing, Charisma 17',
  ]);
  // The printed saves of the hero, +18, +11 and +13, have the grace already: its 12th level adds 1 to each.
  const hero = await built('hound-archon-hero-11th-level-paladin', 'class=paladin:1');
  expect(hero.saves).toBe('Fort +19 (+23 against poison), Ref +12, Will +14');
});

test('a ranger has the feats of the style that its weapons fit, or that it chooses', async () => {
  const style = async (slug: string, query: string) => {
    const { feats, build } = await built(slug, query);
    const given = feats.flatMap(({ slug: feat }) => (feat !== null && STYLE_FEATS.includes(feat) ? [feat] : []));
    return [given, build.notes.find((note) => note.includes('ombat style of the Ranger'))];
  };
  // Player's Handbook, pages 47 and 48: at levels 2, 6 and 11. A centaur has a bow, a troll claws, an ogre hide armor, which is medium.
  expect(await style('centaur', 'class=ranger:6')).toEqual([
    ['rapid-shot', 'manyshot'],
    'Combat style of the Ranger: archery, since it has a ranged weapon; feat=two-weapon-fighting chooses the other.',
  ]);
  expect(await style('centaur', 'class=ranger:6&feat=two-weapon-fighting')).toEqual([
    ['two-weapon-fighting', 'improved-two-weapon-fighting'],
    'Combat style of the Ranger: two-weapon combat, of which it was given a feat.',
  ]);
  expect(await style('troll', 'class=ranger:11')).toEqual([
    ['two-weapon-fighting', 'improved-two-weapon-fighting', 'greater-two-weapon-fighting'],
    'Combat style of the Ranger: two-weapon combat, since it has no ranged weapon; feat=rapid-shot chooses the other.',
  ]);
  expect(await style('ogre', 'class=ranger:3')).toEqual([
    [],
    'The combat style of the Ranger does not count in its hide armor.',
  ]);
  expect(await style('centaur', 'class=ranger:1')).toEqual([[], undefined]);
});

const STYLE_FEATS = ['rapid-shot', 'manyshot', 'improved-precise-shot'].concat([
  'two-weapon-fighting',
  'improved-two-weapon-fighting',
  'greater-two-weapon-fighting',
]);

test('the other names of the printed entry are not those of what is made of it', async () => {
  const names = async (query: string) => (await built('drow-1st-level-warrior', query)).aliases;
  expect(await names('augment=1')).toEqual(['Drow', 'Drow Warrior']);
  expect(await names('class=fighter:4')).toEqual([]);
  expect(await names('template=half-dragon:red')).toEqual([]);
});

test('a mindless template takes class levels out of the name and the notes', async () => {
  const made = async (slug: string, query: string) => {
    const { name, class_levels, build } = await built(slug, query);
    const notes = build.notes.filter((note) => /class|Fighter|Monk|Warrior/.test(note));
    return [name, class_levels, notes];
  };
  // Monster Manual v.3.5, pages 226 and 266: Hit Dice of class levels are dropped.
  expect(await made('ogre', 'class=fighter:4&template=zombie')).toEqual([
    'Ogre Zombie',
    [],
    ['Zombie: class levels and what they give are lost.'],
  ]);
  expect(await made('minotaur', 'class=monk:4&template=skeleton')).toEqual([
    'Minotaur Skeleton',
    [],
    ['Skeleton: class levels and what they give are lost.'],
  ]);
  expect((await made('orc-1st-level-warrior', 'template=zombie'))[0]).toBe('Orc Zombie');
  expect((await made('minotaur', 'template=skeleton'))[2]).toEqual([]);
});

test.each(WORKED_EXAMPLES)('$monster, $build', async ({ monster, build, expected }) => {
  const answer = await built(monster, build);
  const changed = new Map(answer.build.changes.map(({ field, to }) => [field, to]));
  const figures = Object.fromEntries(
    Object.keys(expected).map((field) => [
      field,
      field === 'feats' || field === 'skill_points' ? changed.get(field) : answer[field as keyof BuiltMonster],
    ]),
  );
  expect(figures).toEqual(expected);
});

test('the type of a built creature is written as that of a printed one', async () => {
  expect((await built('ankheg', 'hd=9')).type_html).toBe('Huge Magical Beast');
});

test('a change says from what and to what, and its terms add up', async () => {
  const { build } = await built('ankheg', 'hd=9');
  const change = build.changes.find(({ field }) => field === 'grapple');
  expect(change).toEqual({
    field: 'grapple',
    from: 12,
    to: 26,
    terms: [
      { label: 'Ankheg', value: 12 },
      { label: '6 more Hit Dice', value: 6 },
      { label: 'Size, Huge', value: 4 },
      { label: 'Strength 21 → 29, Size, Huge', value: 4 },
    ],
  });
});

test('a built creature is written as text and as Markdown, with the address of its page', async () => {
  const written = (form: string, query: string) => fetch(`${api.base}/api/monsters/ogre/build/${form}?${query}`);
  const text = await written('text', 'class=fighter:4');
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const plain = await text.text();
  expect(plain).toMatch(/^Ogre, 4th-Level Fighter\nLarge Giant\n\nHit Dice: 4d8\+\d+ plus 4d10\+\d+ \(/);
  expect(plain).toContain('/monsters/ogre?class=fighter%3A4\n');
  const markdown = await written('markdown', 'class=fighter:4');
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toMatch(/^## Ogre, 4th-Level Fighter\n.*\/monsters\/ogre\?class=fighter%3A4\)\n$/s);
  const refused = await written('text', 'class=fighter:21');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
  expect((await fetch(`${api.base}/api/monsters/nothing/build/text`)).status).toBe(404);
});

test('what the rules leave open is said', async () => {
  const { build } = await built('ankheg', 'hd=12');
  expect(build.notes.join(' ')).toContain('beyond the printed advancement, which ends at 9');
  expect(build.notes.join(' ')).toContain('3 ability points are due');
});

test('a half-fiend has the spells of its Hit Dice', async () => {
  const spells = async (slug: string, query: string) =>
    (await built(slug, query)).build.notes.filter((note) => note.startsWith('Spell-like'));
  expect(await spells('troll', 'template=half-fiend')).toEqual([
    'Spell-like abilities, caster level 6: darkness 3/day; desecrate 1/day; unholy blight 1/day.',
  ]);
  expect(await spells('winter-wolf', 'hd=7&template=half-fiend')).toEqual([
    'Spell-like abilities, caster level 7: darkness 3/day; desecrate 1/day; unholy blight 1/day; poison 3/day.',
  ]);
});

const undead: [base: string, template: string, printed: string][] = [
  ['wolf', 'skeleton', 'wolf-skeleton'],
  ['owlbear', 'skeleton', 'owlbear-skeleton'],
  ['troll', 'skeleton', 'troll-skeleton'],
  ['chimera', 'skeleton', 'chimera-skeleton'],
];

const FIGURES = [
  ...(['hit_dice', 'hit_points', 'initiative', 'armor_class_total', 'touch_armor_class'] as const),
  ...(['flat_footed_armor_class', 'base_attack', 'grapple', 'saves', 'str', 'dex', 'con'] as const),
];

test.each(undead)('a %s made a %s is the printed %s', async (base, template, slug) => {
  const answer = await built(base, `template=${template}`);
  const printed = (await (await fetch(`${api.base}/api/monsters/${slug}`)).json()) as Monster;
  const figures = (one: Monster) => FIGURES.map((field) => [field, one[field]]);
  expect(figures(answer)).toEqual(figures(printed));
});

test('save DCs of special abilities follow Hit Dice and their ability', async () => {
  const printed = (await (await fetch(`${api.base}/api/monsters/behir`)).json()) as Monster;
  expect(printed.combat).toContain('Reflex DC 19');
  const { combat, combat_html, build } = await built('behir', 'hd=13');
  expect(combat).toContain('Reflex DC 21');
  expect(combat).not.toContain('DC 19');
  expect(combat_html).toContain('DC 21 <span class="was">[was 19]</span>');
  expect(build.notes).toContain('Breath Weapon: save DC 21 (19 printed, +2 half Hit Dice).');
});

test('spells in the paragraphs below a heading follow the ability alone', async () => {
  const { combat_html, build } = await built('angel-astral-deva', 'hd=16&increase=cha');
  const printed = (await (await fetch(`${api.base}/api/monsters/angel-astral-deva`)).json()) as Monster;
  expect(combat_html).toBe(
    printed.combat_html?.replace('DC 22 Fortitude', 'DC 24 <span class="was">[was 22]</span> Fortitude'),
  );
  expect(build.notes.join(' ')).toContain('Stun: save DC 24 (22 printed, +2 half Hit Dice).');
  const wise = await built('angel-astral-deva', 'hd=16&increase=cha&template=half-celestial');
  expect(wise.build.notes.join(' ')).toContain('Spell-Like Abilities: save DC 25 (23 printed, +2 Charisma).');
  expect(wise.combat_html).toContain('holy aura</em></a> (DC 25 <span class="was">[was 23]</span>)');
});

test('save DCs in the texts of a family are those of the creature', async () => {
  const { family, build } = await built('aboleth', 'hd=12');
  expect(build.notes).toContain('Slime: save DC 21 (19 printed, +2 half Hit Dice).');
  expect(family?.description_html).toContain('DC 21 <span class="was">[was 19]</span> Fortitude');
  expect(family?.description_html).toContain('hypnotic pattern</em></a> (DC 15)');
});

test('chosen feats and ranks change what they are for', async () => {
  const plain = await built('ankheg', 'hd=9');
  const chosen = await built('ankheg', 'hd=9&feat=weapon-focus:bite,iron-will&skill=listen:2');
  expect(plain.full_attack).toBe('Bite +16 melee (3d6+13 plus 1d4 acid)');
  expect(chosen.full_attack).toBe('Bite +17 melee (3d6+13 plus 1d4 acid)');
  expect(chosen.will_save).toBe((plain.will_save ?? 0) + 2);
  const listen = ({ skills }: BuiltMonster) => skills.find(({ slug }) => slug === 'listen')?.modifier ?? 0;
  expect(listen(chosen)).toBe(listen(plain) + 2);
  expect(plain.build.notes.join(' ')).toContain('feats are to be chosen');
  expect(chosen.build.notes.join(' ')).not.toContain('feats are to be chosen');
});

test('an array is laid in the order that is named', async () => {
  const scores = async (query: string) => {
    const { str, dex, con } = await built('ogre', query);
    return { str, dex, con };
  };
  expect(await scores('array=elite')).toEqual({ str: 25, dex: 11, con: 18 });
  expect(await scores('array=elite&order=dex,con')).toEqual({ str: 23, dex: 13, con: 18 });
});

test('a lycanthrope has three forms, and an infected one half the damage reduction', async () => {
  const of = (query: string) => built('hill-giant', `template=lycanthrope:dire-boar${query}`);
  const [base, animal, hybrid, infected] = await Promise.all(
    ['', '&form=animal', '&form=hybrid', ':afflicted&form=animal'].map(of),
  );
  expect(base?.name).toBe('Hill Giant Dire Wereboar');
  expect([base, animal, hybrid].map((one) => one?.challenge_rating)).toEqual(['11', '11', '11']);
  expect(animal?.full_attack).toBe('Gore +28 melee (1d8+22)');
  expect(hybrid?.full_attack).toContain('2 claws +28 melee (1d6+15) and bite +23 melee (1d8+7)');
  expect(animal?.special_qualities).toContain('damage reduction 10/silver');
  expect(infected?.special_qualities).toContain('damage reduction 5/silver');
  expect([animal?.level_adjustment, infected?.level_adjustment]).toEqual(['+7', '+6']);
});

test('a paragon and a pseudonatural creature have what the epic rules give', async () => {
  const paragon = await built('troll', 'template=paragon');
  expect(paragon).toMatchObject({ hit_points: 204, challenge_rating: '20', saves: 'Fort +29, Ref +21, Will +21' });
  expect(paragon.full_attack).toBe('2 claws +42 melee (1d6+34) and bite +37 melee (1d6+27)');
  expect(paragon.special_qualities).toContain('spell resistance 45');
  const other = await built('ankheg', 'hd=26&template=pseudonatural');
  expect(other.special_qualities).toContain('lectricity and acid resistance 45');
});

test('the call is described with its parameters and failures', async () => {
  const document = await (await fetch(`${api.base}/api/openapi.json`)).json();
  const { parameters, responses } = document.paths['/api/monsters/{slug}/build'].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining([
      'slug',
      'hd',
      'template',
      'class',
      'array',
      'order',
      'increase',
      'feat',
      'skill',
      'form',
      'augment',
    ]),
  );
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '404', '429']));
});

const refused: [slug: string, query: string, parameter: string, words: RegExp][] = [
  ['ogre', 'hd=8', 'hd', /"By character class"/],
  ['ankheg', 'hd=2', 'hd', /at least the 3d10/],
  ['ankheg', 'hd=91', 'hd', /at most 90/],
  ['ogre', 'template=half-celestial', 'template', /usually chaotic evil/],
  ['wolf', 'template=vampire', 'template', /type here is animal/],
  ['ogre', 'template=half-dragon', 'template', /half-dragon:red/],
  ['ogre', 'template=celestial:red', 'template', /no varieties/],
  ['ogre', 'template=constructor', 'template', /one of celestial/],
  ['wolf', 'template=celestial,celestial', 'template', /given once/],
  ['bugbear', 'template=lycanthrope:elephant', 'template', /predator, scavenger or omnivore/],
  ['bugbear', 'template=lycanthrope:orca', 'template', /within one size category/],
  ['bugbear', 'template=lycanthrope', 'template', /base animal after a colon/],
  ['bugbear', 'template=celestial:afflicted:afflicted', 'template', /only lycanthropes/],
  ['bugbear', 'form=hybrid', 'form', /has one form/],
  ['ankheg', 'hd=9&feat=toughness,dodge,mobility', 'feat', /at most 2 feats/],
  ['ankheg', 'hd=9&feat=dodge', 'feat', /needs Dexterity 13/],
  ['ankheg', 'hd=9&feat=weapon-focus', 'feat', /what Weapon Focus is taken for/],
  ['ankheg', 'hd=9&feat=nothing', 'feat', /slug of a feat/],
  ['ankheg', 'feat=dodge', 'feat', /no feat is due/],
  ['ankheg', 'hd=9&skill=listen:40', 'skill', /at most 12 ranks/],
  ['ankheg', 'skill=listen:1', 'skill', /no more than the 0 skill points/],
  ['wolf', 'class=fighter:1', 'class', /Intelligence of 3/],
  ['ogre', 'class=nothing:1', 'class', /slug of a class/],
  ['ogre', 'class=fighter:21', 'class', /at most 20/],
  ['ogre', 'increase=str', 'increase', /no point is due/],
  ['celestial-charger-7th-level-cleric', 'array=elite', 'array', /scores of its own/],
];

test.each(refused)('%s cannot have %s', async (slug, query, parameter, words) => {
  const response = await call(slug, query);
  expect(response.status).toBe(400);
  const { errors } = problem.parse(await response.json());
  expect(errors?.map((error) => error.parameter)).toEqual([parameter]);
  expect(errors?.[0]?.message).toMatch(words);
});

test('values of the wrong form are named, and unknown monsters are not found', async () => {
  const response = await call('ogre', 'hd=many&class=fighter&augment=yes');
  expect(response.status).toBe(400);
  const { errors } = problem.parse(await response.json());
  expect(errors?.map(({ parameter }) => parameter).sort()).toEqual(['augment', 'class', 'hd']);
  expect((await call('no-such-monster', '')).status).toBe(404);
  expect((await call('constructor', '')).status).toBe(404);
});

test.each([
  ['ogre', 'greatclub:greatclub:huge', /can't hold a two-handed weapon that is made for Huge ones/],
  ['ogre', 'greatclub:dagger:medium', /can't hold a light weapon that is made for Medium ones/],
  ['ogre', 'bite:dagger', /must begin with one of greatclub, javelin/],
  ['ogre', 'greatclub:pike', /must name after the colon the slug of a weapon/],
  ['ogre', 'greatclub', /must be the weapon of an attack, a colon and the slug of another/],
  ['ogre', 'greatclub:dagger,greatclub:club', /must name each attack once/],
  ['wolf', 'bite:dagger', /must be left out: it attacks with no weapon/],
  ['marilith', 'primary-longsword:greatsword', /it takes both hands/],
  ['marilith', 'off-hand:dagger', /strikes with several weapons already/],
  ['ogre', 'off-hand:dagger', /the greatclub takes both hands; replace it first, as in greatclub:longsword/],
  ['ogre', 'greatclub:longsword,off-hand:longbow', /must be a weapon for one hand in melee/],
  ['ogre', 'greatclub:longsword,off-hand:greatclub', /must be a weapon for one hand in melee/],
  ['ogre', 'greatclub:longsword,off-hand:dagger,off-hand:club', /must name off-hand once/],
  ['wolf', 'off-hand:dagger', /it strikes with no weapon/],
  ['ogre', 'javelin:longbow:4', /only composite bows have one/],
])('%s with weapon=%s is refused', async (monster, weapon, message) => {
  const response = await call(monster, `weapon=${weapon}`);
  expect(response.status).toBe(400);
  const { errors = [] } = problem.parse(await response.json());
  expect(errors.map(({ parameter }) => parameter)).toEqual(['weapon']);
  expect(errors[0]?.message).toMatch(message);
});

test('another weapon is told with what its bonus comes from', async () => {
  const { build } = await built('ogre', 'weapon=greatclub:longsword:huge');
  expect(build.weapons).toEqual([
    { slug: 'greatclub', name: 'greatclub' },
    { slug: 'javelin', name: 'javelin' },
  ]);
  expect(build.notes).toContain(
    'Greatclub replaced by Huge longsword: attack +5 (+8 greatclub, −1 Weapon Focus, −2 weapon of another size); damage 3d6, held in both hands.',
  );
});

test('fighting with two weapons is told with its penalties', async () => {
  const { build } = await built('balor', 'weapon=1-flaming-whip:longsword');
  expect(build.notes).toContain(
    '+1 vorpal longsword: attack +29 (−2, since the penalty of fighting with these weapons is −4 in place of −2).',
  );
  const { build: both } = await built('ogre', 'weapon=greatclub:quarterstaff');
  expect(both.notes).toContain(
    'Quarterstaff with both ends: −4 on attack rolls with the primary hand and −8 with the off hand, whose weapon is light; half of Strength with the off hand.',
  );
});

/**
 * Two-weapon fighting: Player's Handbook, page 160, and Monster Manual v.3.5, page 304. Iterative attacks and bows: Player's Handbook,
 * page 143; base attack of constructs: Monster Manual v.3.5, page 307; claws and bite of a half-dragon: page 147.
 */
test.each([
  // Base attack 4 + 4: 8 − 1 (size) + 2 (Str) − 2 (light weapon, feat) = +7 and 5 less; one attack with the off hand, half of 2.
  ['drider', 'class=fighter:4', 'Dagger +7/+2 melee (1d6+2/19–20) and dagger +7 melee (1d6+1/19–20) and bite +5 melee'],
  // Short swords in the daggers' place keep the hands apart.
  [
    'drider',
    'class=fighter:4&weapon=dagger:sword-short',
    'Short sword +7/+2 melee (1d8+2/19–20) and short sword +7 melee (1d8+1',
  ],
  // 15 − 1 (size) + 6 (Str 23) − 2 = +18, bows 15 − 1 + 2 (Dex 14) − 4 = +12; three attacks with one hand.
  [
    'xill',
    'hd=15',
    'Short sword +18/+13/+8 melee (1d8+6/19–20) and short sword +18 melee (1d8+3/19–20) and 2 claws +18 melee',
  ],
  ['xill', 'hd=15', 'longbow +12/+7/+2 ranged (2d6/×3) and longbow +12 ranged (2d6/×3)'],
  // With Improved Two-Weapon Fighting a second one, 5 less: 8 − 1 + 4 (Str 19) − 2 = +9.
  [
    'drider',
    'class=fighter:4&template=half-fiend&feat=improved-two-weapon-fighting',
    'Dagger +9/+4 melee (1d6+4/19–20) and dagger +9/+4 melee (1d6+2/19–20)',
  ],
  // Superior two-weapon fighting: base attack 7 + 9 = 16, with either hand 16 − 1 + 6 = +21.
  ['ettin', 'class=fighter:9', '2 morningstars +21/+16/+11/+6 melee (2d6+6)'],
  // Four attacks at most, also of a skeleton: its base attack is above 20.
  ['hoary-hunter', 'template=skeleton', '+37/+32/+27/+22 melee'],
  // Base attack 6: 6 + 1 (Dex 13), and 5 less.
  [
    'hobgoblin-1st-level-warrior',
    'class=fighter:6&weapon=javelin:longbow-composite:medium:1',
    'composite longbow (+1 Str bonus) +7/+2 ranged (1d8+1/×3)',
  ],
  // Base attack 10: 10 − 1 (size) + 13 (Str 37) = +22 with claws or slams, the bite 5 less and half of 13.
  ['frost-giant', 'template=half-dragon:white', 'or 2 slams +22 melee (1d4+13) and bite +17 melee (1d8+6); or rock'],
  ['frost-giant', 'template=half-dragon:white', 'or 2 claws +22 melee (1d6+13) and bite +17 melee (1d8+6)'],
])('%s with %s makes the attacks of its hands', async (slug, query, attacks) => {
  expect((await built(slug, query)).full_attack).toContain(attacks);
});

test('a chosen proficiency counts for the weapon that is chosen with it', async () => {
  const attack = async (feat: string) =>
    (await built('hobgoblin-1st-level-warrior', `class=fighter:1&weapon=longsword:sword-bastard${feat}`)).attack;
  // Base attack 1 + 1 (Str 13); −4 without the proficiency (Player's Handbook, page 113).
  expect(await attack('&feat=exotic-weapon-proficiency:bastard sword')).toMatch(/^Bastard sword \+2 melee/);
  expect(await attack('&feat=exotic-weapon-proficiency:whip')).toMatch(/^Bastard sword −2 melee/);
});

test('figures in brackets change with the figure before them', async () => {
  const skill = async (slug: string, query: string, of: string) =>
    (await built(slug, query)).skills.find((one) => one.slug === of)?.extra;
  // Medusa, Disguise +9 (+11 acting): Cha 15 + 4; with +15 Cha 8 more and 10 of competence.
  expect(await skill('medusa', 'template=vampire', 'disguise')).toBe('+11 (+13 acting)');
  expect(await skill('medusa', 'template=paragon', 'disguise')).toBe('+27 (+29 acting)');
  // Pit fiend, Survival +8 and two cases of +10: Wis 26 + 15 adds 7, and 10 of competence.
  expect(await skill('pit-fiend', 'template=paragon', 'survival')).toBe('+25 (+27 on other planes, +27 when tracking)');
  expect(await skill('xill', 'hd=15', 'use-rope')).toBe('+2 (+4 with bindings)');
  // Hound archon, Fort +6 (+10 against poison): Con + 2.
  const archon = await built('hound-archon', 'template=half-dragon:gold');
  expect([archon.saves, archon.fort_save_extra]).toEqual([
    'Fort +7 (+11 against poison), Ref +5, Will +6',
    '+11 against poison',
  ]);
});

test('gained feats say what they are taken for, how often, and whether they are bonus feats', async () => {
  const feats = async (slug: string, query: string) =>
    (await built(slug, query)).feats.map(({ name, extra, bonus }) =>
      [name, extra, bonus && 'bonus'].filter(Boolean).join(' '),
    );
  expect(await feats('ogre', 'class=fighter:4&feat=weapon-specialization:greatclub,weapon-focus:javelin')).toEqual([
    ...['Toughness', 'Weapon Focus (greatclub)', 'Weapon Specialization (greatclub)', 'Weapon Focus (javelin)'],
  ]);
  // Wolf: Track as a bonus feat, Weapon Focus (bite). Tiger: Improved Natural Attack twice; of its three feats two are due.
  expect(await feats('orc-1st-level-warrior', 'class=barbarian:4&template=lycanthrope:wolf&form=hybrid')).toEqual([
    ...['Alertness', 'Track bonus', 'Weapon Focus (bite)', 'Iron Will bonus'],
  ]);
  expect(await feats('orc-1st-level-warrior', 'class=barbarian:4&template=lycanthrope:tiger')).toEqual(
    expect.arrayContaining([expect.stringContaining('Attack (bite)'), expect.stringContaining('Attack (claw)')]),
  );
  expect(await feats('medusa', 'class=fighter:1&feat=two-weapon-fighting')).toContain('Two-Weapon Fighting');
});

test('feats that stack are taken again', async () => {
  const ogre = await built('ogre', 'class=fighter:4&feat=toughness');
  const plain = await built('ogre', 'class=fighter:4');
  // Player's Handbook, page 101: 3 hit points more each time; Monster Manual v.3.5, page 304: 1 natural armor more each time.
  expect(ogre.hit_points).toBe((plain.hit_points ?? 0) + 3);
  expect(ogre.feats.map(({ name, extra }) => [name, extra])[0]).toEqual(['Toughness', '(2)']);
  // Tiger of 12 Hit Dice, still Large: 3 + 2 natural armor; 5 feats are due, of which it has 3.
  const tiger = await built('tiger', 'hd=12&feat=improved-natural-armor&feat=improved-natural-armor');
  expect(tiger.armor_class).toBe('16 (−1 size, +2 Dex, +5 natural), touch 11, flat-footed 14');
  expect(tiger.build.notes.join(' ')).not.toContain('to be chosen');
  const again = await call('tiger', 'hd=12&feat=iron-will,iron-will');
  expect(problem.parse(await again.json()).errors?.[0]?.message).toMatch(/has Iron Will already/);
});

test('the bonus of special attacks is a term of their save DCs', async () => {
  const { build } = await built('medusa', 'template=paragon');
  // Epic Level Handbook, "Paragon Creature": +13 insight; Cha 15 + 15 and Con 12 + 15 add 8 and 7.
  expect(build.notes).toContain('Petrifying Gaze: save DC 36 (15 printed, +8 Charisma, +13 Paragon, insight).');
  expect(build.notes).toContain('Poison: save DC 34 (14 printed, +7 Constitution, +13 Paragon, insight).');
});

test('a skeleton has no notes of the class levels that it lost', async () => {
  const { build } = await built('bugbear', 'class=fighter:3&template=skeleton');
  expect(build.notes).toEqual(['Skeleton: class levels and what they give are lost.']);
});

test('a printed base attack that its Hit Dice do not give is not carried into advanced creatures', async () => {
  const { base_attack, grapple, full_attack } = await built('iron-golem', 'hd=27');
  // 27 × 3/4 = 20; Huge, Str 33 + 8 = 41: 20 + 8 + 15 = 43 and 20 − 2 + 15 = 33.
  expect({ base_attack, grapple, full_attack }).toEqual({
    ...{ base_attack: 20, grapple: 43, full_attack: '2 slams +33 melee (4d8+15)' },
  });
});

const UNTOUCHED: CreatureBuild = { templates: [], classes: [], increase: [], augment: false };

async function workshop() {
  const { monsters, templates, weapons, types } = await catalogue.creatures.facts();
  const { classes, feats } = await catalogue.character.facts();
  return { monsters, types, known: { monsters, templates, weapons, classes, feats } };
}

test('an untouched build of every monster is the printed document', async () => {
  const { monsters, types, known } = await workshop();
  const slugs = Object.keys(monsters);
  expect(slugs.length).toBeGreaterThan(650);
  for (const slug of slugs) {
    const facts = monsters[slug];
    const json = await catalogue.monsters.find(slug);
    if (facts === undefined || json === null) throw new Error(`${slug} has no facts or no document.`);
    const printed = parseJson<Monster>(json);
    const { build, ...document } = documentOf(printed, facts, buildCreature(facts, UNTOUCHED, known), {
      types,
      classes: known.classes,
      feats: known.feats,
    });
    expect(build, slug).toMatchObject({ changes: [], notes: [] });
    expect(document, slug).toEqual(printed);
  }
});

test('random builds fail only with a sentence, and their terms add up', async () => {
  const { monsters, known } = await workshop();
  const random = createRandom(35, 'creature builds');
  const [slugs, templates, classes] = [monsters, known.templates, known.classes].map((table) => Object.keys(table));
  const feats = Object.keys(known.feats);
  if (!slugs || !templates || !classes) throw new Error('The workshop is empty.');
  const maybe = <Value>(value: () => Value): Value[] => (random.below(2) === 0 ? [] : [value()]);
  let worked = 0;
  for (let n = 0; n < COMBINATIONS; n++) {
    const facts = monsters[random.pick(slugs)];
    if (facts === undefined) continue;
    const template = () => {
      const slug = random.pick(templates);
      const { varieties = [], hit_dice } = known.templates[slug]?.changes ?? {};
      if (hit_dice?.base_animal)
        return { template: slug, variety: random.pick(slugs), afflicted: random.below(2) === 0 };
      return { template: slug, variety: varieties.length === 0 ? undefined : random.pick(varieties).slug };
    };
    const build: CreatureBuild = {
      hd: random.below(3) === 0 ? 1 + random.below(40) : undefined,
      templates: [...maybe(template), ...maybe(template)],
      classes: random.below(3) === 0 ? [{ class: random.pick(classes), level: 1 + random.below(20) }] : [],
      array: random.below(6) === 0 ? random.pick(['standard', 'nonelite', 'elite'] as const) : undefined,
      increase: random.below(6) === 0 ? [random.pick(ABILITIES)] : [],
      order: random.below(6) === 0 ? [random.pick(ABILITIES)] : undefined,
      feats:
        random.below(4) === 0 ? [{ feat: random.pick(feats), choice: random.pick(['claw', 'bite', undefined]) }] : [],
      skills:
        random.below(4) === 0 ? [{ skill: random.pick(['listen', 'hide', 'swim']), ranks: 1 + random.below(5) }] : [],
      weapons:
        random.below(4) === 0
          ? [{ attack: random.pick(['longsword', 'javelin']), weapon: random.pick(Object.keys(known.weapons)) }]
          : [],
      form: random.below(6) === 0 ? random.pick(['base', 'animal', 'hybrid'] as const) : undefined,
      augment: random.below(2) === 0,
    };
    try {
      const { facts: now, figures } = buildCreature(facts, build, known);
      worked++;
      const sums = Object.values(figures).map((terms) => terms.reduce((sum, { value }) => sum + value, 0));
      expect(
        sums.every((sum) => Number.isFinite(sum)),
        JSON.stringify({ name: facts.name, build }),
      ).toBe(true);
      const points = (figures.hit_points ?? []).filter(({ label }) => label === 'Rounding');
      expect(
        points.every(({ value }) => Math.abs(value) < 1 || now.hit_points === 1),
        JSON.stringify({ name: facts.name, build }),
      ).toBe(true);
    } catch (error) {
      if (!(error instanceof CannotBuild)) throw error;
      expect(error.message).toMatch(/^(?:must|needs) /);
    }
  }
  expect(worked).toBeGreaterThan(COMBINATIONS / 10);
});

const COMBINATIONS = 10_000;

test('every creature that a text names with its template can be made', async () => {
  const names = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'].map((n) => `summon-monster-${n}`);
  const made = new Set<string>();
  for (const slug of names) {
    const { description_html } = (await (await fetch(`${api.base}/api/spells/${slug}`)).json()) as {
      description_html: string;
    };
    for (const [, address = ''] of description_html.matchAll(/href="\/monsters\/([a-z0-9-]+\?template=[a-z-]+)"/g))
      made.add(address.replace('?', '/build?'));
  }
  expect(made.size).toBeGreaterThan(40);
  for (const address of made) expect((await fetch(`${api.base}/api/monsters/${address}`)).status, address).toBe(200);
});
