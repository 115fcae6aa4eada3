import type { EffectSource } from './source.ts';
import { findAll, isCase, isDenied } from './wording.ts';

/** The words for a creature getting a condition. All are parts of regular expressions. */
type Condition = {
  /** The words after "is": `stunned`. */
  state: string;
  /** The verb of the cause: `stuns`. */
  verb?: string;
  /** The words in a monster's list of special attacks. */
  attack?: RegExp;
};

/** The conditions that effects can cause, by slug. Those that the glossary explains have its slugs. */
export const CONDITIONS = {
  asleep: {
    state: 'asleep',
    verb: '(?:puts? (?:[\\w-]+ ){0,5}to sleep|falls? (?:in)?to (?:an? )?(?:[\\w-]+ )?(?:sleep|slumber)|initial damage sleep)',
  },
  blinded: { state: 'blind(?:ed)?', verb: '(?:blinds|blind(?= (?:or deafen|the|each|all) ))', attack: /\bblinding\b/ },
  confused: { state: 'confused', verb: 'confuses', attack: /\bconfus(?:ion|ing)\b/ },
  cowering: { state: 'cowering' },
  dazed: { state: 'dazed', verb: 'dazes?', attack: /\bdaz(?:e|ing)\b/ },
  dazzled: { state: 'dazzled', verb: 'dazzles?' },
  deafened: { state: 'deaf(?:ened)?', verb: 'deafens?' },
  'energy-drained': {
    state: 'drained of (?:[\\w-]+ ){1,3}levels?',
    verb: '(?:bestow|gain|get|take|deal|inflict|suffer|receive|impose|draw)s? (?:[\\w/-]+ ){1,4}negative levels?',
    attack: /\benergy drain\b/,
  },
  entangled: { state: 'entangled', verb: 'entangles?', attack: /\bentangl(?:e|ing)\b|^web\b/ },
  exhausted: {
    state: '(?<!(?:levels|slots|charges|uses|points|powers) (?:are|is|have been) )exhausted',
    verb: 'exhausts',
  },
  fascinated: { state: 'fascinated', verb: 'fascinates?' },
  fatigued: { state: 'fatigued', verb: 'fatigues' },
  frightened: { state: 'frightened', verb: 'frightens?' },
  nauseated: { state: 'nauseated', verb: 'nauseates?', attack: /\bnauseat|^distraction\b/ },
  panicked: { state: 'panicked', verb: '(?:panics?|flees? as if panicked)' },
  paralyzed: { state: 'paralyzed', verb: 'paralyzes?', attack: /\bparaly(?:sis|zing)\b/ },
  petrified: {
    state: '(?:petrified|turned (?:in)?to (?:\\w+ )?stone)',
    verb: '(?:petrif(?:y|ies)|turns? (?:[\\w-]+ ){1,5}(?:in)?to (?:\\w+ )?stone|turns? (?:a|the) creature [^.;]{0,30}\\bstatue|become a mindless, lifeless statue)',
    attack: /\bpetrif/,
  },
  prone: {
    state: '(?:prone|knocked (?:down|prone))',
    verb: '(?:knocks? (?:[\\w-]+ ){0,6}(?:down|prone)|falls? prone)',
    attack: /^trip\b/,
  },
  shaken: { state: 'shaken' },
  sickened: { state: 'sickened', verb: 'sickens?' },
  staggered: { state: 'staggered', verb: 'staggers' },
  stunned: { state: 'stunned', verb: 'stuns?', attack: /\bstun(?:ning)?\b/ },
  unconscious: { state: '(?:unconscious|comatose)', verb: 'knocks? (?:[\\w-]+ ){0,4}(?:out|unconscious)' },
} as const satisfies Record<string, Condition>;
export type ConditionName = keyof typeof CONDITIONS;

const NAMES = Object.keys(CONDITIONS) as ConditionName[];
const STATES = NAMES.map((name) => CONDITIONS[name].state).join('|');

const BE =
  'is|are|be|being|been|becomes?|become|remains?|falls?|fall|goes?|stands?|leaves? (?:it|them|him|her|the \\w+|whom \\w+ \\w+|those \\w+)|left|rendered|struck';
const BETWEEN = `(?:(?:also|instead|then|both|either|merely|only|still|instantly|immediately|automatically|permanently|temporarily|all|thus|left|rendered|struck|treated as|effectively|for (?:\\w+ )?\\S+ (?:rounds?|minutes?|hours?)|${STATES}|slowed|weakened|killed|slain|and|or|but|next|finally|afterward|temporarily|helpless|as if|thrown to the ground),? )*`;

type Patterns = { word: RegExp; state: RegExp; lasting: RegExp; verb: RegExp | null; attack: RegExp | null };
const PATTERNS = new Map<ConditionName, Patterns>(
  NAMES.map((name) => {
    const { state, verb, attack }: Condition = CONDITIONS[name];
    return [
      name,
      {
        word: new RegExp(`\\b${state}\\b`),
        state: new RegExp(`\\b(?:${BE}) ${BETWEEN}${state}\\b`),
        lasting: new RegExp(
          `(?:^|[,;:(] ?|\\b(?:and|or|then|also|but) )${state}(?:,? (?:and|or|then) (?:${STATES}))*,? (?:for )?(?:\\d|one |an? |as long|good|life|the (?:duration|rest))`,
        ),
        verb:
          verb === undefined
            ? null
            : new RegExp(`(?<!(?:\\b(?:to|can|may|of|no|a|the|an|and not)|'s|◆) )\\b${verb}\\b`),
        attack: attack ?? null,
      },
    ];
  }),
);

const SELF =
  /\b(?:you|your (?!choice\b)\w+|(?:the |its |your )?(?:wearer|wielder|user|bearer|owner|caster|drinker|reader|holder|possessor|maker|manifester)(?: who [^,]*)?|he|she)(?: (?:also|then|must [^,]*|will|may))* ?$/;
/** The subject "you" earlier in the sentence: `you go on at normal speed and are shaken`. */
const SELF_BEFORE =
  /(?:^|, |\b(?:and|or) )you (?!.*\b(?:it|he|she|they|creatures?|targets?|subject|foes?|opponents?|victims?|enem(?:y|ies))\b)[^,]*$/;
const REMOVAL = /\b(?:puts? an end to|cures?|removes?|relieves?|undoes|recovers?|frees?)\b/;
const WEAKNESS =
  /\b(?:blindsight|sunlight|daylight|bright light|light of day|wields it|wielder too|tries to wield|wearers|put the ring on)\b/;
const WEAK_HEAD = /\b(?:sensitivity|vulnerab|weakness|dependen|blindsight|powerless|traits\b|earth glide)/;

/** `inflicts-stunned`: the conditions that the entry causes in others. */
export function inflictedConditions(source: EffectSource): string[] {
  const typed = source.kind === 'monsters' ? (source.value.special_attacks ?? []) : [];
  return NAMES.filter((name) => {
    const patterns = PATTERNS.get(name);
    if (patterns === undefined) return false;
    const { attack } = patterns;
    return (
      (attack !== null && typed.some((line) => attack.test(line.toLowerCase()))) ||
      source.passages.some(({ text, head }) => !WEAK_HEAD.test(head) && inflicts(text, patterns))
    );
  })
    .map((name) => `inflicts-${name}`)
    .concat(typedAfflictions(source));
}

/** Poison, disease and death, which entries state as facts. */
function typedAfflictions({ kind, value, passages }: EffectSource): string[] {
  const attacks = kind === 'monsters' ? (value.special_attacks ?? []).map((line) => line.toLowerCase()) : [];
  const deadly = passages.some(({ text, head }) => !WEAK_HEAD.test(head) && kills(text));
  return [
    ...(attacks.some((line) => /^poison\b/.test(line)) || (kind === 'items' && value.type === 'poison')
      ? ['inflicts-poisoned']
      : []),
    ...(attacks.some((line) => /^disease\b|\bfever\b|\brot\b/.test(line)) ? ['inflicts-diseased'] : []),
    ...(deadly ||
    attacks.some((line) => /^death\b|\bdeath gaze\b/.test(line)) ||
    ((kind === 'spells' || kind === 'powers') && value.descriptors?.includes('death'))
      ? ['inflicts-dead']
      : []),
  ];
}

/** `must succeed on a save or die`, `the creature dies`, `kills the target`, and a table's row `killed, paralyzed`. */
const KILLING = [
  /\b(?:save|saves|saving throw|dc \d+)[^.;]* or (?:dies?|be (?:slain|killed)|is (?:slain|killed))\b/,
  /\bdies?\b[^.;]{0,20} unless (?:it|he|she|they|the \w+) (?:makes?|succeeds?)\b/,
  /\b(?:living creatures?|targets?|subjects?|victims?|opponents?|the creature|the living) (?:dies?|(?:is|are) (?:instantly |immediately )?(?:slain|killed))\b(?! (?:if|when|at|of|from|while|or|unless)\b)/,
  /(?<!(?:\b(?:to|that|who|which|can|may|and|or)|'s|◆) )\b(?:kills|slays) (?:(?:the|an?) (?:living )?(?:target|subject|creature|victim)|(?:living |undead |most )*creatures)\b/,
  /^(?:also )?killed\b/,
] as const;

function kills(text: string): boolean {
  return KILLING.some((pattern) =>
    findAll(text, pattern).some(({ before, match }) => !isDenied(before) && !isCase(before) && !isDenied(match[0])),
  );
}

function inflicts(text: string, { word, state, lasting, verb }: Patterns): boolean {
  const hasWord = word.test(text);
  if ((!hasWord && verb === null) || WEAKNESS.test(text)) return false;
  const holds = ({ before, match }: { before: string; match: RegExpExecArray }) =>
    !isDenied(before) &&
    !isDenied(match[0]) &&
    !isCase(before) &&
    !SELF.test(before) &&
    !REMOVAL.test(text.slice(0, match.index));
  return (
    (hasWord && findAll(text, state).some((found) => holds(found) && !SELF_BEFORE.test(found.before))) ||
    (hasWord && findAll(text, lasting).some(holds)) ||
    (verb !== null &&
      findAll(text, verb).some(
        (found) => holds(found) && !/\b(?:you|the (?:wearer|wielder|user))\b/.test(found.after.slice(0, 12)),
      ))
  );
}
