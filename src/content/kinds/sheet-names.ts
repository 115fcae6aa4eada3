import { SHEET_KINDS } from '../../contract/sheet-texts.ts';
import type { SheetNames } from '../../contract/sheets.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Writer } from '../writer.ts';

/** Adds the names of all entries that the import of character sheets recognizes, by kind. */
export function compileSheetNames(context: CompileContext, writer: Writer): void {
  const names: SheetNames = { spells: [], powers: [], items: [], feats: [], classes: [] };
  for (const kind of SHEET_KINDS) names[kind] = context.all(kind).map(({ slug, value: { name } }) => ({ slug, name }));
  writer.lookup('sheet-names', names);
}
