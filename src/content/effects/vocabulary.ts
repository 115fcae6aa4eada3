import { BONUS_TYPES, type BonusType, stackingOf } from '../../rules/bonuses.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { type EffectGroup, INFLICTS, PLAIN, REMOVES, TARGET_NAMES } from './tag-words.ts';
import { ABILITIES } from './words.ts';

/** The name of a tag in links, the title of its page, and a note about its rules. */
export type EffectWords = { name: string; title: string; note: string | null };

/** Names of skills by slug, for the bonuses on their checks. */
export type SkillNames = ReadonlyMap<string, string>;

/** The group that a tag belongs to. */
export function groupOf(slug: string): EffectGroup {
  const fixed = PLAIN[slug]?.[2];
  if (fixed) return fixed;
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

/** The name and the title of a tag. Throws for a tag without words, which is a bug of the rule that created it. */
export function wordsOf(slug: string, skills: SkillNames): EffectWords {
  const fixed = PLAIN[slug];
  if (fixed) return { name: fixed[0], title: fixed[1], note: null };
  const [, prefix = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(slug) ?? [];
  if (prefix === 'bonus') return bonusWords(rest, skills);
  const words = simpleWords(prefix, rest);
  if (words === null) throw new Error(`The effect ${slug} has no words in src/content/effects/vocabulary.ts.`);
  return { ...words, note: null };
}

function simpleWords(prefix: string, rest: string): Omit<EffectWords, 'note'> | null {
  const word = rest.replaceAll('-', ' ');
  const subject = abilityOr(rest, word);
  switch (prefix) {
    case 'damage':
      return { name: `${capitalized(subject)} damage`, title: `Everything that deals ${subject} damage` };
    case 'drain':
      return { name: `${capitalized(subject)} drain`, title: `Everything that drains ${subject}` };
    case 'inflicts':
      return INFLICTS[rest] === undefined
        ? null
        : { name: capitalized(INFLICTS[rest]), title: `Everything that ${INFLICTS[rest]}` };
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
      return {
        name: capitalized(word),
        title: `Everything in the shape of ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
      };
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
  const name = capitalized(save);
  return outcome === undefined
    ? { name: `${name} save`, title: `Everything with a ${name} save` }
    : {
        name: `${name} ${outcome}`,
        title: `Everything with the saving throw “${name} ${outcome}”`,
      };
}

/** Splits the slug of a bonus into its type and its target. */
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
    name: `${capitalized(kind)} bonus ${prepositionOf(target, skill)} ${to}`,
    title: `All ${kind} bonuses ${prepositionOf(target, skill)} ${to}`,
    note: stackingNote(type, to),
  };
}

/** The preposition of the rules: bonuses apply to values and on rolls. */
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

/** A sentence that says whether bonuses of the type to the same value stack. */
function stackingNote(type: BonusType, to: string): string {
  const kind = type === 'untyped' ? 'Bonuses without a type' : `${capitalized(type.replace('-', ' '))} bonuses`;
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
  ABILITIES.some((ability) => ability === slug) ? capitalized(slug) : word;
const immunityWord = (slug: string) =>
  slug === 'mind-affecting' ? 'mind-affecting effects' : slug.replaceAll('-', ' ');

function creatures(type: string): string {
  const word = type.replace('-', ' ');
  return /^(?:undead|fey|vermin)$/.test(word) ? word : `${word}s`;
}
