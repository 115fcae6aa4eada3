import { type FormEvent, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { Link } from '../navigation/link.tsx';
import {
  holds,
  LIST_LIMITS,
  lineOf,
  newId,
  STARRED,
  tidyName,
  withLine,
  withList,
  withoutLine,
} from '../own-lists/own-list.ts';
import { ownLists, useListsRefused, useOwnLists } from '../own-lists/own-list-store.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';

export type ListPickerProps = { id: string; kind: KindName; slug: string; name: string };

/** One's own lists, each with a tick where it holds the entry, and a field for a new one. */
export function ListPicker({ id, kind, slug, name }: ListPickerProps) {
  const lists = useOwnLists().filter((list) => list.id !== STARRED.id);
  const refused = useListsRefused();
  const [told, setTold] = useState('');
  const line = lineOf(kind, slug, name);
  const toggle = (listId: string, on: boolean) => {
    const full = on && (lists.find((list) => list.id === listId)?.lines.length ?? 0) >= LIST_LIMITS.lines;
    if (full) return setTold(`That list is full: it has ${LIST_LIMITS.lines} lines.`);
    ownLists.update((all) => withList(all, listId, (list) => (on ? withLine(list, line) : withoutLine(list, line))));
  };
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const listName = tidyName(String(new FormData(form).get('name') ?? ''));
    if (listName === '') return setTold('Give the list a name first.');
    if (lists.length >= LIST_LIMITS.lists - 1) return setTold(`There is room for ${LIST_LIMITS.lists} lists.`);
    ownLists.update((all) => [...all, { id: newId(all), name: listName, lines: [line] }]);
    setTold(`${name} is on the new list ${listName}.`);
    form.reset();
  };
  return (
    <div className="list-picker" id={id}>
      {lists.length > 0 && (
        <ul>
          {lists.map((list) => (
            <li key={list.id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={holds(list, line)}
                  onChange={(event) => toggle(list.id, event.target.checked)}
                />
                {list.name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={create}>
        <label htmlFor={`${id}-name`}>New list</label>
        <span className="join">
          <input id={`${id}-name`} name="name" type="text" maxLength={LIST_LIMITS.name} autoComplete="off" />
          <Button type="submit">Create</Button>
        </span>
      </form>
      <p role="status" className={told ? undefined : 'sr'}>
        {told}
      </p>
      {refused && <p className="warning">This browser did not store it: the change lasts until the page is closed.</p>}
      <p>
        <Link to={paths.lists()}>My lists</Link>
      </p>
    </div>
  );
}
