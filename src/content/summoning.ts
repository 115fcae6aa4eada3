import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CREATURE_TYPES } from '../rules/monster-vocabulary.ts';
import { ordinal } from '../rules/ordinal.ts';
import type { ListedCreature, ListLevel, SummoningLists, Summons } from '../rules/summoning.ts';
import type { Finding } from './finding.ts';
import { line, slug } from './schema/shared.ts';
import type { Entry } from './source-file.ts';

const SUMMONING_FILE = 'content/summoning.yaml';
const SPELLS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

const count = z.int().min(1);

const creature = z
  .strictObject({
    monster: slug.optional(),
    any: z.array(slug).min(2).optional(),
    as: line.optional(),
    template: z.enum(['celestial', 'fiendish']).optional(),
    aquatic: z.literal(true).optional(),
    alignment: z.enum(['LG', 'NG', 'CG', 'LN', 'N', 'CN', 'LE', 'NE', 'CE']).optional(),
    note: line.optional(),
  })
  .refine(({ monster, any }) => (monster === undefined) !== (any === undefined), 'needs either monster or any')
  .refine(({ any, as }) => any === undefined || as !== undefined, 'any needs a name: as')
  .transform(
    ({ monster, any, as, ...rest }): ListedCreature => ({
      monsters: any ?? [monster ?? ''],
      name: as ?? (monster ?? '').replaceAll('-', ' '),
      ...rest,
    }),
  );

const lists = z.array(
  z.strictObject({
    name: line,
    from_level: count.optional(),
    count: z.union([
      count,
      z.string().regex(/^\d+d\d+(?:\+\d+)?$/),
      z.strictObject({ per_levels: count, most: count }),
    ]),
    creatures: z.array(creature).min(1),
  }),
);

const fileSchema = z.strictObject({
  lists: z.record(
    slug,
    z.strictObject({ page: count, levels: z.array(z.record(line, z.array(creature).min(1))).length(9) }),
  ),
  spells: z.array(
    z
      .strictObject({
        spell: slug.optional(),
        power: slug.optional(),
        maximum_hit_points: z.literal(true).optional(),
        lists,
      })
      .refine(({ spell, power }) => (spell === undefined) !== (power === undefined), 'needs either spell or power'),
  ),
  calling: z.array(
    z.strictObject({
      spell: slug,
      types: z.array(z.enum(CREATURE_TYPES)).min(1).optional(),
      extraplanar: z.literal(true).optional(),
      hit_dice: z.union([count, z.strictObject({ per_level: count })]),
      several: count.optional(),
      several_per_level: count.optional(),
    }),
  ),
});

const NO_SUMMONING: SummoningLists = { families: {}, summons: [] };

/** Reads the creatures that spells bring; none if there is no file. Throws if the file does not match its schema. */
export function loadSummoning(folder: string): SummoningLists {
  const file = join(folder, 'summoning.yaml');
  if (!existsSync(file)) return NO_SUMMONING;
  const { lists: families, spells, calling } = fileSchema.parse(parse(readFileSync(file, 'utf8')));
  const ofFamilies = Object.keys(families).flatMap((family) =>
    SPELLS.map(
      (number, i): Summons => ({ of: 'family', kind: 'spells', slug: `${family}-${number}`, family, level: i + 1 }),
    ),
  );
  const own = spells.map(
    ({ spell, power, ...rest }): Summons => ({
      of: 'own',
      kind: power === undefined ? 'spells' : 'powers',
      slug: spell ?? power ?? '',
      ...rest,
    }),
  );
  const called = calling.map(
    ({ spell, ...rest }): Summons => ({ of: 'calling', kind: 'spells', slug: spell, ...rest }),
  );
  return { families, summons: [...ofFamilies, ...own, ...called] };
}

/** The tables of the lists in Markdown, by the names by which texts include them. */
export function summoningTables({ families }: SummoningLists): Map<string, string> {
  return new Map(
    Object.entries(families).flatMap(([family, { levels }]) => [
      ...levels.map((level, i): [string, string] => [`${family}-list-${i + 1}`, tableOf(level)]),
      [`${family}-lists`, tableOfAll(levels)],
    ]),
  );
}

const isByAlignment = (level: ListLevel): boolean =>
  Object.keys(level).every((group) => /^[LNC]?[GNE]$|^N$/.test(group));
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

function tableOf(level: ListLevel): string {
  const rows = Object.entries(level).map(([group, creatures]) => [group, creaturesText(creatures)]);
  return table([isByAlignment(level) ? 'Alignment' : 'Kind', 'Creatures'], rows);
}

/** All levels in one table: a row for each group where they are alignments, a column for each where they are kinds. */
function tableOfAll(levels: readonly ListLevel[]): string {
  if (levels.every(isByAlignment))
    return table(
      ['Level', 'Alignment', 'Creatures'],
      levels.flatMap((level, i) =>
        Object.entries(level).map(([group, creatures]) => [ordinal(i + 1), group, creaturesText(creatures)]),
      ),
    );
  const groups = [...new Set(levels.flatMap((level) => Object.keys(level)))];
  return table(
    ['Level', ...groups],
    levels.map((level, i) => [ordinal(i + 1), ...groups.map((group) => creaturesText(level[group] ?? []) || '–')]),
  );
}

const creaturesText = (creatures: readonly ListedCreature[]): string => creatures.map(creatureText).join(', ');

function creatureText({ monsters, name, template, aquatic, alignment, note }: ListedCreature): string {
  const [only, more] = monsters;
  const extra = [alignment, note].filter(Boolean).join(', ');
  return [
    template === undefined ? '' : `[${template}](templates/${template}) `,
    more === undefined ? `[${name}](monsters/${only})` : name,
    aquatic ? '†' : '',
    extra === '' ? '' : ` (${extra})`,
  ].join('');
}

/** Checks that every spell, power, monster and template of the lists exists. */
export function checkSummoning({ families, summons }: SummoningLists, entries: readonly Entry[]): Finding[] {
  const addresses = new Set(entries.map(({ kind, slug: name }) => `${kind}/${name}`));
  const listed = [
    ...Object.values(families).flatMap(({ levels }) => levels.flatMap((level) => Object.values(level).flat())),
    ...summons.flatMap((one) => (one.of === 'own' ? one.lists.flatMap(({ creatures }) => creatures) : [])),
  ];
  const named = [
    ...summons.map(({ kind, slug: name }) => `${kind}/${name}`),
    ...listed.flatMap(({ monsters, template }) => [
      ...monsters.map((monster) => `monsters/${monster}`),
      ...(template === undefined ? [] : [`templates/${template}`]),
    ]),
  ];
  return [...new Set(named)]
    .filter((address) => !addresses.has(address))
    .map((address) => ({
      file: SUMMONING_FILE,
      rule: 'summoning',
      message: `there is no content/${address}.yaml; mend the slug`,
    }));
}
