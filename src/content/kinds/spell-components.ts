import type { ComponentDetails, XpDetails } from '../../rules/spell-facts.ts';

/** A component with its text and cost in gp, in the form of the API. */
export function componentOf(component: true | ComponentDetails | undefined) {
  if (component === undefined) return null;
  return component === true
    ? { text: null, cost_gp: null }
    : { text: component.text ?? null, cost_gp: component.cost_gp ?? null };
}

/** The XP component with its text and cost in XP, in the form of the API. */
export function xpOf(component: true | XpDetails | undefined) {
  if (component === undefined) return null;
  return component === true
    ? { text: null, cost: null }
    : { text: component.text ?? null, cost: component.cost ?? null };
}
