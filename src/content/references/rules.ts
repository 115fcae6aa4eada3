import { optionalSourceReference, type Reference, sourceReference } from '../reference.ts';
import type { Term } from '../schema/glossary.ts';
import type { Rule } from '../schema/rules.ts';

/** The references of a page of the rules. */
export const ruleReferences = (rule: Rule): Reference[] => [sourceReference(rule)];

/** The references of a glossary term. */
export function termReferences(term: Term): Reference[] {
  const [page] = term.rule?.split('#') ?? [];
  const rule: Reference[] = page === undefined ? [] : [{ kind: 'rules', slug: page, path: ['rule'] }];
  return [...optionalSourceReference(term), ...rule];
}
