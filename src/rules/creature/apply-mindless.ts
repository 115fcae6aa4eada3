import { ABILITIES, abilityModifier } from '../abilities.ts';
import { challengeRatingValue } from '../challenge-rating.ts';
import { countedFeats, hitDiceTotal, naturalArmor } from '../monster-math.ts';
import type { Term } from '../sums.ts';
import { applyTemplate } from './apply-template.ts';
import type { Attacks } from './base-creature.ts';
import { worked } from './built-attacks.ts';
import type { TemplateFacts } from './creature-facts.ts';
import { type Draft, diceOf, type Figure, fighterOf, isRacial } from './draft.ts';
import { settle } from './settle.ts';
import type { TemplateRules } from './template-rules.ts';

/** Whether a template gives the whole stat block, as skeleton and zombie do. */
export const isMindless = ({ saves, challenge_rating }: TemplateRules): boolean =>
  saves?.base !== undefined && challenge_rating.by_hit_dice !== undefined;

/** Lays skeleton or zombie on the creature: every figure is worked out anew. */
export function applyMindless(draft: Draft, slug: string, { name, changes }: TemplateFacts): void {
  const base = settle(draft);
  // Class features are lost, and with them fast movement.
  const { armor: _, base: unarmored, ...speed } = draft.templates.length === 0 ? draft.printed.speed : base.speed;
  draft.notes = draft.notes.filter((note) => !draft.levelNotes.includes(note));
  if (!diceOf(draft).every(isRacial)) draft.notes.push(`${name}: class levels and what they give are lost.`);
  const typed = (line: typeof base.attack): Attacks => (typeof line === 'object' ? line : []);
  const built = applyTemplate(
    {
      size: base.size,
      type: base.type,
      subtypes: base.subtypes ?? [],
      hit_dice: base.hit_dice ?? [],
      speed: unarmored ?? speed,
      armor: base.armor_class.parts.filter(({ kind }) => WORN.has(kind)),
      abilities: base.abilities,
      attack: typed(base.attack),
      full_attack: typed(base.full_attack),
      special_qualities: base.special_qualities ?? [],
      advancement: base.advancement,
    },
    changes,
  );
  const most = changes.hit_dice?.limit;
  const racial = hitDiceTotal(diceOf(draft).filter(isRacial));
  if (most !== undefined && racial > most.dice)
    draft.notes.push(`Animate dead makes no ${slug} of a creature with more than ${most.dice} Hit Dice.`);
  const facts = draft.facts;
  Object.assign(facts, {
    type: built.type,
    subtypes: built.subtypes,
    hit_dice: built.hit_dice,
    speed: built.speed,
    armor_class: { ...facts.armor_class, parts: built.armor_class.parts, note: undefined, alternatives: undefined },
    attack: built.attack,
    full_attack: built.full_attack,
    special_attacks: undefined,
    save_dcs: undefined,
    special_qualities: built.special_qualities,
    abilities: built.abilities,
    skills: undefined,
    feats: built.feats,
    saves: { fortitude: 0, reflex: 0, will: 0 },
    challenge_rating: built.challenge_rating,
    treasure: built.treasure ?? facts.treasure,
    alignment: built.alignment === undefined ? facts.alignment : { tendency: 'always', alignment: built.alignment },
    advancement: built.advancement,
    level_adjustment: 'none',
    attack_bonus: undefined,
    breath_weapon: undefined,
    frightful_presence_dc: undefined,
    spell_resistance: undefined,
    caster_level: undefined,
    casts_as: undefined,
    hit_points: built.hit_points.total,
  });
  const natural = naturalArmor(built.armor_class.parts);
  const figures: Partial<Record<Figure, readonly Term[]>> = {
    hit_points: built.hit_points.terms,
    initiative: built.initiative.terms,
    armor_class_total: built.armor_class.total.terms,
    touch_armor_class: [{ label: name, value: built.armor_class.touch }],
    flat_footed_armor_class: [{ label: name, value: built.armor_class.flat_footed }],
    natural_armor: natural === 0 ? [] : [{ label: name, value: natural }],
    base_attack: built.base_attack.terms,
    grapple: built.grapple.terms,
    fort_save: built.saves.fortitude.terms,
    reflex_save: built.saves.reflex.terms,
    will_save: built.saves.will.terms,
    challenge_rating: [{ label: `${name}, by Hit Dice`, value: challengeRatingValue(built.challenge_rating) }],
    feats: [{ label: name, value: 0 }],
    skill_points: [{ label: name, value: 0 }],
    ...Object.fromEntries(
      ABILITIES.flatMap((ability) => {
        const score = built.abilities[ability];
        return score === undefined ? [] : [[ability, [{ label: name, value: score }]]];
      }),
    ),
  };
  draft.figures = Object.fromEntries(Object.entries(figures).map(([figure, terms]) => [figure, [...terms]]));
  draft.basis = { points: built.hit_points.total, dice: built.hit_dice, maximum: false };
  draft.maximum = false;
  draft.classPoints = 0;
  draft.bonusFeats = 0;
  draft.listedFeats = countedFeats(built.feats);
  const fighter = { ...fighterOf(draft), str: abilityModifier(built.abilities.str) };
  draft.attack = worked(built.attack, built.full_attack, fighter);
  draft.full_attack = worked(built.full_attack, built.full_attack, fighter);
}

const WORN = new Set(['natural', 'armor', 'shield']);
