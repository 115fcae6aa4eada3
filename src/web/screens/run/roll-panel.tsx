import { bodyName, type Combatant, type Fight, SAVE_NAMES, type SaveName } from '../../../rules/fight/fight-state.ts';
import { signed } from '../../../rules/signed.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { Chosen } from './turn-line.tsx';

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
