import type { ReactNode } from 'react';
import { ABILITY_NAMES } from '../../rules/abilities.ts';
import { saveDcTerms } from '../../rules/casting.ts';
import { scaledText } from '../../rules/scaled-text.ts';
import { AMOUNT_NAMES, amountAt, type SpellAmount } from '../../rules/spell-amounts.ts';
import { type Duration, type Range, savesNamed } from '../../rules/spell-facts.ts';
import { workedDuration, workedRange } from '../../rules/worked-lines.ts';
import { Dice } from '../entries/dice.tsx';
import { Explained } from '../entries/explained.tsx';
import type { LiveRow } from './live-rows.tsx';
import type { Casting } from './use-casting.ts';

type CastLines = {
  range: string | null;
  range_typed: Range | null;
  target: string | null;
  target_max?: number | null;
  effect: string | null;
  effect_max?: number | null;
  area: string | null;
  target_or_area: string | null;
  target_or_area_label: string | null;
  duration: string | null;
  duration_typed: Duration | null;
  saving_throw: string | null;
};

/** The rows of a spell's or power's stat block for one caster. A value that does not depend on the caster is null. */
export function castingRows(name: string, casting: Casting | null) {
  const forCaster = <Value,>(work: (casting: Casting) => Value): Value | null =>
    casting === null ? null : work(casting);
  const line = (text: string | null, max?: number | null) =>
    forCaster(({ level, caster }) => text && scaledText(text, level, caster.lowest_level, max ?? undefined));
  return {
    /** The lines from range to saving throw, which spells and powers share. */
    lines: (cast: CastLines): LiveRow[] => [
      {
        label: 'Range',
        written: cast.range,
        at: forCaster(({ level }) => cast.range_typed && workedRange(cast.range_typed, level)),
      },
      { label: 'Target', written: cast.target, at: line(cast.target, cast.target_max) },
      { label: 'Effect', written: cast.effect, at: line(cast.effect, cast.effect_max) },
      { label: 'Area', written: cast.area, at: line(cast.area) },
      {
        label: cast.target_or_area_label ?? 'Target or area',
        written: cast.target_or_area,
        at: line(cast.target_or_area),
      },
      {
        label: 'Duration',
        written: cast.duration,
        at: forCaster(({ level }) => cast.duration_typed && durationFigure(name, cast.duration_typed, level)),
      },
      {
        label: 'Saving throw',
        written: cast.saving_throw,
        at: forCaster((chosen) => hasSaveDc(cast.saving_throw) && <SaveDc casting={chosen} />),
      },
    ],
    resistance: (text: string | null, against: string) =>
      forCaster(({ level }) => text !== null && /^yes|see text/i.test(text) && resistance(name, against, level)),
    amounts: (amounts: readonly (SpellAmount & { text: string })[]): LiveRow[] =>
      amounts.map((amount) => amountRow(name, amount, casting)),
  };
}

const hasSaveDc = (text: string | null): boolean =>
  text !== null && (savesNamed(text).length > 0 || /see text/i.test(text));

function durationFigure(name: string, duration: Duration, level: number): ReactNode {
  const figure = workedDuration(duration, level);
  if (figure?.dice == null) return figure?.text ?? null;
  return (
    <>
      <Dice dice={figure.dice} label={`${name}, ${figure.text}`}>
        {figure.dice}
      </Dice>
      <small>{figure.text}</small>
    </>
  );
}

function SaveDc({ casting: { caster, score } }: { casting: Casting }) {
  const { base, level, modifier } = saveDcTerms(caster.level, score);
  const total = base + level + modifier;
  return (
    <Explained
      name="Save DC"
      terms={[
        { label: caster.level === null ? 'Epic spell' : 'Base', value: base },
        ...(caster.level === null ? [] : [{ label: 'Level', value: level }]),
        { label: `${ABILITY_NAMES[caster.ability]} ${score}`, value: modifier },
      ]}
      total={total}
      printed={total}
    >
      DC {total}
    </Explained>
  );
}

const resistance = (name: string, against: string, level: number): ReactNode => (
  <Dice dice={`1d20+${level}`} label={`${name} against ${against}`}>
    1d20+{level}
  </Dice>
);

function amountRow(name: string, amount: SpellAmount & { text: string }, casting: Casting | null): LiveRow {
  const { of = 'damage', type, note, text } = amount;
  const title = AMOUNT_NAMES[of];
  return {
    key: `${title} ${text} ${type} ${note}`,
    label: title,
    written: [text, note].filter(Boolean).join('; '),
    at: casting && <AmountFigure name={name} amount={amount} level={casting.level} />,
  };
}

function AmountFigure({ name, amount, level }: { name: string; amount: SpellAmount; level: number }) {
  const { value, rolled, count } = amountAt(amount, level);
  const { of = 'damage', type, each } = amount;
  const amountText = [value, type ?? AMOUNT_NAMES[of].toLowerCase()].join(' ');
  const figure = of === 'bonus' ? `+${value}` : value;
  return (
    <>
      {rolled ? (
        <Dice dice={value} label={`${name}, ${amountText}`}>
          {figure}
        </Dice>
      ) : (
        figure
      )}
      {type && <small>{type}</small>}
      {each && count !== null && (
        <small>
          × {count} {each.of}
          {count > 1 && 's'}
        </small>
      )}
    </>
  );
}
