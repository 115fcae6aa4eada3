/**
 * Caster and manifester levels, spells per day and power points.
 *
 * Sources: Player's Handbook v.3.5, pages 7 to 8 (Table 1–1) and chapter 3; prestige classes: Dungeon Master's Guide, chapter 6
 * (spells per day); Expanded Psionics Handbook, chapter 2 and page 18 (SRD "Psionic Classes": bonus power points).
 */

import { abilityModifier } from '../abilities.ts';
import { HALF_CASTERS, lowestScore } from '../casting.ts';
import { bonusSpells } from '../spell-slots.ts';
import { type Sum, sumOf } from '../sums.ts';
import type { Caster, Casters, Manifester } from './casters.ts';
import type { LevelRow } from './facts.ts';
import type { Build, Held, TakenFeat } from './sheet.ts';

type Advanced = 'arcane' | 'divine' | 'psionic';
const ADVANCED: Readonly<Record<string, readonly Advanced[]>> = {
  arcane: ['arcane'],
  divine: ['divine'],
  spellcasting: ['arcane', 'divine'],
  manifesting: ['psionic'],
};

/**
 * The level that each class with spells or powers of its own casts as. Levels of prestige classes that add to an existing class
 * go to the first class of the kind.
 */
export function castersOf(build: Build): Casters {
  const { classes } = build;
  const own = classes.filter(({ facts }) => facts.spellcasting !== null);
  const levels = new Map(own.map(({ facts, level }) => [facts.slug, level]));
  for (const held of classes)
    for (const kind of advancesOf(held)) {
      const to = own.find(({ facts }) => ADVANCED[kind]?.some((type) => type === facts.spellcasting?.type));
      if (to !== undefined) levels.set(to.facts.slug, (levels.get(to.facts.slug) ?? 0) + 1);
    }
  const cast = own.map(({ facts }) => ({ facts, level: levels.get(facts.slug) ?? 0 }));
  return {
    casters: cast.flatMap((held) => casterOf(held, build)),
    manifesters: cast.flatMap((held) => manifesterOf(held, build)),
  };
}

function advancesOf({ facts, level }: Held): string[] {
  return [...facts.levels, ...facts.epic_levels]
    .filter((row) => row.level <= level)
    .flatMap((row) => row.advances ?? []);
}

/** The last row up to the level: past the end of the table its last row holds. */
function rowAt<Field extends 'spells_per_day' | 'power_points'>(
  levels: readonly LevelRow[],
  level: number,
  field: Field,
): LevelRow | undefined {
  return levels.filter((row) => row.level <= level && row[field] !== undefined).at(-1);
}

function casterOf({ facts, level }: Held, { character }: Build): Caster[] {
  const { spellcasting: casting } = facts;
  const row = rowAt(facts.levels, level, 'spells_per_day')?.spells_per_day;
  if (casting === null || casting.type === 'psionic' || row === undefined) return [];
  const score = character.abilities[casting.ability];
  const first = casting.first_spell_level ?? 0;
  const before = Array.from({ length: first }, () => null);
  const slots = [...before, ...row.map((table, i) => table + bonusSpells(score, first + i))];
  const domainSlots = casting.domain_slots ? slots.map((_, spellLevel) => (spellLevel === 0 ? 0 : 1)) : null;
  const castable = slots.flatMap((count, spellLevel) =>
    count !== null && count + (domainSlots?.[spellLevel] ?? 0) > 0 && score >= lowestScore(spellLevel)
      ? [spellLevel]
      : [],
  );
  return [
    {
      class: facts,
      type: casting.type,
      ability: casting.ability,
      level,
      casterLevel: HALF_CASTERS.includes(facts.slug) ? Math.floor(level / 2) : level,
      slots,
      domainSlots,
      highest: castable.at(-1) ?? null,
      tableHighest: first + Math.max(...facts.levels.map((each) => (each.spells_per_day?.length ?? 0) - 1)),
    },
  ];
}

function manifesterOf({ facts, level }: Held, { character }: Build): Manifester[] {
  const { spellcasting: casting } = facts;
  const row = rowAt(facts.levels, level, 'power_points');
  if (casting?.type !== 'psionic' || row === undefined) return [];
  const score = character.abilities[casting.ability];
  const reached = row.max_power_level ?? 0;
  const highest = Math.min(reached, score - lowestScore(0));
  return [
    {
      class: facts,
      level,
      points: {
        table: row.power_points ?? 0,
        bonus: Math.max(0, Math.floor((abilityModifier(score) * level) / 2)),
      },
      highest: highest > 0 ? highest : null,
      tableHighest: Math.max(...facts.levels.map((each) => each.max_power_level ?? 0)),
    },
  ];
}

const WILD_TALENT_POINTS = 2;

/**
 * Power points a day: each class's table and bonus, the race's, and those of feats. Psionic Talent gives 2, and each further
 * time one more than before.
 *
 * Source: Expanded Psionics Handbook, pages 18, 50 and 52 (Psionic Talent, Wild Talent) and chapter 1.
 */
export function powerPointSum({ race }: Build, { manifesters }: Casters, feats: readonly TakenFeat[]): Sum {
  const talents = feats.filter(({ feat }) => feat === 'psionic-talent').length;
  return sumOf([
    ...manifesters.flatMap(({ class: { name, spellcasting }, level, points }) => [
      { label: `${name} ${level}`, value: points.table },
      points.bonus === 0 ? null : { label: `Bonus for ${spellcasting?.ability.toUpperCase()}`, value: points.bonus },
    ]),
    race.bonus_power_points === 0 ? null : { label: race.name, value: race.bonus_power_points },
    feats.some(({ feat }) => feat === 'wild-talent') ? { label: 'Wild Talent', value: WILD_TALENT_POINTS } : null,
    talents === 0 ? null : { label: 'Psionic Talent', value: (talents * (talents + 3)) / 2 },
  ]);
}

/** A power point reserve or psi-like abilities (Expanded Psionics Handbook, page 43): classes with powers have them, too. */
export function isPsionic({ race }: Build, { manifesters }: Casters, points: Sum): boolean {
  return points.total > 0 || manifesters.length > 0 || race.psi_like_abilities;
}
