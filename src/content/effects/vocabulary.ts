import { BONUS_TYPES, type BonusType, stackingOf } from '../../rules/bonuses.ts';
import { ABILITIES } from './words.ts';

/** What is said of a tag: in a row of links, over its own page, and what must be known of it. */
export type EffectWords = { name: string; title: string; note: string | null };

/** The groups of tags in the order in which they are shown. */
export const EFFECT_GROUPS = {
  damage: 'Damage dealt',
  conditions: 'Conditions inflicted',
  healing: 'Healing and cures',
  defense: 'Resistance and immunity',
  bonuses: 'Bonuses',
  movement: 'Movement',
  saves: 'Saving throws',
  areas: 'Areas and shapes',
  targets: 'Creatures affected',
  actions: 'Action cost',
  uses: 'Uses',
} as const;
export type EffectGroup = keyof typeof EFFECT_GROUPS;

const INFLICTS: Readonly<Record<string, string>> = {
  asleep: 'puts to sleep',
  blinded: 'blinds',
  confused: 'confuses',
  cowering: 'makes cower',
  dazed: 'dazes',
  dazzled: 'dazzles',
  dead: 'kills outright',
  deafened: 'deafens',
  diseased: 'brings disease',
  'energy-drained': 'bestows negative levels',
  entangled: 'entangles',
  exhausted: 'exhausts',
  fascinated: 'fascinates',
  fatigued: 'fatigues',
  frightened: 'frightens',
  nauseated: 'nauseates',
  panicked: 'panics',
  paralyzed: 'paralyzes',
  petrified: 'turns to stone',
  poisoned: 'poisons',
  prone: 'knocks prone',
  shaken: 'leaves shaken',
  sickened: 'sickens',
  staggered: 'staggers',
  stunned: 'stuns',
  unconscious: 'knocks unconscious',
};

const REMOVES: Readonly<Record<string, string>> = {
  'ability-damage': 'ability damage',
  'ability-drain': 'ability drain',
  blinded: 'blindness',
  confused: 'confusion',
  curse: 'curses',
  dazed: 'being dazed',
  dazzled: 'being dazzled',
  deafened: 'deafness',
  disease: 'disease',
  'energy-drained': 'negative levels',
  exhausted: 'exhaustion',
  fatigued: 'fatigue',
  fear: 'fear',
  nauseated: 'nausea',
  paralyzed: 'paralysis',
  petrified: 'petrification',
  poison: 'poison',
  sickened: 'being sickened',
  stunned: 'being stunned',
};

/** Tags of one word of their own: name and title. */
const PLAIN: Readonly<Record<string, readonly [name: string, title: string, group: EffectGroup]>> = {
  'heals-damage': ['Heals hit points', 'Everything that gives hit points back', 'healing'],
  'damage-reduction': ['Damage reduction', 'Everything with or giving damage reduction', 'defense'],
  'fast-healing': ['Fast healing', 'Everything with or giving fast healing', 'defense'],
  'power-resistance': ['Power resistance', 'Everything with or giving power resistance', 'defense'],
  regeneration: ['Regeneration', 'Everything with or giving regeneration', 'defense'],
  'spell-resistance': ['Spell resistance', 'Everything with or giving spell resistance', 'defense'],
  'grants-burrow': ['Lets burrow', 'Everything that lets its subject burrow', 'movement'],
  'grants-climb': ['Lets climb walls', 'Everything that lets its subject climb walls', 'movement'],
  'grants-ethereal': ['Makes ethereal', 'Everything that makes ethereal', 'movement'],
  'grants-fly': ['Lets fly', 'Everything that lets its subject fly', 'movement'],
  'grants-gaseous': ['Makes gaseous', 'Everything that turns its subject into gas or mist', 'movement'],
  'grants-swim': ['Lets swim', 'Everything that gives a swim speed', 'movement'],
  'grants-water-breathing': ['Lets breathe water', 'Everything that lets its subject breathe water', 'movement'],
  'grants-water-walk': ['Lets walk on water', 'Everything that lets its subject walk on water', 'movement'],
  teleports: ['Teleports', 'Everything that teleports', 'movement'],
  'moves-burrow': ['Burrows', 'Every creature that burrows', 'movement'],
  'moves-climb': ['Climbs', 'Every creature with a climb speed', 'movement'],
  'moves-earth-glide': ['Glides through earth', 'Every creature that glides through earth', 'movement'],
  'moves-ethereal': ['Turns ethereal', 'Every creature that can turn ethereal', 'movement'],
  'moves-fly': ['Flies', 'Every creature that flies', 'movement'],
  'moves-swim': ['Swims', 'Every creature with a swim speed', 'movement'],
  'action-free': ['Free action', 'Everything that takes a free action', 'actions'],
  'action-swift': ['Swift action', 'Everything that takes a swift action', 'actions'],
  'action-immediate': ['Immediate action', 'Everything that takes an immediate action', 'actions'],
  'action-move': ['Move action', 'Everything that takes a move action', 'actions'],
  'action-standard': ['Standard action', 'Everything that takes a standard action', 'actions'],
  'action-full-round': ['Full-round action', 'Everything that takes a full-round action or 1 round', 'actions'],
  'action-rounds': ['Several rounds', 'Everything that takes two rounds or more', 'actions'],
  'action-minutes': ['Minutes', 'Everything that takes minutes', 'actions'],
  'action-hours': ['Hours or days', 'Everything that takes hours or days', 'actions'],
  'at-will': ['At will', 'Everything that works at will', 'uses'],
  'per-day': ['Times per day', 'Everything that works so many times per day', 'uses'],
  'per-week': ['Times per week', 'Everything that works so many times per week', 'uses'],
  charges: ['Charges', 'Everything with charges', 'uses'],
};

const OUTCOMES: Readonly<Record<string, string>> = {
  half: 'half',
  negates: 'negates',
  partial: 'partial',
  disbelief: 'disbelief',
};

const TARGET_NAMES: Readonly<Record<string, string>> = {
  ac: 'AC',
  armor: 'armor',
  shield: 'shields',
  attack: 'attack rolls',
  damage: 'damage rolls',
  saves: 'saving throws',
  fortitude: 'Fortitude saves',
  reflex: 'Reflex saves',
  will: 'Will saves',
  grapple: 'grapple checks',
  turning: 'turning checks',
  skills: 'skill checks',
  'caster-level': 'caster level checks',
  'manifester-level': 'manifester level checks',
};

/** Every word of a type of skill, by slug, for the bonuses on its checks. */
export type SkillNames = ReadonlyMap<string, string>;

/** The group that a tag belongs to. */
export function groupOf(slug: string): EffectGroup {
  const plain = PLAIN[slug]?.[2];
  if (plain) return plain;
  const [prefix = ''] = slug.split('-');
  return GROUP_OF_PREFIX[prefix] ?? 'uses';
}

const GROUP_OF_PREFIX: Readonly<Record<string, EffectGroup>> = {
  damage: 'damage',
  drain: 'damage',
  inflicts: 'conditions',
  removes: 'healing',
  resists: 'defense',
  immune: 'defense',
  vulnerable: 'defense',
  bonus: 'bonuses',
  save: 'saves',
  area: 'areas',
  affects: 'targets',
};

/** How a tag is named and headed. Throws where a rule has made a tag that has no words. */
export function wordsOf(slug: string, skills: SkillNames): EffectWords {
  const plain = PLAIN[slug];
  if (plain) return { name: plain[0], title: plain[1], note: null };
  const [, prefix = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(slug) ?? [];
  if (prefix === 'bonus') return bonusWords(rest, skills);
  const words = simpleWords(prefix, rest);
  if (words === null) throw new Error(`The effect ${slug} has no words in src/content/effects/vocabulary.ts.`);
  return { ...words, note: null };
}

function simpleWords(prefix: string, rest: string): Omit<EffectWords, 'note'> | null {
  const word = rest.replaceAll('-', ' ');
  const named = abilityOr(rest, word);
  switch (prefix) {
    case 'damage':
      return { name: `${capital(named)} damage`, title: `Everything that deals ${named} damage` };
    case 'drain':
      return { name: `${capital(named)} drain`, title: `Everything that drains ${named}` };
    case 'inflicts':
      return INFLICTS[rest] === undefined
        ? null
        : { name: capital(INFLICTS[rest]), title: `Everything that ${INFLICTS[rest]}` };
    case 'removes':
      return REMOVES[rest] === undefined
        ? null
        : { name: `Ends ${REMOVES[rest]}`, title: `Everything that ends ${REMOVES[rest]}` };
    case 'resists':
      return { name: `Resistance to ${word}`, title: `Everything with or giving resistance to ${word}` };
    case 'immune':
      return {
        name: `Immunity to ${immunityWord(rest)}`,
        title: `Everything with or giving immunity to ${immunityWord(rest)}`,
      };
    case 'vulnerable':
      return { name: `Vulnerability to ${word}`, title: `Everything vulnerable to ${word}` };
    case 'area':
      return { name: capital(word), title: `Everything in the shape of ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}` };
    case 'affects':
      return { name: `Affects ${creatures(rest)}`, title: `Everything made for or against ${creatures(rest)}` };
    case 'save':
      return saveWords(rest);
    default:
      return null;
  }
}

function saveWords(rest: string): Omit<EffectWords, 'note'> {
  const [save = '', outcome] = rest.split('-');
  const name = capital(save);
  return outcome === undefined
    ? { name: `${name} save`, title: `Everything with a ${name} save` }
    : {
        name: `${name} ${OUTCOMES[outcome]}`,
        title: `Everything with the saving throw “${name} ${OUTCOMES[outcome]}”`,
      };
}

/** A bonus's type and what it is added to. */
export function bonusParts(rest: string): { type: BonusType; target: string } {
  const type = BONUS_TYPES.filter((known) => rest.startsWith(`${known}-`)).sort((a, b) => b.length - a.length)[0];
  if (type === undefined) throw new Error(`The effect bonus-${rest} has no type of src/rules/bonuses.ts.`);
  return { type, target: rest.slice(type.length + 1) };
}

function bonusWords(rest: string, skills: SkillNames): EffectWords {
  const { type, target } = bonusParts(rest);
  const skill = skills.get(target);
  const to = skill === undefined ? (TARGET_NAMES[target] ?? abilityTarget(target)) : `${skill} checks`;
  const kind = type.replace('-', ' ');
  return {
    name: `${capital(kind)} bonus ${prepositionOf(target, skill)} ${to}`,
    title: `All ${kind} bonuses ${prepositionOf(target, skill)} ${to}`,
    note: stackingNote(type, to),
  };
}

/** The rules speak of bonuses to values and on rolls. */
function prepositionOf(target: string, skill: string | undefined): 'to' | 'on' {
  return skill !== undefined || /checks$/.test(target) || ROLLS.has(target) ? 'on' : 'to';
}
const ROLLS = new Set([
  'attack',
  'damage',
  'saves',
  'fortitude',
  'reflex',
  'will',
  'grapple',
  'turning',
  'skills',
  'caster-level',
  'manifester-level',
]);

/** Whether bonuses of the type to the same thing add up, in a sentence. */
function stackingNote(type: BonusType, to: string): string {
  const kind = type === 'untyped' ? 'Bonuses without a type' : `${capital(type.replace('-', ' '))} bonuses`;
  switch (stackingOf(type)) {
    case 'yes':
      return `${kind} stack: all that apply to ${to} are added.`;
    case 'sources':
      return `${kind} stack with one another, unless they come from the same source.`;
    case 'no':
      return `${kind} do not stack: of several to ${to}, only the highest counts.`;
  }
}

function abilityTarget(target: string): string {
  const [ability = '', ...more] = target.split('-');
  return [abilityOr(ability, ability), ...more].join(' ');
}

const abilityOr = (slug: string, word: string) =>
  ABILITIES.some((ability) => ability === slug) ? capital(slug) : word;
const immunityWord = (slug: string) =>
  slug === 'mind-affecting' ? 'mind-affecting effects' : slug.replaceAll('-', ' ');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function creatures(type: string): string {
  const word = type.replace('-', ' ');
  return /^(?:undead|fey|vermin)$/.test(word) ? word : `${word}s`;
}
