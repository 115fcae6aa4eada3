import { listReferences, type Reference, sourceReference } from '../reference.ts';
import type { Language } from '../schema/languages.ts';

export function languageReferences(language: Language): Reference[] {
  return [sourceReference(language), ...listReferences('classes', language.bonus_for_classes, 'bonus_for_classes')];
}
