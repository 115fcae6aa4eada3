import { useRef, useState } from 'react';
import type { Hurt } from '../../../rules/fight/body.ts';
import { rollInitiatives } from '../../../rules/fight/fight.ts';
import { lineOf, type SaveName } from '../../../rules/fight/fight-state.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import type { Block } from '../encounters/load-blocks.ts';
import { MiniBlock } from '../encounters/mini-block.tsx';
import { useRowDrops } from '../lists/use-row-drag.ts';
import { AddLine } from './add-line.tsx';
import { FightKeyList } from './fight-key-list.tsx';
import { useFightKeys } from './fight-keys.ts';
import { FightLog } from './fight-log.tsx';
import { type Condition, HealthPanel } from './health-panel.tsx';
import { LineTools } from './line-tools.tsx';
import { attackAction, saveAction } from './roll-actions.ts';
import { RollPanel } from './roll-panel.tsx';
import { followerOf, nextTarget, targetOf } from './targets.ts';
import { type Chosen, firstAble, TurnLine } from './turn-line.tsx';
import { blockKey, type RunningFight, useBlocks, useWakeLock } from './use-fight.ts';

type FightViewProps = RunningFight & {
  blocks: readonly Block[];
  conditions: readonly Condition[];
  /** What is earned when it is won; null where no party is known. */
  reward: string | null;
  /** The address of the stat blocks side by side. */
  blocksAt: string;
};

/** The fight: round, order, what the chosen creature does and suffers, stat block and log. */
export function FightView({ fight, dispatch, undo, blocks: loaded, conditions, reward, blocksAt }: FightViewProps) {
  const [picked, setPicked] = useState<(Chosen & { turn: string | null }) | null>(null);
  const [aimed, setAimed] = useState<Chosen | null>(null);
  const [attack, setAttack] = useState(0);
  const [save, setSave] = useState<SaveName>('fort');
  const [dc, setDc] = useState<number | null>(null);
  const [kind, setKind] = useState<Hurt>('damage');
  const amount = useRef<HTMLInputElement>(null);
  const condition = useRef<HTMLSelectElement>(null);
  const { combatants, turn } = fight;
  // With the turn the choice goes on to whoever acts.
  const own = picked?.turn === turn ? lineOf(fight, picked.id) : undefined;
  const line = own ?? lineOf(fight, turn) ?? combatants[0];
  const body = own && picked ? Math.min(picked.body, own.bodies.length - 1) : line ? firstAble(line) : 0;
  const chosen = line ? { id: line.id, body } : null;
  const target = line ? targetOf(fight, line, aimed) : null;
  const { blocks, cause } = useBlocks(loaded, combatants);
  useWakeLock();
  const choose = (id: string, index: number) => setPicked({ id, body: index, turn });
  const chooseBy = (step: number) => {
    const at = line ? combatants.indexOf(line) : -1;
    const next = combatants[(at + step + combatants.length) % combatants.length];
    if (next) choose(next.id, firstAble(next));
  };
  const move = (from: number, to: number) => dispatch({ do: 'move', from, to });
  const moveBy = (step: number) => {
    const from = line ? combatants.indexOf(line) : -1;
    const to = from + step;
    if (from >= 0 && to >= 0 && to < combatants.length) move(from, to);
  };
  const rollIt = () => {
    const action = chosen && target && attackAction(fight, chosen, attack, target, Math.random);
    if (action) dispatch(action);
  };
  const rollSave = (one: SaveName) => {
    setSave(one);
    const action = chosen && saveAction(fight, chosen, one, dc, Math.random);
    if (action) dispatch(action);
  };
  const aimNext = () => {
    if (line) setAimed(nextTarget(fight, line, target));
  };
  const focusAmount = (one: Hurt) => {
    setKind(one);
    amount.current?.focus();
  };
  const next = () => dispatch({ do: 'next' });
  useRowDrops(move);
  useFightKeys(
    {
      n: next,
      p: () => dispatch({ do: 'back' }),
      j: () => chooseBy(1),
      k: () => chooseBy(-1),
      d: () => focusAmount('damage'),
      h: () => focusAmount('heal'),
      c: () => condition.current?.focus(),
      t: aimNext,
      r: rollIt,
      s: () => rollSave(save),
      l: () => dispatch({ do: 'wait', wait: 'delay' }),
      y: () => dispatch({ do: 'wait', wait: 'ready' }),
      a: () => line && dispatch({ do: 'act-now', id: line.id }),
      u: () => undo?.(),
      up: () => moveBy(-1),
      down: () => moveBy(1),
    },
    (number) => {
      if (line && number <= line.bodies.length) choose(line.id, number - 1);
    },
  );
  const current = lineOf(fight, turn);
  const after = followerOf(fight);
  const block = line && blocks.get(blockKey(line));
  return (
    <>
      <div className="fight-round">
        <b>Round {fight.round}</b>
        <span role="status">
          {current && `${current.name} to act.`} {after && `Next: ${after.name}`}
        </span>
        <span className="fight-bar">
          <Button icon="undo-2" onClick={() => undo?.()} aria-disabled={undo === undefined}>
            Undo
          </Button>
          <ButtonAnchor icon="monitor" href={paths.fightPlayers()} target="_blank">
            Players’ view
          </ButtonAnchor>
          <Button variant="primary" onClick={next}>
            Next turn
          </Button>
        </span>
      </div>
      <div className="fight">
        <div>
          <ol aria-label="Order of turns">
            {combatants.map((one, i) => (
              <TurnLine
                key={one.id}
                line={one}
                index={i}
                isTurn={one.id === turn}
                chosen={one === line ? body : null}
                choose={(index) => choose(one.id, index)}
                relieve={(index, name) => dispatch({ do: 'relieve', id: one.id, body: index, name })}
              />
            ))}
          </ol>
          {line && (
            <>
              <HealthPanel
                fight={fight}
                line={line}
                body={body}
                dispatch={dispatch}
                conditions={conditions}
                kind={kind}
                handles={{ amount, condition, setKind }}
              />
              <RollPanel
                fight={fight}
                line={line}
                body={body}
                target={target}
                attack={attack}
                setAttack={setAttack}
                setTarget={setAimed}
                save={save}
                dc={dc}
                setDc={setDc}
                rollIt={rollIt}
                rollSave={rollSave}
              />
              <LineTools line={line} isTurn={line.id === turn} dispatch={dispatch} />
            </>
          )}
          <AddLine fight={fight} add={(combatant) => dispatch({ do: 'add', combatants: [combatant] })} />
          <p className="actions">
            <Button
              variant="quiet"
              icon="dices"
              onClick={() => dispatch({ do: 'begin', initiatives: rollInitiatives(combatants, Math.random) })}
            >
              Roll initiative anew
            </Button>
            <ButtonLink variant="quiet" icon="columns-3" to={blocksAt}>
              Side by side
            </ButtonLink>
            <Button variant="quiet" icon="x" onClick={() => dispatch({ do: 'end' })}>
              End the fight
            </Button>
          </p>
          <FightKeyList />
        </div>
        <div className="fight-beside">
          {block && <MiniBlock {...block} />}
          {!block && line?.slug && cause && (
            <p className="muted" role="status">
              The stat block of {line.name} could not be loaded. {cause}
            </p>
          )}
          <section aria-labelledby="log">
            <h2 id="log">Log</h2>
            <FightLog fight={fight} />
            {reward && <p className="muted">{reward}</p>}
          </section>
        </div>
      </div>
    </>
  );
}
