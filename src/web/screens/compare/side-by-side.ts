import type { ComparedEntry } from '../../../contract/entry-cards.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { ABILITY_NAMES } from '../../../rules/abilities.ts';
import { LEVEL_LIMITS, SCORE_LIMITS } from '../../../rules/casting.ts';
import { WEAPON_SIZES } from '../../../rules/weapon-damage.ts';
import { type Comparison, comparisonOf, type Described, type Dials } from './comparison.ts';
import { castersOf, lowestDials, powerLines, spellLines } from './lines/cast-lines.ts';
import { classLines } from './lines/class-lines.ts';
import { monsterLines, raceLines } from './lines/creature-lines.ts';
import { itemLines } from './lines/item-lines.ts';
import { deityLines, featLines, skillLines } from './lines/other-lines.ts';

/** The dials that change something in a comparison, and what the worked lines are headed with. */
export type UsedDials =
  | { of: 'casting'; level: number; score: number; levelName: string; scoreName: string }
  | ({ of: 'wielding' } & Pick<Dials, 'size' | 'strength'>);

const USUAL_STRENGTH = 10;

/** The entries line by line, worked out for the dials of the address; `builds` is what each is built with. */
export function setSideBySide(
  entries: readonly ComparedEntry[],
  query: RawQuery,
  builds: readonly (string | undefined)[],
): { comparison: Comparison; dials: UsedDials | null } {
  const castable = entries.filter((entry) => entry.kind === 'spells' || entry.kind === 'powers');
  const casters = castersOf(castable);
  const lowest = lowestDials(casters);
  const dials: Dials = {
    level: within(query.cl, LEVEL_LIMITS) ?? lowest.level,
    score: within(query.score, SCORE_LIMITS) ?? lowest.score,
    size: WEAPON_SIZES.find((size) => size === query.size) ?? 'medium',
    strength: within(query.str, SCORE_LIMITS) ?? USUAL_STRENGTH,
  };
  const linesOf = (entry: ComparedEntry, i: number): Described => {
    switch (entry.kind) {
      case 'spells':
        return spellLines(entry, dials, casters[i]);
      case 'powers':
        return powerLines(entry, dials, casters[i]);
      case 'items':
        return itemLines(entry, dials);
      case 'monsters':
        return monsterLines(entry);
      case 'races':
        return raceLines(entry);
      case 'classes':
        return classLines(entry);
      case 'feats':
        return featLines(entry);
      case 'skills':
        return skillLines(entry);
      case 'deities':
        return deityLines(entry);
    }
  };
  return { comparison: comparisonOf(entries, entries.map(linesOf), builds), dials: usedDials(entries, casters, dials) };
}

function usedDials(
  entries: readonly ComparedEntry[],
  casters: ReturnType<typeof castersOf>,
  { level, score, size, strength }: Dials,
): UsedDials | null {
  const abilities = new Set(casters.flatMap((caster) => caster?.ability ?? []));
  const [ability] = abilities;
  if (ability !== undefined)
    return {
      of: 'casting',
      level,
      score,
      levelName: entries[0]?.kind === 'powers' ? 'Manifester level' : 'Caster level',
      scoreName: abilities.size === 1 ? ABILITY_NAMES[ability] : 'Key ability',
    };
  const isWeapon = (entry: ComparedEntry) => entry.kind === 'items' && entry.weapon !== null;
  return entries.some(isWeapon) ? { of: 'wielding', size, strength } : null;
}

/** A whole number within the limits; null where the text is none. */
function within(text: string | undefined, { lowest, highest }: { lowest: number; highest: number }): number | null {
  const figure = Number(text ?? Number.NaN);
  return Number.isInteger(figure) && figure >= lowest && figure <= highest ? figure : null;
}
