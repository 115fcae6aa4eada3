/**
 * The lower bound of a creature's skill modifiers. Ranks vary (0 to Hit Dice + 3) and racial bonuses are in the text, so a
 * printed modifier has a minimum rather than one correct value: ability, size, speed and feats always count.
 */
import { type Ability, abilityModifier } from './abilities.ts';
import { type CreatureAbilities, type FeatTaken, sizeModifierToHide, timesTaken } from './monster-math.ts';
import type { Size } from './monster-vocabulary.ts';

/** Key ability of each skill by slug (Player's Handbook, page 63; psionic skills: Expanded Psionics Handbook, page 35). */
export const KEY_ABILITY: Readonly<Record<string, Ability | null>> = {
  appraise: 'int',
  autohypnosis: 'wis',
  balance: 'dex',
  bluff: 'cha',
  climb: 'str',
  concentration: 'con',
  craft: 'int',
  'decipher-script': 'int',
  diplomacy: 'cha',
  'disable-device': 'int',
  disguise: 'cha',
  'escape-artist': 'dex',
  forgery: 'int',
  'gather-information': 'cha',
  'handle-animal': 'cha',
  heal: 'wis',
  hide: 'dex',
  intimidate: 'cha',
  jump: 'str',
  knowledge: 'int',
  listen: 'wis',
  'move-silently': 'dex',
  'open-lock': 'dex',
  perform: 'cha',
  profession: 'wis',
  psicraft: 'int',
  ride: 'dex',
  search: 'int',
  'sense-motive': 'wis',
  'sleight-of-hand': 'dex',
  'speak-language': null,
  spellcraft: 'int',
  spot: 'wis',
  survival: 'wis',
  swim: 'str',
  tumble: 'dex',
  'use-magic-device': 'cha',
  'use-psionic-device': 'cha',
  'use-rope': 'dex',
};

/** Feats that add 2 to two skills each (Player's Handbook, table 5–1; SRD, "Feats"). */
export const SKILL_FEATS: Readonly<Record<string, readonly string[]>> = {
  acrobatic: ['jump', 'tumble'],
  agile: ['balance', 'escape-artist'],
  alertness: ['listen', 'spot'],
  'animal-affinity': ['handle-animal', 'ride'],
  athletic: ['climb', 'swim'],
  deceitful: ['disguise', 'forgery'],
  'deft-hands': ['sleight-of-hand', 'use-rope'],
  diligent: ['appraise', 'decipher-script'],
  investigator: ['gather-information', 'search'],
  'magical-aptitude': ['spellcraft', 'use-magic-device'],
  negotiator: ['diplomacy', 'sense-motive'],
  'nimble-fingers': ['disable-device', 'open-lock'],
  persuasive: ['bluff', 'intimidate'],
  'self-sufficient': ['heal', 'survival'],
  stealthy: ['hide', 'move-silently'],
};

/** Jump by speed: +4 for every full 10 feet over 30, −3 for every 5 feet under (Player's Handbook, page 77: −6 for every 10). */
export function jumpSpeedModifier(landSpeed: number): number {
  return landSpeed >= 30 ? 4 * Math.floor((landSpeed - 30) / 10) : 3 * Math.floor((landSpeed - 30) / 5);
}

export interface SkillBearer {
  abilities: CreatureAbilities;
  size: Size;
  /** Speeds in feet. */
  speed: { land?: number | undefined; climb?: number | undefined; swim?: number | undefined };
  feats: readonly (FeatTaken & { choice?: string | undefined })[];
}

/**
 * The minimum modifier that a creature has in a skill, before armor: ability + size (Hide) + speed (Jump) + feats, and the
 * racial +8 of those with a climb or swim speed, who may climb by Dexterity (Monster Manual, page 290 ff., "Movement Modes").
 */
export function skillFloor(skill: string, bearer: SkillBearer): number {
  const { abilities, size, speed, feats } = bearer;
  const key = KEY_ABILITY[skill];
  let floor = key ? abilityModifier(abilities[key]) : 0;
  if (skill === 'climb' && speed.climb) floor += 8;
  if (skill === 'swim' && speed.swim) floor += 8;
  if (skill === 'hide') floor += sizeModifierToHide(size);
  if (skill === 'jump' && speed.land !== undefined) floor += jumpSpeedModifier(speed.land);
  for (const [feat, skills] of Object.entries(SKILL_FEATS)) {
    if (skills.includes(skill)) floor += 2 * timesTaken(feats, feat);
  }
  const focused = feats.filter(
    (taken) => taken.feat === 'skill-focus' && taken.choice?.toLowerCase().replaceAll(' ', '-') === skill,
  );
  return floor + 3 * focused.length;
}

/** The synergy bonus of five ranks in another skill on a special use, as in `Survival +1 (+3 following tracks)` (Player's Handbook, page 66). */
export const SYNERGY = 2;
