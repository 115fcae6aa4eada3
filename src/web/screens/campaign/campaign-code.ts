import { type Campaign, type NamedEntry, readCampaign } from '../../my-books/campaign.ts';
import { MAX_CODE_LENGTH, packJson, unpackJson } from '../lists/packed-json.ts';

type Row = readonly [address: string, name: string, note?: string];

/**
 * Encodes a campaign for an address: `[name, books, bans, added, terms, rules, notes]`, packed as own lists are.
 * Null where it is too long for a link.
 */
export function campaignCode({ name, books, bans, added, terms, rules, notes }: Campaign): string | null {
  const code = packJson([name, books, bans.map(rowOf), added.map(rowOf), terms, rules, notes]);
  return code.length > MAX_CODE_LENGTH ? null : code;
}

const rowOf = ({ kind, slug, name, note }: NamedEntry): Row =>
  note === '' ? [`${kind}/${slug}`, name] : [`${kind}/${slug}`, name, note];

/** Reads the campaign in a link. Returns a sentence that says what is wrong where the link is invalid. */
export function readCampaignCode(code: string): Campaign | string {
  if (code.length > MAX_CODE_LENGTH)
    return `The link is too long: a campaign in a link has at most ${MAX_CODE_LENGTH} characters.`;
  const value = unpackJson(code);
  if (value === undefined) return 'The link is damaged: part of it may have been cut off when it was copied.';
  const [name, books, bans, added, terms, rules, notes] = Array.isArray(value) ? (value as unknown[]) : [];
  const campaign = readCampaign({ name, books, bans: rowsIn(bans), added: rowsIn(added), terms, rules, notes });
  return campaign ?? 'The link does not hold a campaign of this site.';
}

function rowsIn(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.map((row) => {
    const [address, name, note] = Array.isArray(row) ? row : [];
    const [kind, slug] = typeof address === 'string' ? address.split('/') : [];
    return { kind, slug, name, note };
  });
}
