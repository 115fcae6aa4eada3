import { Fragment, useRef, useState } from 'react';
import { LIST_LIMITS, type ListLine } from '../../own-lists/own-list.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { useNumberDraft } from '../../ui/use-number-draft.ts';
import type { ListCaster } from './caster.ts';
import { focusNextRow } from './focus-next-row.ts';
import { addressOf } from './line-facts.ts';
import { type Cards, GroupHead, LineEntry, LineFigures } from './line-parts.tsx';
import type { LineGroup } from './spell-levels.ts';
import { useRowDrag, useRowDrops } from './use-row-drag.ts';

export type EditableLinesProps = {
  lines: readonly ListLine[];
  /** The same lines under their headings. */
  groups: readonly LineGroup[];
  cards: Cards;
  caster: ListCaster | null;
  onMove: (from: number, to: number) => void;
  onChange: (line: ListLine, change: Partial<ListLine>) => void;
  onRemove: (line: ListLine) => void;
};

/**
 * The lines of a list, to be edited: order, quantity, note, removal. Lines are moved by dragging or by buttons, which
 * work from the keyboard too.
 */
export function EditableLines({ lines, groups, onMove, ...shared }: EditableLinesProps) {
  const [message, setMessage] = useState('');
  const move = (from: number, to: number) => {
    onMove(from, to);
    setMessage(`${lines[from]?.name} is now number ${to + 1} of ${lines.length}.`);
  };
  useRowDrops(move);
  return (
    <>
      {groups.map((group) => (
        <Fragment key={group.key}>
          <GroupHead group={group} />
          <ol className="own-lines">
            {group.lines.map((line, i) => (
              <Line
                key={addressOf(line)}
                line={line}
                group={group}
                index={lines.indexOf(line)}
                above={indexIn(lines, group.lines[i - 1])}
                below={indexIn(lines, group.lines[i + 1])}
                onMove={move}
                {...shared}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      <p className="sr-only" role="status">
        {message}
      </p>
    </>
  );
}

const indexIn = (lines: readonly ListLine[], line: ListLine | undefined): number | null =>
  line === undefined ? null : lines.indexOf(line);

type LineProps = Omit<EditableLinesProps, 'lines' | 'groups'> & {
  line: ListLine;
  group: LineGroup;
  /** Where it stands in the visitor's order, from 0. */
  index: number;
  /** Where the lines above and below it in its group stand; null where it is the first or the last. */
  above: number | null;
  below: number | null;
};

function Line({ line, cards, caster, group, index, above, below, onMove, onChange, onRemove }: LineProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragged, edge } = useRowDrag(index, row, handle);
  const { name } = line;
  const remove = (button: Element) => {
    focusNextRow(button);
    onRemove(line);
  };
  return (
    <li ref={row} data-dragged={dragged || undefined} data-drop={edge}>
      <span className="line-handle" ref={handle} title="Drag to move" aria-hidden="true">
        <Icon name="grip-vertical" />
      </span>
      <Quantity line={line} onChange={onChange} />
      <LineEntry line={line} cards={cards} caster={caster} group={group} />
      <input
        className="line-note"
        type="text"
        aria-label={`Note on ${name}`}
        placeholder="Note"
        maxLength={LIST_LIMITS.note}
        value={line.note}
        onChange={(event) => onChange(line, { note: event.target.value })}
      />
      <LineFigures line={line} cards={cards} />
      <span className="line-actions">
        <MoveButton
          label={`Move ${name} up`}
          icon="arrow-up"
          disabled={above === null}
          onClick={() => above !== null && onMove(index, above)}
        />
        <MoveButton
          label={`Move ${name} down`}
          icon="arrow-down"
          disabled={below === null}
          onClick={() => below !== null && onMove(index, below)}
        />
        <button type="button" aria-label={`Remove ${name}`} onClick={({ currentTarget }) => remove(currentTarget)}>
          <Icon name="x" />
        </button>
      </span>
    </li>
  );
}

type MoveButtonProps = { label: string; icon: IconName; disabled: boolean; onClick: () => void };

/** Moves a line by one place. It uses `aria-disabled`, because a disabled button would lose the focus. */
function MoveButton({ label, icon, disabled, onClick }: MoveButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={disabled} onClick={disabled ? undefined : onClick}>
      <Icon name={icon} />
    </button>
  );
}

function Quantity({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const field = useNumberDraft(line.quantity, (quantity) => {
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= LIST_LIMITS.quantity) onChange(line, { quantity });
  });
  return (
    <input
      className="line-count"
      type="number"
      inputMode="numeric"
      aria-label={`How many: ${line.name}`}
      min={1}
      max={LIST_LIMITS.quantity}
      onFocus={(event) => event.target.select()}
      {...field}
    />
  );
}
