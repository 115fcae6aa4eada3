/**
 * Data of a page that the server renders and the browser takes over. The server puts it into the page as the JSON that the
 * API answered with, `<script type="application/json" id="page-data">`, which costs next to nothing; the router would write
 * each of its thousands of values once more in a form of its own. A page has one such loader.
 */
export type PageData<T> = { value: T | null };

const values = new WeakMap<object, { value: unknown; handed: unknown }>();
const texts = new WeakMap<object, string | Buffer>();
let fromPage: unknown;

/**
 * What a loader gives: in the browser the value itself. `handed`: what the page hands over of it, where that is less; null
 * where the browser asks for it when it is needed.
 */
export function pageData<T>(value: T, handed: unknown = value): PageData<T> {
  if (!import.meta.env.SSR) return { value: value };
  const token = { value: null };
  values.set(token, { value, handed });
  return token;
}

/** What was carried. */
export function readPageData<T>(token: PageData<T>): T {
  if (token.value !== null) return token.value;
  if (import.meta.env.SSR) return values.get(token)?.value as T;
  fromPage ??= JSON.parse(document.getElementById('page-data')?.textContent || 'null');
  return fromPage as T;
}

/** Where the data of a page goes into its HTML. */
export const PAGE_DATA_PLACEHOLDER = '\u0000page-data';

/** Tells the JSON, as text or in UTF-8, that the value was read from, so that it need not be written again. */
export function rememberJson(value: object, json: string | Buffer): void {
  texts.set(value, json);
}

/** The JSON of what a page's loaders gave, in parts, to stand in a script; nothing where they carry nothing. */
export function pageDataJson(loaded: Readonly<Record<string, unknown>>): (string | Buffer)[] {
  const tokens = Object.values(loaded).filter((data) => typeof data === 'object' && data !== null && values.has(data));
  const [token] = tokens as object[];
  const handed = token && values.get(token)?.handed;
  return handed === undefined || handed === null ? [] : jsonOf(handed).map(withinScript);
}

function jsonOf(value: unknown): (string | Buffer)[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [JSON.stringify(value)];
  const known = texts.get(value);
  if (known !== undefined) return [known];
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return [
    '{',
    ...members.flatMap(([name, member], i) => [`${i > 0 ? ',' : ''}${JSON.stringify(name)}:`, ...jsonOf(member)]),
    '}',
  ];
}

/** All that means anything within a script's text: what may end it, and what may begin a comment in it. */
const MARKS = /<(?=[/!])/g;

/** JSON that a script's text may be. Other tags stay as they are, and compress with the same text in the page. */
function withinScript(json: string | Buffer): string | Buffer {
  return json.includes('<') ? json.toString().replace(MARKS, '\\u003c') : json;
}
