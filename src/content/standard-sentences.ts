import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { prose, slug } from './schema/shared.ts';

const fileSchema = z.record(slug, prose);

const STANDARD_SENTENCES_FILE = 'content/standard-sentences.yaml';

/** Name → the sentence, with blanks in braces: `{attack}`, or `{target|any opponent}` with a default. */
export type StandardSentences = ReadonlyMap<string, string>;

export function loadStandardSentences(folder: string): StandardSentences {
  const file = join(folder, 'standard-sentences.yaml');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(fileSchema.parse(parse(readFileSync(file, 'utf8')))));
}

const REFERENCE = /\{\{\s*([a-z0-9-]+)((?:\s+[a-z]+="[^"]*")*)\s*\}\}/g;
const VALUE = /([a-z]+)="([^"]*)"/g;
const BLANK = /\{([A-Za-z]+)(?:\|([^}]*))?\}/g;

/**
 * The text with each reference, such as `{{constrict who="a couatl" damage="2d8+6"}}`, replaced by its sentence. A blank
 * that begins with a capital (`{Who}`) takes the same value with a capital. References that cannot be resolved stay in
 * the text, and each has its fault.
 */
export function resolveReferences(text: string, sentences: StandardSentences): { text: string; faults: string[] } {
  const faults: string[] = [];
  const resolved = text.replace(REFERENCE, (reference: string, name: string, values: string) => {
    const sentence = sentences.get(name);
    if (sentence === undefined) {
      faults.push(`${STANDARD_SENTENCES_FILE} has no sentence "${name}"; it has ${[...sentences.keys()].join(', ')}`);
      return reference;
    }
    const given = new Map(Array.from(values.matchAll(VALUE), ([, blank = '', value = '']) => [blank, value]));
    const { filled, missing, unknown } = fillBlanks(sentence, given);
    faults.push(
      ...missing.map((blank) => `the sentence "${name}" needs ${blank}="…"`),
      ...unknown.map((blank) => `the sentence "${name}" has no blank "${blank}"; remove it`),
    );
    return missing.length === 0 ? filled : reference;
  });
  if (faults.length === 0 && resolved.includes('{{'))
    faults.push('a reference to a standard sentence has the form {{name blank="value"}}');
  return { text: resolved, faults };
}

function fillBlanks(sentence: string, given: ReadonlyMap<string, string>) {
  const missing: string[] = [];
  const used = new Set<string>();
  const filled = sentence.replace(BLANK, (_, blank: string, fallback?: string) => {
    const key = blank.toLowerCase();
    used.add(key);
    const value = given.get(key) ?? fallback;
    if (value === undefined) missing.push(key);
    return value === undefined || key === blank ? (value ?? '') : value.charAt(0).toUpperCase() + value.slice(1);
  });
  return { filled: filled.trim(), missing, unknown: [...given.keys()].filter((blank) => !used.has(blank)) };
}
