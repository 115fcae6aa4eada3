import { SHEET_KINDS } from '../../contract/sheet-texts.ts';
import type { SheetNames } from '../../contract/sheets.ts';
import { ALIGNMENTS } from '../../rules/alignment.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Writer } from '../writer.ts';

/** The page on alignment. */
const ALIGNMENT_PAGE = 'alignment';

/** Adds the names of all entries that the import of character sheets recognizes, by kind. */
export function compileSheetNames(context: CompileContext, writer: Writer): void {
  const namesByKind = Object.fromEntries(
    SHEET_KINDS.map((kind) => [kind, context.all(kind).map(({ slug, value: { name } }) => ({ slug, name }))]),
  ) as SheetNames;
  writer.lookup('sheet-names', { ...namesByKind, rules: alignmentNames() });
}

/** What sheets write for an alignment: its name and its initials. */
function alignmentNames(): SheetNames['rules'] {
  return ['true-neutral', ...ALIGNMENTS].flatMap((alignment) => {
    const words = alignment.split('-').map(capitalized);
    return [words.join(' '), words.map((word) => word.charAt(0)).join('')].map((name) => ({
      slug: ALIGNMENT_PAGE,
      name,
    }));
  });
}
