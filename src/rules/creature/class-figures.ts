/**
 * Class features that change figures of the block: a dragon disciple's scores, natural armor, bite, claws and wings, a dwarven
 * defender's dodge bonus, a duelist's initiative (Dungeon Master's Guide, pages 183 to 187).
 */
import { ABILITIES, type Ability } from '../abilities.ts';
import type { ClassFacts, LevelRow } from '../character/facts.ts';
import { improvedReaction } from '../improved-reaction.ts';
import type { Size } from '../monster-vocabulary.ts';
import { isNatural } from './attack-names.ts';
import { newNatural } from './built-attacks.ts';
import { changeArmor } from './change-armor.ts';
import { add, type Draft, fighterOf } from './draft.ts';
import { setAbility } from './set-ability.ts';
import { changeSpeed } from './template-body.ts';

const BOOST = /^ability boost \((\w+) \+(\d+)\)$/i;
const SCALES = /^natural armor increase \(\+(\d+)\)$/i;
const APOTHEOSIS = 'Dragon apotheosis';
/** What the apotheosis of the 10th level adds to the scores, and what the increase of natural armor is from then on. */
const APOTHEOSIS_SCORES: Readonly<Partial<Record<Ability, number>>> = { str: 4, cha: 2 };
const APOTHEOSIS_SCALES = 4;

const APOTHEOSIS_FEATURES = [
  ...['Breath weapon (6d8)', 'Darkvision 60 ft.', 'Low-light vision', 'Immunity to sleep and paralysis'],
  'Immunity to the energy of its breath weapon',
];

/** What the block lists for an entry of the Special column: nothing for what its figures show. */
export function shownAs(text: string): readonly string[] {
  if (text === APOTHEOSIS) return [text, ...APOTHEOSIS_FEATURES];
  return BOOST.test(text) || SCALES.test(text) ? [] : [text];
}

/** Adds what the levels after `before` change of the figures, up to `level`. */
export function addClassFigures(draft: Draft, { slug, name, levels }: ClassFacts, before: number, level: number): void {
  const cause = `${name} ${level}`;
  const upTo = (last: number) => levels.filter((row) => row.level <= last);
  const gained = upTo(level).filter((row) => row.level > before);
  for (const row of gained)
    for (const [ability, points] of scoresOf(row)) {
      const score = draft.facts.abilities[ability];
      if (score !== undefined) setAbility(draft, ability, score + points, `${name} ${row.level}`);
    }
  changeArmor(draft, 'natural', cause, scalesOf(upTo(level)) - scalesOf(upTo(before)));
  add(draft, 'initiative', `Improved reaction, ${cause}`, reactionOf(upTo(level)) - reactionOf(upTo(before)));
  if (slug === 'dwarven-defender') {
    const dodge = (rows: readonly LevelRow[]) => rows.at(-1)?.ac_bonus ?? 0;
    changeArmor(draft, 'dodge', cause, dodge(upTo(level)) - dodge(upTo(before)));
  }
  const features = entriesOf(gained);
  if (features.includes('Wings')) changeSpeed(draft, { speed: { fly: { maneuverability: 'average' } } });
  if (features.includes('Claws and bite') && !gainBite(draft))
    draft.notes.push(`Claws and bite of the ${name}: natural attacks by its size, which are not among its attacks.`);
}

/** What a dragon disciple's bite and claws deal by size (page 184). */
const BITE: Readonly<Partial<Record<Size, { bite: string; claw: string }>>> = {
  small: { bite: '1d4', claw: '1d3' },
  medium: { bite: '1d6', claw: '1d4' },
  large: { bite: '1d8', claw: '1d6' },
};

/** A bite, and two claws as secondary attacks. Returns whether it has them now: natural attacks of its own are left as they are. */
function gainBite(draft: Draft): boolean {
  const { facts, attack, full_attack } = draft;
  const dice = BITE[facts.size];
  const typed = typeof facts.attack === 'object' && typeof facts.full_attack === 'object';
  if (dice === undefined || !typed || full_attack.flat().some(isNatural)) return false;
  const fighter = fighterOf(draft);
  const bite = newNatural({ name: 'bite', dice: dice.bite }, fighter, 'primary');
  const claws = newNatural({ name: 'claws', count: 2, dice: dice.claw }, fighter, 'secondary');
  draft.attack = [...attack, [bite]];
  draft.full_attack = [...full_attack, [bite, claws]];
  return true;
}

const entriesOf = (rows: readonly LevelRow[]): string[] => rows.flatMap(({ special = [] }) => special);

const reactionOf = (rows: readonly LevelRow[]): number => improvedReaction(entriesOf(rows));

/** The points that a level adds to scores. */
function scoresOf(row: LevelRow): [Ability, number][] {
  return entriesOf([row]).flatMap((text) => {
    if (text === APOTHEOSIS) return Object.entries(APOTHEOSIS_SCORES) as [Ability, number][];
    const [, word = '', points = '0'] = BOOST.exec(text) ?? [];
    const ability = ABILITIES.find((one) => one === word.toLowerCase());
    return ability === undefined ? [] : [[ability, Number(points)] as [Ability, number]];
  });
}

/** The increase of natural armor in all. */
const scalesOf = (rows: readonly LevelRow[]): number =>
  Math.max(
    0,
    ...entriesOf(rows).map((text) => (text === APOTHEOSIS ? APOTHEOSIS_SCALES : Number(SCALES.exec(text)?.[1] ?? 0))),
  );
