import { listReferences, looseSourceReference, type Reference } from '../reference.ts';
import type { Deity } from '../schema/deities.ts';

export function deityReferences(deity: Deity): Reference[] {
  return [...looseSourceReference(deity), ...listReferences('domains', deity.domains, 'domains')];
}
