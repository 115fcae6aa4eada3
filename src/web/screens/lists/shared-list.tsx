import { useNavigate } from 'react-router';
import { ErrorState } from '../../layout/states.tsx';
import { newId } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS } from '../../own-lists/own-list.ts';
import { ownLists, useOwnLists } from '../../own-lists/own-list-store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { type CasterTables, casterOf, spellsOf } from './caster.ts';
import { addressOf, entriesText } from './line-facts.ts';
import { PlainLines, Totals } from './line-parts.tsx';
import type { ListCard } from './list-card.ts';
import { readChoices } from './list-choices.ts';
import type { SharedList } from './list-code.ts';
import { StorageWarning } from './list-notes.tsx';
import { ListSums } from './list-sums.tsx';
import { ListTools } from './list-tools.tsx';
import { groupsOf, usualOrder } from './spell-levels.ts';

type SharedListViewProps = {
  code: string;
  list: SharedList;
  cards: readonly (readonly [string, ListCard])[];
  /** Of the class that casts the spells of the list; null where there are none. */
  tables: CasterTables | null;
  cause: string | null;
};

const NO_OPTIONS = { classes: [], domains: [] };

/** A list from a link, to read, print and save among the own lists. */
export function SharedListView({ code, list, cards: rows, tables, cause }: SharedListViewProps) {
  const navigate = useNavigate();
  const full = useOwnLists().length >= LIST_LIMITS.lists;
  const cards = cause === null ? new Map(rows) : null;
  const choices = readChoices(list.choices);
  const spells = cards ? spellsOf(list.lines, cards) : [];
  const caster = tables && casterOf(tables, choices, spells);
  const order = choices.order ?? usualOrder(list.lines);
  const groups = groupsOf(list.lines, spells, order === 'level' ? caster : null);
  const save = () => {
    const id = newId(ownLists.read());
    const lines = list.lines.map((line) => ({ ...line, name: cards?.get(addressOf(line))?.name ?? line.name }));
    ownLists.update((lists) => [...lists, { ...list, id, lines }]);
    navigate(paths.ownList(id));
  };
  return (
    <>
      <div className="list-head">
        <h1>{list.name}</h1>
        <p role="status">{entriesText(list.lines.length)}</p>
        <Button variant="primary" icon="bookmark-plus" className="grow" disabled={full} onClick={save}>
          {full ? `You have ${LIST_LIMITS.lists} lists already` : 'Save to my lists'}
        </Button>
      </div>
      <StorageWarning />
      {cause && <ErrorState title="The details of the entries could not be loaded" cause={cause} />}
      <PlainLines groups={groups} cards={cards} caster={choices.score === undefined ? null : caster} />
      <Totals lines={list.lines} cards={cards} />
      {cards && (
        <ListSums
          lines={list.lines}
          cards={cards}
          spells={spells}
          caster={caster}
          choices={choices}
          options={NO_OPTIONS}
        />
      )}
      <ListTools list={list} code={code} />
    </>
  );
}
