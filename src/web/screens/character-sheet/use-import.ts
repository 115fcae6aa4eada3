import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportedCharacter } from '../../../contract/sheets.ts';
import type { Recognition } from '../../../sheets/recognise.ts';
import { takeGoogleResponse } from './google-access.ts';
import { type Outcome, recogniseInBrowser } from './importing.ts';
import { forgetSheet, type StoredSheet, storedSheet, storeSheet } from './stored-sheet.ts';

type Result = StoredSheet & {
  readonly isStored: boolean;
  /** Whether it was imported on this visit of the page, not restored. */
  readonly isNew: boolean;
};

export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'loading' }
  | { readonly step: 'error'; readonly cause: string }
  | { readonly step: 'result'; readonly result: Result };

/** The states of the import: idle, loading, then error or result. Starting an import clears the previous one. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'idle' });
  const runs = useRef(0);

  const start = useCallback(async (source: string, importSheet: () => Promise<Outcome>) => {
    const run = ++runs.current;
    setState({ step: 'loading' });
    const outcome = await importSheet().catch(
      (): Outcome => ({ ok: false, cause: 'Part of this page could not be loaded.' }),
    );
    if (run !== runs.current) return;
    if (!outcome.ok) return setState({ step: 'error', cause: outcome.cause });
    const sheet = { character: outcome.character, source, avatar: null };
    setState({ step: 'result', result: { ...sheet, isStored: storeSheet(sheet), isNew: true } });
  }, []);

  const changeAvatar = (avatar: string) => {
    if (state.step !== 'result') return;
    const { character, source, isNew } = state.result;
    const sheet = { character, source, avatar };
    setState({ step: 'result', result: { ...sheet, isStored: storeSheet(sheet), isNew } });
  };

  const forget = () => {
    runs.current++;
    forgetSheet();
    setState({ step: 'idle' });
  };

  const restore = useCallback(() => {
    const last = storedSheet();
    if (last && runs.current === 0) setState({ step: 'result', result: { ...last, isStored: true, isNew: false } });
  }, []);

  return { state, start, changeAvatar, forget, restore };
}

/** Recognises the entries that a character's sheet names; null until that is done. */
export function useRecognition(character: ImportedCharacter): Recognition | null {
  const [found, setFound] = useState<{ character: ImportedCharacter; recognition: Recognition | null } | null>(null);
  useEffect(() => {
    let current = true;
    recogniseInBrowser(character).then(
      (recognition) => current && setFound({ character, recognition }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [character]);
  return found?.character === character ? found.recognition : null;
}

/** The import that the page was opened with: Google's response, or a link in the address; null if there is none. */
export function openingRequest(): { link: string; token: string | null; refused: boolean } | null {
  const response = takeGoogleResponse();
  if (response) return { ...response, refused: response.token === null };
  const link = new URLSearchParams(location.search).get('url')?.trim();
  return link ? { link, token: null, refused: false } : null;
}
