import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { slugify } from '../../../contract/slug.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import { shownForMe } from '../../for-me/shown-for-me.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { LoadingEntries } from '../../lists/loading.tsx';
import { BooksSign } from '../../my-books/books-sign.tsx';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { NotFoundState, Notice } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styleUrl from './character.css?url';
import { characterFile } from './character-file.ts';
import { UNNAMED } from './character-head.tsx';
import { type StoredCharacter, useCharacters, useCharactersRefused } from './character-store.ts';
import { CharacterView, shownIn, shownQuery } from './character-view.tsx';
import { GoalFinder } from './goal.tsx';
import { PlanControls, PlanMore } from './plan-controls.tsx';
import { actsOn, SheetEditor } from './sheet-editor.tsx';
import standingUrl from './standing.css?url';
import { useEditedCharacter, useFacts } from './use-character.ts';

export const links = () => [listStyle, screenStyle(standingUrl), screenStyle(styleUrl)];
export const meta = () =>
  pageMeta('My character', 'A character of your own: kept in your browser, worked out as you change it.');

export default function OwnCharacterScreen() {
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  const character = useCharacters().find((own) => own.id === id);
  const facts = useFacts();
  const back = { name: 'My character', to: paths.character() };
  return (
    <>
      <Breadcrumb
        trail={[back]}
        here={character?.name ?? 'Character'}
        back={{ ...back, name: 'Back to My character' }}
      />
      <div className="character-place">
        {!character && <h1>{hydrated ? 'Character not found' : 'Character'}</h1>}
        <noscript>
          <p>
            A character of your own needs JavaScript, which is switched off here. A character in an address works
            without it.
          </p>
        </noscript>
        {hydrated && !character && (
          <NotFoundState title="Character not found" back={{ to: paths.character(), label: 'Back to My character' }}>
            This browser has no such character. It stays in the browser that keeps it. Copy its link to open it
            elsewhere.
          </NotFoundState>
        )}
        {(!hydrated || (character && facts === null)) && <LoadingEntries label="Loading your character" count={5} />}
        {character && facts?.ok === false && (
          <ErrorState title="The rules of characters could not be loaded" cause={facts.cause} />
        )}
        {character && facts?.ok && <Editor key={id} character={character} facts={facts.value} />}
      </div>
    </>
  );
}

function Editor({ character, facts }: { character: StoredCharacter; facts: CharacterFacts }) {
  const [params] = useSearchParams();
  const shown = shownIn(params);
  const { plan, view, news, change, undo, unknown } = useEditedCharacter(character, facts, shown);
  useUndoKey(undo);
  // Whoever opens a character wants to see it elsewhere again.
  useEffect(() => shownForMe.write(true), []);
  const name = view.name ?? UNNAMED;
  const refused = useCharactersRefused();
  return (
    <>
      <BooksSign place="character" query={{}} />
      <CharacterView
        view={view}
        shown={shown}
        address={(next) => paths.ownCharacter(character.id, shownQuery(next))}
        tools={
          <>
            <Button variant="quiet" icon="undo-2" disabled={undo === undefined} onClick={() => undo?.()}>
              Undo
            </Button>
            <CopyButton
              variant="quiet"
              icon="link"
              text={() => `${location.origin}${paths.character()}?${view.query}`}
              copied="Link copied"
            >
              Copy link
            </CopyButton>
            <Button
              variant="quiet"
              icon="download"
              onClick={() =>
                saveFile(`${slugify(name) || 'character'}.json`, 'application/json', characterFile(view.query))
              }
            >
              Save file
            </Button>
            <ButtonLink variant="quiet" icon="user-round" to={paths.character()}>
              My characters
            </ButtonLink>
          </>
        }
        sheet={<SheetEditor plan={plan} view={view} facts={facts} change={change} />}
        planControls={(row, index) => (
          <PlanControls plan={plan} facts={facts} change={change} row={row} index={index} />
        )}
        {...actsOn({ view, change })}
      />
      {shown.view === 'plan' && (
        <>
          <PlanMore plan={plan} facts={facts} change={change} />
          <GoalFinder plan={plan} facts={facts} change={change} />
        </>
      )}
      {refused && (
        <Notice title="Not stored.">
          This browser’s storage is full or closed to this site, so changes last only until the page is closed. Save the
          character as a file to keep it.
        </Notice>
      )}
      {unknown.length > 0 && <p className="fault">Not known here, and left out: {unknown.join(', ')}.</p>}
      <p role="status" className="sr-only">
        {news}
      </p>
      {shown.view === 'now' && (
        <nav className="character-thumb only-phone" aria-label="Parts of the character">
          <a href="#take">
            <b>{view.feats.filter(({ state }) => state === 'eligible').length}</b> Legal now
          </a>
          <a href="#findings">
            <b>{view.findings.filter(({ severity }) => severity === 'error').length}</b> Wrong
          </a>
          <a href="#next">
            <b>{view.level + 1}</b> Next level
          </a>
        </nav>
      )}
    </>
  );
}

/** The key U takes the last change back, but not while something is typed. */
function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing = target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
      if (key === 'u' && !typing && !ctrlKey && !metaKey && !altKey) undo?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);
}
