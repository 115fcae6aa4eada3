/** What a template changes of Hit Dice, size, armor and speed (Monster Manual v.3.5, page 291). */
import { abilityModifier } from '../abilities.ts';
import type { Speed } from '../monster-format.ts';
import { hitDiceCount, hitDiceTotal, naturalArmor } from '../monster-math.ts';
import { SIZES } from '../monster-vocabulary.ts';
import { changeArmor } from './change-armor.ts';
import {
  add,
  type Draft,
  diceOf,
  type Figure,
  figureOf,
  isRacial,
  levelOf,
  pointsOfDie,
  withModifier,
} from './draft.ts';
import { resize } from './resize.ts';
import { reachOf, spaceOf } from './size-changes.ts';
import type { TemplateRules } from './template-rules.ts';

/** Dice of other sides. */
export function changeDice(draft: Draft, name: string, { hit_dice: rules = {} }: TemplateRules): void {
  const { of = 'all', die, steps = 0, maximum_die = 12 } = rules;
  draft.facts.hit_dice = diceOf(draft).map((part) => {
    const stepped = Math.max(part.die, Math.min(maximum_die, part.die + 2 * steps));
    const sides = of === 'racial' && !isRacial(part) ? part.die : (die ?? stepped);
    const more = pointsOfDie(draft, sides) - pointsOfDie(draft, part.die);
    add(draft, 'hit_points', `${name}, d${part.die} → d${sides}`, more * hitDiceTotal([part]));
    return { ...part, die: sides };
  });
}

/** Dice that count their highest number, and further hit points for each. */
export function changeHitPoints(draft: Draft, name: string, { hit_dice: rules = {} }: TemplateRules): void {
  const { maximum_hit_points = false, hit_points_per_die: each = 0 } = rules;
  if (maximum_hit_points && !draft.maximum) {
    const more = diceOf(draft).reduce(
      (sum, part) => sum + hitDiceCount(part) * part.die - (hitDiceTotal([part]) * (part.die + 1)) / 2,
      0,
    );
    add(draft, 'hit_points', `${name}, maximum hit points`, more);
    draft.maximum = true;
  }
  if (each === 0) return;
  draft.facts.hit_dice = diceOf(draft).map((part) => withModifier(part, each * levelOf([part])));
  add(draft, 'hit_points', `${name}, ${each} for each Hit Die`, each * levelOf(diceOf(draft)));
}

/** Another size, with its space and reach. */
export function changeSize(draft: Draft, { size: sizes }: TemplateRules): void {
  const { facts } = draft;
  const size = sizes?.[facts.size];
  if (size === undefined) return;
  resize(draft, size);
  facts.space = spaceOf(size);
  facts.reach = reachOf(size, true);
}

/** Natural armor, and bonuses that the template gives. */
export function changeNaturalArmor(draft: Draft, name: string, { armor_class: rules = {} }: TemplateRules): void {
  const { natural_increase = 0, natural_minimum, bonuses = [] } = rules;
  const own = naturalArmor(draft.facts.armor_class.parts);
  changeArmor(draft, 'natural', name, natural_increase + Math.max(0, (natural_minimum ?? 0) - own));
  if (!rules.natural_ethereal) addArmorBonuses(draft, name, bonuses);
}

type ArmorBonuses = NonNullable<NonNullable<TemplateRules['armor_class']>['bonuses']>;

function addArmorBonuses(draft: Draft, name: string, bonuses: ArmorBonuses): void {
  for (const { type, value, minimum } of bonuses) {
    const points =
      value === 'hit dice'
        ? levelOf(diceOf(draft))
        : value === 'Charisma modifier'
          ? abilityModifier(draft.facts.abilities.cha)
          : value;
    changeArmor(draft, type, `${name}, ${type}`, Math.max(minimum ?? points, points));
  }
}

/**
 * A manifested ghost has no natural armor but the template's bonuses; on the Ethereal Plane it is the other way round (Monster
 * Manual v.3.5, page 118). After all else that changes Armor Class.
 */
export function manifest(draft: Draft, name: string, { armor_class: rules = {} }: TemplateRules): void {
  if (!rules.natural_ethereal) return;
  const value = (figure: Figure) => (draft.figures[figure] === undefined ? undefined : figureOf(draft, figure));
  const { parts } = draft.facts.armor_class;
  const ethereal = {
    when: 'on the Ethereal Plane',
    total: figureOf(draft, 'armor_class_total'),
    touch: value('touch_armor_class'),
    flat_footed: value('flat_footed_armor_class'),
    parts,
  };
  changeArmor(draft, 'natural', `${name}, manifested`, -naturalArmor(parts));
  addArmorBonuses(draft, name, rules.bonuses ?? []);
  const { armor_class } = draft.facts;
  const note = [armor_class.note, 'when manifested'].filter(Boolean).join(', ');
  draft.facts.armor_class = { ...armor_class, note, alternatives: [ethereal] };
}

/** A speed in armor that slows its wearer: two thirds, rounded up to 5 feet (Player's Handbook, page 123). */
export const slowed = (feet: number) => Math.ceil((feet * 2) / 3 / 5) * 5;

/** Every mode of movement, that many times as fast. */
function timesAll(speed: Speed, times: number): Speed {
  const { land, burrow, climb, swim, fly, base, ...rest } = speed;
  const feet = Object.fromEntries(
    Object.entries({ land, burrow, climb, swim }).flatMap(([mode, value]) =>
      value === undefined ? [] : [[mode, value * times]],
    ),
  );
  return {
    ...rest,
    ...feet,
    ...(fly === undefined ? {} : { fly: { ...fly, feet: fly.feet * times } }),
    ...(base === undefined ? {} : { base: timesAll(base, times) }),
  };
}

/** The same speeds, but the flight of another maneuverability. */
const flyingLike = ({ base, ...speed }: Speed, maneuverability: string): Speed => ({
  ...speed,
  ...(speed.fly === undefined ? {} : { fly: { ...speed.fly, maneuverability } }),
  ...(base === undefined ? {} : { base: flyingLike(base, maneuverability) }),
});

/** Flight, or faster movement. */
export function changeSpeed(draft: Draft, { speed: rules = {} }: Pick<TemplateRules, 'speed'>): void {
  const { fly, multiply, only } = rules;
  const { facts } = draft;
  if (multiply !== undefined) facts.speed = timesAll(facts.speed, multiply);
  if (only && fly?.feet !== undefined) {
    const flight = { feet: fly.feet, maneuverability: fly.maneuverability };
    const own = (facts.speed.base ?? facts.speed).fly;
    facts.speed = { fly: own !== undefined && own.feet > fly.feet ? own : flight };
    return;
  }
  if (fly === undefined || (fly.from_size !== undefined && SIZES.indexOf(facts.size) < SIZES.indexOf(fly.from_size)))
    return;
  const free = facts.speed.base ?? facts.speed;
  const feet = Math.min(fly.maximum ?? Number.POSITIVE_INFINITY, fly.feet ?? (fly.times_land ?? 1) * (free.land ?? 0));
  const own = free.fly;
  if (feet === 0) return;
  if (own !== undefined && (fly.own === 'always' || own.feet >= feet)) {
    if (rules.maneuverability !== undefined) facts.speed = flyingLike(facts.speed, rules.maneuverability);
    return;
  }
  const flight = (in_feet: number) => ({ fly: { feet: in_feet, maneuverability: fly.maneuverability } });
  const { base, land } = facts.speed;
  const encumbered = base?.land !== undefined && land !== undefined && land < base.land;
  facts.speed = {
    ...facts.speed,
    ...flight(encumbered ? slowed(feet) : feet),
    ...(base === undefined ? {} : { base: { ...base, ...flight(feet) } }),
  };
}
