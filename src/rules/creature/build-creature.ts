/**
 * Builds a creature from a printed one: an array of ability scores, Hit Dice, class levels, ability points, templates, other
 * weapons and Augment Summoning, in this order. Nothing that is not asked for changes.
 *
 * Sources: Monster Manual v.3.5, pages 290–294 (Improving Monsters, Monsters and Class Levels); the templates' own pages; Player's
 * Handbook, page 89 (Augment Summoning).
 */
import { ABILITY_NAMES, type Ability, abilityModifier } from '../abilities.ts';
import { featCount, hitDiceTotal } from '../monster-math.ts';
import type { Term } from '../sums.ts';
import { layArray } from './ability-arrays.ts';
import { addClassLevels } from './add-class-levels.ts';
import { addHitDice, racialSkillPoints, SKILL_POINTS } from './add-hit-dice.ts';
import { keepToTables, mindlessTemplate } from './advance-mindless.ts';
import { applyChanges, type ChosenTemplate, varietyOf } from './apply-changes.ts';
import { applyLycanthrope, baseAnimalOf } from './apply-lycanthrope.ts';
import { applyMindless, isMindless } from './apply-mindless.ts';
import { CannotBuild } from './cannot-build.ts';
import { changeWeapons, weaponsOf } from './change-weapons.ts';
import { addCharismaToSaves } from './charisma-saves.ts';
import { chooseFeats } from './choose-feats.ts';
import { chooseSkills } from './choose-skills.ts';
import { followStyle } from './combat-style.ts';
import type { CreatureBuild } from './creature-build.ts';
import type { CreatureFacts, Workshop } from './creature-facts.ts';
import { add, type Draft, diceOf, draftOf, type Figure, figureOf, isRacial, levelOf } from './draft.ts';
import type { Form } from './forms.ts';
import { addMonkFigures } from './monk.ts';
import { nameCreature } from './name-creature.ts';
import { noteChoices } from './note-choices.ts';
import { isTypicalWarrior, takeWarriorLevel } from './replace-warrior.ts';
import { raiseResistance } from './rising-resistance.ts';
import { type BuiltDc, builtDcs } from './save-dcs.ts';
import { setAbility } from './set-ability.ts';
import { settle } from './settle.ts';
import { manifest } from './template-body.ts';
import { mayHave } from './template-conditions.ts';

export interface Built {
  facts: CreatureFacts;
  /** The terms of each figure, which add up to it. */
  figures: Readonly<Partial<Record<Figure, readonly Term[]>>>;
  /** What was decided or left open, as sentences. */
  notes: readonly string[];
  /** Save DCs of special abilities that changed. */
  dcs: readonly BuiltDc[];
  /** The attacks with weapons that others can replace, before they do. */
  weapons: readonly { slug: string; name: string }[];
}

/**
 * @throws CannotBuild where the rules do not allow it, or the creature has not what it needs
 */
export function buildCreature(printed: CreatureFacts, build: CreatureBuild, workshop: Workshop): Built {
  const points = skillPointsOf(printed, workshop);
  const draft = draftOf(printed, featsOf(printed), points.racial + points.classes);
  draft.classPoints = points.classes;
  const { hd, templates, classes, array, order, increase, form, augment } = build;
  if (array !== undefined) layArray(draft, array, classes[0]?.class, order);
  const byDice = hd === undefined ? null : addHitDice(draft, hd);
  const grown =
    draft.facts.size !== printed.size && ['large', 'huge', 'gargantuan', 'colossal'].includes(draft.facts.size);
  const intelligence = bornIntelligence(draft, templates, workshop);
  const before = draft.notes.length;
  if (classes.length > 0) takeWarriorLevel(draft, intelligence);
  const names = new Set<string>();
  const byClasses = classes.map((levels) => {
    if (names.has(levels.class))
      throw new CannotBuild('class', `${levels.class}:${levels.level}`, 'must name each class once');
    names.add(levels.class);
    return addClassLevels(draft, levels, workshop.classes[levels.class], intelligence);
  });
  if (classes.length > 0) raiseResistance(draft);
  const mindless = hd === undefined ? undefined : mindlessTemplate(printed, workshop);
  if (mindless !== undefined) keepToTables(draft, mindless);
  else rate(draft, byDice, byClasses);
  draft.levelNotes = draft.notes.slice(before);
  if (grown && mindless === undefined) add(draft, 'challenge_rating', 'Size increased to Large or larger', 1);
  if (array === 'elite' && classes.length === 0) add(draft, 'challenge_rating', 'Elite array', 1);
  addPoints(draft, increase);
  const forms = templates.some(({ template }) => workshop.templates[template]?.changes.hit_dice?.base_animal);
  if (form !== undefined && !forms)
    throw new CannotBuild('form', form, 'must be left out: without template=lycanthrope:… a creature has one form');
  for (const chosen of templates) layOn(draft, chosen, workshop, form ?? 'base');
  const weapons = weaponsOf(draft);
  choose(draft, build, workshop);
  if (augment) augmented(draft);
  addCharismaToSaves(draft);
  addMonkFigures(draft, workshop.classes.monk);
  for (const { template } of templates) {
    const facts = workshop.templates[template];
    if (facts !== undefined) manifest(draft, facts.name, facts.changes);
  }
  roundRating(draft);
  noteChoices(draft);
  nameCreature(draft, build, workshop);
  const dcs = builtDcs(draft);
  draft.notes.push(...dcs.map(dcSentence));
  return { facts: settle(draft), figures: draft.figures, notes: [...new Set(draft.notes)], dcs, weapons };
}

/** Intelligence with what inherited templates change of it: they count from birth on (Monster Manual v.3.5, page 291). */
function bornIntelligence(
  { facts }: Draft,
  templates: readonly ChosenTemplate[],
  workshop: Workshop,
): number | undefined {
  return templates.reduce((score, { template }) => {
    const { origin = [], changes } = workshop.templates[template] ?? {};
    if (changes === undefined || origin.join() !== 'inherited') return score;
    const { adjust = {}, minimum = {}, none = [], set = {} } = changes.abilities ?? {};
    if (none.includes('int')) return undefined;
    if (set.int !== undefined || score === undefined) return set.int ?? minimum.int ?? score;
    return Math.max(1, minimum.int ?? 1, score + (adjust.int ?? 0));
  }, facts.abilities.int);
}

const featsOf = ({ hit_dice = [], abilities }: CreatureFacts) =>
  hit_dice.length === 0 ? 0 : featCount(levelOf(hit_dice), abilities.int);

/** The fewest skill points per level of any class (Player's Handbook, page 62), for classes without known figures. */
const LEAST_SKILL_POINTS = 2;

/** What the printed Hit Dice give: by type, and by class for class levels. */
function skillPointsOf(
  { hit_dice = [], abilities, type }: CreatureFacts,
  { classes }: Workshop,
): { racial: number; classes: number } {
  const racial = hit_dice.filter(isRacial);
  const ofRace =
    racial.length === 0 ? 0 : racialSkillPoints(SKILL_POINTS[type], Math.ceil(hitDiceTotal(racial)), abilities.int);
  const ofClasses = hit_dice
    .filter((part) => !isRacial(part))
    .map((part, n) => {
      const each = Math.max(
        1,
        (classes[part.class ?? '']?.skill_points ?? LEAST_SKILL_POINTS) + abilityModifier(abilities.int),
      );
      return each * (levelOf([part]) + (racial.length === 0 && n === 0 ? 3 : 0));
    });
  return { racial: ofRace, classes: ofClasses.reduce((sum, points) => sum + points, 0) };
}

type Rating = { label: string; value: number };

/** Increases for Hit Dice and for class levels do not stack: the larger counts (page 292). */
function rate(draft: Draft, byDice: Rating | null, byClasses: readonly Rating[]): void {
  const classes = byClasses.reduce((sum, { value }) => sum + value, 0);
  const dice = byDice?.value ?? 0;
  if (dice > 0 && classes > 0)
    draft.notes.push(
      `Challenge rating: the increases for Hit Dice (+${dice}) and class levels (+${classes}) do not stack, so the larger counts.`,
    );
  const counted =
    dice > classes && byDice !== null ? [byDice] : byClasses.length > 0 ? byClasses : byDice ? [byDice] : [];
  for (const { label, value } of counted) add(draft, 'challenge_rating', label, value);
}

/** A fraction left is dropped, but the rating of a creature below 1 that nothing raised stays. */
function roundRating(draft: Draft): void {
  const terms = draft.figures.challenge_rating;
  if (terms === undefined || terms.length < 2) return;
  const rating = figureOf(draft, 'challenge_rating');
  if (rating < 1 && isTypicalWarrior(draft.printed)) return;
  add(draft, 'challenge_rating', 'Rounded down', Math.max(1, Math.floor(rating + ROUNDING)) - rating);
}
/** Sums of thirds and sixths are a little off. */
const ROUNDING = 1e-9;

/** One ability point for every fourth Hit Die that is added (page 290). */
function addPoints(draft: Draft, increase: readonly Ability[]): void {
  const now = levelOf(diceOf(draft));
  const due = Math.max(0, Math.floor(now / 4) - Math.floor(levelOf(draft.printed.hit_dice ?? []) / 4));
  const value = increase.join(', ');
  if (increase.length > due) {
    const why = due === 0 ? 'no point is due' : `${due} ${due === 1 ? 'point is' : 'points are'} due`;
    throw new CannotBuild(
      'increase',
      value,
      `must be left out: with ${now} Hit Dice ${why}, one for every fourth that is added`,
    );
  }
  for (const ability of increase) {
    const score = draft.facts.abilities[ability];
    if (score === undefined)
      throw new CannotBuild('increase', ability, `needs a score; the creature has no ${ABILITY_NAMES[ability]}`);
    setAbility(draft, ability, score + 1, 'Ability point');
  }
  const left = due - increase.length;
  if (left <= 0) return;
  const note = `${left} ability ${left === 1 ? 'point is' : 'points are'} due for Hit Dice and not given yet.`;
  draft.notes.push(note);
  if (!diceOf(draft).every(isRacial)) draft.levelNotes = [...draft.levelNotes, note];
}

/** Weapons, feats and ranks that are chosen; feats of a ranger's style are not among those that are due. */
function choose(draft: Draft, { feats = [], skills = [], weapons = [] }: CreatureBuild, workshop: Workshop): void {
  const due = followStyle(draft, { feats, weapons }, workshop.weapons);
  changeWeapons(draft, weapons, workshop, due);
  chooseFeats(draft, due, workshop.feats);
  chooseSkills(draft, skills);
}

function layOn(draft: Draft, chosen: ChosenTemplate, { templates, monsters }: Workshop, form: Form): void {
  const template = templates[chosen.template];
  if (template === undefined)
    throw new CannotBuild('template', chosen.template, `must be one of ${Object.keys(templates).join(', ')}`);
  const { changes } = template;
  if (changes.hit_dice?.base_animal) {
    mayHave(draft, chosen, template);
    const animal = baseAnimalOf(draft, chosen, template, monsters);
    applyLycanthrope(draft, chosen, template, { animal, form });
  } else {
    if (chosen.afflicted)
      throw new CannotBuild(
        'template',
        `${chosen.template}:${chosen.variety}`,
        'must have no third part: only lycanthropes are afflicted',
      );
    varietyOf(chosen, template);
    mayHave(draft, chosen, template);
    if (isMindless(changes)) applyMindless(draft, chosen.template, template);
    else applyChanges(draft, chosen, template);
  }
  draft.templates.push(chosen.template);
}

/** Augment Summoning: +4 to Strength and Constitution (Player's Handbook, page 89). */
function augmented(draft: Draft): void {
  for (const ability of ['str', 'con'] as const) {
    const score = draft.facts.abilities[ability];
    if (score !== undefined) setAbility(draft, ability, score + 4, 'Augment Summoning');
  }
  if (draft.facts.abilities.con === undefined)
    draft.notes.push('Augment Summoning: without a Constitution score it gains Strength alone.');
}

/** `Breath Weapon: save DC 24 (19 printed, +3 half Hit Dice, +2 Constitution).` */
function dcSentence({ of, from, to, terms }: BuiltDc): string {
  const changes = terms.slice(1).map(({ label, value }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${label}`);
  return `${of}: save DC ${to} (${[`${from} printed`, ...changes].join(', ')}).`;
}
