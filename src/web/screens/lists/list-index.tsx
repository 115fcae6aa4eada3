import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { LoadingEntries } from '../../lists/loading.tsx';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { newId, tidyName } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS, type OwnList } from '../../own-lists/own-list.ts';
import { ownLists, useOwnLists } from '../../own-lists/own-list-store.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { focusNextRow } from './focus-next-row.ts';
import { ImportLists } from './import-lists.tsx';
import { listTotals } from './line-facts.ts';
import { NeedsScript, StorageWarning } from './list-notes.tsx';
import { type RemovedList, removeList, restoreList } from './removed-list.ts';
import { useUndo } from './undo.tsx';
import { useDeleted } from './use-deleted.ts';

/** All lists of this browser, with controls to open, create, delete, export and import them. */
export function ListIndex() {
  const hydrated = useHydrated();
  const lists = useOwnLists();
  const { bar, show } = useUndo();
  const deletedBefore = useDeleted<RemovedList>();
  const offerUndo = useCallback(
    (removed: RemovedList) =>
      show({ text: `The list ${removed.list.name} is deleted.`, undo: () => restoreList(removed) }),
    [show],
  );
  useEffect(() => {
    if (deletedBefore) offerUndo(deletedBefore);
  }, [deletedBefore, offerUndo]);
  const remove = (list: OwnList, button: Element) => {
    focusNextRow(button);
    offerUndo(removeList(list));
  };
  const save = async () => {
    const { listFile } = await import('./list-file.ts');
    saveFile('lists.json', 'application/json', listFile(lists));
  };
  return (
    <>
      <div className="list-head">
        <h1>My lists</h1>
        <p role="status">{hydrated && `${lists.length} ${lists.length === 1 ? 'list' : 'lists'}`}</p>
      </div>
      <p className="list-lead">Spells prepared, treasure found, monsters for tonight: stored only in this browser.</p>
      <NeedsScript />
      <StorageWarning />
      <div className="list-begin needs-script">
        <NewList />
        <ImportLists />
        {lists.length > 0 && (
          <Button icon="download" onClick={save}>
            Export all
          </Button>
        )}
      </div>
      <div className="list-place">
        {!hydrated && <LoadingEntries label="Loading your lists" count={3} />}
        {hydrated && lists.length === 0 && (
          <EmptyState drawing="bookshelf" sentence="You have no lists yet.">
            <p className="muted">Star an entry, or create a list here and add entries to it from their pages.</p>
          </EmptyState>
        )}
        {lists.length > 0 && (
          <ul className="own-lists">
            {lists.map((list) => (
              <li key={list.id}>
                <span className="name">
                  <Link to={paths.ownList(list.id)}>{list.name}</Link>
                </span>
                <small>{listTotals(list.lines, new Map()).join(', ') || 'empty'}</small>
                <IconButton
                  icon="trash-2"
                  label={`Delete ${list.name}`}
                  onClick={({ currentTarget }) => remove(list, currentTarget)}
                />
              </li>
            ))}
          </ul>
        )}
        {bar}
      </div>
    </>
  );
}

function NewList() {
  const navigate = useNavigate();
  const [fault, setFault] = useState('');
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = tidyName(String(new FormData(event.currentTarget).get('name') ?? ''));
    const lists = ownLists.read();
    if (name === '') return setFault('Give the list a name first.');
    if (lists.length >= LIST_LIMITS.lists) return setFault(`You can have at most ${LIST_LIMITS.lists} lists.`);
    const id = newId(lists);
    ownLists.update((all) => [...all, { id, name, lines: [] }]);
    navigate(paths.ownList(id));
  };
  return (
    <form onSubmit={create}>
      <Field label="New list" error={fault}>
        {(control) => (
          <span className="join">
            <input {...control} name="name" type="text" maxLength={LIST_LIMITS.name} autoComplete="off" />
            <Button icon="plus" type="submit">
              Create
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
