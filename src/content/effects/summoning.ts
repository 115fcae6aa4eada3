import type { EffectSource } from './source.ts';
import { findAll, isCase, isDenied } from './wording.ts';

const CREATURES =
  'creatures?|elementals?|outsiders?|demons?|devils?|swarms?|monsters?|animals?|allies|ally|undead|beasts?|vermin|wolf|wolves|lions?|eagles?|rats?|bats?|spiders?|centipedes?|horses?|mount|steed|djinni|genie|efreeti|barbarians?|celestials?|archons?|angels?|shadows?|wraiths?|humanoids?';

/** `summons one creature of the list`, `calls an outsider`, `a summoned shadow`. */
const SUMMONS = new RegExp(
  `\\b(?:summons?|call|calls|calls up|calls forth|conjures? up|conjures?) (?:up |forth )?(?!(?:lightning|on|upon|for|out|itself)\\b)(?:[\\w◆+/-]+ ){0,8}?(?:${CREATURES})\\b`,
);
const SUMMONED = new RegExp(`\\b(?:one|more|a|the) (?:or more )?(?:summoned|called) (?:${CREATURES})\\b`);
/** Items that become creatures or hold them: `it becomes a living creature`, `the efreeti imprisoned in it then comes out`. */
const RELEASED = new RegExp(
  `\\b(?:becomes? an? (?:(?:living|actual) (?:creature|undead)|\\w+ dragon wyrm)|(?:turns|grows)(?: [\\w ]+?)? into an? (?!pair )(?:[\\w-]+ ){0,3}(?:${CREATURES}|snake)|(?:${CREATURES}) imprisoned in it (?:then )?comes out|creature that responds)\\b`,
);
const NOT_OWN = /\b(?:against|from|dismiss|banish|hedges?|keeps?|wards?|cannot|can't|any|all|no)\b/;

/** `summons` if the entry summons or calls creatures. */
export function summonings(source: EffectSource): string[] {
  if (source.kind === 'monsters') {
    const { special_attacks = [], special_qualities = [], age_abilities = [] } = source.value;
    return [...special_attacks, ...special_qualities, ...age_abilities].some((line) =>
      /^(?:summon|children of the night)/i.test(line),
    )
      ? ['summons']
      : [];
  }
  if (source.kind === 'spells' || source.kind === 'powers') {
    const { effect = '', target = '' } = source.value;
    if (source.kind === 'spells' && source.value.subschools?.includes('calling')) return ['summons'];
    if (SUMMONED.test(effect.toLowerCase()) || SUMMONED.test(target.toLowerCase())) return ['summons'];
  }
  if (source.kind === 'items' && source.passages.some(({ text }) => findAll(text, RELEASED).length > 0))
    return ['summons'];
  const isConjuration = source.kind !== 'spells' || source.value.school === 'conjuration';
  return isConjuration && source.passages.some(({ text }) => summons(text)) ? ['summons'] : [];
}

function summons(text: string): boolean {
  return findAll(text, SUMMONS).some(
    ({ before }) => !isDenied(before) && !isCase(before) && !NOT_OWN.test(before.slice(-40)),
  );
}
