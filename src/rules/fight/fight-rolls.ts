import { type AttackRoll, formatRoll, type Roll } from '../dice.ts';
import { signed } from '../signed.ts';

const d20Text = ({ results, total, modifier }: Roll): string =>
  `1d20 ${results[0]} ${signed(modifier).replace(/^([+−])/, '$1 ')} = ${total}`;

/**
 * What an attack that was rolled does: a natural 20 hits and a natural 1 misses whatever the Armor Class is; a threat that its second
 * roll confirms is a critical hit (Player's Handbook, pages 134 and 140).
 * @param armor the target's Armor Class; null where it is not known, and then the roll decides nothing
 */
export function attackOutcome(
  { roll, damage, critical }: AttackRoll,
  armor: number | null,
): { text: string; outcome: string; amount: number } {
  const natural = roll.results[0];
  const hits = (one: Roll) => one.results[0] === 20 || (one.results[0] !== 1 && armor !== null && one.total >= armor);
  const against = armor === null ? '' : `, AC ${armor}`;
  const rolled = `${d20Text(roll)}${against}`;
  if (armor === null && natural !== 20 && natural !== 1) {
    const dealt = damage === null ? '' : `; ${formatRoll(damage.roll)} = ${damage.roll.total}`;
    return { text: `${rolled}${dealt}`, outcome: `total ${roll.total}`, amount: 0 };
  }
  if (!hits(roll)) return { text: rolled, outcome: 'miss', amount: 0 };
  const isCritical = critical !== null && hits(critical.confirm);
  const dealt = isCritical ? critical.damage : damage?.roll;
  if (dealt === undefined) return { text: rolled, outcome: 'hit', amount: 0 };
  const confirmed = isCritical ? `; confirmed by ${critical.confirm.total}` : '';
  const rest = damage?.rest ? ` ${damage.rest}` : '';
  return {
    text: `${rolled}${confirmed}; ${formatRoll(dealt)}`,
    outcome: `${dealt.total} damage${rest}${isCritical ? ', critical' : ''}`,
    amount: dealt.total,
  };
}

/** A saving throw: a natural 20 succeeds and a natural 1 fails (Player's Handbook, page 136). Without a DC the total stands alone. */
export function saveOutcome(roll: Roll, dc: number | null): { text: string; outcome: string } {
  const [natural] = roll.results;
  const text = `${d20Text(roll)}${dc === null ? '' : `, DC ${dc}`}`;
  if (dc === null) return { text, outcome: `total ${roll.total}` };
  const saved = natural === 20 || (natural !== 1 && roll.total >= dc);
  return { text, outcome: saved ? 'saved' : 'failed' };
}
