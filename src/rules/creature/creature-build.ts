import type { Ability } from '../abilities.ts';
import type { ArrayName } from './ability-arrays.ts';
import type { ClassLevels } from './add-class-levels.ts';
import type { ChosenTemplate } from './apply-changes.ts';
import type { ChosenFeat } from './choose-feats.ts';
import type { ChosenRanks } from './choose-skills.ts';
import type { Form } from './forms.ts';
import type { ChosenWeapon } from './hold-weapon.ts';

/** What is made of a printed creature. */
export interface CreatureBuild {
  /** Racial Hit Dice in all. */
  hd?: number | undefined;
  /** In the order in which they are laid on. */
  templates: readonly ChosenTemplate[];
  classes: readonly ClassLevels[];
  array?: ArrayName | undefined;
  /** One point each; a score may be named several times. */
  increase: readonly Ability[];
  /** The abilities from the one that gets the array's best score on; without it, what the class needs most. */
  order?: readonly Ability[] | undefined;
  /** In the order in which they are taken; none is worked in without. */
  feats?: readonly ChosenFeat[] | undefined;
  /** Ranks that are added, by skill. */
  skills?: readonly ChosenRanks[] | undefined;
  /** Weapons in place of its own. */
  weapons?: readonly ChosenWeapon[] | undefined;
  /** The form of a lycanthrope; the humanoid one where it is absent. */
  form?: Form | undefined;
  /** Augment Summoning. */
  augment: boolean;
}
