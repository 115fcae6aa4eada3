/** One attack of a printed line such as `2 claws +9 melee (1d6+6)` (Monster Manual, pages 6–7). */
export type PrintedAttack = {
  /** Attacks of the kind in one full attack, from 1. */
  count: number;
  /** Such as "claws" or "+1 longsword". */
  name: string;
  /** The attack bonuses, the highest first; at least one. */
  bonuses: readonly number[];
  mode: 'melee' | 'ranged';
  touch: boolean;
  /** What stands in brackets: damage, threat range and further effects. Empty where nothing does. */
  damage: string;
};

const ATTACK = /^(?:(\d+) )?(.+?) ([+−]\d+(?:\/[+−]\d+)*) (melee|ranged)( touch)?(?: \((.*)\))?$/;

/** The attacks of a printed line, those of all its alternatives. Words that are no attack with a bonus are left out. */
export function printedAttacks(line: string): PrintedAttack[] {
  return splitOutsideBrackets(line).flatMap((part) => {
    const [found, count, name = '', bonuses = '', mode, touch, damage = ''] = ATTACK.exec(part) ?? [];
    if (found === undefined) return [];
    return [
      {
        count: Number(count ?? 1),
        name,
        bonuses: bonuses.split('/').map((bonus) => Number(bonus.replace('−', '-'))),
        mode: mode === 'ranged' ? 'ranged' : 'melee',
        touch: touch !== undefined,
        damage,
      },
    ];
  });
}

/** Splits at "and", "or", commas and semicolons, unless they stand in brackets. */
function splitOutsideBrackets(line: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of line.matchAll(/[()]|[;,] (?:and |or )?| (?:and|or) /g)) {
    if (mark === '(') depth++;
    else if (mark === ')') depth--;
    else if (depth === 0) {
      parts.push(line.slice(start, index));
      start = index + mark.length;
    }
  }
  return [...parts, line.slice(start)].map((part) => part.trim()).filter(Boolean);
}

/** What stands in the brackets of an attack: `1d6+6/19–20/×3 plus poison`. */
export type PrintedDamage = {
  /** Dice such as `1d6+6`, with a plain minus, or a number; null where the attack deals no damage of its own. */
  dice: string | null;
  /** The lowest natural roll that threatens a critical hit; 20 where nothing else is printed. */
  threat: number;
  /** The multiplier of a critical hit; 2 where nothing else is printed. */
  multiplier: number;
  /** What follows: `plus poison`; empty where nothing does. */
  rest: string;
};

const DAMAGE = /^(\d+d\d+(?:[+−]\d+)?|\d+(?![\dd]))?\*?(?:\/(\d+)–20)?(?:\/×(\d))?(.*)$/;

/** The parts of the text in the brackets of an attack. */
export function printedDamage(text: string): PrintedDamage {
  const [, dice, threat, multiplier, rest = ''] = DAMAGE.exec(text) ?? [];
  return {
    dice: dice?.replace('−', '-') ?? null,
    threat: Number(threat ?? 20),
    multiplier: Number(multiplier ?? 2),
    rest: rest.trim(),
  };
}
