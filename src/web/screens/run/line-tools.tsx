import type { Combatant } from '../../../rules/fight/fight-state.ts';
import { Button } from '../../ui/button.tsx';
import type { RunningFight } from './use-fight.ts';

type LineToolsProps = { line: Combatant; isTurn: boolean; dispatch: RunningFight['dispatch'] };

/** How the chosen line puts its turn off, its initiative, whether players see it, and its removal. */
export function LineTools({ line, isTurn, dispatch }: LineToolsProps) {
  return (
    <div className="fight-hurt fight-tools">
      {isTurn && (
        <>
          <Button variant="quiet" onClick={() => dispatch({ do: 'wait', wait: 'delay' })}>
            Delay
          </Button>
          <Button variant="quiet" onClick={() => dispatch({ do: 'wait', wait: 'ready' })}>
            Ready an action
          </Button>
        </>
      )}
      {line.waits !== null && !isTurn && (
        <Button onClick={() => dispatch({ do: 'act-now', id: line.id })}>{line.name} acts now</Button>
      )}
      <label>
        Initiative of {line.name}
        <input
          key={`${line.id} ${line.initiative}`}
          type="number"
          inputMode="numeric"
          defaultValue={line.initiative ?? ''}
          onBlur={({ target }) => {
            const value = Number(target.value);
            if (target.value !== '' && value !== line.initiative) dispatch({ do: 'initiative', id: line.id, value });
          }}
        />
      </label>
      <Button
        variant="quiet"
        aria-pressed={line.hidden}
        onClick={() => dispatch({ do: 'hide', id: line.id, hidden: !line.hidden })}
      >
        {line.hidden ? 'Show to players' : 'Hide from players'}
      </Button>
      <Button variant="quiet" icon="x" onClick={() => dispatch({ do: 'remove', id: line.id })}>
        Take out
      </Button>
    </div>
  );
}
