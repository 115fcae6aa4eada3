/**
 * Save DCs of special abilities after changes: 10 + half the racial Hit Dice + an ability modifier, and for spell-like abilities
 * 10 + spell level + the modifier (Monster Manual v.3.5, page 290 and glossary, "Special Abilities").
 */
import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import type { Term } from '../monster-sums.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { type Draft, diceOf, isRacial, levelOf } from './draft.ts';

/** A save DC that differs from the printed one. */
export interface BuiltDc {
  of: string;
  from: number;
  to: number;
  terms: readonly Term[];
}

const halfDice = ({ hit_dice = [] }: CreatureFacts): number => Math.floor(levelOf(hit_dice.filter(isRacial)) / 2);

/** The save DCs that changed. A printed DC below 10 + half the Hit Dice + the modifier goes by spell level. */
export function builtDcs(draft: Draft): BuiltDc[] {
  const { printed, facts } = draft;
  const half = halfDice(printed);
  const more = Math.floor(levelOf(diceOf(draft).filter(isRacial)) / 2) - half;
  return (facts.save_dcs ?? []).flatMap(({ of, ability, dc }) => {
    const old = abilityModifier(printed.abilities[ability]);
    const change = abilityModifier(facts.abilities[ability]) - old;
    const dice = dc - 10 - old >= half ? more : 0;
    const terms = [
      { label: 'half Hit Dice', value: dice },
      { label: ABILITY_NAMES[ability], value: change },
    ].filter(({ value }) => value !== 0);
    const to = dc + dice + change;
    return to === dc ? [] : [{ of, from: dc, to, terms: [{ label: printed.name, value: dc }, ...terms] }];
  });
}
