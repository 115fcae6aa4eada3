import type { ListedLine } from '../../catalogue/listed/find-listed.ts';
import { type Address, currentOf, textOf } from '../../catalogue/redirects.ts';
import type { ChosenEntries, ListedEntryCard } from '../../contract/entry-cards.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { ListedCard } from '../../contract/listed.ts';
import { localLine } from './local-index.ts';
import { type FindRedirect, localRedirect } from './local-redirects.ts';
import { findEntry, type StoredEntry } from './store.ts';

/** Where entries are looked up: those with their rules, those known by name, book and page only, and redirects. */
type Stored = {
  entry: (kind: KindName, slug: string) => Promise<StoredEntry | undefined>;
  line: (kind: KindName, slug: string) => Promise<ListedLine | undefined>;
  redirect: FindRedirect;
};

const ON_THIS_DEVICE: Stored = { entry: findEntry, line: localLine, redirect: localRedirect };

/** The response of `/api/entries` from what is stored. What is known of each entry is more than its card has. */
export async function localChosen(
  of: readonly Address[],
  stored: Stored = ON_THIS_DEVICE,
): Promise<ChosenEntries<object>> {
  const redirects = new Map<string, string>();
  for (const address of of) {
    const { kind } = address;
    const slug = await stored.redirect(kind, address.slug);
    if (slug !== undefined) redirects.set(textOf(address), textOf({ kind, slug }));
  }
  const chosen: ChosenEntries<object> = { entries: [], missing: [] };
  const listed: ListedEntryCard[] = [];
  for (const address of currentOf(of, redirects)) {
    const { kind, slug } = address;
    const entry = await stored.entry(kind, slug);
    const line = entry === undefined ? await stored.line(kind, slug) : undefined;
    if (entry !== undefined) chosen.entries.push({ kind, ...entry });
    else if (line !== undefined) listed.push({ kind, ...(JSON.parse(line.card) as ListedCard) });
    else chosen.missing.push(textOf(address));
  }
  return {
    ...chosen,
    ...(listed.length > 0 && { listed }),
    ...(redirects.size > 0 && { redirects: Object.fromEntries(redirects) }),
  };
}
