import { listReferences, optionalSourceReference, type Reference } from '../reference.ts';
import type { Deity } from '../schema/deities.ts';

export function deityReferences(deity: Deity): Reference[] {
  return [...optionalSourceReference(deity), ...listReferences('domains', deity.domains, 'domains')];
}
