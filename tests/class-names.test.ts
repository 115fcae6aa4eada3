import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * Nothing prunes the style sheets when the site is built, and a misspelt class is no error anywhere else: this holds that
 * every class of a style sheet is written in the code, and every class of an element in a style sheet.
 */

function textsOf(folder: string, ending: RegExp): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
}

/** The classes that selectors name. */
function classesInStyle(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector.trim());
  return selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/** The words of the strings in code, of which class names are some. */
function wordsInStrings(code: string): string[] {
  return [...code.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)].flatMap(([string]) => string.match(/[\w-]+/g) ?? []);
}

/** The classes of elements: `className="a b"`. */
function classesOfElements(code: string): string[] {
  return [...code.matchAll(/\bclassName="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').filter(Boolean));
}

const styles = textsOf('src/web', /\.css$/);
const code = [...textsOf('src/web', /\.tsx?$/), ...textsOf('src/content', /^render\.ts$/)];

test('every class of a style sheet is written in the code', () => {
  const written = new Set(code.flatMap(({ text }) => wordsInStrings(text)));
  const unused = styles.flatMap(({ file, text }) =>
    classesInStyle(text)
      .filter((name) => !written.has(name))
      .map((name) => `${file}: .${name}`),
  );
  expect(unused).toEqual([]);
});

test('every class of an element is in a style sheet', () => {
  const styled = new Set(styles.flatMap(({ text }) => classesInStyle(text)));
  const unknown = code.flatMap(({ file, text }) =>
    classesOfElements(text)
      .filter((name) => !styled.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
