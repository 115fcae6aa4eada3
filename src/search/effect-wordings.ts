import type { KindName } from '../contract/kinds.ts';

/** Words for an effect. `implies` is the kind of the question where no noun names one. */
export type Wording = { words: string; implies?: KindName };

/** Verbs and nouns for a condition, besides its participle. */
const CONDITION_WORDS: Readonly<Record<string, readonly string[]>> = {
  asleep: ['sleep', 'put sleep'],
  blinded: ['blind', 'blindness'],
  confused: ['confuse', 'confusion'],
  dazed: ['daze'],
  dazzled: ['dazzle'],
  dead: ['kill', 'slay', 'instant death'],
  deafened: ['deafen', 'deaf', 'deafness'],
  diseased: ['disease'],
  'energy-drained': ['drain level', 'level drain', 'drain energy', 'energy drain', 'negative level'],
  entangled: ['entangle'],
  exhausted: ['exhaust', 'exhaustion'],
  fascinated: ['fascinate'],
  fatigued: ['fatigue'],
  frightened: ['frighten', 'scare'],
  nauseated: ['nauseate', 'nausea'],
  panicked: ['panic'],
  paralyzed: ['paralyze', 'paralyse', 'paralysis'],
  petrified: ['petrify', 'petrification'],
  poisoned: ['poison'],
  prone: ['knock prone', 'knock down'],
  shaken: ['shake'],
  sickened: ['sicken'],
  stunned: ['stun'],
};

/** Nouns for a condition that an effect removes. */
const REMOVED_WORDS: Readonly<Record<string, readonly string[]>> = {
  blinded: ['blindness'],
  confused: ['confusion'],
  deafened: ['deafness'],
  'energy-drained': ['lost level', 'negative level', 'energy drain', 'level drain'],
  paralyzed: ['paralysis'],
  petrified: ['petrification'],
};

const MOVEMENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  fly: ['fly', 'flying', 'flight'],
  swim: ['swim', 'swimming'],
  climb: ['climb', 'climbing'],
  burrow: ['burrow', 'burrowing'],
};

const SINGLE: Readonly<Record<string, readonly Wording[]>> = {
  'heals-damage': [{ words: 'heal' }, { words: 'healing' }, { words: 'cure' }],
  teleports: [{ words: 'teleport' }, { words: 'teleportation' }],
  'inflicts-petrified': [
    { words: 'turned stone', implies: 'spells' },
    { words: 'turn stone', implies: 'spells' },
  ],
  'grants-water-breathing': [
    { words: 'breathe underwater', implies: 'spells' },
    { words: 'breathe water', implies: 'spells' },
  ],
  'grants-water-walk': [{ words: 'walk water', implies: 'spells' }],
  'damage-reduction': [{ words: 'damage reduction' }],
  'spell-resistance': [{ words: 'spell resistance' }],
  'fast-healing': [{ words: 'fast healing' }],
  regeneration: [{ words: 'regeneration' }, { words: 'regenerate' }],
};

const plain = (words: string): Wording => ({ words });
const ofSpells = (words: string): Wording => ({ words, implies: 'spells' });

/** The words that mean an effect by its slug: `damage-fire` is `fire damage`, `inflicts-stunned` is `stun`. */
export function effectWordings(effect: string): readonly Wording[] {
  const [, prefix = '', rest = ''] =
    /^(damage|inflicts|removes|immune|resists|vulnerable|grants|moves|area)-(.+)$/.exec(effect) ?? [];
  const words = rest.replaceAll('-', ' ');
  return [...(SINGLE[effect] ?? []), ...wordingsOf(prefix, rest, words)];
}

function wordingsOf(prefix: string, rest: string, words: string): readonly Wording[] {
  switch (prefix) {
    case 'damage':
      return [ofSpells(`${words} damage`)];
    case 'inflicts':
      return [words, ...(CONDITION_WORDS[rest] ?? [])].map(plain);
    case 'removes':
      return [words, ...(REMOVED_WORDS[rest] ?? [])].flatMap((removed) =>
        ['remove', 'cure', 'dispel', 'restore', 'protection'].map((verb) => ofSpells(`${verb} ${removed}`)),
      );
    case 'immune':
      return [plain(`immune ${words}`), plain(`immunity ${words}`), ofSpells(`protection ${words}`)];
    case 'resists':
      return [plain(`resist ${words}`), plain(`resistance ${words}`), ofSpells(`protection ${words}`)];
    case 'vulnerable':
      return [plain(`vulnerable ${words}`), plain(`vulnerability ${words}`)];
    case 'grants':
    case 'moves':
      return (MOVEMENT_WORDS[rest] ?? []).map(plain);
    case 'area':
      return [plain(words)];
    default:
      return [];
  }
}
