import fc from 'fast-check';
import { SHEET_ANSWERS, sheetId } from '../support/sheets-host.ts';

export type FuzzRequest = { method: string; path: string; headers: Record<string, string> };

type Document = {
  paths: Record<
    string,
    { get?: { parameters?: { name: string; in: string; schema?: { enum?: unknown[]; type?: string } }[] } }
  >;
};

/** Pages by address, `:slug` standing for any entry of the kind before it. */
const PAGES = [
  '/ /search /shop /character-sheet /privacy /terms /credits /contacts /sitemap.xml /robots.txt /llms.txt /effects',
  '/lists /cards /offline /nowhere /shop/portrait.svg /healthz /readyz /api /api/openapi.json /api/nowhere',
]
  .join(' ')
  .split(' ');

const PAGE_PARAMETERS = 'page search letter limit sort q view level price class_name seed url'.split(' ');

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  '999999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  "'",
  '"',
  '`',
  '\\',
  '%',
  '_',
  '*',
  '?',
  '#',
  ';',
  '--',
  "' or 1=1 --",
  '"; drop table entries; --',
  '$(id)',
  '{{7*7}}',
  '../../../etc/passwd',
  '..%2f..%2fpackage.json',
  '<script>alert(1)</script>',
  '</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\u0001\u001f',
  '\u202e',
  '\ufeff',
  '\ud83d\ude00',
  'é̂̃',
  'ÅSTRÖM',
  '火',
  'ﬁre',
  'İ',
  'fireball',
  'magic missle',
  'level:3',
  'cr:5..8',
  '-word',
  '"exact',
  'type:',
  ':::',
  '1..',
  '..1',
  '9..1',
  '-',
  '--fire',
  '(((((((((((',
  ')))',
  'a'.repeat(40),
  'a '.repeat(400),
  '('.repeat(2000),
  'x'.repeat(3000),
  'fire,'.repeat(300),
  'q,'.repeat(10_000),
  Array.from({ length: 5000 }, (_, number) => `-${number}`).join(),
  '"'.repeat(500),
];

const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** A text as it stands in an address: rightly encoded, or not at all. */
const written = fc.oneof(
  { weight: 6, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%zz', '%c3%28', '%f0%28%8c%28', '%00', '%u0041', '%25%32%35', '+', '%2e%2e%2f'),
  },
);

/** Ways to write a parameter: once, as a list, with brackets, twice, without a value. */
const parameter = (names: readonly string[]) =>
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...names),
        text.map((name) => encodeURIComponent(name.toWellFormed())),
      ),
      written,
      written,
    )
    .chain(([name, one, other]) =>
      fc.constantFrom(
        `${name}=${one}`,
        `${name}=${one},${other}`,
        `${name}=-${one}`,
        `${name}=${one}&${name}=${other}`,
        `${name}[]=${one}`,
        `${name}[a][b]=${one}`,
        `${name}[__proto__][x]=${one}`,
        `${name}.length=${one}`,
        name,
        `=${one}`,
      ),
    );

/** Answers that take their whole time, of which one alone would hold up a run. */
const UNENDING = ['slow', 'slow-body', 'stall'];

const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'nonsense', 'a'.repeat(2000)),
        'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'br;q=0', '*', 'x'.repeat(500), ''),
        'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"', '"'.repeat(300)),
        'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nonsense', '::1, 2.2.2.2', 'a'.repeat(1000)),
        range: fc.constantFrom('bytes=0-1', 'bytes=9999999-', 'nonsense'),
        origin: fc.constantFrom('https://elsewhere.example', 'null'),
        cookie: fc.constantFrom('a=b', '='.repeat(1000)),
      },
      { requiredKeys: [] },
    ),
  },
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND') },
);

/** Imports of sheets that a stand-in for the sheets service has. */
const sheets = fc
  .constantFrom(...SHEET_ANSWERS().filter((answer) => !UNENDING.includes(answer)))
  .map((answer) => `/api/sheet?url=${sheetId(answer)}`);

/** Requests for every address of the document and every page, rightly and wrongly made. `slugs` are entries by kind. */
export function requests(
  document: Document,
  slugs: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<FuzzRequest> {
  const kinds = Object.keys(slugs);
  const slugOf = (kind: string) => fc.oneof(fc.constantFrom(...(slugs[kind] ?? [''])), written);
  const known = (values: readonly unknown[]) =>
    fc.constantFrom(...values.map((value) => encodeURIComponent(String(value))));
  const calls = Object.entries(document.paths).map(([path, { get }]) => {
    const own = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const names = [...own.map(({ name }) => name), 'page', 'limit', 'search', 'sort'];
    const right = own.flatMap(({ name, schema }) =>
      schema?.enum ? [known(schema.enum).map((value) => `${name}=${value}`)] : [],
    );
    const query = fc.array(fc.oneof(parameter(names), ...right), { maxLength: 5 });
    const kind = path.split('/')[2] ?? '';
    const filled = path.includes('{')
      ? fc
          .tuple(slugOf(kind), fc.constantFrom(...kinds))
          .map(([slug, other]) =>
            path.replace('{slug}', slug).replace('{kind}', other).replace('{file}', `${other}.json`),
          )
      : fc.constant(path);
    return fc.tuple(filled, query).map(([path, query]) => (query.length > 0 ? `${path}?${query.join('&')}` : path));
  });
  const pages = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...PAGES),
        fc.constantFrom(...kinds).map((kind) => `/${kind}`),
        fc.constantFrom(...kinds).chain((kind) => slugOf(kind).map((slug) => `/${kind}/${slug}`)),
        fc
          .constantFrom('portraits', 'tokens', 'social/monsters')
          .chain((folder) => slugOf('monsters').map((slug) => `/${folder}/${slug}.svg`)),
        fc.array(written, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
      ),
      fc.array(parameter(PAGE_PARAMETERS), { maxLength: 3 }),
    )
    .map(([path, query]) => (query.length > 0 ? `${path}?${query.join('&')}` : path));
  return fc.record({
    method,
    path: fc.oneof(
      { weight: 500, arbitrary: fc.oneof(...calls) },
      { weight: 200, arbitrary: pages },
      { weight: 2, arbitrary: sheets },
    ),
    headers,
  });
}
