/** Another size with its modifiers; ability scores, natural armor and damage stay (Player's Handbook, pages 76, 134 and 155). */
import { capitalized } from '../capitalized.ts';
import { sizeModifierToAttack, sizeModifierToGrapple, sizeModifierToHide } from '../monster-math.ts';
import type { Size } from '../monster-vocabulary.ts';
import { changeArmor } from './change-armor.ts';
import { add, changeSkills, type Draft, withAttacks } from './draft.ts';

/** Gives the creature the size. Returns what the terms are called. */
export function resize(draft: Draft, size: Size): string {
  const { facts } = draft;
  const old = facts.size;
  const cause = `Size, ${capitalized(size)}`;
  withAttacks(draft, () => {
    facts.size = size;
  });
  const armorOfSize = facts.armor_class.parts.find(({ kind }) => kind === 'size')?.value ?? 0;
  changeArmor(draft, 'size', cause, sizeModifierToAttack(size) - armorOfSize);
  add(draft, 'grapple', cause, sizeModifierToGrapple(size) - sizeModifierToGrapple(old));
  const hide = sizeModifierToHide(size) - sizeModifierToHide(old);
  changeSkills(draft, (skill) => (skill === 'hide' ? hide : 0));
  return cause;
}
