import { optionalSourceReference, type Reference, sourceReference } from '../reference.ts';
import type { Term } from '../schema/glossary.ts';
import type { Rule } from '../schema/rules.ts';

/** The references of a page of the rules. */
export function ruleReferences(rule: Rule): Reference[] {
  const { kind = 'spells', examples = [] } = rule.specimen ?? {};
  const entries = examples.map((slug, index) => ({ kind, slug, path: ['specimen', 'examples', index] }));
  return [sourceReference(rule), ...entries];
}

/** The references of a glossary term. */
export function termReferences(term: Term): Reference[] {
  const [page] = term.rule?.split('#') ?? [];
  const rule: Reference[] = page === undefined ? [] : [{ kind: 'rules', slug: page, path: ['rule'] }];
  return [...optionalSourceReference(term), ...rule];
}
