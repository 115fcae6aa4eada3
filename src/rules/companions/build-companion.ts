/**
 * A creature that serves a character, at the character's level. Sources: see `progressions.ts`.
 */
import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import { racialSkillPoints, SAVE_FIGURES, SKILL_POINTS } from '../creature/add-hit-dice.ts';
import { applyChanges } from '../creature/apply-changes.ts';
import { firstBonus, isNatural } from '../creature/attack-names.ts';
import type { Built } from '../creature/build-creature.ts';
import { changeArmor } from '../creature/change-armor.ts';
import type { CreatureFacts, Workshop } from '../creature/creature-facts.ts';
import { add, addBaseAttack, type Draft, diceOf, draftOf, levelOf, withAttacks } from '../creature/draft.ts';
import { setAbility } from '../creature/set-ability.ts';
import { settle } from '../creature/settle.ts';
import type { Speed } from '../monster-format.ts';
import { baseAttack, baseSave, featCount, hitDiceTotal } from '../monster-math.ts';
import { SAVES, type Save } from '../saves.ts';
import type { CompanionKind } from './masters.ts';
import type { CompanionStep } from './progressions.ts';

/** What of the master the creature shares. */
export interface MasterFigures {
  /** The level that the tables are read by. */
  level: number;
  /** Of the character, for spell resistance of a servant and for effects by Hit Dice. */
  characterLevel: number;
  hitPoints: number;
  baseAttack: number;
  saves: Readonly<Record<Save, number>>;
}

/** A mount is faster by so many feet (Player's Handbook, page 45). */
const IMPROVED_SPEED = 10;

/** The creature as it serves its master. `printed` is one of its kind. */
export function buildCompanion(
  printed: CreatureFacts,
  kind: CompanionKind,
  step: CompanionStep,
  master: MasterFigures,
  workshop: Workshop,
): Built {
  const cause = CAUSES[kind];
  const dice = hitDiceTotal(printed.hit_dice ?? []);
  const draft = draftOf(
    printed,
    dice === 0 ? 0 : featCount(levelOf(printed.hit_dice ?? []), printed.abilities.int),
    racialSkillPoints(SKILL_POINTS[printed.type], Math.ceil(dice), printed.abilities.int),
  );
  if (step.int !== undefined) setAbility(draft, 'int', step.int, cause);
  addDice(draft, step.hitDice, cause);
  changeArmor(draft, 'natural', cause, step.naturalArmor);
  for (const ability of ['str', 'dex'] as const) {
    const score = draft.facts.abilities[ability];
    if (score !== undefined && step[ability] !== 0) setAbility(draft, ability, score + step[ability], cause);
  }
  if (kind === 'familiar') fightLikeMaster(draft, master);
  if (kind === 'familiar' || step.special.includes('share saving throws')) shareSaves(draft, master);
  if (step.special.includes('Multiattack')) multiattack(draft);
  if (step.special.includes('improved speed')) draft.facts.speed = faster(draft.facts.speed);
  if (kind === 'fiendish-servant') layFiendish(draft, workshop);
  addSpecials(draft, kind, step, master);
  const built = {
    facts: settle(draft),
    figures: draft.figures,
    notes: [...new Set(draft.notes)],
    dcs: [],
    weapons: [],
  };
  return kind === 'familiar' || kind === 'psicrystal' ? sharing(built, kind, master) : built;
}

const CAUSES: Readonly<Record<CompanionKind, string>> = {
  'animal-companion': 'Animal companion',
  familiar: 'Familiar',
  'special-mount': 'Special mount',
  'fiendish-servant': 'Fiendish servant',
  psicrystal: 'Psicrystal',
};

/**
 * Extra d8 Hit Dice. Base attack rises as a druid's or cleric's, Fortitude and Reflex saves as good ones. The size stays: it comes
 * from advancement alone.
 */
function addDice(draft: Draft, added: number, cause: string): void {
  if (added === 0) return;
  const { facts } = draft;
  const had = Math.ceil(hitDiceTotal(diceOf(draft)));
  const fraction = had - hitDiceTotal(diceOf(draft));
  const count = had + added;
  const con = abilityModifier(facts.abilities.con);
  const label = `${added} bonus Hit Dice, ${cause.toLowerCase()}`;
  const [first, ...others] = diceOf(draft);
  if (first === undefined) return;
  // A creature of less than one die has a whole one beside the others.
  const modifier = (first.modifier ?? 0) + con * added;
  draft.facts.hit_dice = [{ ...first, count, modifier: modifier === 0 ? undefined : modifier }, ...others];
  add(draft, 'hit_points', `${label}, d8`, (added + fraction) * DIE_AVERAGE);
  add(draft, 'hit_points', `${ABILITY_NAMES.con}, ${label}`, con * added);
  addBaseAttack(draft, label, baseAttack('average', count) - baseAttack('average', had));
  for (const save of SAVES) {
    const good = save !== 'will';
    add(draft, SAVE_FIGURES[save], label, baseSave(good, count) - baseSave(good, had));
  }
  const { int } = draft.facts.abilities;
  add(draft, 'feats', label, featCount(count, int) - featCount(had, int));
  const each = SKILL_POINTS[facts.type];
  add(draft, 'skill_points', label, racialSkillPoints(each, count, int) - racialSkillPoints(each, had, int));
  const feats = featCount(count, int) - featCount(had, int);
  if (feats > 0)
    draft.notes.push(`${feats} more ${feats === 1 ? 'feat is' : 'feats are'} to be chosen for its bonus Hit Dice.`);
  draft.notes.push('Skill points of its bonus Hit Dice are to be spent.');
}
const DIE_AVERAGE = 4.5;

/** Base attack of the master, with Strength or Dexterity, whichever is better (Player's Handbook, page 52). */
function fightLikeMaster(draft: Draft, master: MasterFigures): void {
  const own = draft.printed.base_attack ?? 0;
  addBaseAttack(draft, 'Base attack of the master', master.baseAttack - own);
  const feats = draft.facts.feats ?? [];
  withAttacks(draft, () => {
    draft.facts.feats = [...feats, { feat: 'weapon-finesse' }];
  });
  draft.facts.feats = feats;
}

/** For each save the better base bonus, its own or the master's. */
function shareSaves(draft: Draft, { saves }: MasterFigures): void {
  const dice = Math.ceil(hitDiceTotal(diceOf(draft)));
  for (const save of SAVES) {
    const own = baseSave(save !== 'will', dice);
    add(draft, SAVE_FIGURES[save], 'Base save of the master', Math.max(0, saves[save] - own));
  }
}

const SECONDARY_STEP = 3;
const SECOND_ATTACK = 5;
const attackCount = ({ count = 1 }: { count?: number | string | undefined }): number => Number(count) || 1;

/** Multiattack with three natural attacks or more; with fewer a second attack with the primary one at −5. */
function multiattack(draft: Draft): void {
  const { feats = [] } = draft.facts;
  if (feats.some(({ feat }) => feat === 'multiattack')) return;
  const most = Math.max(
    0,
    ...draft.full_attack.map((option) => option.filter(isNatural).reduce((sum, one) => sum + attackCount(one), 0)),
  );
  if (most >= 3) {
    draft.facts.feats = [...feats, { feat: 'multiattack', bonus: true }];
    draft.full_attack = draft.full_attack.map((option) => {
      const highest = Math.max(...option.map(firstBonus));
      return option.map((attack) =>
        isNatural(attack) && typeof attack.bonus === 'number' && attack.bonus < highest
          ? { ...attack, bonus: attack.bonus + SECONDARY_STEP }
          : attack,
      );
    });
    return;
  }
  draft.full_attack = draft.full_attack.map(([primary, ...others]) =>
    primary === undefined || typeof primary.bonus !== 'number'
      ? [...(primary ? [primary] : []), ...others]
      : [{ ...primary, bonus: [primary.bonus, primary.bonus - SECOND_ATTACK] }, ...others],
  );
}

function faster(speed: Speed): Speed {
  const more = (feet: number | undefined) => (feet === undefined ? undefined : feet + IMPROVED_SPEED);
  return { ...speed, land: more(speed.land), ...(speed.land === undefined ? { swim: more(speed.swim) } : {}) };
}

/** A servant is a fiendish creature. */
function layFiendish(draft: Draft, { templates }: Workshop): void {
  const fiendish = templates.fiendish;
  if (fiendish === undefined) throw new Error('There is no fiendish template.');
  applyChanges(draft, { template: 'fiendish', variety: undefined }, fiendish);
  draft.facts.name = `${fiendish.name} ${draft.facts.name}`;
}

/** Specials that figures or feats already show. */
const SHOWN = new Set(['Multiattack', 'improved speed', 'Alertness (master)']);

function addSpecials(draft: Draft, kind: CompanionKind, { special }: CompanionStep, master: MasterFigures): void {
  // That of a servant follows the class level, which is not known here.
  const resistance = (of: string) =>
    `${of} resistance ${kind === 'fiendish-servant' ? 'of the blackguard level + 5' : master.level + 5}`;
  const words = special
    .filter((one) => !SHOWN.has(one))
    .map((one) =>
      one === 'spell resistance' ? resistance('spell') : one === 'power resistance' ? resistance('power') : one,
    );
  draft.facts.special_qualities = [...(draft.facts.special_qualities ?? []), ...words];
  if (kind === 'familiar' || kind === 'special-mount')
    draft.notes.push('For effects that depend on its type it is a magical beast.');
  if (special.includes('devotion'))
    draft.notes.push('Devotion: +4 on Will saves against enchantment spells and effects.');
}

/** Half the master's hit points; a psicrystal also has the master's base saves. */
function sharing(built: Built, kind: 'familiar' | 'psicrystal', master: MasterFigures): Built {
  const points = Math.max(1, Math.floor(master.hitPoints / 2));
  const figures = { ...built.figures, hit_points: [{ label: 'Half of the master’s', value: points }] };
  const { abilities } = built.facts;
  const dice = Math.max(master.characterLevel, Math.ceil(hitDiceTotal(built.facts.hit_dice ?? [])));
  const notes = [...built.notes, `For effects by Hit Dice it counts as a creature of ${dice} Hit Dice.`];
  if (kind === 'familiar') return { ...built, facts: { ...built.facts, hit_points: points }, figures, notes };
  const saves = {
    fortitude: master.saves.fortitude + abilityModifier(abilities.con),
    reflex: master.saves.reflex + abilityModifier(abilities.dex),
    will: master.saves.will + abilityModifier(abilities.wis),
  };
  return {
    ...built,
    facts: { ...built.facts, hit_points: points, saves, saves_note: undefined },
    figures: {
      ...figures,
      fort_save: [{ label: 'Base save of the master', value: master.saves.fortitude }],
      reflex_save: [
        { label: 'Base save of the master', value: master.saves.reflex },
        { label: 'Dexterity', value: abilityModifier(abilities.dex) },
      ],
      will_save: [{ label: 'Base save of the master', value: master.saves.will }],
    },
    notes,
  };
}
