/*
 * How the sentences of the rules texts are read: what belongs to the words found, and what turns their meaning.
 */

/** A match of a pattern with the part of its sentence that can change its meaning. */
export type Found = {
  match: RegExpExecArray;
  /** From the last semicolon, colon, dash or full stop to the words found. */
  before: string;
  /** From the words found to the next of them. */
  after: string;
};

/** Every place where the pattern stands in the text. */
export function findAll(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(everywhere(pattern))].map((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    return { match, before: before.slice(lastBoundary(before)), after: after.slice(0, nextBoundary(after)) };
  });
}

const globals = new Map<RegExp, RegExp>();

/** The pattern as `matchAll` takes it, made once: most are far longer than the texts. */
function everywhere(pattern: RegExp): RegExp {
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
 * Whether the words after `before` only name the case (`if it is stunned`, `creatures that are stunned`), rather than
 * what comes of it. A clause that tells how it comes about (`if it fails its save it is stunned`) is no such case.
 */
export function isCase(before: string): boolean {
  const [clause] = CASE.exec(before) ?? [];
  return (
    (clause !== undefined && !HAPPENING.test(clause)) || /\b(?:that|who|which|whom|those|whoever)\s*$/.test(before)
  );
}

const DENIAL =
  /\b(?:not|never|cannot|no longer|immune|immunity|unaffected|already|without|rather than|instead of|neither|nor|protects?|avoids?|prevents?|even (?:if|though|while|when)|spares?|safe from|ignores?|still|would|may(?= *$))\b|n't\b/;

/** Whether something before the words turns them into their opposite. */
export function isDenied(before: string): boolean {
  return DENIAL.test(before);
}
