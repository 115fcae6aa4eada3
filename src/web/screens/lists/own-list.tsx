import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMyCharacter } from '../../for-me/my-character.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { LoadingEntries } from '../../lists/loading.tsx';
import { EmptyState, NotFoundState } from '../../navigation/page-states.tsx';
import { tidyName, withChange, withLineAt, withMove } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS, type OwnList, withList, withoutLine } from '../../own-lists/own-list.ts';
import { ownLists, useOwnLists } from '../../own-lists/own-list-store.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { casterOf, likelyClass, spellsOf } from './caster.ts';
import { Dial } from './dial.tsx';
import { entriesText } from './line-facts.ts';
import { PlainLines, Totals } from './line-parts.tsx';
import type { ListCard } from './list-card.ts';
import { choicesOfMine, type ListChoices, readChoices } from './list-choices.ts';
import { NeedsScript, StorageWarning } from './list-notes.tsx';
import { ListSums } from './list-sums.tsx';
import { ListTools } from './list-tools.tsx';
import styleUrl from './lists.css?url';
import { type RemovedList, removeList } from './removed-list.ts';
import { groupsOf, usualOrder } from './spell-levels.ts';
import { useUndo } from './undo.tsx';
import { useCards } from './use-cards.ts';
import { useCasterOptions, useCasterTables } from './use-caster.ts';
import type { DeletedState } from './use-deleted.ts';

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta('My list', 'A list of your own: stored in your browser, in the order you choose, to print and to share.');

const EditableLines = lazy(async () => ({ default: (await import('./editable-lines.tsx')).EditableLines }));

export default function OwnListScreen() {
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  const list = useOwnLists().find((own) => own.id === id);
  const back = { name: 'My lists', to: paths.lists() };
  return (
    <>
      <Breadcrumb trail={[back]} here={list?.name ?? 'List'} back={{ ...back, name: 'Back to My lists' }} />
      <div className="list-place">
        {!list && <h1>{hydrated ? 'List not found' : 'List'}</h1>}
        <NeedsScript />
        {!hydrated && <LoadingEntries label="Loading your list" count={3} />}
        {hydrated && !list && (
          <NotFoundState title="List not found" back={{ to: paths.lists(), label: 'Back to My lists' }}>
            This browser has no such list. A list stays in the browser that created it. Copy its link to open it
            elsewhere.
          </NotFoundState>
        )}
        {list && <List key={list.id} list={list} />}
      </div>
    </>
  );
}

function List({ list }: { list: OwnList }) {
  const { cards, cause } = useCards(list.lines);
  const casts = likelyClass(cards ? spellsOf(list.lines, cards) : []);
  const choices = { ...choicesOfMine(useMyCharacter()?.figures, casts), ...readChoices(list.choices) };
  const { spells, caster, options, groups, order } = useSpells(list, cards, choices);
  const { bar, show } = useUndo();
  const navigate = useNavigate();
  const change = (next: (list: OwnList) => OwnList) => ownLists.update((lists) => withList(lists, list.id, next));
  const choose = (chosen: ListChoices) =>
    change((current) => ({ ...current, choices: readChoices({ ...readChoices(current.choices), ...chosen }) }));
  const remove = (line: OwnList['lines'][number]) => {
    const index = list.lines.indexOf(line);
    change((current) => withoutLine(current, line));
    show({
      text: `${line.name} was removed from the list.`,
      undo: () => change((current) => withLineAt(current, line, index)),
    });
  };
  const removeWhole = () => {
    const state: DeletedState<RemovedList> = { deleted: removeList(list) };
    navigate(paths.lists(), { state });
  };
  return (
    <>
      <div className="list-head">
        <Title list={list} onRename={(name) => change((current) => ({ ...current, name }))} />
        <p role="status">{entriesText(list.lines.length)}</p>
        <Button variant="quiet" icon="trash-2" className="grow" onClick={removeWhole}>
          Delete list
        </Button>
      </div>
      <StorageWarning />
      {cause && <ErrorState title="The details of the entries could not be loaded" cause={cause} />}
      {spells.length > 0 && (
        <p className="list-order">
          <Dial
            label="Order"
            value={order}
            options={[
              ['level', 'Spells by level'],
              ['own', 'My own'],
            ]}
            onChoose={(chosen) => choose({ order: chosen })}
          />
        </p>
      )}
      {list.lines.length === 0 ? (
        <EmptyState drawing="bookshelf" sentence="Nothing is on this list yet.">
          <p className="muted">Use “Add to a list” on the page of an entry.</p>
        </EmptyState>
      ) : (
        <Suspense fallback={<PlainLines groups={groups} cards={cards} caster={caster} />}>
          <EditableLines
            lines={list.lines}
            groups={groups}
            cards={cards}
            caster={caster}
            onMove={(from, to) => change((current) => withMove(current, from, to))}
            onChange={(line, fields) => change((current) => withChange(current, line, fields))}
            onRemove={remove}
          />
        </Suspense>
      )}
      <Totals lines={list.lines} cards={cards} />
      {cards && (
        <ListSums
          lines={list.lines}
          cards={cards}
          spells={spells}
          caster={caster}
          choices={choices}
          options={options}
          onChoose={choose}
        />
      )}
      {bar}
      {list.lines.length > 0 && <ListTools list={list} />}
    </>
  );
}

/** The spells of a list, who casts them, and the lines in groups by their level, where that is their order. */
function useSpells(list: OwnList, cards: ReadonlyMap<string, ListCard> | null, choices: ListChoices) {
  const spells = cards ? spellsOf(list.lines, cards) : [];
  const tables = useCasterTables(choices.class ?? likelyClass(spells), choices.domains ?? []);
  const options = useCasterOptions(spells.length > 0);
  const caster = tables && spells.length > 0 ? casterOf(tables, choices, spells) : null;
  const order = choices.order ?? usualOrder(list.lines);
  const groups = groupsOf(list.lines, spells, order === 'level' ? caster : null);
  return { spells, caster, options, groups, order };
}

/** The list's name, and a form that changes it. */
function Title({ list, onRename }: { list: OwnList; onRename: (name: string) => void }) {
  const [form, setForm] = useState<'unused' | 'open' | 'closed'>('unused');
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = tidyName(String(new FormData(event.currentTarget).get('name') ?? ''));
    if (name !== '') onRename(name);
    setForm('closed');
  };
  if (form !== 'open')
    return (
      <>
        <h1>{list.name}</h1>
        <IconButton
          icon="pencil"
          label="Rename the list"
          autoFocus={form === 'closed'}
          onClick={() => setForm('open')}
        />
      </>
    );
  return (
    <form className="join rename" onSubmit={rename}>
      <h1 className="sr-only">{list.name}</h1>
      <input
        name="name"
        type="text"
        aria-label="Name of the list"
        maxLength={LIST_LIMITS.name}
        defaultValue={list.name}
        required
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && setForm('closed')}
      />
      <Button type="submit">Rename</Button>
    </form>
  );
}
