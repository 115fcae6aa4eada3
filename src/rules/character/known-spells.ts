/**
 * The spells that a character can cast or knows.
 *
 * Source: Player's Handbook v.3.5, chapter 3: clerics, druids, paladins, rangers and blackguards prepare any spell of their list;
 * sorcerers, bards and assassins know some, wizards those of their spellbook, which has all their cantrips (page 57).
 */

import type { Caster } from './casters.ts';
import type { KnownSpells, SpellFacts } from './facts.ts';
import type { Sheet } from './sheet.ts';

type Known = 'met' | 'unmet' | 'ask';

/** The level of a spell for a caster: on its list, or of a chosen domain. */
export function spellLevelFor(
  sheet: Pick<Sheet, 'character'>,
  { class: { spellcasting }, domainSlots }: Caster,
  spell: SpellFacts,
): number | undefined {
  const listed = spell.levels[spellcasting?.list ?? ''];
  const domains = domainSlots === null ? [] : sheet.character.domains.map((domain) => spell.levels[`domain:${domain}`]);
  const levels = [listed, ...domains].filter((level) => level !== undefined);
  return levels.length === 0 ? undefined : Math.min(...levels);
}

/** Whether a spell of the level can be prepared without being learned first. */
function knowsAll({ type, class: { spellcasting, slug } }: Caster, level: number): boolean {
  return (type === 'divine' && spellcasting?.kind === 'prepared') || (slug === 'wizard' && level === 0);
}

function canCastAs(sheet: Sheet, caster: Caster, slug: string): Known {
  const spell = sheet.facts.spells[slug];
  const level = spell && spellLevelFor(sheet, caster, spell);
  if (level === undefined || caster.highest === null || level > caster.highest) return 'unmet';
  if (knowsAll(caster, level)) return 'met';
  if (sheet.character.spells === undefined) return 'ask';
  return sheet.character.spells.includes(slug) ? 'met' : 'unmet';
}

/** Whether a spell can be cast as any class; `ask` where the known spells are not told. */
export function canCast(sheet: Sheet, spell: string): Known {
  const answers = sheet.casters.casters.map((caster) => canCastAs(sheet, caster, spell));
  if (answers.includes('met')) return 'met';
  return answers.includes('ask') ? 'ask' : 'unmet';
}

/** The spells of which the requirement counts some: how many there are, and how many it takes. */
export function countKnown(
  sheet: Sheet,
  { any_of, count, school, one_of_level = 0, schools, level = 0 }: KnownSpells,
): { have: number; need: number; state: Known } {
  if (any_of !== undefined) {
    const answers = any_of.map((spell) => canCast(sheet, spell));
    const state = answers.includes('met') ? 'met' : answers.includes('ask') ? 'ask' : 'unmet';
    return { have: answers.filter((each) => each === 'met').length, need: 1, state };
  }
  const known = castable(sheet).filter(
    (spell) => spell.level >= level && (school === undefined || spell.schools.includes(school)),
  );
  const need = count ?? schools ?? 1;
  const found = schools === undefined ? known.length : new Set(known.flatMap((spell) => spell.schools)).size;
  const reaches = known.some((spell) => spell.level >= one_of_level);
  if (found >= need && reaches) return { have: found, need, state: 'met' };
  const learns = sheet.casters.casters.some((caster) => caster.highest !== null && !knowsAll(caster, 1));
  const isUntold = sheet.character.spells === undefined && learns;
  return { have: reaches ? found : Math.min(found, need - 1), need, state: isUntold ? 'ask' : 'unmet' };
}

/** Every spell that can be cast, once, with its school and its lowest level. */
function castable(sheet: Sheet): { schools: readonly string[]; level: number }[] {
  const { casters } = sheet.casters;
  return Object.entries(sheet.facts.spells).flatMap(([slug, spell]) => {
    const levels = casters
      .filter((caster) => canCastAs(sheet, caster, slug) === 'met')
      .map((caster) => spellLevelFor(sheet, caster, spell) ?? 0);
    return levels.length === 0 ? [] : [{ schools: spell.schools, level: Math.max(...levels) }];
  });
}
