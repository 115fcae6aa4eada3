import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { LIST_LIMITS, type ListLine } from '../../own-lists/own-list.ts';
import { Icon } from '../../ui/icon.tsx';
import { addressOf } from './line-facts.ts';
import { type Cards, LineEntry, LineFigures } from './line-parts.tsx';

export type EditableLinesProps = {
  lines: readonly ListLine[];
  cards: Cards;
  onMove: (from: number, to: number) => void;
  onChange: (line: ListLine, change: Partial<ListLine>) => void;
  onRemove: (line: ListLine) => void;
};

const INSTRUCTIONS =
  'Press space or enter to pick the line up, the arrow keys to move it, space or enter to put it down, escape to leave it where it was.';

/** The lines of a list to be put in order, counted, noted and removed: by pointer and by keys. */
export function EditableLines({ lines, cards, onMove, onChange, onRemove }: EditableLinesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = lines.map(addressOf);
  const placeOf = (id: unknown) => ids.indexOf(String(id));
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      id="lines"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements((id) => lines[placeOf(id)]?.name ?? 'The line', placeOf, lines.length),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="own-lines">
          {lines.map((line, index) => (
            <Line
              key={addressOf(line)}
              line={line}
              cards={cards}
              index={index}
              last={index === lines.length - 1}
              onMove={onMove}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type LineProps = Omit<EditableLinesProps, 'lines'> & { line: ListLine; index: number; last: boolean };

function Line({ line, cards, index, last, onMove, onChange, onRemove }: LineProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: addressOf(line),
  });
  const { name } = line;
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        className="line-handle"
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <Icon name="grip-vertical" />
      </button>
      <Quantity line={line} onChange={onChange} />
      <LineEntry line={line} cards={cards} />
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
        <button
          type="button"
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <Icon name="arrow-up" />
        </button>
        <button type="button" aria-label={`Move ${name} down`} disabled={last} onClick={() => onMove(index, index + 1)}>
          <Icon name="arrow-down" />
        </button>
        <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(line)}>
          <Icon name="x" />
        </button>
      </span>
    </li>
  );
}

function Quantity({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  return (
    <input
      className="line-count"
      type="number"
      inputMode="numeric"
      aria-label={`How many: ${line.name}`}
      min={1}
      max={LIST_LIMITS.quantity}
      value={line.quantity}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const quantity = event.target.valueAsNumber;
        if (Number.isInteger(quantity) && quantity >= 1 && quantity <= LIST_LIMITS.quantity)
          onChange(line, { quantity });
      }}
    />
  );
}

/** What a screen reader says while a line is moved. */
function announcements(
  nameOf: (id: unknown) => string,
  placeOf: (id: unknown) => number,
  count: number,
): Announcements {
  const place = (id: unknown) => `place ${placeOf(id) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up, at ${place(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const verb = over.id === active.id ? 'is picked up, at' : 'would stand at';
      return `${nameOf(active.id)} ${verb} ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} stands at ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${place(active.id)}.`,
  };
}
