import { type FormEvent, type RefObject, useState } from 'react';
import { rollAttack, rollDice } from '../../../rules/dice.ts';
import { bodyState, type Hurt, STABLE_AT } from '../../../rules/fight/body.ts';
import type { FightAction } from '../../../rules/fight/fight.ts';
import { attackOutcome, saveOutcome } from '../../../rules/fight/fight-rolls.ts';
import { bodyName, type Combatant, type Fight, SAVE_NAMES, type SaveName } from '../../../rules/fight/fight-state.ts';
import { signed } from '../../../rules/signed.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { Chosen } from './turn-line.tsx';

export type Condition = { name: string; summary: string };

/** What keys do within the panel. */
export type PanelHandles = {
  amount: RefObject<HTMLInputElement | null>;
  condition: RefObject<HTMLSelectElement | null>;
  setKind: (kind: Hurt) => void;
};

type ActionPanelProps = {
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
export function ActionPanel({ fight, line, body, dispatch, conditions, kind, handles }: ActionPanelProps) {
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
function Dying({ line, body, dispatch }: Pick<ActionPanelProps, 'line' | 'body' | 'dispatch'>) {
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

type ConditionFormProps = Pick<ActionPanelProps, 'line' | 'body' | 'dispatch' | 'conditions' | 'handles'>;

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

type RollPanelProps = {
  fight: Fight;
  line: Combatant;
  body: number;
  target: Chosen | null;
  attack: number;
  setAttack: (index: number) => void;
  setTarget: (target: Chosen) => void;
  save: SaveName;
  dc: number | null;
  setDc: (dc: number | null) => void;
  rollIt: () => void;
  rollSave: (save: SaveName) => void;
};

/** What the chosen creature rolls: an attack at a target, a save. */
export function RollPanel(props: RollPanelProps) {
  const { fight, line, target, attack, setAttack, setTarget, dc, setDc, rollIt, rollSave } = props;
  const targets = fight.combatants.flatMap(({ id, bodies }) =>
    id === line.id ? [] : bodies.map((_, i) => [`${id}/${i}`, bodyName(fight, id, i)] as const),
  );
  return (
    <section className="fight-actions" aria-label="Rolls">
      {line.attacks.length > 0 && targets.length > 0 && (
        <div className="fight-hurt">
          <Select
            aria-label="Attack"
            value={String(Math.min(attack, line.attacks.length - 1))}
            onChange={({ target: field }) => setAttack(Number(field.value))}
            options={line.attacks.map(({ name, bonus, damage }, i) => [
              String(i),
              `${name} ${signed(bonus)}${damage && ` (${damage})`}`,
            ])}
          />
          <Select
            aria-label="Target"
            value={target ? `${target.id}/${target.body}` : ''}
            onChange={({ target: field }) => {
              const [id = '', body] = field.value.split('/');
              setTarget({ id, body: Number(body) });
            }}
            options={targets}
          />
          <Button icon="dices" onClick={rollIt}>
            Attack
          </Button>
        </div>
      )}
      {line.saves !== null && (
        <div className="fight-hurt">
          {(Object.keys(SAVE_NAMES) as SaveName[]).map((save) => {
            const bonus = line.saves?.[save] ?? null;
            return (
              bonus !== null && (
                <Button key={save} variant="quiet" icon="dices" onClick={() => rollSave(save)}>
                  {SAVE_NAMES[save]} {signed(bonus)}
                </Button>
              )
            );
          })}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            placeholder="DC"
            aria-label="DC of the save"
            value={dc ?? ''}
            onChange={({ target: field }) => setDc(field.value === '' ? null : Number(field.value))}
          />
        </div>
      )}
    </section>
  );
}

/** An attack of a creature at a target, with what it does. */
export function attackAction(
  fight: Fight,
  { id, body }: Chosen,
  attack: number,
  target: Chosen,
  random: () => number,
): FightAction | null {
  const line = fight.combatants.find((one) => one.id === id);
  const hit = fight.combatants.find((one) => one.id === target.id);
  const used = line?.attacks[Math.min(attack, line.attacks.length - 1)];
  if (line === undefined || hit === undefined || used === undefined) return null;
  const rolled = rollAttack(`1d20${used.bonus < 0 ? '' : '+'}${used.bonus}`, used.damage, random);
  if (rolled === null) return null;
  const { text, outcome, amount } = attackOutcome(rolled, hit.armor);
  return {
    do: 'log',
    text: `${bodyName(fight, id, body)}, ${used.name.toLowerCase()} at ${bodyName(fight, target.id, target.body)}: ${text}`,
    outcome,
    ...(amount > 0 && { damage: { ...target, amount } }),
  };
}

/** A save of a creature. */
export function saveAction(
  fight: Fight,
  { id, body }: Chosen,
  save: SaveName,
  dc: number | null,
  random: () => number,
): FightAction | null {
  const bonus = fight.combatants.find((one) => one.id === id)?.saves?.[save] ?? null;
  const rolled = bonus === null ? null : rollDice(`1d20${bonus < 0 ? '' : '+'}${bonus}`, random);
  if (rolled === null) return null;
  const { text, outcome } = saveOutcome(rolled, dc);
  return { do: 'log', text: `${bodyName(fight, id, body)}, ${SAVE_NAMES[save]} save: ${text}`, outcome };
}
