/**
 * The class features and racial traits that feats and prestige classes ask for.
 *
 * Sources: Player's Handbook v.3.5, chapter 3; Dungeon Master's Guide, chapter 6; Epic Level Handbook, chapter 1 (each class's
 * Special column).
 */

import type { Alignment } from '../alignment.ts';
import { levelsIn, type Sheet } from './sheet.ts';

/** Whether it is had. `ask` where a person must say, as for one of several features that a class chooses from. */
export type Answer = { state: 'met' | 'unmet' | 'ask'; have?: number };

const answer = (met: boolean, have?: number): Answer => ({
  state: met ? 'met' : 'unmet',
  ...(have !== undefined && { have }),
});

type Has = Pick<Sheet, 'specials' | 'classes' | 'race' | 'character' | 'feats'>;

/** Dice of sneak attacks: those of all classes together. */
export function sneakAttackDice({ specials, classes }: Pick<Has, 'specials' | 'classes'>): number {
  return classes.reduce((sum, { facts }) => {
    const own = specials.filter((special) => special.class === facts.slug);
    return sum + Math.max(0, ...own.map(({ text }) => Number(/^sneak attack \+(\d+)d6/i.exec(text)?.[1] ?? 0)));
  }, 0);
}

/** The entries of the Special columns that begin with the words, in lower case. */
function entries({ specials }: Pick<Has, 'specials'>, words: string): string[] {
  return specials.map(({ text }) => text.toLowerCase()).filter((text) => text.startsWith(words));
}

/** How often a day at most: `Rage 4/day`, `Wild shape (6/day, elemental 2/day)`. */
function usesOf(sheet: Has, feature: string): number {
  return Math.max(
    0,
    ...entries(sheet, feature).map((text) =>
      Number(/^[a-z ]*\(?(\d+)\/day/.exec(text.slice(feature.length))?.[1] ?? 0),
    ),
  );
}

const isPart = (alignment: Alignment | undefined, part: string) => alignment?.split('-').includes(part) === true;

/**
 * Turning: paladins turn, blackguards rebuke, clerics by their alignment; neutral ones choose.
 *
 * Source: Player's Handbook, pages 33, 44 and 159; Dungeon Master's Guide, page 182.
 */
function turning(sheet: Has, how: 'turn' | 'rebuke'): Answer {
  const { alignment } = sheet.character;
  const cleric = levelsIn(sheet, 'cleric') > 0 && !isPart(alignment, how === 'turn' ? 'evil' : 'good');
  const other = how === 'turn' ? entries(sheet, 'turn undead') : entries(sheet, 'command undead');
  return answer(cleric || other.length > 0);
}

/** Favored enemies: one for each entry of the rangers' column; a slayer has one. */
function favoredEnemies({ specials }: Has): number {
  const nth = specials.filter(({ text }) => /^\d+(?:st|nd|rd|th) favored enemy/i.test(text)).length;
  return nth + (specials.some(({ text }) => /^favored enemy \+/i.test(text)) ? 1 : 0);
}

const RULES: Readonly<Record<string, (sheet: Has) => Answer>> = {
  'turn undead': (sheet) => turning(sheet, 'turn'),
  'rebuke or command undead': (sheet) => turning(sheet, 'rebuke'),
  'turn or rebuke undead': (sheet) => eitherOf(turning(sheet, 'turn'), turning(sheet, 'rebuke')),
  'turn or rebuke creatures': (sheet) => eitherOf(turning(sheet, 'turn'), turning(sheet, 'rebuke')),
  darkvision: (sheet) => answer(sheet.race.darkvision || entries(sheet, 'darkvision').length > 0),
  'low-light vision': (sheet) => answer(sheet.race.low_light_vision),
};

const eitherOf = (a: Answer, b: Answer): Answer => answer(a.state === 'met' || b.state === 'met');

/** Feats that give the forms which a druid's own wild shape does not have. */
const FORM_FEATS: Readonly<Record<string, string>> = {
  'into a Gargantuan creature': 'gargantuan-wild-shape',
  'into a Diminutive creature': 'diminutive-wild-shape',
};

/** Whether a feature is had: `bardic music`, `wild shape`. */
export function hasFeature(sheet: Has, feature: string): Answer {
  const rule = RULES[feature];
  if (rule) return rule(sheet);
  if (entries(sheet, feature).length > 0) return { state: 'met' };
  const isChosen = sheet.classes.some(({ facts, level }) =>
    facts.options.some((option) => option.name.toLowerCase() === feature && option.level <= level),
  );
  return { state: isChosen ? 'ask' : 'unmet' };
}

/** Whether a feature is had to a degree: `rage` `5/day`, `sneak attack` `+8d6`, `wild shape` `into a Huge animal`. */
export function hasFeatureDetail(sheet: Has, feature: string, detail: string): Answer {
  const uses = /^(\d+)\/day$/.exec(detail)?.[1];
  if (uses !== undefined) return answer(usesOf(sheet, feature) >= Number(uses), usesOf(sheet, feature));
  const dice = /^\+(\d+)d6$/.exec(detail)?.[1];
  if (dice !== undefined) return answer(sneakAttackDice(sheet) >= Number(dice), sneakAttackDice(sheet));
  if (feature === 'favored enemy') return answer(favoredEnemies(sheet) >= 5, favoredEnemies(sheet));
  if (feature === 'ki strike') return answer(entries(sheet, `ki strike (${detail})`).length > 0);
  if (feature === 'smite')
    return answer(entries(sheet, 'smite').length > 0 || sheet.character.domains.includes('destruction'));
  const form = FORM_FEATS[detail];
  if (form !== undefined) return answer(sheet.feats.some(({ feat }) => feat === form));
  const shapes = entries(sheet, 'wild shape');
  if (detail === 'into a Huge animal') return answer(shapes.some((text) => text.includes('(huge)')));
  if (detail === 'into an elemental') return answer(shapes.some((text) => text.includes('elemental')));
  return { state: 'ask' };
}

/** Natural weapons of the race, and the claws and bite of dragon disciples (Dungeon Master's Guide, page 184). */
export function naturalWeapons(sheet: Has): number {
  return sheet.race.natural_weapons + (entries(sheet, 'claws and bite').length > 0 ? 3 : 0);
}

/** Wings of the race or of dragon disciples. */
export function flies(sheet: Has): boolean {
  return sheet.race.fly || entries(sheet, 'wings').length > 0;
}
