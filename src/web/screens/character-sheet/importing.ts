import type { ImportedCharacter, SheetNames } from '../../../contract/sheets.ts';
import type { Recognition } from '../../../sheets/recognise.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi, call } from '../../data/api.ts';
import { filePaths } from '../../paths.ts';

export type Outcome = { ok: true; character: ImportedCharacter } | { ok: false; cause: string };

/** The server gives the sheets service 10 s; its answer needs a moment more. */
const LINK_MILLISECONDS = 12_000;

/** Imports through the server, by a link or an id. */
export async function importByLink(link: string): Promise<Outcome> {
  const answer = await call<ImportedCharacter>(apiPaths.sheet(link), {
    milliseconds: LINK_MILLISECONDS,
  });
  return answer.ok ? { ok: true, character: completed(answer.value) } : answer;
}

/** The character with nothing in place of the parts that an answer leaves out. */
function completed(answer: Partial<ImportedCharacter>): ImportedCharacter {
  const { characterSummary, Character_Sheet = [], Spells = [], Gear = [], notes = [] } = answer;
  const { name = null, level = null, class: classes = null } = characterSummary ?? {};
  return { ...answer, characterSummary: { name, level, class: classes }, Character_Sheet, Spells, Gear, notes };
}

/** Imports a file here in the browser, by the code that the server runs. */
export async function importFile(file: Blob): Promise<Outcome> {
  const [{ importCharacter }, { MAX_BYTES }, { fileTooLarge }] = await Promise.all([
    import('../../../sheets/character.ts'),
    import('../../../sheets/bounds.ts'),
    import('../../../sheets/workbook.ts'),
  ]);
  return causeInWords(async () => {
    if (file.size > MAX_BYTES) throw fileTooLarge();
    return importCharacter(new Uint8Array(await file.arrayBuffer()));
  });
}

export async function importSample(): Promise<Outcome> {
  const response = await fetch(filePaths.sampleSheet()).catch(() => null);
  if (!response?.ok) return { ok: false, cause: 'The sample could not be fetched. Are you online?' };
  return importFile(await response.blob());
}

/** Runs an import; what it cannot read becomes its cause in words. */
export async function causeInWords(run: () => Promise<ImportedCharacter>): Promise<Outcome> {
  const { SheetFailure } = await import('../../../sheets/failure.ts');
  try {
    return { ok: true, character: await run() };
  } catch (error) {
    const known = error instanceof SheetFailure;
    return { ok: false, cause: known ? error.message : 'The spreadsheet holds something that could not be read.' };
  }
}

/** Looks the sheet's names up; null where the names cannot be fetched: the tables then stand without links. */
export async function recogniseHere(character: ImportedCharacter): Promise<Recognition | null> {
  const [{ recognise }, names] = await Promise.all([
    import('../../../sheets/recognise.ts'),
    browserApi<SheetNames>(apiPaths.sheetNames()),
  ]);
  return names.ok ? recognise(character, names.value) : null;
}
