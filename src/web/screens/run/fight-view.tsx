import { useRef, useState } from 'react';
import type { Hurt } from '../../../rules/fight/body.ts';
import { rollInitiatives } from '../../../rules/fight/fight.ts';
import { type Fight, lineOf, type SaveName } from '../../../rules/fight/fight-state.ts';
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
import { followerOf } from './targets.ts';
import { TurnLine } from './turn-line.tsx';
import { type Choice, useChoice } from './use-choice.ts';
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
  const choice = useChoice(fight);
  const { line, body, chosen, target } = choice;
  const [attack, setAttack] = useState(0);
  const [save, setSave] = useState<SaveName>('fort');
  const [dc, setDc] = useState<number | null>(null);
  const [kind, setKind] = useState<Hurt>('damage');
  const amount = useRef<HTMLInputElement>(null);
  const condition = useRef<HTMLSelectElement>(null);
  const { combatants, turn } = fight;
  const { blocks, cause } = useBlocks(loaded, combatants);
  useWakeLock();
  const move = (from: number, to: number) => dispatch({ do: 'move', from, to });
  const rollAttack = () => {
    const action = chosen && target && attackAction(fight, chosen, attack, target, Math.random);
    if (action) dispatch(action);
  };
  const rollSave = (one: SaveName) => {
    setSave(one);
    const action = chosen && saveAction(fight, chosen, one, dc, Math.random);
    if (action) dispatch(action);
  };
  useRowDrops(move);
  useFightKeys(
    {
      ...turnKeys(fight, choice, { dispatch, undo, move }),
      d: () => focusAmount('damage'),
      h: () => focusAmount('heal'),
      c: () => condition.current?.focus(),
      r: rollAttack,
      s: () => rollSave(save),
    },
    (number) => {
      if (line && number <= line.bodies.length) choice.choose(line.id, number - 1);
    },
  );
  const block = line && blocks.get(blockKey(line));
  return (
    <>
      <RoundBar fight={fight} dispatch={dispatch} undo={undo} />
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
                choose={(index) => choice.choose(one.id, index)}
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
                setTarget={choice.aim}
                save={save}
                dc={dc}
                setDc={setDc}
                rollIt={rollAttack}
                rollSave={rollSave}
              />
              <LineTools line={line} isTurn={line.id === turn} dispatch={dispatch} />
            </>
          )}
          <AddLine fight={fight} add={(combatant) => dispatch({ do: 'add', combatants: [combatant] })} />
          <FightTools fight={fight} dispatch={dispatch} blocksAt={blocksAt} />
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

  function focusAmount(one: Hurt) {
    setKind(one);
    amount.current?.focus();
  }
}

type Doing = Pick<RunningFight, 'dispatch' | 'undo'> & { move: (from: number, to: number) => void };

/** The keys of the order: whose turn it is, which line is chosen and whom it attacks. */
function turnKeys({ combatants }: Fight, { line, chooseBy, aimNext }: Choice, { dispatch, undo, move }: Doing) {
  const moveBy = (step: number) => {
    const from = line ? combatants.indexOf(line) : -1;
    const to = from + step;
    if (from >= 0 && to >= 0 && to < combatants.length) move(from, to);
  };
  return {
    n: () => dispatch({ do: 'next' }),
    p: () => dispatch({ do: 'back' }),
    j: () => chooseBy(1),
    k: () => chooseBy(-1),
    t: aimNext,
    l: () => dispatch({ do: 'wait', wait: 'delay' }),
    y: () => dispatch({ do: 'wait', wait: 'ready' }),
    a: () => line && dispatch({ do: 'act-now', id: line.id }),
    u: () => undo?.(),
    up: () => moveBy(-1),
    down: () => moveBy(1),
  };
}

/** The round, who acts and who is next, and what leads on. */
function RoundBar({ fight, dispatch, undo }: RunningFight) {
  const current = lineOf(fight, fight.turn);
  const after = followerOf(fight);
  return (
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
        <Button variant="primary" onClick={() => dispatch({ do: 'next' })}>
          Next turn
        </Button>
      </span>
    </div>
  );
}

type FightToolsProps = Pick<FightViewProps, 'fight' | 'dispatch' | 'blocksAt'>;

function FightTools({ fight: { combatants }, dispatch, blocksAt }: FightToolsProps) {
  const rollAnew = () => dispatch({ do: 'begin', initiatives: rollInitiatives(combatants, Math.random) });
  return (
    <p className="actions">
      <Button variant="quiet" icon="dices" onClick={rollAnew}>
        Roll initiative anew
      </Button>
      <ButtonLink variant="quiet" icon="columns-3" to={blocksAt}>
        Side by side
      </ButtonLink>
      <Button variant="quiet" icon="x" onClick={() => dispatch({ do: 'end' })}>
        End the fight
      </Button>
    </p>
  );
}
