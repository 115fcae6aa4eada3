import { readFileSync } from 'node:fs';
import { abbreviationKey } from '../../search/abbreviations.ts';
import { ABBREVIATIONS_FILE, type Abbreviations } from '../abbreviations.ts';
import type { Finding } from '../finding.ts';
import { type Entry, lineOf } from '../source-file.ts';

/** Checks that every abbreviation belongs to an existing entry, and to one entry only. */
export function checkAbbreviations(abbreviations: Abbreviations, entries: readonly Entry[]): Finding[] {
  const addresses = new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`));
  const entryByKey = new Map<string, string>();
  const problems: { address: string; message: string }[] = [];
  for (const [address, texts] of abbreviations) {
    if (!addresses.has(address))
      problems.push({ address, message: `there is no content/${address}.yaml; mend the slug` });
    for (const text of texts) {
      const key = abbreviationKey(text);
      const otherEntry = entryByKey.get(key);
      entryByKey.set(key, address);
      if (otherEntry === undefined) continue;
      const message = `"${text}" stands for ${otherEntry} already; remove one of them (case and marks do not count)`;
      problems.push({ address, message });
    }
  }
  if (problems.length === 0) return [];
  const file = readFileSync(ABBREVIATIONS_FILE, 'utf8');
  return problems.map(({ address, message }) => ({
    file: ABBREVIATIONS_FILE,
    line: lineOf(ABBREVIATIONS_FILE, address.split('/'), file),
    rule: 'abbreviations',
    message,
  }));
}
