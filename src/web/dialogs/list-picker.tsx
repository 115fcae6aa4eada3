import { type FormEvent, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { Link } from '../navigation/link.tsx';
import { newId, tidyName } from '../own-lists/list-edits.ts';
import { holds, isFull, LIST_LIMITS, lineOf, STARRED, withLine, withList, withoutLine } from '../own-lists/own-list.ts';
import { ownLists, useListsRefused, useOwnLists } from '../own-lists/own-list-store.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';

type ListPickerProps = { kind: KindName; slug: string; name: string; build?: string | undefined };

/** The visitor's lists as checkboxes that add or remove the entry, and a field for a new list. */
export function ListPicker({ kind, slug, name, build }: ListPickerProps) {
  const lists = useOwnLists().filter((list) => list.id !== STARRED.id);
  const refused = useListsRefused();
  const [message, setMessage] = useState('');
  const line = lineOf(kind, slug, name, build);
  const toggle = (listId: string, checked: boolean) => {
    const list = lists.find(({ id }) => id === listId);
    if (checked && list && isFull(list, line))
      return setMessage(
        list.lines.length >= LIST_LIMITS.lines
          ? `That list is full: it has ${LIST_LIMITS.lines} lines.`
          : `That list has ${LIST_LIMITS.built} built creatures already.`,
      );
    setMessage('');
    ownLists.update((all) =>
      withList(all, listId, (list) => (checked ? withLine(list, line) : withoutLine(list, line))),
    );
  };
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const listName = tidyName(String(new FormData(form).get('name') ?? ''));
    if (listName === '') return setMessage('Give the list a name first.');
    if (lists.length >= LIST_LIMITS.lists - 1) return setMessage(`You can have at most ${LIST_LIMITS.lists} lists.`);
    ownLists.update((all) => [...all, { id: newId(all), name: listName, lines: [line] }]);
    setMessage(`${name} is on the new list ${listName}.`);
    form.reset();
  };
  return (
    <div className="list-picker">
      {lists.length > 0 && (
        <ul>
          {lists.map((list) => (
            <li key={list.id}>
              <Checkbox checked={holds(list, line)} onChange={(event) => toggle(list.id, event.target.checked)}>
                {list.name}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={create}>
        <Field label="New list">
          {(control) => (
            <span className="join">
              <input {...control} name="name" type="text" maxLength={LIST_LIMITS.name} autoComplete="off" />
              <Button type="submit">Create</Button>
            </span>
          )}
        </Field>
      </form>
      <p role="status" className={message ? undefined : 'sr-only'}>
        {message}
      </p>
      {refused && <p className="warning">Your browser did not store the change: it lasts until you close the page.</p>}
      <p>
        <Link to={paths.lists()}>My lists</Link>
      </p>
    </div>
  );
}
