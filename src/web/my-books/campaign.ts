import { isKindName, type KindName } from '../../contract/kinds.ts';
import type { MyBooks } from '../data/my-books.ts';

/** An entry that a table bans or adds. */
export type NamedEntry = {
  readonly kind: KindName;
  readonly slug: string;
  readonly name: string;
  /** Why, or for whom; may be empty. */
  readonly note: string;
};

/** What a table plays by. */
export type Campaign = {
  readonly id: string;
  readonly name: string;
  /** The rulebooks and sets, as the parameter `books` takes them. */
  readonly books: string;
  readonly bans: readonly NamedEntry[];
  readonly added: readonly NamedEntry[];
  /** One in each line, as `Start: 3rd level`. */
  readonly terms: string;
  readonly rules: string;
  readonly notes: string;
};

/** Limits that keep campaigns small enough for a browser's storage and a link. */
export const CAMPAIGN_LIMITS = {
  campaigns: 30,
  name: 80,
  entries: 60,
  note: 200,
  terms: 1500,
  rules: 6000,
  notes: 4000,
} as const;

const BOOKS = /^[a-z0-9,-]{1,3000}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Turns a text into a valid name: one line, within the limit. It may be empty. */
export const tidyLine = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most).trim();

/** A campaign of what was stored or sent; null where it is none. What is too long is cut. */
export function readCampaign(value: unknown): Campaign | null {
  const { id, name, books, bans, added, terms, rules, notes } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof books !== 'string' || !BOOKS.test(books)) return null;
  const text = (of: unknown, most: number) => (typeof of === 'string' ? of.slice(0, most) : '');
  return {
    id: typeof id === 'string' ? id : '',
    name: tidyLine(name, CAMPAIGN_LIMITS.name) || 'Campaign',
    books,
    bans: entriesIn(bans),
    added: entriesIn(added),
    terms: text(terms, CAMPAIGN_LIMITS.terms),
    rules: text(rules, CAMPAIGN_LIMITS.rules),
    notes: text(notes, CAMPAIGN_LIMITS.notes),
  };
}

function entriesIn(value: unknown): NamedEntry[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(
      (entry): entry is NamedEntry =>
        typeof entry?.kind === 'string' &&
        isKindName(entry.kind) &&
        typeof entry.slug === 'string' &&
        entry.slug.length <= 120 &&
        SLUG.test(entry.slug) &&
        typeof entry.name === 'string',
    )
    .slice(0, CAMPAIGN_LIMITS.entries)
    .map(({ kind, slug, name, note }) => ({
      kind,
      slug,
      name: tidyLine(name, 120),
      note: tidyLine(String(note ?? ''), CAMPAIGN_LIMITS.note),
    }));
}

export const addressOf = ({ kind, slug }: Pick<NamedEntry, 'kind' | 'slug'>): string => `${kind}/${slug}`;

/** What is in force where a campaign is. `books`: the slugs of all its rulebooks; `of`: how many there are to choose from. */
export function inForceOf(campaign: Campaign, books: readonly string[], of: number): MyBooks {
  return {
    text: campaign.books,
    books,
    of,
    campaign: campaign.id,
    name: campaign.name,
    added: campaign.added.map(addressOf),
    bans: Object.fromEntries(campaign.bans.map((ban) => [addressOf(ban), ban.note])),
    lifted: false,
  };
}

/** The lines of `terms` with a label. Others have an empty one. */
export function termsOf(terms: string): { label: string; value: string }[] {
  return terms
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label = '', value = line] = /^([^:]{1,40}):\s*(.+)$/.exec(line) ?? [];
      return { label, value };
    });
}
