import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { parse } from 'yaml';

/** The first words that the skill Climb has to say: `before` in this version, `after` in the next. */
export const CHANGE = {
  before: firstWords(parse(readFileSync('content/skills/climb.yaml', 'utf8')).check),
  after: 'In the next version something else is said',
} as const;

function firstWords(text: string): string {
  return text.split(' ').slice(0, 6).join(' ');
}

const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;

/**
 * Copies the built site as another version into a folder within the project, where its packages are found. All scripts and
 * styles have other names, as if each had changed, and the content differs.
 */
export function makeNextVersion(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'build'), { recursive: true });
  cpSync('build/web', join(folder, 'build/web'), { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  cpSync('build/catalogue.sqlite', join(folder, 'build/catalogue.sqlite'));
  renameFiles(join(folder, 'build/web'));
  changeContent(join(folder, 'build/catalogue.sqlite'));
}

function renameFiles(web: string): void {
  const assets = join(web, 'client/assets');
  const names = new Map(
    readdirSync(assets)
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => [name, name.replace(/\.(\w+)$/, '-n.$1')]),
  );
  const files = [assets, join(web, 'server/assets')].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  for (const file of [...files, join(web, 'server/index.js'), join(web, 'client/sw.js')]) {
    if (!/\.(?:js|css)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replace(HASHED, (name) => names.get(name) ?? name);
    // The worker's own version follows from the files it knows.
    const worker = () => text.replaceAll(/(pages|shell)-[0-9a-f]{16}/g, '$1-0123456789abcdef');
    writeFileSync(file, file.endsWith('sw.js') ? worker() : text);
  }
  for (const [before, after] of names) renameSync(join(assets, before), join(assets, after));
}

/** Changes the text of the skill Climb in the catalogue file. */
export function changeContent(file: string): void {
  const db = new Sqlite(file);
  const changed = (text: string) => text.replaceAll(CHANGE.before, CHANGE.after);
  type Row = { id: number; json: Buffer };
  const row = db
    .prepare("select id, json from details join entries using (id) where kind = 'skills' and slug = 'climb'")
    .get() as Row;
  db.prepare('update details set json = ? where id = ?').run(Buffer.from(changed(row.json.toString())), row.id);
  type Download = { brotli: Buffer };
  const skills = db.prepare("select brotli from downloads where name = 'skills'").get() as Download;
  const text = changed(brotliDecompressSync(skills.brotli).toString());
  db.prepare("update downloads set brotli = ?, bytes = ? where name = 'skills'").run(
    brotliCompressSync(text),
    Buffer.byteLength(text),
  );
  const version = db.prepare("select json from lookups where name = 'version'").get() as { json: Buffer | string };
  const next = version.json.toString().replace(/"version":"\w+"/, '"version":"0123456789abcdef"');
  db.prepare("update lookups set json = ? where name = 'version'").run(
    typeof version.json === 'string' ? next : Buffer.from(next),
  );
  db.close();
}
