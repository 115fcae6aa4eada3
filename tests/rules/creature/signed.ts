/** A modifier as a block prints it: +4, −1. */
export function signed(modifier: number | null): string {
  if (modifier === null) return '—';
  return modifier < 0 ? `−${-modifier}` : `+${modifier}`;
}
