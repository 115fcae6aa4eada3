/**
 * What spells bring creatures, how many, and for how long.
 *
 * Sources: Player's Handbook v.3.5, pages 285–289 (summon monster, summon nature's ally), 89 (Augment Summoning), 226
 * (elemental swarm), 234 (gate), 261 (planar ally, planar binding); Expanded Psionics Handbook (astral construct).
 */
import { capitalized } from './capitalized.ts';
import type { CreatureFacts } from './creature/creature-facts.ts';
import { hitDiceTotal } from './monster-math.ts';
import type { CreatureType } from './monster-vocabulary.ts';
import { ordinal } from './ordinal.ts';

/** A creature of a list. */
export interface ListedCreature {
  /** The monsters that it may be; the summoner chooses one of several. */
  monsters: readonly string[];
  /** What the list calls it, without its template. */
  name: string;
  template?: 'celestial' | 'fiendish' | undefined;
  /** Only into an aquatic or watery environment. */
  aquatic?: boolean | undefined;
  /** As the list adds it, where it differs from that of the group. */
  alignment?: string | undefined;
  /** What else the list says, in Markdown. */
  note?: string | undefined;
}

/** The creatures of one level by their group: an alignment (`LG`) or a kind (`Animals`). */
export type ListLevel = Readonly<Record<string, readonly ListedCreature[]>>;

/** A number, dice such as `1d4+1`, or one for each so many caster levels. */
export type SummonCount = number | string | { per_levels: number; most: number };

/** A spell of the families that grow: *summon monster IV* has the lists of the 1st to 4th level. */
export interface FamilySpell {
  of: 'family';
  family: string;
  level: number;
}

/** Creatures that one spell or power alone brings. */
export interface OwnLists {
  of: 'own';
  /** All have maximum hit points. */
  maximum_hit_points?: boolean | undefined;
  lists: readonly {
    name: string;
    count: SummonCount;
    /** The lowest caster or manifester level that gives it. */
    from_level?: number | undefined;
    creatures: readonly ListedCreature[];
  }[];
}

/** Any creature of some kinds, up to some Hit Dice. */
export interface Calling {
  of: 'calling';
  types?: readonly CreatureType[] | undefined;
  /** Any creature of another plane. */
  extraplanar?: boolean | undefined;
  hit_dice: number | { per_level: number };
  /** How many at most, with the same Hit Dice together; without it as many as `several_per_level` allows. */
  several?: number | undefined;
  several_per_level?: number | undefined;
}

export type Summons = (FamilySpell | OwnLists | Calling) & { kind: 'spells' | 'powers'; slug: string };

/** What content says about summoning. */
export interface SummoningLists {
  /** The lists of a family, from the 1st level on, and the page of the book. */
  families: Readonly<Record<string, { page: number; levels: readonly ListLevel[] }>>;
  summons: readonly Summons[];
}

/** One list from which the caster chooses. */
export interface SummonChoice {
  /** In addresses: `4`, or its place. */
  key: string;
  name: string;
  /** How many come, as a number or dice. */
  count: string;
  groups: ListLevel;
}

const NO_GROUP = '';

/** How many creatures of a list come: one of the spell's own level, 1d3 of the one below, 1d4+1 of lower ones. */
export function countOfList(spellLevel: number, listLevel: number): string {
  if (listLevel === spellLevel) return '1';
  return listLevel === spellLevel - 1 ? '1d3' : '1d4+1';
}

/** A count at a caster level, at least one. */
export function countAt(count: SummonCount, casterLevel: number): string {
  if (typeof count !== 'object') return String(count);
  return String(Math.max(1, Math.min(count.most, Math.floor(casterLevel / count.per_levels))));
}

/** The lists of a spell or power at a caster level, the best one first. `creatures`: those that can be called. */
export function choicesOf(
  summons: Summons,
  casterLevel: number,
  { families }: SummoningLists,
  creatures: Readonly<Record<string, CreatureFacts>>,
): SummonChoice[] {
  switch (summons.of) {
    case 'family':
      return (families[summons.family]?.levels ?? [])
        .slice(0, summons.level)
        .map((groups, i) => ({
          key: String(i + 1),
          name: `${ordinal(i + 1)} list`,
          count: countOfList(summons.level, i + 1),
          groups,
        }))
        .reverse();
    case 'own':
      return ownChoices(summons, casterLevel);
    case 'calling':
      return called(summons, casterLevel, creatures);
  }
}

function ownChoices({ lists }: OwnLists, casterLevel: number): SummonChoice[] {
  const choices = lists.flatMap(({ name, count, from_level = 1, creatures }, i) =>
    from_level > casterLevel
      ? []
      : [{ key: String(i + 1), name, count: countAt(count, casterLevel), groups: { [NO_GROUP]: creatures } }],
  );
  return lists.some(({ from_level }) => from_level !== undefined) ? choices.reverse() : choices;
}

/** The Hit Dice that a called creature has at most. */
export const mostHitDice = ({ hit_dice }: Pick<Calling, 'hit_dice'>, casterLevel: number): number =>
  typeof hit_dice === 'number' ? hit_dice : hit_dice.per_level * casterLevel;

/** How many creatures of so many Hit Dice can be called and controlled together. */
export function severalOf(
  { several, several_per_level, hit_dice }: Calling,
  dice: number,
  casterLevel: number,
): number {
  const together =
    several_per_level === undefined ? mostHitDice({ hit_dice }, casterLevel) : several_per_level * casterLevel;
  return Math.max(1, Math.min(several ?? Number.POSITIVE_INFINITY, Math.floor(together / Math.max(1, dice))));
}

/** The creatures that can be called, by Hit Dice from the most on. */
function called(
  calling: Calling,
  casterLevel: number,
  creatures: Readonly<Record<string, CreatureFacts>>,
): SummonChoice[] {
  const most = mostHitDice(calling, casterLevel);
  const fitting = Object.entries(creatures).flatMap(([slug, facts]) => {
    const dice = Math.ceil(hitDiceTotal(facts.hit_dice ?? []));
    return dice >= 1 && dice <= most && fits(facts, calling) ? [{ slug, name: facts.name, dice }] : [];
  });
  return [...Map.groupBy(fitting, ({ dice }) => dice)]
    .sort(([a], [b]) => b - a)
    .map(([dice, ones]) => ({
      key: String(dice),
      name: `${dice} HD`,
      count: String(severalOf(calling, dice, casterLevel)),
      groups: { [NO_GROUP]: ones.map(({ slug, name }) => ({ monsters: [slug], name })) },
    }));
}

/** Creatures of class levels or templates are not called by their kind. */
function fits({ type, subtypes = [], hit_dice = [] }: CreatureFacts, { types, extraplanar }: Calling): boolean {
  if (hit_dice.some((part) => part.class !== undefined)) return false;
  if (types !== undefined && !types.includes(type)) return false;
  return extraplanar !== true || subtypes.includes('extraplanar');
}

const ALIGNMENT_NAMES: Readonly<Record<string, string>> = {
  LG: 'lawful good',
  NG: 'neutral good',
  CG: 'chaotic good',
  LN: 'lawful neutral',
  N: 'neutral',
  CN: 'chaotic neutral',
  LE: 'lawful evil',
  NE: 'neutral evil',
  CE: 'chaotic evil',
};

/** `LG` in words; what is no alignment stays as it is. */
export const groupName = (group: string): string => capitalized(ALIGNMENT_NAMES[group] ?? group);

const DESCRIPTORS = ['air', 'chaotic', 'earth', 'evil', 'fire', 'good', 'lawful', 'water'] as const;

/**
 * The descriptors that a summoning spell has for a creature: those of its subtypes, and of the alignment that the list gives it
 * (Player's Handbook, page 285).
 */
export function summoningDescriptors(subtypes: readonly string[], alignment: string | undefined): string[] {
  const words = (ALIGNMENT_NAMES[alignment ?? ''] ?? '').split(' ');
  return DESCRIPTORS.filter((one) => subtypes.includes(one) || words.includes(one));
}
