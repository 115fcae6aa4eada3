const COINS = [
  ['gp', 100],
  ['sp', 10],
  ['cp', 1],
] as const;

/** A price as the books print it: 4,000 gp, 12 gp 5 sp, 2 cp. Takes gold pieces, of which 0.01 is a copper piece. */
export function formatGp(gp: number): string {
  let copper = Math.round(gp * 100);
  if (copper === 0) return '0 gp';
  const parts: string[] = [];
  for (const [coin, worth] of COINS) {
    const count = Math.floor(copper / worth);
    copper -= count * worth;
    if (count > 0) parts.push(`${count.toLocaleString('en')} ${coin}`);
  }
  return parts.join(' ');
}

/** What making an item takes: 2,000 gp + 160 XP. */
export function formatCreationCost({ gp, xp }: { gp: number; xp: number }): string {
  return `${formatGp(gp)} + ${xp.toLocaleString('en')} XP`;
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** A weight as the books print it: 4 lb., ½ lb., 0.1 lb. */
export function formatPounds(pounds: number): string {
  const whole = Math.floor(pounds);
  const fraction = FRACTIONS[String(pounds - whole)];
  const figure = fraction ? `${whole || ''}${fraction}` : pounds.toLocaleString('en', { maximumFractionDigits: 3 });
  return `${figure} lb.`;
}

/** A critical as the weapon table prints it: 19–20/×2, ×3. */
export function formatCritical({ threat, multiplier }: { threat: number; multiplier: number }): string {
  return threat === 20 ? `×${multiplier}` : `${threat}–20/×${multiplier}`;
}
