import { abilityModifier } from '../../../../rules/abilities.ts';
import { signed } from '../../../../rules/signed.ts';
import { bonusSpells as bonusSpellsOf } from '../../../../rules/spell-slots.ts';
import type { RuleTool } from './tool.ts';

export const bonusSpells: RuleTool = {
  title: 'Bonus spells of a score',
  fields: [{ name: 'score', label: 'Score', lowest: 1, highest: 100, fallback: 16 }],
  work({ number }) {
    const score = number('score');
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => [level, bonusSpellsOf(score, level)] as const);
    const bonus = levels.filter(([, count]) => count > 0);
    const highest = Math.min(9, score - 10);
    return {
      figures: [
        ['Modifier', signed(abilityModifier(score))],
        ['Spells up to level', highest < 0 ? 'None' : String(highest)],
      ],
      rows: [
        [
          'Bonus spells a day',
          bonus.map(([level, count]) => `${count} of level ${level}`).join(', ') || 'None at this score',
        ],
      ],
    };
  },
};
