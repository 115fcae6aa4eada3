import { capitalized } from '../../../rules/capitalized.ts';
import { lifting, loadEffects, loadLimits, loadOf, STRENGTH_LIMITS } from '../../../rules/carrying.ts';
import { formatGp, formatPounds } from '../../../rules/item-format.ts';
import { SIZES } from '../../../rules/monster-vocabulary.ts';
import { signed } from '../../../rules/signed.ts';
import { LOAD_NAMES, LoadRuler } from '../../carrying/load-ruler.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Dial } from './dial.tsx';
import type { ListChoices } from './list-choices.ts';

/** A human without a choice of one's own: average Strength, Medium, on two legs. */
const USUAL = { strength: 10, size: 'medium', legs: 'two', speed: 30 } as const;
const SPEEDS = [10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100];

type LoadSumProps = {
  /** Pounds. */
  weight: number;
  /** gp. */
  price: number;
  choices: ListChoices;
  /** Absent where the list is only read. */
  onChoose: ((change: ListChoices) => void) | undefined;
};

/** The weight of the gear of a list, and what carrying it does to a creature. */
export function LoadSum({ weight, price, choices, onChoose }: LoadSumProps) {
  const { strength, size, legs, speed } = { ...USUAL, ...choices };
  const limits = loadLimits(strength, size, legs);
  const load = loadOf(weight, limits);
  const effects = loadEffects(load, speed);
  const { overhead, offGround, drag } = lifting(limits);
  const over = weight - limits.heavy;
  return (
    <section className="stat list-sum" aria-labelledby="load">
      <div className="stat-head dials">
        <SectionHead id="load" name="Load" />
        {onChoose ? (
          <LoadDials choices={{ strength, size, legs, speed }} onChoose={onChoose} />
        ) : (
          <span className="muted">
            Strength {strength}, {capitalized(size)}, on {legs} legs, speed {speed} ft.
          </span>
        )}
      </div>
      <LoadRuler weight={weight} limits={limits} />
      <dl className="glance load-line">
        <div className={load === 'over' ? 'wide bad' : 'wide'}>
          <dt>{formatPounds(weight)} in all</dt>
          <dd>
            {load === 'over'
              ? `Over the limit by ${formatPounds(over)}`
              : capitalized(LOAD_NAMES[load].replace('a ', ''))}
          </dd>
        </div>
        <div>
          <dt>Max Dex</dt>
          <dd>{effects.maxDex === null ? '—' : signed(effects.maxDex)}</dd>
        </div>
        <div>
          <dt>Check penalty</dt>
          <dd>{effects.checkPenalty === 0 ? '—' : signed(effects.checkPenalty)}</dd>
        </div>
        <div>
          <dt>Speed</dt>
          <dd>
            {effects.speed} ft.{effects.speed < speed && <small>of {speed}</small>}
          </dd>
        </div>
        <div>
          <dt>Run</dt>
          <dd>{effects.run === null ? '—' : `×${effects.run}`}</dd>
        </div>
      </dl>
      <dl className="rows">
        {price > 0 && (
          <div>
            <dt>Cost</dt>
            <dd>{formatGp(price)}</dd>
          </div>
        )}
        <div>
          <dt>Lift</dt>
          <dd>
            {formatPounds(overhead)} over the head, {formatPounds(offGround)} off the ground
          </dd>
        </div>
        <div>
          <dt>Push or drag</dt>
          <dd>{formatPounds(drag)}</dd>
        </div>
      </dl>
      <p className="list-sum-note">
        Armor may limit Dexterity, checks and speed more than the load does: the worse figure counts.
        {size !== 'medium' && ' The weights are those of gear for Medium creatures.'}
      </p>
    </section>
  );
}

type LoadDialsProps = {
  choices: Required<Pick<ListChoices, 'strength' | 'size' | 'legs' | 'speed'>>;
  onChoose: (change: ListChoices) => void;
};

function LoadDials({ choices: { strength, size, legs, speed }, onChoose }: LoadDialsProps) {
  const speeds = [...new Set([...SPEEDS, speed])].sort((a, b) => a - b);
  return (
    <>
      <Stepper
        label="Strength"
        name="strength"
        value={strength}
        {...STRENGTH_LIMITS}
        onChange={(next) => onChoose({ strength: next })}
      />
      <Dial
        label="Size"
        value={size}
        options={SIZES.map((one) => [one, capitalized(one)])}
        onChoose={(next) => onChoose({ size: next })}
      />
      <Dial
        label="Legs"
        value={legs}
        options={[
          ['two', 'Two'],
          ['four', 'Four'],
        ]}
        onChoose={(next) => onChoose({ legs: next })}
      />
      <Dial
        label="Speed"
        value={String(speed)}
        options={speeds.map((one) => [String(one), `${one} ft.`])}
        onChoose={(next) => onChoose({ speed: Number(next) })}
      />
    </>
  );
}
