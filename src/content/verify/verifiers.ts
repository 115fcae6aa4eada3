import type { ContentKind } from '../schema/kinds.ts';
import type { Verifier } from './check.ts';
import { verifyItem } from './items.ts';
import { verifyMonster } from './monsters.ts';
import { verifyPower } from './powers.ts';

/** The kinds whose figures the rules derive. */
export const VERIFIERS: { [Kind in ContentKind]?: Verifier<Kind> } = {
  monsters: verifyMonster,
  items: verifyItem,
  powers: verifyPower,
};
