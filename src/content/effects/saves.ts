import type { EffectSource } from './source.ts';

/** The saving throws with the words for them in rules texts. */
const SAVES = [
  ['fortitude', 'fort(?:itude)?'],
  ['reflex', 'ref(?:lex)?'],
  ['will', 'will'],
] as const;

/** The result of a successful save, in the words of saving throw lines. */
const OUTCOMES = ['half', 'negates', 'partial', 'disbelief'] as const;

/**
 * `save-reflex` and `save-reflex-half`: the saves that the entry allows its targets. Harmless effects do not count.
 */
export function savesAllowed(source: EffectSource): string[] {
  const tags = new Set<string>();
  if (source.kind === 'spells' || source.kind === 'powers') {
    for (const part of (source.value.saving_throw ?? '')
      .toLowerCase()
      .split(/;|,|\band\b|\bor (?=fort|ref|will|none)|\bthen\b/))
      for (const tag of savesInLine(part)) tags.add(tag);
  } else
    for (const { text, head } of source.passages)
      if (!/\b(?:saves?|resistan)/.test(head)) for (const tag of savesInText(text)) tags.add(tag);
  return [...tags];
}

/** One alternative of a printed line: `Will negates (object)`. */
function savesInLine(part: string): string[] {
  if (/\bharmless\b/.test(part) && !/\bpotentially\b/.test(part)) return [];
  return SAVES.flatMap(([save, word]) => {
    if (!new RegExp(`\\b${word}\\b`).test(part)) return [];
    const outcome = OUTCOMES.find((found) =>
      new RegExp(`\\b${found === 'disbelief' ? 'disbelie(?:f|ves)' : found}\\b`).test(part),
    );
    return outcome === undefined ? [`save-${save}`] : [`save-${save}`, `save-${save}-${outcome}`];
  });
}

const NOT_ASKED =
  /\b(?:bonus|bonuses|penalt\w+|reroll|your (?:fortitude|reflex|will) saves?|retry|evasion)\b|[+−-]\d+ on/;

/** `DC 22 Fortitude save`, `Will DC 14`, `must make a Reflex save`. */
function savesInText(text: string): string[] {
  return SAVES.flatMap(([save, word]) => {
    const match = new RegExp(
      `\\bdc \\d+ (?:${word}) (?:save|saving|negates|half|partial|or\\b)|\\b${word} dc \\d+|\\b${word} save \\(dc|\\bdc \\d+ ${word}\\b|(?:\\b(?:make|makes|succeeds?|succeeded|fails?|failed|attempts?|needs?|allows?|force|forces|successful|unless its|a second|another) (?:on |in |at )?(?:an?|its|another|each|their)?\\s?|each )${word} sav(?:e|ing throw)`,
    ).exec(text);
    if (match === null || NOT_ASKED.test(text.slice(0, match.index + match[0].length))) return [];
    const [rest = ''] = /^[^);]{0,90}/.exec(text.slice(match.index)) ?? [];
    const half =
      /\b(?:half|halves|halved|halving)\b/.test(rest) ||
      /\bhalf\b/.test(text.slice(Math.max(0, match.index - 40), match.index));
    return half ? [`save-${save}`, `save-${save}-half`] : [`save-${save}`];
  });
}
