import type { Term } from '../contract/glossary.ts';
import type { EntryText } from './entry-text.ts';

/** A glossary term with its short and its full rule. */
export function termText(term: Term): EntryText {
  return {
    name: term.name,
    line: term.category_name,
    facts: [['In short', term.summary]],
    sections: [[null, term.description_html]],
  };
}
