import type { SearchResult } from '../contract/search.ts';
import { ROLES, type SearchIndex } from './index-parts.ts';
import type { Marker } from './snippet.ts';
import { allTexts, textAt, textStart } from './string-list.ts';
import { wordsIn } from './words.ts';

/**
 * An entry among the results. `name` is the position of the name that matched, `page` that in the index of pages; null where the
 * text or an abbreviation matched.
 */
export type Hit = { entry: number; name: number | null; abbreviation?: string; page?: number };

/** An abbreviation of initials that readers know (`AoO`), in contrast to a shortened word. */
const INITIALS = /[A-Z].*[A-Z]/;

/** Creates the function that makes a hit a result of the response. Matching words are highlighted by the marker. */
export function createResults({
  entries,
  names,
  pages,
}: SearchIndex): (hit: Hit, marker: Marker | null) => SearchResult {
  const kinds = allTexts(entries.kindNames);

  function snippetOf({ entry, name, abbreviation, page }: Hit, { mark, snippet }: Marker): string | null {
    if (abbreviation !== undefined && INITIALS.test(abbreviation)) return `Also called ${mark(abbreviation)}`;
    if (page !== undefined) {
      const role = pages.roles[page] as number;
      if (role === ROLES.part) return mark(textAt(pages.texts, page));
      return role === ROLES.name ? null : `Also called ${mark(capitals(textAt(pages.names, page)))}`;
    }
    if (name === null) return snippet((bytes) => textStart(entries.bodies, entry, bytes));
    const role = names.roles[name] as number;
    if (role === ROLES.name) return null;
    const text = mark(spelled(textAt(names.texts, name), textAt(entries.names, entry)));
    return role === ROLES.alias ? `Also called ${text}` : `Class feature: ${text}`;
  }

  function anchorOf({ page }: Hit): string {
    const anchor = page === undefined ? '' : textAt(pages.anchors, page);
    return anchor && `#${anchor}`;
  }

  return (hit, marker) => {
    const { entry } = hit;
    const kind = kinds[entries.kinds[entry] as number] as string;
    const slug = textAt(entries.slugs, entry);
    return {
      kind,
      slug,
      name: textAt(entries.names, entry),
      url: `/${kind}/${slug}${anchorOf(hit)}`,
      label: textAt(entries.labels, entry),
      fact: textAt(entries.facts, entry) || null,
      summary: textAt(entries.summaries, entry) || null,
      snippet: marker && snippetOf(hit, marker),
    };
  };
}

/** The spelling of an alias, of which the index has the lower case: initials (SR) in capitals, else each word capitalized. */
function spelled(alias: string, name: string): string {
  const initials = wordsIn(name.toLowerCase().replaceAll('-', ' ')).map((word) => word[0]);
  return alias === initials.join('') ? alias.toUpperCase() : capitals(alias);
}

function capitals(name: string): string {
  return name.replace(/(^|[ (-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
