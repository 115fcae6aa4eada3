import type { Spell } from '../contract/spells.ts';
import { ASSUMED_COSTS } from '../rules/casting-costs.ts';
import type { CasterClass, SpellCost } from '../rules/item-prices.ts';

const ARCANE: readonly CasterClass[] = ['wizard', 'sorcerer', 'bard'];

/** With `M/DF` a divine caster needs no material. */
const needsMaterial = ({ components }: Spell, maker: CasterClass): boolean =>
  ARCANE.includes(maker) || !/M\/DF/.test(components.line ?? '');

/** The material components and XP of one casting at a caster level, which some spells leave open: then what is assumed. */
export function componentOf(spell: Spell, maker: CasterClass, casterLevel: number): SpellCost {
  const assumed = ASSUMED_COSTS[spell.slug];
  if (assumed) return assumed.cost(casterLevel);
  const { material, xp } = spell.components;
  return { gp: needsMaterial(spell, maker) ? (material?.cost_gp ?? 0) : 0, xp: xp?.cost ?? 0 };
}

/** What the components of a casting are assumed to be, or which are not counted, because they depend on what it is cast for. */
export function componentNotes(spell: Spell, maker: CasterClass, casterLevel: number): string[] {
  const { name, slug, components } = spell;
  const assumed = ASSUMED_COSTS[slug];
  if (assumed) return [`The components of ${name} vary. Counted: ${assumed.covers(casterLevel)}.`];
  const { material, xp } = components;
  const open = [
    material?.cost_gp === null && needsMaterial(spell, maker) && /\b(?:gp|cost\w*|worth)\b/.test(material.text ?? '')
      ? material.text
      : null,
    xp?.cost === null ? (xp.text ?? 'XP') : null,
  ];
  return open.flatMap((text) => (text === null ? [] : [`Not counted for ${name}: ${text}.`]));
}
