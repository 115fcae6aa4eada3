import { useRef } from 'react';
import { bodyState, canAct } from '../../../rules/fight/body.ts';
import { type Combatant, isOut, WAITS } from '../../../rules/fight/fight-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { useRowDrag } from '../lists/use-row-drag.ts';

export type Chosen = { id: string; body: number };

type TurnLineProps = {
  line: Combatant;
  index: number;
  isTurn: boolean;
  chosen: number | null;
  choose: (body: number) => void;
  relieve: (body: number, name: string) => void;
};

/** A line of the order: initiative, name, conditions, hit points; of several of a kind, each with its own. */
export function TurnLine({ line, index, isTurn, chosen, choose, relieve }: TurnLineProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragged, edge } = useRowDrag(index, row, handle);
  const { name, bodies } = line;
  const several = bodies.length > 1;
  return (
    <li
      ref={row}
      className="fight-line"
      aria-current={isTurn || undefined}
      data-chosen={chosen !== null || undefined}
      data-out={isOut(line) || undefined}
      data-dragged={dragged || undefined}
      data-drop={edge}
    >
      <span className="fight-initiative">{line.initiative}</span>
      <div>
        <button
          type="button"
          className="fight-name"
          aria-pressed={chosen !== null}
          onClick={() => choose(firstAble(line))}
        >
          {name}
          {several && ` × ${bodies.length}`}
        </button>
        <div className="fight-facts">
          {factsOf(line)}
          {bodies.flatMap((body, i) =>
            body.ailments.map(({ name: ailment, rounds }) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: one of several is its number
                key={`${i} ${ailment}`}
                type="button"
                className="fight-ailment"
                aria-label={`Take ${ailment.toLowerCase()} from ${several ? `${name} ${i + 1}` : name}`}
                onClick={() => relieve(i, ailment)}
              >
                {several && `${i + 1} `}
                {ailment.toLowerCase()}
                {rounds !== null && <b>{rounds}</b>}
              </button>
            )),
          )}
        </div>
      </div>
      <Points line={line} />
      <span className="fight-handle" ref={handle} title="Drag to move" aria-hidden="true">
        <Icon name="grip-vertical" />
      </span>
      {several && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would have a frame of its own
        <div className="fight-herd" role="group" aria-label={`${name}, each with its own hit points`}>
          {bodies.map((body, i) => {
            const state = bodyState(body, line);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: one of several is its number
                key={i}
                type="button"
                aria-pressed={chosen === i}
                aria-label={`${name} ${i + 1}: ${body.points} of ${body.most} hit points${state === 'up' ? '' : `, ${state}`}`}
                data-out={!canAct(body, line) || undefined}
                onClick={() => choose(i)}
              >
                <small>{i + 1}</small>
                <b>{figure(body.points)}</b>
                <small>{state === 'up' ? `of ${body.most}` : state}</small>
              </button>
            );
          })}
        </div>
      )}
    </li>
  );
}

/** The first of a line that can act, or the first at all. */
export function firstAble(line: Combatant): number {
  return Math.max(
    0,
    line.bodies.findIndex((body) => canAct(body, line)),
  );
}

const figure = (points: number): string => String(points).replace('-', '−');

function factsOf(line: Combatant): string {
  const { rating, armor, bodies, waits } = line;
  const states = Map.groupBy(bodies, (body) => bodyState(body, line));
  const shown = [...states].filter(([state]) => state !== 'up' || bodies.length > 1);
  const counts =
    bodies.length > 1 ? shown.map(([state, same]) => `${same.length} ${state}`) : shown.map(([state]) => state);
  return [rating !== null && `CR ${rating}`, armor !== null && `AC ${armor}`, counts.join(', '), waits && WAITS[waits]]
    .filter(Boolean)
    .join(' · ');
}

const LOW = 1 / 3;

/** The hit points of one creature; of several, how many fight on. */
function Points({ line }: { line: Combatant }) {
  const { bodies } = line;
  const [only] = bodies;
  if (bodies.length > 1) {
    const up = bodies.filter((body) => canAct(body, line)).length;
    return <Meter value={up} most={bodies.length} text={`of ${bodies.length} fight on`} />;
  }
  if (only === undefined) return null;
  if (only.most === null)
    return <span className="fight-points">{only.points < 0 && <small>{-only.points} damage taken</small>}</span>;
  const beside = [
    `of ${only.most}`,
    only.temporary > 0 && `+ ${only.temporary}`,
    only.nonlethal > 0 && `${only.nonlethal} nonlethal`,
  ];
  return <Meter value={only.points} most={only.most} text={beside.filter(Boolean).join(', ')} />;
}

function Meter({ value, most, text }: { value: number; most: number; text: string }) {
  const part = most === 0 ? 0 : Math.max(0, Math.min(1, value / most));
  return (
    <span className="fight-points">
      <span>
        <b>{figure(value)}</b> <small>{text}</small>
      </span>
      <span className="fight-meter" data-low={part <= LOW || undefined}>
        <i style={{ inlineSize: `${part * 100}%` }} />
      </span>
    </span>
  );
}
