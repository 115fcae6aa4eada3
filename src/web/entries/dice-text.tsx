import { Fragment } from 'react';
import { textDice } from '../../rules/dice.ts';
import { Dice } from './dice.tsx';

type DiceTextProps = {
  text: string;
  /** Names a roll by the text before its dice. */
  labelOf: (before: string) => string;
};

/** A text whose dice roll. */
export function DiceText({ text, labelOf }: DiceTextProps) {
  let end = 0;
  return textDice(text).map((piece) => {
    const start = end;
    end += piece.text.length;
    if (piece.dice === null) return <Fragment key={start}>{piece.text}</Fragment>;
    return (
      <Dice key={start} dice={piece.dice} label={`${labelOf(text.slice(0, start))} ${piece.text}`.trim()}>
        {piece.text}
      </Dice>
    );
  });
}
