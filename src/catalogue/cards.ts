import type { Kysely } from 'kysely';
import type { KindName } from '../contract/kinds.ts';
import type { Catalogue } from '../database/schema.ts';
import type { JsonText } from './json-text.ts';

/** Every card of the catalogue, one after the other; the card of entry `id` reaches from `starts[id]` to `starts[id + 1]`. */
export type Cards = { bytes: Buffer; starts: Uint32Array };

const COMMA = ','.charCodeAt(0);

/** Reads every card: a few megabytes that spare each list its second query. */
export async function readCards(db: Kysely<Catalogue>): Promise<Cards> {
  const rows = await db.selectFrom('cards').select(['id', 'json']).orderBy('id').execute();
  const starts = new Uint32Array((rows.at(-1)?.id ?? 0) + 2);
  for (const { id, json } of rows) starts[id + 1] = json.length;
  for (let id = 1; id < starts.length; id++) starts[id] = (starts[id] as number) + (starts[id - 1] as number);
  return { bytes: Buffer.concat(rows.map(({ json }) => json)), starts };
}

/** The cards of the entries as texts. */
export function cardTexts({ bytes, starts }: Cards, ids: readonly number[]): string[] {
  return ids.map((id) => bytes.toString('utf8', starts[id], starts[id + 1]));
}

/** Entries of a kind in UTF-8, as the API lists them. `more`: what else the answer has, as JSON by its name. */
export function listAnswer<Answer>(
  { bytes, starts }: Cards,
  kind: KindName,
  ids: readonly number[],
  more: readonly (readonly [name: string, json: Buffer])[] = [],
): JsonText<Answer> {
  const before = Buffer.from(`{"${kind}":[`);
  const members = more.flatMap(([name, json]) => [Buffer.from(`,"${name}":`), json]);
  const after = [Buffer.from(']'), ...members, Buffer.from('}')];
  const lengthOf = (id: number) => (starts[id + 1] as number) - (starts[id] as number);
  const cards = ids.reduce((sum, id) => sum + lengthOf(id), 0) + Math.max(0, ids.length - 1);
  const answer = Buffer.allocUnsafe(after.reduce((sum, { length }) => sum + length, before.length + cards));
  let end = before.copy(answer);
  ids.forEach((id, i) => {
    if (i > 0) answer[end++] = COMMA;
    end += bytes.copy(answer, end, starts[id], starts[id + 1]);
  });
  for (const part of after) end += part.copy(answer, end);
  return answer;
}
