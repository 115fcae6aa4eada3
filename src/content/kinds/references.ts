import type { Reference } from '../reference.ts';
import type { ContentKind, ContentOf } from '../schema/kinds.ts';
import { spellReferences } from './spells.ts';

/** What each kind's entries refer to, by kind. */
export const REFERENCES: { [Kind in ContentKind]: (value: ContentOf<Kind>) => Reference[] } = {
  spells: spellReferences,
  rulebooks: () => [],
  domains: () => [],
};
