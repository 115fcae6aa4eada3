import { slugify } from '../../contract/slug.ts';
import type { TemplateChanges } from '../../contract/template-changes.ts';
import type { Template as TemplateResponse } from '../../contract/templates.ts';
import { ABILITIES } from '../../rules/abilities.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { SIZES } from '../../rules/monster-vocabulary.ts';
import { signed } from '../../rules/signed.ts';
import { type CompileContext, inWords } from '../compile-context.ts';

type Table = TemplateResponse['tables'][number];
type Cell = string | number | null | undefined;
type Span = { from: number | '1/2'; to?: number | undefined };

/** The tables of a template, made from its typed changes. */
export function templateTables(changes: TemplateChanges, context: CompileContext): Table[] {
  return [
    sizesTable(changes),
    armorTable(changes),
    attacksTable(changes),
    varietiesTable(changes, context),
    gainsTable(changes),
    innateTable(changes, context),
    ratingsTable(changes),
  ].filter((table) => table !== null);
}

function table(name: string, columns: string[], rows: readonly (readonly Cell[])[]): Table {
  const cells = rows.map((row) => row.map((cell) => (cell === null || cell === undefined ? '—' : String(cell))));
  return { id: slugify(name), name, columns, rows: cells };
}

/** `4–7`, `12 or more`, `1`. */
function spanText({ from, to }: Span): string {
  if (from === '1/2') return from;
  if (to === undefined) return `${from} or more`;
  return from === to ? String(from) : `${from}–${to}`;
}

function sizesTable({ size }: TemplateChanges): Table | null {
  if (size === undefined) return null;
  const rows = SIZES.filter((from) => size[from] !== undefined).map((from) => [
    inWords(from),
    inWords(size[from] ?? ''),
  ]);
  return table('New size', ['Base size', 'Size'], rows);
}

function armorTable({ armor_class: armor }: TemplateChanges): Table | null {
  const values = armor?.natural_by_size ?? armor?.natural_increase_by_size;
  if (values === undefined) return null;
  const label = armor?.natural_by_size ? 'Natural armor' : 'Increase';
  return table(
    'Natural armor by size',
    ['Size', label],
    SIZES.map((size) => [inWords(size), signed(values[size] ?? 0)]),
  );
}

/** The damage of the natural attacks that depends on size. */
function attacksTable({ natural_attacks = [] }: TemplateChanges): Table | null {
  const sized = natural_attacks.flatMap(({ name, damage }) => (typeof damage === 'string' ? [] : [{ name, damage }]));
  if (sized.length === 0) return null;
  const names = sized.map(({ name }) => capitalized(name));
  const sizes = SIZES.filter((size) => sized.some(({ damage }) => damage[size] !== undefined));
  return table(
    `${names.join(' and ').replace(' and Bite', ' and bite')} by size`,
    ['Size', ...names],
    sizes.map((size) => [inWords(size), ...sized.map(({ damage }) => damage[size])]),
  );
}

/** The kinds of half-dragons and lycanthropes. */
function varietiesTable({ varieties }: TemplateChanges, context: CompileContext): Table | null {
  if (varieties === undefined) return null;
  if (varieties.some(({ breath }) => breath !== undefined))
    return table(
      'Varieties',
      ['Dragon', 'Breath weapon', 'Immunity', 'Alignment'],
      varieties.map(({ name, breath, immunity, alignment }) => [
        name,
        breath && `${breath.feet}-foot ${breath.shape} of ${breath.words ?? breath.energy}`,
        immunity && capitalized(immunity),
        alignment && inWords(alignment),
      ]),
    );
  return table(
    'Common kinds',
    ['Name', 'Animal form', 'Abilities in animal or hybrid form', 'Preferred alignment'],
    varieties.map(({ name, animal, abilities = {}, alignment }) => [
      name,
      animal && entryLink('monsters', animal, context),
      ABILITIES.filter((key) => abilities[key] !== undefined)
        .map((key) => `${capitalized(key)} ${signed(abilities[key] ?? 0)}`)
        .join(', '),
      alignment && inWords(alignment),
    ]),
  );
}

function gainsTable({ by_hit_dice: gains }: TemplateChanges): Table | null {
  if (gains === undefined || gains.columns.length < 2) return null;
  const rows = gains.rows.map(({ values, ...span }): readonly Cell[] => [spanText(span), ...values]);
  const beyond = gains.beyond ? [gains.beyond.map(capitalized)] : [];
  return table('Qualities by Hit Dice', ['Hit Dice', ...gains.columns], [...rows, ...beyond]);
}

/** The spell-like or psi-like abilities by Hit Dice; null where all creatures have all of them. */
function innateTable({ innate }: TemplateChanges, context: CompileContext): Table | null {
  if (innate === undefined || innate.rows.every(({ to }) => to === undefined)) return null;
  const byDice = Map.groupBy(innate.rows, (row) => spanText(row));
  const name = innate.kind === 'spells' ? 'Spell-like abilities by Hit Dice' : 'Psi-like abilities by Hit Dice';
  const rows = [...byDice].map(([dice, group]) => {
    const abilities = group.map(({ uses, entries, note }) => {
      const links = entries.map((slug) => `<em>${entryLink(innate.kind, slug, context)}</em>`).join(', ');
      return `${uses}—${links}${note ? ` (${note})` : ''}`;
    });
    return [dice, abilities.join('; ')];
  });
  return table(name, ['Hit Dice', 'Abilities'], rows);
}

function ratingsTable({ challenge_rating: rating }: TemplateChanges): Table | null {
  const dice = rating.of === 'base animal' ? 'Hit Dice of the animal' : 'Hit Dice';
  if (rating.by_hit_dice)
    return table(
      'Challenge Rating by Hit Dice',
      [dice, 'Challenge Rating'],
      rating.by_hit_dice.map(({ rating: value, ...span }) => [spanText(span), value]),
    );
  if (rating.add_by_hit_dice)
    return table(
      'Challenge Rating by Hit Dice',
      [dice, 'Challenge Rating'],
      rating.add_by_hit_dice.map(({ add, ...span }) => [spanText(span), add === 0 ? 'As base creature' : signed(add)]),
    );
  return null;
}

const entryLink = (kind: 'spells' | 'powers' | 'monsters', slug: string, context: CompileContext) =>
  `<a href="/${kind}/${slug}" data-kind="${kind}">${context.name(kind, slug).toLowerCase()}</a>`;
