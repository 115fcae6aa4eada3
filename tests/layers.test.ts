import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Checks every import between files of `src/` against the table "What may import what" of ARCHITECTURE.md, imports of types
 * and `import()` included, and that there are no circular imports.
 */

type Imports = ReadonlyMap<string, readonly string[]>;
/** What the files below a path may import: paths of folders or files, and those that are excepted. */
type Rule = { path: string; allowed: readonly string[]; except: readonly string[] };

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g;

/** The files of `src/` that a file imports; what is generated or stands elsewhere is left out. */
function importsIn(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map(([, path = '']) =>
      normalize(join(dirname(file), path))
        .split(sep)
        .join('/'),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('../'));
}

function sourceFiles(): Imports {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(join('src', file), 'utf8'))]));
}

/** The rows of the table: `| web/offline | web, contract, not contract/x.ts |`. */
function rulesIn(markdown: string): Rule[] {
  const [, section = ''] = markdown.split('## What may import what');
  const rows = section.split('\n## ')[0]?.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|$/gm) ?? [];
  return [...rows].map(([, path = '', cell = '']) => {
    const names = cell === 'nothing' ? [] : cell.split(', ');
    const [except, allowed] = [true, false].map((no) => names.filter((name) => name.startsWith('not ') === no));
    return { path, allowed: allowed ?? [], except: (except ?? []).map((name) => name.slice('not '.length)) };
  });
}

const isBelow = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

/** The rule of the longest path that a file is below. */
function ruleFor(file: string, rules: readonly Rule[]): Rule | undefined {
  return rules
    .filter(({ path }) => isBelow(file, path))
    .sort((a, b) => b.path.length - a.path.length)
    .at(0);
}

function violations(imports: Imports, rules: readonly Rule[]): string[] {
  return [...imports].flatMap(([file, imported]) => {
    const rule = ruleFor(file, rules);
    if (rule === undefined) return file.includes('/') ? [`${file} is in no layer`] : [];
    const [layer = ''] = file.split('/');
    const mayImport = (other: string) =>
      isBelow(other, layer) ||
      (rule.allowed.some((path) => isBelow(other, path)) && !rule.except.some((path) => isBelow(other, path)));
    return imported.filter((other) => !mayImport(other)).map((other) => `${file} imports ${other}`);
  });
}

/** The circles of imports, each as the way around it. */
function circles(imports: Imports): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

const imports = sourceFiles();
const rules = rulesIn(readFileSync('ARCHITECTURE.md', 'utf8'));

test('every layer imports only what the table allows', () => {
  expect(violations(imports, rules)).toEqual([]);
});

test('the table names each existing layer once', () => {
  const paths = rules.map(({ path }) => path);
  expect(paths.filter((path) => !existsSync(join('src', path)))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(readdirSync('src').filter((folder) => !paths.includes(folder))).toEqual([]);
});

test('there are no circular imports', () => {
  expect(circles(imports)).toEqual([]);
});

test('checking the content imports no compiler', () => {
  const reached = new Set(['content/check.ts']);
  for (const file of reached) for (const other of imports.get(file) ?? []) reached.add(other);
  expect([...reached].filter((file) => /^content\/(?:kinds\/|compile|writer)/.test(file))).toEqual([]);
  expect(reached).toContain('content/schema/all.ts');
});

test('every form of import is found, in .tsx files as well', () => {
  const text = [
    "import type { Icon } from '../web/ui/icon.tsx';",
    "export { a } from './a.ts';",
    "const b = () => import('../shop/b.ts');",
    "import './c.css';",
    "import {\n  d,\n} from '../contract/d.ts';",
  ].join('\n');
  const found = importsIn('rules/dice.ts', text);
  expect(found).toEqual(['web/ui/icon.tsx', 'rules/a.ts', 'shop/b.ts', 'contract/d.ts']);
  const table = rulesIn('## What may import what\n| `rules` | contract, shop, not shop/b.ts |\n');
  expect(violations(new Map([['rules/dice.ts', found]]), table)).toEqual([
    'rules/dice.ts imports web/ui/icon.tsx',
    'rules/dice.ts imports shop/b.ts',
  ]);
});

test('a circular import is found wherever the search starts', () => {
  const around = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ]);
  expect(circles(around)).toEqual(['b → c → b']);
});
