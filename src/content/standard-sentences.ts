import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { capitalized } from '../rules/capitalized.ts';
import { prose, slug } from './schema/shared.ts';

const fileSchema = z.record(slug, prose);

const STANDARD_SENTENCES_FILE = 'content/standard-sentences.yaml';

/** Name → template. A placeholder stands in braces: `{attack}`, or `{target|any opponent}` with a default. */
export type StandardSentences = ReadonlyMap<string, string>;

/** Reads the standard sentences; empty if there is no file. Throws if the file does not match its schema. */
export function loadStandardSentences(folder: string): StandardSentences {
  const file = join(folder, 'standard-sentences.yaml');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(fileSchema.parse(parse(readFileSync(file, 'utf8')))));
}

const REFERENCE = /\{\{\s*([a-z0-9-]+)((?:\s+[a-z]+="[^"]*")*)\s*\}\}/g;
const VALUE = /([a-z]+)="([^"]*)"/g;
const PLACEHOLDER = /\{([A-Za-z]+)(?:\|([^}]*))?\}/g;

/**
 * Replaces each reference in the text, such as `{{constrict who="a couatl" damage="2d8+6"}}`, by its sentence. A
 * placeholder that begins with a capital (`{Who}`) gets the same value with a capital. References that cannot be
 * resolved remain in the text, and each adds a fault.
 */
export function resolveReferences(text: string, sentences: StandardSentences): { text: string; faults: string[] } {
  const faults: string[] = [];
  const resolved = text.replace(REFERENCE, (reference: string, name: string, values: string) => {
    const sentence = sentences.get(name);
    if (sentence === undefined) {
      faults.push(`${STANDARD_SENTENCES_FILE} has no sentence "${name}"; it has ${[...sentences.keys()].join(', ')}`);
      return reference;
    }
    const replacements = new Map(Array.from(values.matchAll(VALUE), ([, blank = '', value = '']) => [blank, value]));
    const { filled, missing, unknown } = fillPlaceholders(sentence, replacements);
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

function fillPlaceholders(sentence: string, replacements: ReadonlyMap<string, string>) {
  const missing: string[] = [];
  const used = new Set<string>();
  const filled = sentence.replace(PLACEHOLDER, (_, blank: string, fallback?: string) => {
    const key = blank.toLowerCase();
    used.add(key);
    const value = replacements.get(key) ?? fallback;
    if (value === undefined) missing.push(key);
    return value === undefined || key === blank ? (value ?? '') : capitalized(value);
  });
  return { filled: filled.trim(), missing, unknown: [...replacements.keys()].filter((blank) => !used.has(blank)) };
}
