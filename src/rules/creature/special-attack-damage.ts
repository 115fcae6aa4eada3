/** The damage of special attacks, `rake 1d4+2`, after a change of Strength or size (Monster Manual v.3.5, pages 291 and 307–316). */
import { type Share, strengthPoints, type WorkedAttack } from './attack-damage.ts';
import type { Fighter } from './built-attacks.ts';
import { largerDamage } from './size-changes.ts';

const SPECIAL = /^(rake|rend|constrict|impale|trample|powerful charge) (\d+d\d+)([+−-]\d+)?( plus .+)?$/;

/** The shares of Strength that special attacks add, the most likely first (Monster Manual v.3.5, pages 307–316). */
const SPECIAL_SHARES: Readonly<Record<string, readonly Share[]>> = {
  rake: [0.5, 1, 0],
  rend: [1.5, 1, 0],
  constrict: [1, 1.5, 0.5, 0],
  impale: [1.5, 1, 0],
  trample: [1.5, 1, 0.5, 0],
  'powerful charge': [1.5, 1, 0],
};

/**
 * `rake 1d4+2` after a change of Strength, with the share of the attack that has the same damage (a gray ooze constricts with its
 * slam). Other texts, and damage that Strength does not explain, stay.
 */
export function adjustedSpecial(
  text: string,
  before: Fighter,
  after: Fighter,
  attacks: readonly WorkedAttack[],
): string {
  const [found, name = '', dice = '', bonus = '0', plus = ''] = SPECIAL.exec(text) ?? [];
  if (found === undefined) return text;
  const printed = Number(bonus.replace('−', '-'));
  const same = attacks.filter(({ damage }) => damage === `${dice}${printed === 0 ? '' : bonus.replace('−', '-')}`);
  const shares = [...same.map(({ share }) => share), ...(SPECIAL_SHARES[name] ?? [])];
  const share = shares.find((one) => strengthPoints(one, before.str) === printed);
  if (share === undefined) return text;
  const points = printed + strengthPoints(share, after.str) - strengthPoints(share, before.str);
  return `${name} ${dice}${points === 0 ? '' : points > 0 ? `+${points}` : points}${plus}`;
}

/** `rake 1d4+2` one size larger; rend is twice the damage of a claw. Other damage beside it stays: `plus 1d6 acid`. */
export function withLargerSpecial(text: string): string {
  const [found, name = '', dice = '', bonus = '', plus = ''] = SPECIAL.exec(text) ?? [];
  if (found === undefined) return text;
  const [count = 0, sides = 0] = dice.split('d').map(Number);
  const twice = name === 'rend' && count % 2 === 0;
  const larger = largerDamage(twice ? `${count / 2}d${sides}` : dice);
  if (larger === null) return text;
  const [largerCount = 0, largerSides = 0] = larger.split('d').map(Number);
  return `${name} ${twice ? `${largerCount * 2}d${largerSides}` : larger}${bonus}${plus}`;
}
