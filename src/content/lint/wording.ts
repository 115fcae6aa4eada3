import type { Finding } from '../finding.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { textsIn } from './texts.ts';

type Rule = { pattern: RegExp; advice: string };

/** Numbers that begin with a vowel sound: 8, 11, 18, 80 to 89, 8,000 and so on. */
const VOWEL_NUMBER = '(?:8\\d*|1[18])(?!\\d)';

/** Patterns that are wrong in any text of an entry. */
const RULES: readonly Rule[] = [
  {
    pattern: /(?<!\bevil )\bfor good(?=[.,;:)]|\s(?:if|when|unless|once)\b)/i,
    advice: 'good is an alignment; say "permanently"',
  },
  {
    pattern: /\b(?:against|by|to|from) (?:an )?outsiders? (?:to|of) the\b/i,
    advice: 'an outsider is a type of creature; say "others"',
  },
  {
    pattern: /\b(?:kit|supply|power|charges?|uses|slots?|levels|points) (?:is|are|has been|have been) exhausted/i,
    advice: 'exhausted is a condition of creatures; say "used up"',
  },
  { pattern: /\bprone to\b/i, advice: 'prone is a condition; say "likely to"' },
  {
    pattern: /\bgood (?:many|deal|idea|reasons?|enough|at|use|view|health)\b/,
    advice: 'good is an alignment; say another word',
  },
  { pattern: /, save (?:for|that)\b/i, advice: 'a save is a saving throw; say "except"' },
  { pattern: new RegExp(`\\ba ${VOWEL_NUMBER}`, 'i'), advice: 'say "an" before this number' },
  { pattern: new RegExp(`\\ban (?!${VOWEL_NUMBER})\\d`, 'i'), advice: 'say "a" before this number' },
  {
    pattern: /([+−]\d+)[^().;:]{0,12} \(\1\)|\bhalf[^().;:]{0,12} \(to half\)|\b(?:one|single)(?: \w+)? \(1\)/i,
    advice: 'the bracket repeats the figure before it; leave it out',
  },
  {
    pattern: /\b\d{2}–\d{2,3} \(\d+%\)/,
    advice: 'the bracket repeats the figures before it; leave it out',
  },
  {
    pattern: /[.!?] \((?:Ex|Su|Sp|Ps)\)(?=\s|$)/,
    advice: 'the kind of an ability stands after its name; leave it out here',
  },
  {
    pattern: /\b(?:DR|damage reduction) \d+\/[–−-]/i,
    advice: 'write damage reduction that nothing overcomes with an em dash (—)',
  },
  { pattern: /^"[^"]*"$/, advice: 'the quotation marks are part of the text; leave them out' },
  { pattern: /(?:^|[\s(])-\d/, advice: 'write the minus sign (−), not a hyphen' },
  { pattern: /(?<![\d/.-])\b\d{1,4}-\d{1,4}(?![\d/-])\b/, advice: 'write a range with an en dash (–), not a hyphen' },
];

/** Checks articles before numbers, minus signs, en dashes, repeated figures, and game terms in another sense. */
export function checkWording(entries: readonly Entry[]): Finding[] {
  return entries.flatMap((entry) =>
    textsIn(entry.value)
      // Aliases and terms are excluded: they are words to search for, written as people type them.
      .filter(({ text, path }) => text.includes(' ') && path[0] !== 'aliases' && path[0] !== 'terms')
      .flatMap(({ text, path }) => {
        const prose = text.replace(/\]\([^)]*\)/g, ']');
        return RULES.flatMap(({ pattern, advice }) => {
          const match = pattern.exec(prose);
          if (match === null) return [];
          const found = match[0].trim();
          return [
            { file: entry.file, line: lineOf(entry.file, path), rule: 'wording', message: `"${found}": ${advice}` },
          ];
        });
      }),
  );
}
