import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportedCharacter } from '../../../contract/sheets.ts';
import type { Recognition } from '../../../sheets/recognise.ts';
import { takeGoogleAnswer } from './google-access.ts';
import { type Outcome, recogniseHere } from './importing.ts';
import { forgetSheet, type StoredSheet, storedSheet, storeSheet } from './stored-sheet.ts';

type Result = StoredSheet & { readonly kept: boolean };

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
    setState({ step: 'result', result: { ...sheet, kept: storeSheet(sheet) } });
  }, []);

  const changeAvatar = (avatar: string) => {
    if (state.step !== 'result') return;
    const sheet = { ...state.result, avatar };
    setState({ step: 'result', result: { ...sheet, kept: storeSheet(sheet) } });
  };

  const forget = () => {
    runs.current++;
    forgetSheet();
    setState({ step: 'idle' });
  };

  const restore = useCallback(() => {
    const stored = storedSheet();
    if (stored && runs.current === 0) setState({ step: 'result', result: { ...stored, kept: true } });
  }, []);

  return { state, start, changeAvatar, forget, restore };
}

/** The entries that a character's sheet names; null until they are found. */
export function useRecognition(character: ImportedCharacter): Recognition | null {
  const [found, setFound] = useState<{ of: ImportedCharacter; recognition: Recognition | null } | null>(null);
  useEffect(() => {
    let current = true;
    recogniseHere(character).then(
      (recognition) => current && setFound({ of: character, recognition }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [character]);
  return found?.of === character ? found.recognition : null;
}

/** The import that the page was opened for: by Google's answer, or by a link in the address. */
export function openingRequest(): { link: string; token: string | null; refused: boolean } | null {
  const answer = takeGoogleAnswer();
  if (answer) return { ...answer, refused: answer.token === null };
  const link = new URLSearchParams(location.search).get('url')?.trim();
  return link ? { link, token: null, refused: false } : null;
}
