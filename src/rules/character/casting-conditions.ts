/** Conditions about spells and powers: Player's Handbook v.3.5, page 87; Dungeon Master's Guide, page 176; Expanded Psionics Handbook, page 43. */

import { ordinal } from '../ordinal.ts';
import { isPsionic } from './casting.ts';
import type { CastingRequirement, ClassRequirements } from './facts.ts';
import { canCast, countKnown } from './known-spells.ts';
import { asked, type Missing } from './missing.ts';
import type { Sheet } from './sheet.ts';

type Spellcasting = { level: number | 'maximum'; type?: 'arcane' | 'divine' | undefined };

const castersOfType = ({ casters: { casters } }: Sheet, type: string | undefined) =>
  casters.filter((caster) => type === undefined || caster.type === type);

/** The highest level of spells of a type that can be cast; null where none can. */
function highestSpells(sheet: Sheet, type: string | undefined): number | null {
  const levels = castersOfType(sheet, type).flatMap(({ highest }) => highest ?? []);
  return levels.length === 0 ? null : Math.max(...levels);
}

const spellsOf = (type: string | undefined) => (type === undefined ? 'spells' : `${type} spells`);

/** Able to cast spells of a level; `maximum` is the highest of some class's table. */
export function missingSpellcasting(sheet: Sheet, { level, type }: Spellcasting): Missing[] {
  const have = highestSpells(sheet, type);
  if (level === 'maximum') {
    if (castersOfType(sheet, type).some(({ highest, tableHighest }) => highest === tableHighest)) return [];
    return [
      {
        kind: 'spellcasting',
        text: `able to cast ${spellsOf(type)} of the highest level on a class's table`,
        have,
        need: 9,
      },
    ];
  }
  if (have !== null && have >= level) return [];
  return [{ kind: 'spellcasting', text: `able to cast ${ordinal(level)}-level ${spellsOf(type)}`, have, need: level }];
}

/** Able to cast each of the spells. */
export function missingSpells(sheet: Sheet, spells: readonly string[]): Missing[] {
  return spells.flatMap((slug): Missing[] => {
    const text = `able to cast ${sheet.facts.spells[slug]?.name ?? slug}`;
    const state = canCast(sheet, slug);
    if (state === 'met') return [];
    return state === 'ask' ? [asked(text)] : [{ kind: 'spell', text, have: null, need: slug }];
  });
}

/** What a prestige class asks of spellcasting. */
export function missingCasting(sheet: Sheet, requirement: CastingRequirement): Missing[] {
  const { type, kind, level, spells = [], known, note } = requirement;
  const byLevel = level === undefined ? [] : missingSpellcasting(sheet, { level, type });
  return [
    ...byLevel,
    ...missingKind(sheet, kind, type),
    ...missingSpells(sheet, spells),
    ...missingKnown(sheet, known, note),
  ];
}

function missingKind(sheet: Sheet, kind: CastingRequirement['kind'], type: string | undefined): Missing[] {
  if (kind === undefined) return [];
  const isMet = castersOfType(sheet, type).some(
    ({ highest, class: { spellcasting } }) => highest !== null && spellcasting?.kind === kind,
  );
  const how = kind === 'spontaneous' ? 'without preparation' : 'by preparation';
  return isMet ? [] : [{ kind: 'spellcasting', text: `able to cast ${spellsOf(type)} ${how}`, have: null, need: kind }];
}

function missingKnown(sheet: Sheet, known: CastingRequirement['known'], note = ''): Missing[] {
  if (known === undefined) return note === '' ? [] : [asked(note)];
  const { have, need, state } = countKnown(sheet, known);
  if (state === 'met') return [];
  return state === 'ask' ? [asked(note)] : [{ kind: 'spellcasting', text: note, have, need }];
}

const highestPowers = ({ casters: { manifesters } }: Sheet): number | null => {
  const levels = manifesters.flatMap(({ highest }) => highest ?? []);
  return levels.length === 0 ? null : Math.max(...levels);
};

/** Able to manifest powers of a level. */
export function missingPowers(sheet: Sheet, level: number | 'maximum'): Missing[] {
  const have = highestPowers(sheet);
  if (level === 'maximum') {
    const isMet = sheet.casters.manifesters.some(({ highest, tableHighest }) => highest === tableHighest);
    return isMet
      ? []
      : [
          {
            kind: 'manifesting',
            text: "able to manifest powers of the highest level on a class's table",
            have,
            need: 9,
          },
        ];
  }
  if (have !== null && have >= level) return [];
  return [{ kind: 'manifesting', text: `able to manifest ${ordinal(level)}-level powers`, have, need: level }];
}

/** What a prestige class asks of manifesting. */
export function missingManifesting(
  sheet: Sheet,
  requirement: NonNullable<ClassRequirements['manifesting']>,
): Missing[] {
  const { level, manifester_level, power_points, powers = [] } = requirement;
  const points = sheet.powerPoints.total;
  return [
    ...(level === undefined ? [] : missingPowers(sheet, level)),
    ...(manifester_level === undefined ? [] : missingManifesterLevel(sheet, manifester_level)),
    ...(power_points === undefined || points >= power_points
      ? []
      : [
          {
            kind: 'manifesting',
            text: `power point reserve of ${power_points}`,
            have: points,
            need: power_points,
          } as const,
        ]),
    ...powers.map((power): Missing => {
      const text = `able to manifest ${power.replaceAll('-', ' ')}`;
      return highestPowers(sheet) === null ? { kind: 'manifesting', text, have: null, need: power } : asked(text);
    }),
  ];
}

/** What lacks of a manifester level, from 1: the highest manifester level of one class counts. */
export function missingManifesterLevel({ casters: { manifesters } }: Sheet, need: number): Missing[] {
  const have = Math.max(0, ...manifesters.map(({ level }) => level));
  return have >= need ? [] : [{ kind: 'manifester-level', text: `manifester level ${ordinal(need)}`, have, need }];
}

/** What lacks of a caster level, from 1: the highest caster level of one class counts. */
export function missingCasterLevel({ casters: { casters } }: Sheet, need: number): Missing[] {
  const have = Math.max(0, ...casters.map(({ casterLevel }) => casterLevel));
  return have >= need ? [] : [{ kind: 'caster-level', text: `caster level ${ordinal(need)}`, have, need }];
}

/** What every psionic feat takes (Expanded Psionics Handbook, page 43). */
export function missingReserve(sheet: Sheet): Missing[] {
  if (isPsionic(sheet, sheet.casters, sheet.powerPoints)) return [];
  return [{ kind: 'manifesting', text: 'a power point reserve or psi-like abilities', have: null, need: null }];
}
