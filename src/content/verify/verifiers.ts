import type { ContentKind } from '../schema/kinds.ts';
import type { Verifier } from './check.ts';

/** The kinds whose figures the rules derive. */
export const VERIFIERS: { [Kind in ContentKind]?: Verifier<Kind> } = {};
