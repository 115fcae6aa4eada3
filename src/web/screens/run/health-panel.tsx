import { type FormEvent, type RefObject, useState } from 'react';
import { bodyState, type Hurt, STABLE_AT } from '../../../rules/fight/body.ts';
import type { FightAction } from '../../../rules/fight/fight.ts';
import { bodyName, type Combatant, type Fight } from '../../../rules/fight/fight-state.ts';
import { Button } from '../../ui/button.tsx';

export type Condition = { name: string; summary: string };

/** What keys do within the panel. */
export type PanelHandles = {
  amount: RefObject<HTMLInputElement | null>;
  condition: RefObject<HTMLSelectElement | null>;
  setKind: (kind: Hurt) => void;
};

type HealthPanelProps = {
  fight: Fight;
  line: Combatant;
  body: number;
  dispatch: (action: FightAction) => void;
  conditions: readonly Condition[];
  kind: Hurt;
  handles: PanelHandles;
};

const KINDS: Readonly<Record<Hurt, string>> = {
  damage: 'Damage',
  heal: 'Heal',
  nonlethal: 'Nonlethal',
  temporary: 'Temporary',
};

/** What is done to the chosen creature: damage, healing, conditions. */
export function HealthPanel({ fight, line, body, dispatch, conditions, kind, handles }: HealthPanelProps) {
  const [amount, setAmount] = useState('');
  const apply = (hurt: Hurt) => {
    const number = Number(amount);
    if (!Number.isInteger(number) || number < 1) return;
    dispatch({ do: 'hurt', id: line.id, body, kind: hurt, amount: number });
    setAmount('');
    handles.setKind('damage');
    (document.activeElement as HTMLElement | null)?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(kind);
  };
  const name = bodyName(fight, line.id, body);
  return (
    <section className="fight-actions" aria-label={`Actions on ${name}`}>
      <form className="fight-hurt" onSubmit={submit}>
        <b className="fight-chosen">{name}</b>
        <input
          ref={handles.amount}
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          placeholder="0"
          aria-label={`Hit points: ${KINDS[kind].toLowerCase()}`}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        {(Object.keys(KINDS) as Hurt[]).map((one) => (
          <Button
            key={one}
            variant={one === kind ? 'primary' : 'quiet'}
            onClick={() => (amount === '' ? choose(one) : apply(one))}
          >
            {KINDS[one]}
          </Button>
        ))}
      </form>
      <Dying line={line} body={body} dispatch={dispatch} />
      {line.regeneration > 0 && (
        <p className="fight-summary">
          Regeneration {line.regeneration}: what overcomes it deals damage, all else nonlethal damage.
        </p>
      )}
      <ConditionForm line={line} body={body} dispatch={dispatch} conditions={conditions} handles={handles} />
    </section>
  );

  function choose(one: Hurt) {
    handles.setKind(one);
    handles.amount.current?.focus();
  }
}

/** The roll of a dying creature, and how it is kept from dying without one. */
function Dying({ line, body, dispatch }: Pick<HealthPanelProps, 'line' | 'body' | 'dispatch'>) {
  const chosen = line.bodies[body];
  if (chosen === undefined || bodyState(chosen, line) !== 'dying') return null;
  const stabilize = (roll: number | null) => dispatch({ do: 'stabilize', id: line.id, body, roll });
  return (
    <p className="fight-hurt">
      <b>Dying</b>
      <Button icon="dices" onClick={() => stabilize(1 + Math.floor(Math.random() * 100))}>
        Roll {STABLE_AT}% to stabilize
      </Button>
      <Button variant="quiet" onClick={() => stabilize(null)}>
        Stable
      </Button>
    </p>
  );
}

type ConditionFormProps = Pick<HealthPanelProps, 'line' | 'body' | 'dispatch' | 'conditions' | 'handles'>;

/** A condition of the glossary, for as many rounds as are given. */
function ConditionForm({ line, body, dispatch, conditions, handles }: ConditionFormProps) {
  const [name, setName] = useState('');
  const [rounds, setRounds] = useState('');
  const chosen = conditions.find((one) => one.name === name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    const number = Number(rounds);
    const lasts = Number.isInteger(number) && number >= 1 ? number : null;
    dispatch({ do: 'afflict', id: line.id, body, ailment: { name, rounds: lasts } });
    setName('');
    setRounds('');
    (document.activeElement as HTMLElement | null)?.blur();
  };
  const options = conditions.map((one) => [one.name, one.name] as const);
  return (
    <form className="fight-hurt" onSubmit={submit}>
      <select
        ref={handles.condition}
        aria-label="Condition"
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        <option value="">Condition…</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={999}
        placeholder="Rounds"
        aria-label="Rounds"
        value={rounds}
        onChange={({ target }) => setRounds(target.value)}
      />
      <Button type="submit">Set</Button>
      {chosen && <p className="fight-summary">{chosen.summary}</p>}
    </form>
  );
}
