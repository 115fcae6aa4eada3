/** Findings about known spells. Source: Player's Handbook v.3.5, page 7 (Bonus Spells and Spell Slots) and chapter 3. */

import { ordinal } from '../ordinal.ts';
import type { Finding } from './finding.ts';
import { spellLevelFor } from './known-spells.ts';
import type { Sheet } from './sheet.ts';

const SOURCE = "Player's Handbook v.3.5, chapter 3";

/** Spells of a level that no class of the character reaches, and spells on none of their lists. */
export function spellFindings(sheet: Sheet): Finding[] {
  const { character, facts, casters } = sheet;
  return (character.spells ?? []).flatMap((slug): Finding[] => {
    const spell = facts.spells[slug];
    if (spell === undefined) return [];
    const listed = casters.casters.flatMap((caster) => {
      const level = spellLevelFor(sheet, caster, spell);
      return level === undefined ? [] : [{ caster, level }];
    });
    const [first] = listed;
    if (first === undefined)
      return [
        {
          severity: 'warning',
          about: slug,
          message: `${spell.name} is on the spell list of no class of the character`,
          source: SOURCE,
        },
      ];
    if (listed.some(({ caster, level }) => caster.highest !== null && level <= caster.highest)) return [];
    const { caster, level } = first;
    const reached = caster.highest === null ? 'no spells' : `spells of ${ordinal(caster.highest)} level at most`;
    const message = `${spell.name} is a ${ordinal(level)}-level spell; the ${caster.class.name.toLowerCase()} casts ${reached}`;
    return [{ severity: 'error', about: slug, message, source: SOURCE }];
  });
}
