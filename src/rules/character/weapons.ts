/**
 * Proficiency with weapons, and weapons as choices of feats.
 *
 * Source: Player's Handbook v.3.5, pages 112 to 119 (weapon categories, composite bows); racial familiarity: chapter 2.
 */

import type { Proficiencies } from './facts.ts';
import type { Sheet } from './sheet.ts';

/** What can be chosen as a weapon without being one (Player's Handbook, page 102: Weapon Focus). */
const NEVER_LACKED = ['unarmed-strike', 'grapple', 'ray', 'mind-blade'];

/** Composite bows count as the plain ones for proficiency and feats (Player's Handbook, page 119). */
const SAME_WEAPON = new Map([
  ['longbow-composite', 'longbow'],
  ['shortbow-composite', 'shortbow'],
]);

/** The crossbows that Rapid Reload can be chosen for (Player's Handbook, page 99). */
export const CROSSBOWS = ['crossbow-hand', 'crossbow-light', 'crossbow-heavy'] as const;

/** The slug of a choice in one spelling: `Longbow` and `longbow-composite` are `longbow`. */
export function choiceKey(choice: string): string {
  const slug = choice
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9:]+/g, '-');
  return SAME_WEAPON.get(slug) ?? slug;
}

type Armed = Pick<Sheet, 'race' | 'classes' | 'feats' | 'facts' | 'character'>;

/** Everything that gives proficiencies: race and classes. */
export function proficienciesOf({ race, classes }: Pick<Armed, 'race' | 'classes'>): Proficiencies[] {
  return [race.proficiencies, ...classes.map(({ facts }) => facts.proficiencies)].filter((each) => each !== null);
}

/** Whether all weapons of the category are known, by class, race or feat. */
export function knowsCategory(sheet: Pick<Armed, 'race' | 'classes' | 'feats'>, category: string): boolean {
  if (proficienciesOf(sheet).some((each) => each.weapon_categories?.includes(category))) return true;
  return category === 'simple' && sheet.feats.some(({ feat }) => feat === 'simple-weapon-proficiency');
}

/**
 * Whether a character is proficient with a weapon. Weapons that are not in the catalogue are not doubted; which one simple
 * weapon a commoner knows (Dungeon Master's Guide, page 109) is asked.
 */
export function proficiency(sheet: Armed, choice: string): 'met' | 'unmet' | 'ask' {
  const weapon = choiceKey(choice);
  const known = sheet.facts.weapons[weapon];
  if (known === undefined || NEVER_LACKED.includes(weapon)) return 'met';
  const isMartial = known.category === 'exotic' && sheet.race.weapon_familiarity.includes(weapon);
  const category = isMartial ? 'martial' : known.category;
  const given = proficienciesOf(sheet);
  if (
    knowsCategory(sheet, category) ||
    given.some((each) => each.weapons?.some((other) => choiceKey(other) === weapon)) ||
    hasProficiencyFeat(sheet, weapon, category) ||
    isFavored(sheet, known.name)
  )
    return 'met';
  return category === 'simple' && given.some(({ note }) => note === 'One simple weapon') ? 'ask' : 'unmet';
}

function hasProficiencyFeat({ feats }: Armed, weapon: string, category: string): boolean {
  const wanted = `${category}-weapon-proficiency`;
  return feats.some(
    ({ feat, choice, from }) =>
      feat === wanted && (choice === undefined ? from === undefined : choiceKey(choice) === weapon),
  );
}

/** The War domain gives proficiency with the deity's favored weapon (Player's Handbook, page 189). */
function isFavored({ character, facts }: Armed, name: string): boolean {
  const { deity, domains } = character;
  if (deity === undefined || !domains.includes('war')) return false;
  return facts.deities[deity]?.favored_weapons.some((weapon) => isSameName(weapon, name)) ?? false;
}

/** `heavy mace` is the weapon `Mace, heavy`. */
export function isSameName(weapon: string, name: string): boolean {
  const words = (text: string) => (text.toLowerCase().match(/[a-z-]+/g) ?? []).sort().join(' ');
  return words(weapon) === words(name);
}
