/**
 * A ranger's combat style, whose feats it has without their prerequisites in light armor or none.
 *
 * Source: Player's Handbook v.3.5, pages 47 and 48 (Combat Style, Improved Combat Style, Combat Style Mastery).
 */
import { armorWeight, wornArmor } from './armor-limits.ts';
import { isRanged, isWeapon } from './attack-names.ts';
import type { ChosenFeat } from './choose-feats.ts';
import type { WeaponRow } from './creature-facts.ts';
import { type Draft, diceOf, levelsIn } from './draft.ts';
import { gainFeats } from './gain-feats.ts';
import type { ChosenWeapon } from './hold-weapon.ts';
import { OFF_HAND } from './off-hand.ts';
import { isArmedTwice } from './two-weapons.ts';

/** The feats of each style, at the levels below. */
const STYLES = {
  archery: ['rapid-shot', 'manyshot', 'improved-precise-shot'],
  'two-weapon combat': ['two-weapon-fighting', 'improved-two-weapon-fighting', 'greater-two-weapon-fighting'],
} as const;
const LEVELS = [2, 6, 11];

type Style = keyof typeof STYLES;

interface Choices {
  feats: readonly ChosenFeat[];
  weapons: readonly ChosenWeapon[];
}

/**
 * Gives a ranger the feats of its style: the one of which it chose or was printed with a feat, otherwise the one that its weapons
 * fit. Returns the chosen feats that remain: those of the style take up no feat that is due.
 */
export function followStyle(
  draft: Draft,
  chosen: Choices,
  weapons: Readonly<Record<string, WeaponRow>>,
): readonly ChosenFeat[] {
  const level = levelsIn(diceOf(draft), 'ranger');
  const printed = levelsIn(draft.printed.hit_dice ?? [], 'ranger');
  const [first = 0] = LEVELS;
  if (level < first || level === printed) return chosen.feats;
  const told = [
    ...chosen.feats.map(({ feat }) => feat),
    ...(printed < first ? [] : (draft.printed.feats ?? []).flatMap(({ feat }) => feat ?? [])),
  ];
  const { style, because } = styleOf(draft, told, chosen.weapons, weapons);
  const heavy = wornArmor(draft.facts.armor_class.parts).filter(
    ({ kind, note = '' }) => kind === 'armor' && armorWeight(note) !== 'light',
  );
  if (heavy.length > 0) {
    const names = heavy.map(({ note }) => note).join(' and ');
    draft.notes.push(`The combat style of the Ranger does not count in its ${names}.`);
    return chosen.feats;
  }
  const feats: readonly string[] = STYLES[style].filter((_, n) => level >= (LEVELS[n] ?? 0));
  gainFeats(
    draft,
    feats.map((feat) => ({ feat, bonus: true })),
    `Ranger ${level}`,
  );
  draft.notes.push(`Combat style of the Ranger: ${style}, ${because}.`);
  return chosen.feats.filter(({ feat }) => !feats.includes(feat));
}

function styleOf(
  draft: Draft,
  told: readonly string[],
  chosen: readonly ChosenWeapon[],
  weapons: Readonly<Record<string, WeaponRow>>,
): { style: Style; because: string } {
  const styles = Object.keys(STYLES) as Style[];
  const named = told.map((feat) => styles.find((one) => (STYLES[one] as readonly string[]).includes(feat)));
  const style = named.find((one) => one !== undefined);
  if (style !== undefined) return { style, because: 'of which it was given a feat' };
  const other = (feat: string) => `; feat=${feat} chooses the other`;
  const rows = chosen.flatMap(({ weapon }) => weapons[weapon] ?? []);
  const both =
    chosen.some(({ attack }) => attack === OFF_HAND) || rows.some(({ other_end }) => other_end !== undefined);
  if (both || draft.full_attack.some(isArmedTwice))
    return {
      style: 'two-weapon combat',
      because: `since it strikes with several weapons${other(STYLES.archery[0])}`,
    };
  const shoots = draft.full_attack.flat().some((attack) => isRanged(attack) && isWeapon(attack));
  return shoots || rows.some(({ hand }) => hand === 'ranged')
    ? { style: 'archery', because: `since it has a ranged weapon${other(STYLES['two-weapon combat'][0])}` }
    : { style: 'two-weapon combat', because: `since it has no ranged weapon${other(STYLES.archery[0])}` };
}
