import { expect, test } from 'vitest';
import { actionCost } from './actions.ts';
import { affectedAreas } from './areas.ts';
import { movements } from './movement.ts';
import { passagesOf } from './passages.ts';
import { savesAllowed } from './saves.ts';
import { creaturesAffected } from './targets.ts';
import { itemThat, monsterThat, spellThat } from './testing.ts';
import { usesOf } from './uses.ts';

test.each([
  ['Reflex half', ['save-reflex', 'save-reflex-half']],
  ['Will negates (harmless)', []],
  [
    'Will disbelief (if interacted with), then Fortitude partial; see text',
    ['save-fortitude', 'save-fortitude-partial', 'save-will', 'save-will-disbelief'],
  ],
  ['None', []],
])('the saving throw %s', (saving_throw, effects) => {
  expect(savesAllowed(spellThat('', { saving_throw })).sort()).toEqual(effects);
});

test.each([
  ['A DC 19 Fortitude save halves the damage.', ['save-fortitude', 'save-fortitude-half']],
  ['DC 17 reflex half (Constitution-based).', ['save-reflex', 'save-reflex-half']],
  ['You have a +2 bonus on Will saves.', []],
  ['Evasion: no damage on a successful Reflex save for half.', []],
])('a save in a text: %s', (text, effects) => {
  expect(savesAllowed(itemThat(text))).toEqual(effects);
});

test.each([
  [{ area: '20-ft.-radius spread' }, ['area-spread']],
  [{ area: 'Cone-shaped burst' }, ['area-burst', 'area-cone']],
  [{ effect: 'Ray' }, ['area-ray']],
  [{ target: 'One creature in line of sight' }, []],
])('%j', (facts, effects) => {
  expect(affectedAreas(spellThat('', facts))).toEqual(effects);
});

test('areas of abilities need a figure', () => {
  expect(affectedAreas(monsterThat('A 60-foot cone of cold.'))).toEqual(['area-cone']);
  expect(affectedAreas(monsterThat('It needs a line of sight of 60 feet; the fog spreads.'))).toEqual([]);
});

test.each([
  ['1 swift action', ['action-swift']],
  ['1 round', ['action-full-round']],
  ['10 minutes', ['action-minutes']],
  ['1 standard action or 1 immediate action; see text', ['action-immediate', 'action-standard']],
])('casting time %s', (casting_time, effects) => {
  expect(actionCost(spellThat('', { casting_time }))).toEqual(effects);
});

test('the action of an item comes from its text or from its method of activation', () => {
  expect(actionCost(itemThat('As a free action the wearer can turn it off.'))).toEqual(['action-free']);
  expect(actionCost(itemThat('It shines.', { activation: 'command-word' }))).toEqual(['action-standard']);
  expect(actionCost(itemThat('The victim breaks free as a full-round action.'))).toEqual([]);
  expect(actionCost(itemThat('Loading is a move action.', { type: 'weapon' }))).toEqual([]);
});

test('movement that a spell grants differs from that of a creature', () => {
  expect(movements(spellThat('The subject flies at a speed of 60 feet.'))).toEqual(['grants-fly']);
  expect(movements(spellThat('A flying creature is safe. The hand flies as far as 60 feet.'))).toEqual([]);
  expect(movements(spellThat('', { subschools: ['teleportation'] }))).toEqual(['teleports']);
  expect(movements(monsterThat('', { speed: { fly: { feet: 60 }, swim: 30 } }))).toEqual(['moves-fly', 'moves-swim']);
});

test('types of creatures that an entry affects are found', () => {
  expect(creaturesAffected(spellThat('', { target: 'One undead creature' }))).toEqual(['affects-undead']);
  expect(creaturesAffected(spellThat('', { target: 'Two pages of animal hide' }))).toEqual([]);
  expect(creaturesAffected(itemThat('Against constructs its bonus is +5.'))).toEqual(['affects-construct']);
  expect(creaturesAffected(itemThat('Constructs are immune.'))).toEqual([]);
});

test('the number of uses is found', () => {
  expect(usesOf(itemThat('The wearer can fly at will and teleport three times per day.'))).toEqual([
    'at-will',
    'per-day',
  ]);
  expect(usesOf(itemThat('The wearer has double the usual spells per day.'))).toEqual([]);
  expect(usesOf(monsterThat('At will: *detect magic* (50 pounds of objects only); 1/day: *wish*.'))).toEqual([
    'at-will',
    'per-day',
  ]);
  expect(usesOf(itemThat('', { charges: 50 }))).toEqual(['charges']);
});

test('sentences end at full stops but not at abbreviations, and names of entries are masked', () => {
  const passages = passagesOf(
    'description',
    '**Roar (Su).** Within 30 ft. All hear it. As [*fly*](spells/fly) in [Hide](skills/hide).',
  );
  expect(passages.map(({ head, text }) => [head, text])).toEqual([
    ['roar (su)', 'within 30 ft. all hear it.'],
    ['roar (su)', 'as ◆ in hide.'],
  ]);
});
