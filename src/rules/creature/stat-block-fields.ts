/** The fields of a stat block as texts and figures, from its typed facts: the same for printed and for built creatures. */

import { ABILITIES, type Ability, abilityModifier } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import { dragonAttacks, dragonBody } from '../dragon-attacks.ts';
import {
  type Attack,
  formatArmorClass,
  formatAttacks,
  formatFeet,
  formatSaves,
  formatSpeed,
  sentenceCase,
} from '../monster-format.ts';
import { formatAdvancement, formatLevelAdjustment } from '../monster-lines.ts';
import { naturalArmor } from '../monster-math.ts';
import { signed } from '../signed.ts';
import type { CreatureFacts } from './creature-facts.ts';

/** The size by name; `Colossal+` for the dragons that fight as larger than Colossal (Epic Level Handbook, "Dragon, Epic"). */
export function sizeName({ size, dragon_body }: Pick<CreatureFacts, 'size' | 'dragon_body'>): string {
  return `${sentenceCase(size)}${dragon_body === 'colossal-plus' ? '+' : ''}`;
}

type AbilityFields = Record<Ability, number | null> & Record<`${Ability}_extra`, string | null>;

/** Scores and modifiers; both are null where the creature has no such ability. */
export function abilityFields({ abilities }: Pick<CreatureFacts, 'abilities'>): AbilityFields {
  return Object.fromEntries(
    ABILITIES.flatMap((ability) => {
      const score = abilities[ability];
      return [
        [ability, score ?? null],
        [`${ability}_extra`, score === undefined ? null : signed(abilityModifier(score))],
      ];
    }),
  ) as AbilityFields;
}

/** The saves, each with the star (a conditional bonus) and the note printed beside it. */
export function saveFields({ saves, saves_note }: CreatureFacts) {
  const extraOf = (save: 'fortitude' | 'reflex' | 'will', note?: string) =>
    [saves?.starred?.includes(save) ? '*' : '', note ?? ''].filter(Boolean).join(' ') || null;
  return {
    fort_save: saves?.fortitude ?? null,
    fort_save_extra: extraOf('fortitude', saves?.fortitude_note),
    reflex_save: saves?.reflex ?? null,
    reflex_save_extra: extraOf('reflex'),
    will_save: saves?.will ?? null,
    will_save_extra: extraOf('will'),
    saves: saves === undefined ? (saves_note ?? null) : formatSaves(saves),
  };
}

type Movement = { name: 'land' | 'burrow' | 'climb' | 'fly' | 'swim'; speed: number; extra: string | null };

/** The speeds of all movement modes, in feet. */
function movementsOf({ speed }: CreatureFacts): Movement[] {
  const feet = (['land', 'burrow', 'climb'] as const).flatMap((name) => {
    const value = speed[name];
    return value === undefined ? [] : [{ name, speed: value, extra: null }];
  });
  const { fly, swim } = speed;
  return [
    ...feet,
    ...(fly === undefined ? [] : [{ name: 'fly' as const, speed: fly.feet, extra: fly.maneuverability ?? null }]),
    ...(swim === undefined ? [] : [{ name: 'swim' as const, speed: swim, extra: null }]),
  ];
}

/** The attacks of a dragon by age, worked out from its body and Strength; none for other monsters. */
export function agedAttacks({ attack_bonus, dragon_body, size, abilities }: CreatureFacts): Attack[] {
  const body = dragonBody(dragon_body ?? size);
  return body === null || attack_bonus === undefined ? [] : dragonAttacks(body, attack_bonus, abilities.str ?? 10);
}

/** The figures of the stat block that lists show. The attack of a dragon by age is its bite. */
export function listedFigures(monster: CreatureFacts) {
  const { speed, armor_class, attack, abilities } = monster;
  const hasNaturalArmor = armor_class.parts.some(({ kind }) => kind === 'natural');
  const [bite] = agedAttacks(monster);
  const attacks = attack ?? (bite && [[bite]]);
  return {
    speed: formatSpeed(speed),
    armor_class_total: armor_class.total,
    natural_armor: hasNaturalArmor ? naturalArmor(armor_class.parts) : null,
    attack: attacks === undefined ? null : formatAttacks(attacks),
    str: abilities.str ?? null,
  };
}

/** The one-line fields of the stat block. */
export function lineFields(monster: CreatureFacts) {
  const { armor_class, full_attack, space, reach, special_attacks, special_qualities } = monster;
  return {
    initiative: monster.initiative,
    move_speed_types: movementsOf(monster),
    armor_class: formatArmorClass(armor_class),
    touch_armor_class: armor_class.touch ?? null,
    flat_footed_armor_class: armor_class.flat_footed ?? null,
    base_attack: monster.base_attack ?? null,
    grapple: monster.grapple ?? null,
    grapple_note: monster.grapple_note ?? null,
    full_attack: full_attack === undefined ? null : formatAttacks(full_attack),
    space: space === undefined ? null : formatFeet(space),
    reach: reach === undefined ? null : `${formatFeet(reach)}${monster.reach_note ? ` (${monster.reach_note})` : ''}`,
    special_attacks: joinedOrNull(special_attacks),
    special_qualities: joinedOrNull(special_qualities),
    special_attack_list: [...(special_attacks ?? [])],
    special_quality_list: [...(special_qualities ?? [])],
    organization: monster.organization ?? null,
    treasure: monster.treasure ?? null,
    advancement: formatAdvancement(monster.advancement),
    level_adjustment: formatLevelAdjustment(monster.level_adjustment) || null,
  };
}

function joinedOrNull(list: readonly string[] | undefined): string | null {
  const text = list?.join(', ') ?? '';
  return text === '' ? null : capitalized(text);
}
