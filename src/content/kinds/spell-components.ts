import type { ComponentDetails, XpDetails } from '../../rules/spell-facts.ts';

/** A component with its text and cost as the answer has it. */
export function componentOf(component: true | ComponentDetails | undefined) {
  if (component === undefined) return null;
  return component === true
    ? { text: null, cost_gp: null }
    : { text: component.text ?? null, cost_gp: component.cost_gp ?? null };
}

/** The same for experience points. */
export function xpOf(component: true | XpDetails | undefined) {
  if (component === undefined) return null;
  return component === true
    ? { text: null, cost: null }
    : { text: component.text ?? null, cost: component.cost ?? null };
}
