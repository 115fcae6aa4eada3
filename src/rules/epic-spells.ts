/**
 * The cost of developing an epic spell.
 *
 * Source: Epic Level Handbook, chapter 2 (SRD "Epic Spells", Developing an Epic Spell).
 */

const GP_PER_DC = 9000;
const GP_PER_DAY = 50_000;
const GP_PER_XP = 25;

/**
 * The final Spellcraft DC: the DCs of the seeds and of all factors that add, times all factors that multiply, less the mitigating
 * factors. `factors` is as printed, each with its change in brackets: "permanent (×5 DC), burn 200 XP (−2 DC)".
 */
export function epicSpellDc(seedDcs: readonly number[], factors: string): number {
  let total = seedDcs.reduce((sum, dc) => sum + dc, 0);
  let times = 1;
  let less = 0;
  for (const [, sign, digits = ''] of factors.matchAll(/([+×−])([\d,]+) DC\b/g)) {
    const figure = Number(digits.replaceAll(',', ''));
    if (sign === '+') total += figure;
    else if (sign === '×') times *= figure;
    else less += figure;
  }
  return total * times - less;
}

/** The cost in gp of developing a spell of this final Spellcraft DC. */
export const epicDevelopmentCost = (dc: number): number => GP_PER_DC * dc;

/** The days and XP that a development of this cost in gp takes. */
export function epicDevelopmentEffort(gp: number): { days: number; xp: number } {
  return { days: Math.ceil(gp / GP_PER_DAY), xp: gp / GP_PER_XP };
}
