import type { ContentKind } from '../content-kinds.ts';
import type { Verifier } from './check.ts';
import { verifyClass } from './classes.ts';
import { verifyItem } from './items.ts';
import { verifyMonster } from './monsters.ts';
import { verifyPower } from './powers.ts';
import { verifyRace } from './races.ts';
import { familyDcChecks } from './save-dcs.ts';
import { verifySpell } from './spells.ts';
import { verifyTrap } from './traps.ts';

/** The verifiers of the kinds that have derived values. */
export const VERIFIERS: { [Kind in ContentKind]?: Verifier<Kind> } = {
  classes: verifyClass,
  races: verifyRace,
  monsters: verifyMonster,
  'monster-families': familyDcChecks,
  items: verifyItem,
  powers: verifyPower,
  spells: verifySpell,
  traps: verifyTrap,
};
