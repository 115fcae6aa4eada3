/** What a larger size changes of a creature (Monster Manual v.3.5, page 291: Size Increases). */
import type { Ability } from '../abilities.ts';
import { type CreatureType, SIZES, type Size } from '../monster-vocabulary.ts';
import { withLargerDice } from './built-attacks.ts';
import { changeArmor } from './change-armor.ts';
import type { Draft } from './draft.ts';
import { resize } from './resize.ts';
import { setAbility } from './set-ability.ts';
import { reachOf, type SizeChange, spaceOf } from './size-changes.ts';
import { withLargerSpecial } from './special-attack-damage.ts';

/** One size category more, by more Hit Dice. */
export function grow(draft: Draft, { size, abilities, natural }: SizeChange): void {
  const { facts } = draft;
  const tall = isTall(draft, facts.size);
  const cause = resize(draft, size);
  changeArmor(draft, 'natural', cause, natural);
  for (const [ability, change] of Object.entries(abilities) as [Ability, number][]) {
    const score = facts.abilities[ability];
    if (score !== undefined) setAbility(draft, ability, Math.max(1, score + change), cause);
  }
  const unknown = new Set<string>();
  draft.attack = draft.attack.map((option) => option.map((attack) => withLargerDice(attack, unknown)));
  draft.full_attack = draft.full_attack.map((option) => option.map((attack) => withLargerDice(attack, unknown)));
  facts.special_attacks = facts.special_attacks?.map(withLargerSpecial);
  for (const dice of unknown) draft.notes.push(`No table gives what ${dice} becomes at a larger size: it stays.`);
  if (facts.space !== undefined) facts.space = Math.max(facts.space, spaceOf(size));
  if (facts.reach === undefined) return;
  if (facts.reach_note !== undefined && reachOf(size, tall) > facts.reach)
    draft.notes.push(`No rule says how its exceptional reach grows: ${facts.reach_note} is that of the printed size.`);
  facts.reach = Math.max(facts.reach, reachOf(size, tall));
}

const TALL_TYPES: ReadonlySet<CreatureType> = new Set([
  'fey',
  'giant',
  'humanoid',
  'monstrous-humanoid',
  'outsider',
  'undead',
]);

/** Creatures of those types that are long, as their Large kin show (page 110: formian myrmarch; page 65: dire wolf). */
const LONG = /\b(?:formian|wolf)\b/i;

/** Whether a creature is taller than long: by its reach where its size shows it, by its type below Large. */
function isTall({ facts }: Draft, size: Size): boolean {
  if (SIZES.indexOf(size) < SIZES.indexOf('large')) return TALL_TYPES.has(facts.type) && !LONG.test(facts.name);
  return (facts.reach ?? 0) >= reachOf(size, true);
}
