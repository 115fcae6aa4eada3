import { LINK } from './passages.ts';
import type { EffectSource } from './source.ts';
import { findAll, isCase, isDenied } from './wording.ts';

/** Afflictions that can be removed, with the words for them after `removes`, `cures` and similar verbs. */
const AFFLICTIONS = [
  [
    'ability-damage',
    /\bability (?:score )?(?:damage|points|drain)\b|\b(?:damage|points) (?:to|of) (?:an? |one |its )?ability score\b/,
  ],
  ['ability-drain', /\bability (?:score )?drain\b|\bdrained (?:ability|points)\b|\bpermanent ability\b/],
  ['blinded', /\bblind(?:ness|ed)\b/],
  ['confused', /\bconfus(?:ion|ed)\b/],
  ['curse', /\bcurses?\b/],
  ['dazed', /\bdazed?\b/],
  ['dazzled', /\bdazzled\b/],
  ['deafened', /\bdeaf(?:ness|ened)\b/],
  ['disease', /\bdiseases?\b/],
  ['energy-drained', /\bnegative levels?\b|\blevel drain\b|\blost levels?\b/],
  ['exhausted', /\bexhaust(?:ion|ed)\b/],
  ['fatigued', /\bfatigued?\b/],
  ['fear', /\bfear\b/],
  ['nauseated', /\bnausea(?:ted)?\b/],
  ['paralyzed', /\bparaly(?:sis|zed)\b/],
  ['petrified', /\bpetrif(?:ied|ication)\b/],
  ['poison', /\bpoisons?\b/],
  ['sickened', /\bsicken(?:ed|ing)\b/],
  ['stunned', /\bstun(?:ned|ning)\b/],
] as const;

const TAKES =
  /(?<!\b(?:a|the|for|is) )\b(?:removes?|cures?|neutralizes?|relieves?|ends|puts? an end to|undoes|heals|releases?|frees|lifts?|dispels?|eliminates|suppresses|restores|rids|purges?|breaks?)(?: (?:a |all |any |one |the )?(?:subject|creature|target|wearer|drinker|creatures|yourself|user|you|her|him|it|them)(?: touched)?)?(?: from| of)? /;
/**
 * Words for an affliction that something else removes, or that nothing removes: `only ◆ removes the curse`, `ends
 * when`.
 */
const NOT_OWN = new RegExp(
  `${LINK}|\\b(?:only|can be|could|may be|be|to|save|check|or more|until|nothing|death|antidote)\\b`,
);

/** `removes-poison`: the afflictions that the entry cures or ends. `heals-damage`: it restores hit points. */
export function afflictionsRemoved(source: EffectSource): string[] {
  if (source.kind === 'monsters') return [];
  const tags = new Set<string>();
  for (const { text, head } of source.passages) {
    if (/\b(?:removal|cure)\b/.test(head)) continue;
    for (const { match, before, after } of findAll(text, TAKES)) {
      if (NOT_OWN.test(before) || isDenied(before) || isCase(before)) continue;
      const clause = /:$/.test(text)
        ? after
        : `${after}${match[0].startsWith('put') ? text.slice((match.index ?? 0) + match[0].length) : ''}`;
      const [objects = ''] = clause.split(/ (?:but|caused by|from attacks|when|if|unless|except|nor|which|that)\b/);
      for (const [name, words] of AFFLICTIONS) if (words.test(objects)) tags.add(`removes-${name}`);
    }
    if (heals(text)) tags.add('heals-damage');
  }
  if (source.kind === 'items' && source.value.type === 'poison') return [];
  return [...tags];
}

const HEALING =
  /\b(?:cures?|heals?|restores?|regains?|repairs?|gets? back|recovers?) (?:[\w']+ ){0,4}?(?:up to |as many as |a total of )?(?:\d+(?:d\d+)?(?:[+]\d+)?|all|half|one|1 hit point|your|full)\b[^.;]*\b(?:points?|damage|hp|hit points)\b|\b(?:cures?|heals) \d+d\d+|\b(?:cures?|heals?|cured|healed) (?:[\w']+ ){0,4}?of (?:(?:this|that|the same|a like|an equal) amount|that much damage)\b|\bregains? (?:lost |that many )?hit points\b/;

function heals(text: string): boolean {
  return findAll(text, HEALING).some(
    ({ before, match, after }) =>
      !/\bability/.test(after) &&
      !/\bpower points|ability|strength|dexterity|constitution|intelligence|wisdom|charisma|spell slots?|charges|temporary/.test(
        match[0],
      ) &&
      !NOT_OWN.test(before) &&
      !isDenied(before) &&
      !isCase(before),
  );
}
