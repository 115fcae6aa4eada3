/**
 * What a monk has without armor, and what it strikes with.
 *
 * Source: Player's Handbook v.3.5, pages 40 and 41 (AC Bonus, Flurry of Blows, Unarmed Strike; table 3–11 for other sizes), page
 * 116 (damage of weapons by size, for those that the table leaves out).
 */
import { abilityModifier } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import type { ClassFacts, LevelRow } from '../character/facts.ts';
import { flurryChanges, iterativeAttacks } from '../class-progression.ts';
import { signed } from '../signed.ts';
import { type Term, totalOf } from '../sums.ts';
import { wornArmor } from './armor-limits.ts';
import { damageWithStrength, type WorkedAttack, withPoints } from './attack-damage.ts';
import { attackModifier, focusBonus } from './built-attacks.ts';
import { changeArmor } from './change-armor.ts';
import { type Draft, diceOf, fighterOf, levelsIn, nonepicAttack } from './draft.ts';
import { diceAtSize } from './hold-weapon.ts';
import { timesFor } from './weapon-in-hand.ts';

const STRIKE = { name: 'unarmed strike' } as const;
const FLURRY = { name: 'flurry of blows' } as const;

/**
 * Adds the bonus to Armor Class, the unarmed strike and the flurry of blows of monk levels that the creature was given. After all
 * that changes scores, size and armor; a printed monk has them in its figures.
 */
export function addMonkFigures(draft: Draft, monk: ClassFacts | undefined): void {
  const level = levelsIn(diceOf(draft), 'monk');
  if (monk === undefined || level === 0 || levelsIn(draft.printed.hit_dice ?? [], 'monk') > 0) return;
  const row = monk.levels.findLast((one) => one.level <= level);
  const worn = wornArmor(draft.facts.armor_class.parts);
  if (worn.length > 0) {
    const names = worn.map(({ note, kind }) => note ?? kind).join(' and ');
    draft.notes.push(`AC bonus and flurry of blows of the Monk do not count in its ${names}.`);
  } else {
    const wisdom = abilityModifier(draft.facts.abilities.wis);
    changeArmor(draft, 'Wis', `Wisdom, Monk ${level}`, Math.max(0, wisdom));
    changeArmor(draft, 'monk', `AC bonus, Monk ${level}`, row?.ac_bonus ?? 0);
  }
  addStrikes(draft, row?.unarmed_damage, level, worn.length === 0);
}

function addStrikes(draft: Draft, table: LevelRow['unarmed_damage'], level: number, unarmored: boolean): void {
  const { size, full_attack } = draft.facts;
  const dice = table && diceAtSize({ damage_small: table.small, damage_medium: table.medium }, size);
  if (!dice || typeof full_attack !== 'object') {
    const reason = dice ? `${dice}, which its attacks do not list` : `no table has its damage for ${capitalized(size)}`;
    draft.notes.push(`Unarmed strike of the Monk: ${reason}.`);
    return;
  }
  const terms = strikeTerms(draft);
  const first = totalOf(terms);
  const points = damagePoints(draft);
  const damage = withPoints(damageWithStrength(dice, 1, fighterOf(draft).str), points);
  const strike = { ...STRIKE, damage, share: 1 } as const;
  const attacks = iterativeAttacks(nonepicAttack(draft)).map((_, n) => first - 5 * n);
  const { penalty, extra } = flurryChanges(level);
  const flurry = [...Array.from({ length: extra }, () => first), ...attacks].map((one) => one + penalty);
  draft.attack = [...draft.attack, [{ ...strike, bonus: first }]];
  const full: WorkedAttack[][] = [[{ ...strike, bonus: attacks.length === 1 ? first : attacks }]];
  if (unarmored) full.push([{ ...strike, ...FLURRY, bonus: flurry }]);
  draft.full_attack = [...draft.full_attack, ...full];
  const sum = terms.map(({ label, value }) => `${signed(value)} ${label}`).join(', ');
  draft.notes.push(
    `Unarmed strike of the Monk: attack ${signed(first)} (${sum}); damage ${dice} for ${capitalized(size)}, with all of Strength${points === 0 ? '' : ` and ${points} more`}.`,
  );
  if (!unarmored) return;
  const more = extra === 1 ? 'one more attack' : 'two more attacks';
  const words = penalty === 0 ? 'without a penalty' : `${signed(penalty)} on each attack`;
  draft.notes.push(
    `Flurry of blows: ${more} at the highest bonus, ${words}; with unarmed strikes and monk weapons only.`,
  );
}

/** What the attack bonus comes from: base attack, ability, size, feats for the unarmed strike, and templates. */
function strikeTerms(draft: Draft): Term[] {
  const fighter = fighterOf(draft);
  const { str, dex, finesse } = fighter;
  const modifier = attackModifier(STRIKE, fighter);
  const byDexterity = str === undefined || (finesse && dex > str);
  return [
    { label: 'base attack', value: fighter.baseAttack },
    { label: byDexterity ? 'Dexterity' : 'Strength', value: modifier },
    { label: 'size', value: fighter.size },
    { label: 'Weapon Focus', value: focusBonus(STRIKE, fighter) + timesFor(draft, 'greater-weapon-focus', STRIKE) },
    ...draft.attackBonuses,
  ].filter(({ value }, n) => n === 0 || value !== 0);
}

/** What feats for the unarmed strike and templates add to its damage. */
const damagePoints = (draft: Draft): number =>
  ['weapon-specialization', 'greater-weapon-specialization'].reduce(
    (sum, feat) => sum + 2 * timesFor(draft, feat, STRIKE),
    draft.damageBonus,
  );
