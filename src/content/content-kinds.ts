import { KIND_NAMES, type KindName } from '../contract/kinds.ts';

/** Kinds whose entries have no page of their own: what others build on. */
const SUPPORTING_KINDS = ['monster-families'] as const;

/** Every kind that has a folder below `content/`. */
export type ContentKind = KindName | (typeof SUPPORTING_KINDS)[number];

/** In the order in which findings are reported and entries are numbered. */
export const CONTENT_KINDS: readonly ContentKind[] = [...KIND_NAMES, ...SUPPORTING_KINDS];
