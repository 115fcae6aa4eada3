import type { SearchResult } from '../contract/search.ts';
import { ROLES, type SearchIndex } from './index-parts.ts';
import type { Marker } from './snippet.ts';
import { textAt } from './string-list.ts';
import { wordsIn } from './words.ts';

/**
 * An entry that is shown. `name` is the place of the name that was found, null where only the text or an abbreviation
 * answers.
 */
export type Shown = { entry: number; name: number | null; abbreviation?: string };

/** An abbreviation that readers know the entry by (`AoO`), not a clipped word. */
const INITIALS = /[A-Z].*[A-Z]/;

/** Makes what writes the result for an entry that is shown. */
export function createResults({ entries, names }: SearchIndex): (shown: Shown, marker: Marker | null) => SearchResult {
  function why({ entry, name, abbreviation }: Shown, { mark, snippet }: Marker): string | null {
    if (abbreviation !== undefined && INITIALS.test(abbreviation)) return `Also called ${mark(abbreviation)}`;
    if (name === null) return snippet(textAt(entries.bodies, entry));
    const role = names.roles[name] as number;
    if (role === ROLES.name) return null;
    const text = mark(written(textAt(names.texts, name), textAt(entries.names, entry)));
    return role === ROLES.alias ? `Also called ${text}` : `Class feature: ${text}`;
  }

  return (shown, marker) => {
    const { entry } = shown;
    const kind = textAt(entries.kindNames, entries.kinds[entry] as number);
    const slug = textAt(entries.slugs, entry);
    return {
      kind,
      slug,
      name: textAt(entries.names, entry),
      url: `/${kind}/${slug}`,
      label: textAt(entries.labels, entry),
      fact: textAt(entries.facts, entry) || null,
      summary: textAt(entries.summaries, entry) || null,
      snippet: marker && why(shown, marker),
    };
  };
}

/** Another name of the entry as it is written: the initials of its own (SR) are capitals all. */
function written(alias: string, name: string): string {
  const initials = wordsIn(name.toLowerCase().replaceAll('-', ' ')).map((word) => word[0]);
  return alias === initials.join('') ? alias.toUpperCase() : capitals(alias);
}

function capitals(name: string): string {
  return name.replace(/(^|[ (-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
