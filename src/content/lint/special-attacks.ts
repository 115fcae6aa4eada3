import type { Finding } from '../finding.ts';
import type { Monster } from '../schema/monsters.ts';
import { type Entry, lineOf } from '../source-file.ts';

const DICE = /\d+d\d+(?:[+-]\d+)?/g;

/**
 * Checks that the damage of a special attack in the stat block also appears in the text of that attack, if the text
 * contains any dice. Where the book contradicts itself (rend 2d6+9 in the block, 2d6+12 in the text), the text has to
 * give both figures.
 */
export function checkSpecialAttacks(entries: readonly Entry[]): Finding[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'monsters') return [];
    const { special_attacks = [], combat = '' } = entry.value as Monster;
    return special_attacks.flatMap((attack) => {
      const textDice = diceIn(textOf(attack, combat));
      const missing = diceIn(attack).filter((dice) => !textDice.includes(dice));
      if (textDice.length === 0 || missing.length === 0) return [];
      return {
        file: entry.file,
        line: lineOf(entry.file, ['special_attacks']),
        rule: 'special-attacks',
        message: `"${attack}" is ${textDice.join(', ')} in the text; mend one, or tell both in the text where both are printed`,
      };
    });
  });
}

const diceIn = (text: string): readonly string[] => text.replaceAll('−', '-').match(DICE) ?? [];

/** The paragraphs under the bold name that the attack begins with. */
function textOf(attack: string, combat: string): string {
  const name = attack.replace(/\s*[(\d].*$/, '').toLowerCase();
  return combat.split(/^(?=\*\*)/m).find((part) => part.slice(2).toLowerCase().startsWith(name)) ?? '';
}
