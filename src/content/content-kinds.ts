import { KIND_NAMES, type KindName } from '../contract/kinds.ts';

/** Kinds whose entries have no page; entries of other kinds use them. */
const SUPPORTING_KINDS = ['monster-families'] as const;

/** Every kind that has a folder in `content/`. */
export type ContentKind = KindName | (typeof SUPPORTING_KINDS)[number];

/** All content kinds, in the order in which findings are reported and entries are numbered. */
export const CONTENT_KINDS: readonly ContentKind[] = [...KIND_NAMES, ...SUPPORTING_KINDS];
