import { LISTED_KINDS, type ListedKind } from '../../contract/coverage.ts';
import { KINDS } from '../../contract/kinds.ts';
import type { ListedCard, ListedEntry as ListedResponse } from '../../contract/listed.ts';
import { fold } from '../../contract/slug.ts';
import type { CompileContext } from '../compile-context.ts';
import type { ListedEntry } from '../listed.ts';
import type { ListedRow } from '../schema/listed.ts';
import type { Writer } from '../writer.ts';
import { LISTED_FACTS, type ListedFacts } from './listed-facts.ts';
import { progressionOf } from './listed-levels.ts';
import { nearbyPlaces } from './nearby-places.ts';

/** Compiles the entries that are known by name, book and page only, into a table of their own. */
export function compileListed(context: CompileContext, writer: Writer): void {
  let id = 0;
  for (const kind of LISTED_KINDS) {
    const sorted = context.listed
      .flatMap((entry) => (entry.kind === kind ? [{ ...entry, sortName: fold(entry.value.name) }] : []))
      .sort((a, b) => compare(a.sortName, b.sortName) || compare(a.slug, b.slug));
    const namedSlug = ({ slug, value }: ListedEntry) => ({ slug, name: value.name });
    const byPage = Map.groupBy(sorted, (entry) => `${entry.rulebook} ${entry.value.page}`);
    const nearby = nearbyPlaces(kind, sorted, context);
    const rows = sorted.map((entry, index) => {
      const { slug, rulebook, value, file, sortName } = entry;
      const { card, filters } = cardOf(entry, context);
      const [before, after] = [sorted[index - 1], sorted[index + 1]];
      const detail: ListedResponse = {
        ...card,
        kind,
        summary: summaryOf(kind, card),
        progression: entry.kind === 'classes' ? progressionOf(entry.value) : null,
        same_page:
          value.page === undefined
            ? []
            : (byPage.get(`${rulebook} ${value.page}`) ?? []).filter((other) => other !== entry).map(namedSlug),
        nearby: nearby(rulebook, value.page),
        content_file: file,
        previous: before ? namedSlug(before) : null,
        next: after ? namedSlug(after) : null,
      };
      const [first = ''] = sortName;
      return {
        id: ++id,
        kind,
        slug,
        name: value.name,
        sort_name: sortName,
        names: `|${sortName}|`,
        letter: /[a-z]/.test(first) ? first.toUpperCase() : '',
        rulebook,
        page: value.page ?? null,
        also_in: (value.also_in ?? []).map((source) => source.rulebook).join(' '),
        filters: JSON.stringify(filters),
        card: JSON.stringify(card),
        detail: JSON.stringify(detail),
      };
    });
    writer.add('listed', rows);
  }
}

function cardOf(entry: ListedEntry, context: CompileContext): { card: ListedCard; filters: ListedFacts['filters'] } {
  const { slug, rulebook, value } = entry;
  const { type, fact, facts, filters } = factsOf(entry, context);
  const card: ListedCard = {
    slug,
    name: value.name,
    facts_only: true,
    type,
    fact,
    facts: facts.flatMap(([label, known]) => (known === null ? [] : [{ label, value: known }])),
    rulebook_name: context.name('rulebooks', rulebook),
    rulebook_slug: rulebook,
    page: value.page ?? null,
    also_in: (value.also_in ?? []).map((source) => ({
      ...context.namedSlug('rulebooks', source.rulebook),
      page: source.page ?? null,
    })),
  };
  return { card, filters };
}

function factsOf<Kind extends ListedKind>(
  { kind, value }: { kind: Kind; value: ListedRow<Kind> },
  context: CompileContext,
): ListedFacts {
  return LISTED_FACTS[kind](value, context);
}

/** What search engines and previews show of it. */
function summaryOf(kind: ListedKind, { type, rulebook_name, page }: ListedCard): string {
  const what = kind === 'feats' && type !== null ? type.toLowerCase() : KINDS[kind].singular;
  return `A ${what}. The rules stand in ${rulebook_name}${page === null ? '' : `, page ${page}`}.`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
