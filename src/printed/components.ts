import type { Spell } from '../contract/spells.ts';

type Components = Spell['components'];

/** A material or focus with its cost where the text does not name it: "a diamond (1,000 gp)". Null where nothing is known. */
export function componentText(component: Components['material']): string | null {
  if (component === null) return null;
  const { text, cost_gp: cost } = component;
  if (cost === null) return text;
  const price = `${cost.toLocaleString('en')} gp`;
  if (text === null) return price;
  return text.replaceAll(',', '').includes(String(cost)) ? text : `${text} (${price})`;
}

/** The experience that a spell costs: its text, or "1,000 XP". */
export function xpText(xp: Components['xp']): string | null {
  if (xp === null || xp.cost === null) return xp?.text ?? null;
  return xp.text ?? `${xp.cost.toLocaleString('en')} XP`;
}
