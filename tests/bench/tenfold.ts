import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite, { type Database } from 'better-sqlite3';
import { fold } from '../../src/contract/slug.ts';
import { buildIndex, type SearchDocument } from '../../src/search/build-index.ts';
import { readParts, type SearchIndex, type StoredPart, storedParts } from '../../src/search/index-parts.ts';
import { allTexts, textAt } from '../../src/search/string-list.ts';

/** The words that each copy of an entry has after the entry's name. */
const NAMESAKES = ['ashen', 'brazen', 'crimson', 'dusken', 'emerald', 'frosted', 'gilded', 'hollow', 'ivory'];

/** Writes a catalogue with ten entries for each of the given one, nine of them with other names and texts, for a while. */
export function writeTenfold(file: string): { file: string; entries: number; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const copy = join(folder, 'catalogue.sqlite');
  copyFileSync(file, copy);
  const database = new BetterSqlite(copy);
  database.pragma('journal_mode = off');
  database.pragma('synchronous = off');
  database.exec('begin');
  const documents = documentsOf(database);
  const all = documents.flatMap((document) => [
    document,
    ...NAMESAKES.map((namesake, i) => copyOf(document, namesake, i)),
  ]);
  copyRows(database);
  database.exec("insert into entry_text (entry_text) values ('delete-all')");
  const addText = database.prepare('insert into entry_text (rowid, name, body) values (?, ?, ?)');
  all.forEach(({ names, body }, i) => {
    addText.run(i + 1, names.join('\n'), fold(body));
  });
  const addPart = database.prepare('insert into search_index (name, type, bytes) values (?, ?, ?)');
  database.exec('delete from search_index');
  for (const { name, type, bytes } of storedParts(buildIndex(all))) addPart.run(name, type, bytes);
  database.exec('commit; analyze;');
  database.close();
  return { file: copy, entries: all.length, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Copies the rows of every table that has entries under other names. An entry and its copies are numbered one after
 * another, as the compiler numbers entries by name; while they are made, the old ones have negative numbers.
 */
function copyRows(database: Database): void {
  const step = NAMESAKES.length + 1;
  const tables = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'entry_text%' and name not like 'sqlite%'`,
    )
    .pluck()
    .all() as string[];
  for (const table of tables) {
    const columns = database.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
    if (!columns.includes('id')) continue;
    database.exec(`update "${table}" set id = -(${step} * (id - 1) + 1)`);
    NAMESAKES.forEach((namesake, i) => {
      const values = columns.map((column) => {
        if (column === 'id') return `-id + ${i + 1}`;
        if (column === 'slug') return `slug || '-${namesake}'`;
        if (column === 'names') return `replace(names, '|', ' ${namesake}|')`;
        return column === 'name' || column === 'sort_name' ? `${column} || ' ${namesake}'` : `"${column}"`;
      });
      database.exec(`insert into "${table}" select ${values.join(', ')} from "${table}" where id < 0`);
    });
    database.exec(`update "${table}" set id = -id where id < 0`);
  }
}

function documentsOf(database: Database): SearchDocument[] {
  const index = readParts(database.prepare('select * from search_index').all() as StoredPart[]);
  const { entries, names } = index;
  const factsOf = Map.groupBy(allFacts(index), ({ entry }) => entry);
  const namesOf = Map.groupBy(names.entries.keys(), (name) => names.entries[name]);
  return [...entries.kinds].map((kind, entry) => ({
    kind: textAt(entries.kindNames, kind),
    slug: textAt(entries.slugs, entry),
    name: textAt(entries.names, entry),
    names: (namesOf.get(entry) ?? []).map((name) => textAt(names.texts, name)),
    summary: textAt(entries.summaries, entry),
    body: textAt(entries.bodies, entry),
    facts: factsOf.get(entry) ?? [],
  }));
}

function allFacts({ facts }: SearchIndex) {
  return allTexts(facts.keys).flatMap((key, place) =>
    Array.from({ length: (facts.starts[place + 1] ?? 0) - (facts.starts[place] ?? 0) }, (_, i) => {
      const fact = (facts.starts[place] ?? 0) + i;
      const number = facts.numbers[fact] ?? Number.NaN;
      return {
        entry: facts.entries[fact],
        key,
        text: textAt(facts.texts, facts.values[fact] ?? 0) || null,
        number: Number.isNaN(number) ? null : number,
      };
    }),
  );
}

/** In each copy other words of the text have two letters swapped, so that the number of words grows too. */
function copyOf(document: SearchDocument, namesake: string, copy: number): SearchDocument {
  const swapped = (word: string) =>
    word.charCodeAt(1) % NAMESAKES.length === copy ? `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}` : word;
  return {
    ...document,
    slug: `${document.slug}-${namesake}`,
    name: `${document.name} ${namesake}`,
    names: document.names.map((name) => `${name} ${namesake}`),
    body: document.body.replace(/\p{L}{5,}/gu, swapped),
  };
}
