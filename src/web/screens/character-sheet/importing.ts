import type { ImportedCharacter, SheetNames } from '../../../contract/sheets.ts';
import type { Recognition } from '../../../sheets/recognise.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi, call } from '../../data/api.ts';
import { filePaths } from '../../paths.ts';

export type Outcome = { ok: true; character: ImportedCharacter } | { ok: false; cause: string };

/** Longer than the 10 s that the server waits for the sheets service. */
const LINK_MILLISECONDS = 12_000;

/** Imports a sheet by its link or id. The server fetches it. */
export async function importByLink(link: string): Promise<Outcome> {
  const answer = await call<ImportedCharacter>(apiPaths.sheet(link), {
    milliseconds: LINK_MILLISECONDS,
  });
  return answer.ok ? { ok: true, character: withDefaults(answer.value) } : answer;
}

/** Fills in empty values for the parts that a response leaves out. */
function withDefaults(answer: Partial<ImportedCharacter>): ImportedCharacter {
  const { characterSummary, Character_Sheet = [], Spells = [], Gear = [], notes = [] } = answer;
  const { name = null, level = null, class: classes = null } = characterSummary ?? {};
  return { ...answer, characterSummary: { name, level, class: classes }, Character_Sheet, Spells, Gear, notes };
}

/** Imports a file in the browser, with the same code as the server. */
export async function importFile(file: Blob): Promise<Outcome> {
  const [{ importCharacter }, { SHEET_BUDGET }, { fileTooLarge }] = await Promise.all([
    import('../../../sheets/character.ts'),
    import('../../../contract/budget.ts'),
    import('../../../sheets/workbook.ts'),
  ]);
  return causeInWords(async () => {
    if (file.size > SHEET_BUDGET.fileBytes) throw fileTooLarge();
    return importCharacter(new Uint8Array(await file.arrayBuffer()));
  });
}

export async function importSample(): Promise<Outcome> {
  const response = await fetch(filePaths.sampleSheet()).catch(() => null);
  if (!response?.ok) return { ok: false, cause: 'The sample could not be loaded. Are you online?' };
  return importFile(await response.blob());
}

/** Runs an import and turns its errors into a sentence for the visitor. */
export async function causeInWords(run: () => Promise<ImportedCharacter>): Promise<Outcome> {
  const { SheetFailure } = await import('../../../sheets/failure.ts');
  try {
    return { ok: true, character: await run() };
  } catch (error) {
    const known = error instanceof SheetFailure;
    return { ok: false, cause: known ? error.message : 'Something in the spreadsheet could not be read.' };
  }
}

/** Finds the entries that a sheet names. Null if the list of names cannot be loaded; the tables then have no links. */
export async function recogniseInBrowser(character: ImportedCharacter): Promise<Recognition | null> {
  const [{ recognise }, names] = await Promise.all([
    import('../../../sheets/recognise.ts'),
    browserApi<SheetNames>(apiPaths.sheetNames()),
  ]);
  return names.ok ? recognise(character, names.value) : null;
}
