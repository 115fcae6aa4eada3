import type { Kysely } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { JsonText } from './json-text.ts';

/**
 * The JSON of every entry's card in UTF-8, concatenated. The card of entry `id` is the bytes from `starts[id]` up to, but not
 * including, `starts[id + 1]`.
 */
export type Cards = { bytes: Buffer; starts: Uint32Array };

const COMMA = ','.charCodeAt(0);

/** Reads every card into memory: a few megabytes, so that a list needs no query for its cards. */
export async function readCards(db: Kysely<Catalogue>): Promise<Cards> {
  const rows = await db.selectFrom('cards').select(['id', 'json']).orderBy('id').execute();
  const starts = new Uint32Array((rows.at(-1)?.id ?? 0) + 2);
  for (const { id, json } of rows) starts[id + 1] = json.length;
  for (let id = 1; id < starts.length; id++) starts[id] = (starts[id] as number) + (starts[id - 1] as number);
  return { bytes: Buffer.concat(rows.map(({ json }) => json)), starts };
}

/** The JSON text of each entry's card, in the order of `ids`. */
export function cardTexts({ bytes, starts }: Cards, ids: readonly number[]): string[] {
  return ids.map((id) => bytes.toString('utf8', starts[id], starts[id + 1]));
}

/**
 * A list response of the API in UTF-8: the entries' cards under the kind's name, in the order of `ids`.
 * @param extraMembers further members of the JSON object, each as its name and its JSON
 */
export function listResponse<List>(
  { bytes, starts }: Cards,
  kind: KindName,
  ids: readonly number[],
  extraMembers: readonly (readonly [name: string, json: Buffer])[] = [],
): JsonText<List> {
  const before = Buffer.from(`{"${kind}":[`);
  const members = extraMembers.flatMap(([name, json]) => [Buffer.from(`,"${name}":`), json]);
  const after = [Buffer.from(']'), ...members, Buffer.from('}')];
  const lengthOf = (id: number) => (starts[id + 1] as number) - (starts[id] as number);
  const commas = Math.max(0, ids.length - 1);
  const cardsLength = ids.reduce((sum, id) => sum + lengthOf(id), commas);
  const response = Buffer.allocUnsafe(after.reduce((sum, { length }) => sum + length, before.length + cardsLength));
  let end = before.copy(response);
  ids.forEach((id, i) => {
    if (i > 0) response[end++] = COMMA;
    end += bytes.copy(response, end, starts[id], starts[id + 1]);
  });
  for (const part of after) end += part.copy(response, end);
  return response;
}
