/*
 * Reads sentences of rules texts: the context of a match, and words that change its meaning.
 */

/** A match of a pattern with the part of its sentence that can change its meaning. */
export type Found = {
  match: RegExpExecArray;
  /** The text from the last semicolon, colon, dash or full stop to the match. */
  before: string;
  /** The text from the match to the next such mark. */
  after: string;
};

/** Finds all matches of a pattern in a text. */
export function findAll(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(globalPattern(pattern))].map((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    return { match, before: before.slice(lastBoundary(before)), after: after.slice(0, nextBoundary(after)) };
  });
}

const globals = new Map<RegExp, RegExp>();

/** The pattern with the flag `g`, for `matchAll`. Cached, because compiling a pattern takes longer than matching it. */
function globalPattern(pattern: RegExp): RegExp {
  const known = globals.get(pattern) ?? new RegExp(pattern, 'g');
  globals.set(pattern, known);
  return known;
}

const BOUNDARY = /[;:—](?=\s|$)|(?<!\b(?:ft|lb|sq|cu|max|min|vs))[.!?](?=\s)/g;

function lastBoundary(text: string): number {
  let last = 0;
  for (const { index } of text.matchAll(BOUNDARY)) last = index + 1;
  return last;
}

function nextBoundary(text: string): number {
  const found = text.search(/[;:—](?=\s|$)|(?<!\b(?:ft|lb|sq|cu|max|min|vs))[.!?](?=\s|$)/);
  return found === -1 ? text.length : found;
}

const CASE =
  /\b(?:if|when|whenever|while|once|as long as|so long as|until|unless|should|because|since|after|before|even if|though|although|lest)\b[^,]*$/;
const HAPPENING =
  /\b(?:fails?|failed|failing|miss(?:ed|es)?|hits?|struck|strikes?|takes|touch(?:es|ed)?|enters|sees|hears|looks|wakes?|damaged|eats|drinks|inhales?)\b/;

/**
 * Whether the words after `before` are only a condition (`if it is stunned`, `creatures that are stunned`) and not a
 * result. A clause with a cause (`if it fails its save it is stunned`) describes a result.
 */
export function isCase(before: string): boolean {
  const [clause] = CASE.exec(before) ?? [];
  return (
    (clause !== undefined && !HAPPENING.test(clause)) || /\b(?:that|who|which|whom|those|whoever)\s*$/.test(before)
  );
}

const DENIAL =
  /\b(?:not|never|cannot|no longer|immune|immunity|unaffected|already|without|rather than|instead of|neither|nor|protects?|avoids?|prevents?|even (?:if|though|while|when)|spares?|safe from|ignores?|still|would|may(?= *$))\b|n't\b/;

/** Whether the words before negate the match. */
export function isDenied(before: string): boolean {
  return DENIAL.test(before);
}
