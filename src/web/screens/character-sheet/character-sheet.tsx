import { useEffect, useRef, useState } from 'react';
import { IMPORT_FAILED } from '../../../contract/sheet-texts.ts';
import type { SheetOptions } from '../../../contract/sheets.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import standingUrl from '../character/standing.css?url';
import type { Route } from './+types/character-sheet';
import styleUrl from './character-sheet.css?url';
import { importPrivately } from './google-access.ts';
import { GoogleConnect } from './google-connect.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportedSheet } from './imported-sheet.tsx';
import { Importee } from './importee.tsx';
import { importByLink, importFile, importSample } from './importing.ts';
import { openingRequest, useImport } from './use-import.ts';

const load = async (api: Api) => {
  const options = await api<SheetOptions>(apiPaths.sheetOptions());
  return { clientId: options.ok ? options.value.google_client_id : null };
};
export const loader = ({ context }: Route.LoaderArgs) => load(apiOf(context));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(pageApi(request));

export const links = () => [listStyle, screenStyle(standingUrl), screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Character sheet import',
    'Read a D&D 3.5e character from a Google Sheets link or a spreadsheet file, with spells, gear and feats linked.',
  );

export default function CharacterSheetScreen({ loaderData: { clientId } }: Route.ComponentProps) {
  const [link, setLink] = useState('');
  const { state, start, changeAvatar, forget, restore } = useImport();
  useEffect(() => {
    const request = openingRequest();
    if (request === null) return restore();
    const { token } = request;
    setLink(request.link);
    start(request.link, async () => {
      if (request.refused) return { ok: false, cause: 'Google was not allowed to share the sheet.' };
      return token === null ? importByLink(request.link) : importPrivately(request.link, token);
    });
  }, [start, restore]);
  const field = useRef<HTMLInputElement>(null);
  const forgetIt = () => {
    forget();
    field.current?.focus();
  };
  return (
    <>
      <Breadcrumb here="Character sheet import" />
      <h1>Character sheet import</h1>
      <p className="lede">
        Read a character from a spreadsheet with the tabs Character_Sheet, Spells and Gear. What it names is linked to
        its rules.
      </p>
      <ImportForm
        link={link}
        field={field}
        busy={state.step === 'loading'}
        onLink={setLink}
        onImport={() => start(link, () => importByLink(link.trim()))}
        onFile={(file) => start(file.name, () => importFile(file))}
        onSample={() => start('the sample', importSample)}
      />
      {clientId && <GoogleConnect clientId={clientId} link={link} />}
      <p className="without-script">
        The import works in your browser and needs JavaScript, which is switched off here.
      </p>
      <div aria-live="polite" className="sr-only">
        {state.step === 'loading' && 'Loading the sheet'}
      </div>
      {state.step === 'loading' && <LoadingSheet />}
      {state.step === 'error' && (
        <ErrorState title={IMPORT_FAILED} cause={state.cause}>
          <span />
        </ErrorState>
      )}
      {state.step === 'result' && (
        <>
          <Importee
            character={state.result.character}
            avatar={state.result.avatar}
            onAvatar={changeAvatar}
            onForget={forgetIt}
          />
          <p className="muted import-source">
            From {state.result.source}.{' '}
            {state.result.isStored
              ? 'It is kept in this browser only, until you forget it.'
              : 'It is too large to be kept: it lasts until you leave the page.'}
          </p>
          <ImportedSheet character={state.result.character} isNew={state.result.isNew} />
        </>
      )}
    </>
  );
}

/** A skeleton of the summary that is being fetched, in its layout. */
function LoadingSheet() {
  return (
    <div className="importee bones" aria-hidden="true">
      <span className="bone bone-avatar" />
      <div>
        <span className="bone bone-name" />
        <span className="bone" />
      </div>
    </div>
  );
}
