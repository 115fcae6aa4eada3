import type { Ability } from '../rules/abilities.ts';

/**
 * The names that the D35E system of Foundry Virtual Tabletop has for the game's terms, as its `template.json` and `config.js`
 * of version 2 list them.
 */

export const SIZES: Readonly<Record<string, { code: string; squares: number; scale: number }>> = {
  fine: { code: 'fine', squares: 1, scale: 0.2 },
  diminutive: { code: 'dim', squares: 1, scale: 0.4 },
  tiny: { code: 'tiny', squares: 1, scale: 0.6 },
  small: { code: 'sm', squares: 1, scale: 0.8 },
  medium: { code: 'med', squares: 1, scale: 1 },
  large: { code: 'lg', squares: 2, scale: 1 },
  huge: { code: 'huge', squares: 3, scale: 1 },
  gargantuan: { code: 'grg', squares: 4, scale: 1 },
  colossal: { code: 'col', squares: 6, scale: 1 },
};

type Skill = readonly [code: string, ability: Ability];

/** Codes and key abilities of skills, by slug. Knowledge is by subject, Craft, Perform and Profession hold several. */
export const SKILLS: Readonly<Record<string, Skill>> = {
  appraise: ['apr', 'int'],
  autohypnosis: ['aut', 'wis'],
  balance: ['blc', 'dex'],
  bluff: ['blf', 'cha'],
  climb: ['clm', 'str'],
  concentration: ['coc', 'con'],
  craft: ['crf', 'int'],
  'decipher-script': ['dsc', 'int'],
  diplomacy: ['dip', 'cha'],
  'disable-device': ['dev', 'int'],
  disguise: ['dis', 'cha'],
  'escape-artist': ['esc', 'dex'],
  forgery: ['fog', 'int'],
  'gather-information': ['gif', 'cha'],
  'handle-animal': ['han', 'cha'],
  heal: ['hea', 'wis'],
  hide: ['hid', 'dex'],
  intimidate: ['int', 'cha'],
  jump: ['jmp', 'str'],
  listen: ['lis', 'wis'],
  'move-silently': ['mos', 'dex'],
  'open-lock': ['opl', 'dex'],
  perform: ['prf', 'cha'],
  profession: ['pro', 'wis'],
  psicraft: ['psi', 'int'],
  ride: ['rid', 'dex'],
  search: ['src', 'int'],
  'sense-motive': ['sen', 'wis'],
  'sleight-of-hand': ['slt', 'dex'],
  spellcraft: ['spl', 'int'],
  spot: ['spt', 'wis'],
  survival: ['sur', 'wis'],
  swim: ['swm', 'str'],
  tumble: ['tmb', 'dex'],
  'use-magic-device': ['umd', 'cha'],
  'use-psionic-device': ['upd', 'cha'],
  'use-rope': ['uro', 'dex'],
};

/** Codes of the Knowledge skills, by subject. */
export const KNOWLEDGE: Readonly<Record<string, string>> = {
  arcana: 'kar',
  dungeoneering: 'kdu',
  'architecture and engineering': 'ken',
  geography: 'kge',
  history: 'khi',
  local: 'klo',
  nature: 'kna',
  'nobility and royalty': 'kno',
  'the planes': 'kpl',
  planes: 'kpl',
  religion: 'kre',
  psionics: 'kps',
};

/** The skills that hold several of their own kind, each with a rank. */
export const DIVIDED_SKILLS: readonly string[] = ['crf', 'prf', 'pro'];

const ALIGNMENTS: readonly (readonly [words: string, code: string])[] = [
  ['lawful good', 'lg'],
  ['neutral good', 'ng'],
  ['chaotic good', 'cg'],
  ['lawful neutral', 'ln'],
  ['chaotic neutral', 'cn'],
  ['lawful evil', 'le'],
  ['neutral evil', 'ne'],
  ['chaotic evil', 'ce'],
  ['neutral', 'tn'],
];

/** The code of the first alignment that the words name: "Usually chaotic evil" is `ce`. Empty where they leave it open. */
export const alignmentCode = (words: string): string =>
  ALIGNMENTS.find(([name]) => words.toLowerCase().includes(name))?.[1] ?? '';

/** `magical-beast` → `magicalBeast`. */
export const creatureTypeOf = (slug: string): string =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
