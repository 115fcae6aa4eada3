import { strToU8, zipSync } from 'fflate';

const SHEETS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATION = `Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"`;

type Parts = {
  /** Rows of the only tab, `Character_Sheet`. */
  rows: string;
  /** Further relationships of the workbook. */
  relations?: string;
  /** Further tabs, which have no cells. */
  tabs?: string;
};

/** The smallest workbook with one tab. */
function workbookOf({ rows, relations = '', tabs = '' }: Parts): Uint8Array {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${SHEETS} xmlns:r="${RELATIONS}"><sheets><sheet name="Character_Sheet" sheetId="1" r:id="r1"/>${tabs}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ${RELATION}/>${relations}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${SHEETS}><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A row of cells that hold text. */
function textRow(number: number, texts: readonly string[]): string {
  const cells = texts.map((text, i) => `<c r="${letters(i)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** The largest number of cells that is read: a hundred kilobytes that take a second. */
export function largeWorkbook(): Uint8Array {
  const cells = Array.from({ length: 14 }, (_, c) => `<c r="${letters(c)}ROW"><v>1</v></c>`).join('');
  const rows = Array.from({ length: 4900 }, (_, r) => `<row r="${r + 1}">${cells.replaceAll('ROW', `${r + 1}`)}</row>`);
  return workbookOf({ rows: rows.join('') });
}

/** Enough text to fill the memory of the reader. */
export function textWorkbook(): Uint8Array {
  const text = 'words '.repeat(40);
  const rows = Array.from({ length: 2400 }, (_, r) =>
    textRow(
      r + 1,
      Array.from({ length: 20 }, (_, c) => `${text}${r} ${c}`),
    ),
  );
  return workbookOf({ rows: rows.join('') });
}

/** 200 long column names and 4,999 rows of one cell: 30 KB that would become an answer of 68 MB. */
export function wideWorkbook(): Uint8Array {
  const head = Array.from({ length: 200 }, (_, i) => `Attribute ${i} ${'x'.repeat(45)}`);
  const rows = Array.from({ length: 4998 }, (_, i) => textRow(i + 2, ['a']));
  return workbookOf({ rows: textRow(1, ['Field', ...head.slice(1)]) + rows.join('') });
}

/** Many relationships and tabs, which a reader must not compare pair by pair. */
export function relatedWorkbook(count: number): Uint8Array {
  const tabs = Array.from({ length: count }, (_, i) => `<sheet name="Gear" sheetId="${i + 2}" r:id="q${i}"/>`);
  const relations = Array.from({ length: count }, (_, i) => `<Relationship Id="p${i}"/>`);
  return workbookOf({ rows: textRow(1, ['Name', 'Hero']), tabs: tabs.join(''), relations: relations.join('') });
}

/** A table whose class cells are long runs of blanks between two figures. */
export function blankCsv(): Uint8Array {
  const cell = `1${' '.repeat(9900)}2`;
  return strToU8(`Name,Class,Level\n${Array.from({ length: 50 }, () => `Hero,${cell},7`).join('\n')}\n`);
}
