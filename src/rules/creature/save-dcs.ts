/**
 * Save DCs of special abilities after changes: 10 + half the racial Hit Dice + an ability modifier, and for spell-like abilities
 * 10 + spell level + the modifier (Monster Manual v.3.5, page 290 and glossary, "Special Abilities").
 */
import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import { type Term, totalOf } from '../sums.ts';
import type { CreatureFacts, SaveDc } from './creature-facts.ts';
import { type Draft, diceOf, isRacial, levelOf } from './draft.ts';

/** A save DC that differs from the printed one. */
export interface BuiltDc {
  of: string;
  from: number;
  to: number;
  terms: readonly Term[];
}

const halfDice = ({ hit_dice = [] }: CreatureFacts): number => Math.floor(levelOf(hit_dice.filter(isRacial)) / 2);

/**
 * What the rules give for a DC of a printed creature. `bonus` is what a racial bonus or a feat such as Ability Focus adds.
 */
export function rightDc(facts: CreatureFacts, { ability, level }: Omit<SaveDc, 'of' | 'dc'>, bonus = 0): number {
  return 10 + (level ?? halfDice(facts)) + abilityModifier(facts.abilities[ability]) + bonus;
}

/** The save DCs that changed. Those of spells and powers go by their level, not by Hit Dice. */
export function builtDcs(draft: Draft): BuiltDc[] {
  const { printed, facts } = draft;
  const more = halfDice({ ...facts, hit_dice: diceOf(draft) }) - halfDice(printed);
  return (facts.save_dcs ?? []).flatMap(({ of, ability, dc, level }) => {
    const change = abilityModifier(facts.abilities[ability]) - abilityModifier(printed.abilities[ability]);
    const dice = level === undefined ? more : 0;
    const terms = [
      { label: 'half Hit Dice', value: dice },
      { label: ABILITY_NAMES[ability], value: change },
      ...draft.dcBonuses,
    ].filter(({ value }) => value !== 0);
    const to = dc + totalOf(terms);
    return to === dc ? [] : [{ of, from: dc, to, terms: [{ label: printed.name, value: dc }, ...terms] }];
  });
}
