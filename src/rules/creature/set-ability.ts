/** Another ability score and all that depends on its modifier (Player's Handbook, page 8). */
import { ABILITY_NAMES, type Ability, abilityModifier } from '../abilities.ts';
import { hitDiceCount } from '../monster-math.ts';
import { KEY_ABILITY } from '../monster-skills.ts';
import { dexterityToArmor } from './change-armor.ts';
import { add, changeSkills, type Draft, diceOf, levelOf, withAttacks, withModifier } from './draft.ts';

/**
 * Gives the creature another score, or none; what depends on its modifier follows. `keepHitPoints`: the Hit Dice go on counting
 * the Constitution that they have.
 */
export function setAbility(
  draft: Draft,
  ability: Ability,
  score: number | undefined,
  cause: string,
  keepHitPoints = false,
): void {
  const { abilities } = draft.facts;
  const old = abilities[ability];
  if (old === score) return;
  const change = abilityModifier(score) - abilityModifier(old);
  const label = `${ABILITY_NAMES[ability]} ${old ?? '—'} → ${score ?? '—'}, ${cause}`;
  withAttacks(draft, () => {
    draft.facts.abilities = { ...abilities, [ability]: score };
    if (score === undefined) delete draft.figures[ability];
    else if (old === undefined) draft.figures[ability] = [{ label: cause, value: score }];
    else add(draft, ability, cause, score - old);
  });
  if (ability === 'str') add(draft, 'grapple', label, change);
  if (ability === 'dex') {
    add(draft, 'initiative', label, change);
    add(draft, 'reflex_save', label, change);
    dexterityToArmor(draft, label, change);
  }
  if (ability === 'con') {
    add(draft, 'fort_save', label, change);
    if (change !== 0 && !keepHitPoints) {
      draft.facts.hit_dice = diceOf(draft).map((part) => withModifier(part, change * hitDiceCount(part)));
      add(draft, 'hit_points', label, change * levelOf(diceOf(draft)));
    }
    changeDc(draft, 'breath_weapon', change);
  }
  if (ability === 'wis') add(draft, 'will_save', label, change);
  if (ability === 'cha') changeDc(draft, 'frightful_presence_dc', change);
  changeSkills(draft, (skill) => (KEY_ABILITY[skill] === ability ? change : 0));
}

/** Adds to the save DC of a dragon's breath or of its presence. */
export function changeDc(draft: Draft, of: 'breath_weapon' | 'frightful_presence_dc', change: number): void {
  const { facts } = draft;
  if (of === 'breath_weapon' && facts.breath_weapon !== undefined)
    facts.breath_weapon = { ...facts.breath_weapon, dc: facts.breath_weapon.dc + change };
  if (of === 'frightful_presence_dc' && facts.frightful_presence_dc !== undefined)
    facts.frightful_presence_dc += change;
}
