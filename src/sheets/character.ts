import { SHEET_BUDGET } from '../contract/budget.ts';
import { SHEET_TABS, type SheetTab } from '../contract/sheet-texts.ts';
import type { ImportedCharacter } from '../contract/sheets.ts';
import { CellError, cellPlace, type Tab, type Workbook } from './cells.ts';
import { SheetFailure } from './failure.ts';
import { labelOf } from './labels.ts';
import { summarise } from './summary.ts';
import { characterLayout, rowsOf, type TableBudget, tableLayout } from './tables.ts';
import { readWorkbook } from './workbook.ts';

/** How many tabs a message lists. */
const MAX_TABS_NAMED = 12;

/**
 * Reads a character from the bytes of a spreadsheet file.
 * @throws {SheetFailure} where the file cannot be read, is empty or has no character tab, or where a required cell is invalid
 */
export async function importCharacter(bytes: Uint8Array): Promise<ImportedCharacter> {
  const workbook = await readWorkbook(bytes, (name) => SHEET_TABS.some((tab) => isNamed(name, tab)));
  return characterOf(workbook);
}

/**
 * Reads the character from the three tabs of a workbook.
 * @throws {SheetFailure} where there is no character tab, the tabs are empty or too large, or a required cell is invalid
 */
export function characterOf({ names, tabs }: Workbook): ImportedCharacter {
  const find = (wanted: SheetTab) => tabs.find(({ name }) => isNamed(name, wanted)) ?? null;
  const spells = find('Spells');
  const gear = find('Gear');
  const only = names.length === 1 && !spells && !gear ? (tabs[0] ?? null) : null;
  const main = find('Character_Sheet') ?? only;
  if (main === null) {
    throw new SheetFailure('tabs', `There is no tab “Character_Sheet”. ${tabsInWords(names)}`);
  }
  const found = [main, spells, gear].filter((tab) => tab !== null);
  if (found.every(isEmpty)) throw new SheetFailure('tabs', `The workbook is empty. ${tabsInWords(names)}`);
  const layout = characterLayout(main);
  const summary = summarise(main, layout);
  const missing = (['Spells', 'Gear'] as const).filter((tab) => find(tab) === null);
  const notes = [
    ...(only ? ['The file holds a single table, so there are no spells and no gear.'] : []),
    ...(only ? [] : missing.map((tab) => `There is no tab “${tab}”. ${tabsInWords(names)}`)),
    ...(isEmpty(main) ? [`The tab “${main.name}” is empty.`] : []),
    ...found.flatMap(errorNotes),
  ];
  const budget: TableBudget = { cells: SHEET_BUDGET.cells, length: SHEET_BUDGET.answerLength };
  return {
    characterSummary: summary,
    Character_Sheet: rowsOf(main, layout, budget),
    Spells: spells === null ? [] : rowsOf(spells, tableLayout(spells), budget),
    Gear: gear === null ? [] : rowsOf(gear, tableLayout(gear), budget),
    notes,
  };
}

/** Whether a name is that of the wanted tab. Case, spaces, underscores and hyphens are ignored. */
function isNamed(name: string, wanted: SheetTab): boolean {
  const plain = (text: string) => labelOf(text).replace(/ /g, '');
  return plain(name) === plain(wanted);
}

const isEmpty = ({ rows }: Tab): boolean => rows.every((row) => row.every((cell) => cell === null));

function tabsInWords(names: readonly string[]): string {
  if (names.length === 0) return 'The workbook has no tabs.';
  const named = names.slice(0, MAX_TABS_NAMED).map((name) => `“${name}”`);
  const more = names.length > named.length ? ` and ${names.length - named.length} more` : '';
  return names.length === 1 ? `The only tab is ${named[0]}.` : `The tabs are ${named.join(', ')}${more}.`;
}

function errorNotes({ name, rows }: Tab): string[] {
  const places = rows.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      cell instanceof CellError ? [`Cell ${cellPlace(name, r, c)} holds the error ${cell.code}.`] : [],
    ),
  );
  return places.length > 5 ? [...places.slice(0, 5), `So do ${places.length - 5} more cells of “${name}”.`] : places;
}
