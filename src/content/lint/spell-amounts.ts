import { amountCap, type SpellAmount } from '../../rules/spell-amounts.ts';
import type { Finding } from '../finding.ts';
import type { Spell } from '../schema/spells.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { hasFigure } from './figures.ts';

/* A roll that grows with the caster level, within one clause. Durations are excluded: the duration field has them. */
const GROWING =
  /\d+d\d+(?! (?:rounds|minutes|hours|days))[^.;|]{0,60}? (?:per|for each|for every) (?:\w+ )?(?:caster )?levels?\b/;

/**
 * Checks that the dice, points and maximums of a spell's `amounts` appear in its description, and that a description
 * with a roll that grows with the level has `amounts`.
 */
export function checkSpellAmounts(entries: readonly Entry[]): Finding[] {
  const spells = entries.filter((entry): entry is Entry<'spells'> => entry.kind === 'spells');
  return spells.flatMap(({ file, value }) => {
    const finding = (path: PropertyKey[], message: string): Finding => ({
      file,
      line: lineOf(file, path),
      rule: 'spell-amounts',
      message,
    });
    const text = value.description ?? '';
    const growing = GROWING.exec(text);
    if (value.amounts === undefined && growing)
      return [finding(['description'], `"${growing[0]}" grows with the level; write it as one of the amounts too`)];
    return (value.amounts ?? []).flatMap((amount, i) =>
      figuresOf(amount)
        .filter((figure) => !hasFigure(text, figure))
        .map((figure) => finding(['amounts', i], `${figure} does not stand in the description; mend one of the two`)),
    );
  });
}

function figuresOf(amount: NonNullable<Spell['amounts']>[number]): string[] {
  const { dice, points, plus_max: plusMax, each } = amount satisfies SpellAmount;
  const figures = [dice, points === 1 ? undefined : points, amountCap(amount), plusMax, each?.max];
  return figures.flatMap((figure) => (figure === undefined || figure === null ? [] : [String(figure)]));
}
