/**
 * Applies the typed changes of a template to a base creature. Templates that replace base attack, saves, skills and feats
 * outright, as skeleton and zombie do, give the whole stat block (Monster Manual v.3.5, pages 225–227 and 265–267).
 */
import { abilityModifier } from '../abilities.ts';
import { statBlockHitPoints } from '../feat-bonuses.ts';
import type { LabelledPart, Speed } from '../monster-format.ts';
import type { Advancement } from '../monster-lines.ts';
import {
  baseAttack,
  baseSave,
  type CreatureAbilities,
  flatFootedArmorClass,
  type HitDice,
  hitDiceCount,
  hitDiceTotal,
  naturalArmor,
  sizeModifierToAttack,
  touchArmorClass,
} from '../monster-math.ts';
import { armorClassSum, grappleSum, hitPointSum, initiativeSum } from '../monster-sums.ts';
import type { Sum } from '../sums.ts';
import type { BaseCreature, BuiltCreature } from './base-creature.ts';
import { skeletonAttacks, zombieAttacks } from './mindless-attacks.ts';
import type { MindlessTemplate } from './template-rules.ts';

/** The stat block of the base creature as a mindless undead. */
export function applyTemplate(base: BaseCreature, template: MindlessTemplate): BuiltCreature {
  const { size } = base;
  const abilities = newAbilities(base.abilities, template);
  const feats = (template.feats?.gain ?? []).map((feat) => ({ feat }));
  const dice = newHitDice(base, template);
  const hit_dice = dice.map((part) => ({ ...part, ...modifierOf(statBlockHitPoints(feats)) }));
  const count = dice.reduce((sum, part) => sum + hitDiceCount(part), 0);
  const attack = baseAttack('poor', count);
  const parts = armorParts(base, abilities, template);
  const subtypes = keptSubtypes(base.subtypes, template);
  const fighter = {
    size,
    baseAttack: attack,
    str: abilityModifier(abilities.str),
    dex: abilityModifier(abilities.dex),
  };
  const attacksOf = template.special_qualities?.gain?.includes(SINGLE_ACTIONS) ? zombieAttacks : skeletonAttacks;
  return {
    size,
    type: template.type?.becomes ?? base.type,
    subtypes,
    hit_dice,
    hit_points: hitPointSum(hit_dice),
    initiative: initiativeSum({ abilities, feats }),
    speed: newSpeed(base.speed, template),
    armor_class: {
      parts,
      total: armorClassSum(parts, { size, abilities }),
      touch: touchArmorClass(parts),
      flat_footed: flatFootedArmorClass(parts),
    },
    base_attack: { terms: [{ label: '1/2 Hit Dice', value: attack }], total: attack },
    grapple: grappleSum(attack, { size, abilities, feats }),
    ...attacksOf(base, fighter, template),
    special_qualities: newQualities(base.special_qualities, subtypes, template),
    saves: newSaves(count, abilities),
    abilities,
    feats,
    challenge_rating: ratingOf(hitDiceTotal(dice), template),
    alignment: template.alignment?.becomes,
    treasure: template.treasure,
    advancement: newAdvancement(base, count, template),
  };
}

const SINGLE_ACTIONS = 'single actions only';

const modifierOf = (points: number) => (points === 0 ? {} : { modifier: points });

function newAbilities(base: CreatureAbilities, { abilities = {} }: MindlessTemplate): CreatureAbilities {
  const { adjust = {}, set = {}, none = [] } = abilities;
  const keys = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
  return Object.fromEntries(
    keys
      .filter((key) => !none.includes(key))
      .map((key) => {
        const own = base[key];
        return [key, set[key] ?? (own === undefined ? undefined : own + (adjust[key] ?? 0))];
      }),
  );
}

/** Racial dice, at least one, times the template's factor, with its die. Half a die doubled is one. */
function newHitDice({ hit_dice }: BaseCreature, { hit_dice: rules = {} }: MindlessTemplate): HitDice[] {
  const racial = hit_dice.filter((part) => part.class === undefined);
  const total = racial.length === 0 ? 1 : hitDiceTotal(racial);
  const count = total * (rules.multiply ?? 1);
  const die = rules.die ?? racial[0]?.die ?? 12;
  return [{ count: count >= 1 ? Math.floor(count) : count === 0.5 ? '1/2' : '1/4', die }];
}

function newSpeed(speed: Speed, { speed: rules = {} }: MindlessTemplate): Speed {
  const { fly, ...rest } = speed;
  const wings =
    fly === undefined || rules.wings_lost
      ? {}
      : { fly: { ...fly, maneuverability: rules.maneuverability ?? fly.maneuverability } };
  return { ...rest, ...wings, ...(rules.cannot_run ? { cannot_run: true as const } : {}) };
}

function armorParts(
  { armor, size }: BaseCreature,
  abilities: CreatureAbilities,
  { armor_class: rules = {} }: MindlessTemplate,
): LabelledPart[] {
  const own = naturalArmor(armor);
  const natural = rules.natural_by_size?.[size] ?? own + (rules.natural_increase_by_size?.[size] ?? 0);
  const parts = [
    { kind: 'size', value: sizeModifierToAttack(size) },
    { kind: 'dex', value: abilityModifier(abilities.dex) },
    { kind: 'natural', value: natural },
    ...armor.filter(({ kind }) => kind !== 'natural'),
  ];
  return parts.filter(({ value }) => value !== 0);
}

const ALIGNMENT_SUBTYPES = new Set(['chaotic', 'evil', 'good', 'lawful']);
/** Subtypes that say what a creature is like, not what kind it is (Monster Manual v.3.5, pages 305–317). */
const NOT_KINDS = new Set([
  ...['air', 'aquatic', 'cold', 'earth', 'extraplanar', 'fire', 'force', 'incorporeal', 'light', 'native', 'psionic'],
  ...['shapechanger', 'swarm', 'water', ...ALIGNMENT_SUBTYPES],
]);

function keptSubtypes(subtypes: readonly string[], { subtypes: rules = {} }: MindlessTemplate): string[] {
  const lost = (kind: 'alignment' | 'kind') => rules.lose?.includes(kind) ?? false;
  return subtypes.filter(
    (subtype) => !(lost('alignment') && ALIGNMENT_SUBTYPES.has(subtype)) && !(lost('kind') && !NOT_KINDS.has(subtype)),
  );
}

/** Extraordinary qualities that improve melee or ranged attacks. */
const COMBAT_QUALITIES = /^(?:superior (?:two|multi)-?weapon fighting|oversized? weapon|powerful build)$/;

function newQualities(
  own: readonly string[],
  subtypes: readonly string[],
  { special_qualities: rules = {} }: MindlessTemplate,
): string[] {
  const kept = rules.keep_combat ? own.filter((quality) => COMBAT_QUALITIES.test(quality)) : [];
  const gained = (rules.gain ?? []).map((quality) =>
    quality === 'immunity to cold' && subtypes.includes('fire') ? 'immunity to cold and fire' : quality,
  );
  return [...gained, ...kept];
}

/** Fort +1/3 HD, Ref +1/3 HD and Will +1/2 HD + 2, and the modifiers of the abilities that it has. */
function newSaves(hitDice: number, abilities: CreatureAbilities): BuiltCreature['saves'] {
  const sum = (good: boolean, ability: 'dex' | 'wis' | null): Sum => {
    const base = { label: 'Base save', value: baseSave(good, hitDice) };
    const modifier = ability === null ? 0 : abilityModifier(abilities[ability]);
    const terms =
      modifier === 0 ? [base] : [base, { label: ability === 'dex' ? 'Dexterity' : 'Wisdom', value: modifier }];
    return { terms, total: base.value + modifier };
  };
  return { fortitude: sum(false, null), reflex: sum(false, 'dex'), will: sum(true, 'wis') };
}

/** The rating of the last span that begins at or below the Hit Dice. */
export function ratingOf(
  hitDice: number,
  { challenge_rating: { by_hit_dice = [] } }: MindlessTemplate,
): number | string {
  const from = (row: (typeof by_hit_dice)[number]) => (row.from === '1/2' ? 0 : row.from);
  const row = by_hit_dice.findLast((one) => from(one) <= hitDice);
  if (row === undefined) throw new Error('The template has no challenge ratings by Hit Dice.');
  return row.rating;
}

/** The most Hit Dice that a zombie advances to (Monster Manual v.3.5, page 266). */
const MAX_ZOMBIE_DICE = 20;

/** The base creature's steps above its present dice, doubled for zombies; none where it advances by class. */
function newAdvancement(
  { advancement: base, size: own }: BaseCreature,
  hitDice: number,
  { advancement: rule }: MindlessTemplate,
): Advancement {
  if (base === undefined || typeof base === 'string') return undefined;
  const factor = rule === 'base, double' ? 2 : 1;
  const most = factor === 2 ? MAX_ZOMBIE_DICE : Number.POSITIVE_INFINITY;
  const steps = base.flatMap(({ from, to, size }) => {
    const first = Math.max(from * factor, hitDice + 1);
    const last = to === undefined ? undefined : Math.min(to * factor, most);
    return first > (last ?? most) ? [] : [{ from: first, to: last, size: size ?? own }];
  });
  return steps.length === 0 ? undefined : steps;
}
