import type { Spell } from '../contract/spells.ts';
import { CASTER_CLASSES, type CasterClass, minimumCasterLevel } from '../rules/item-prices.ts';

/** A class that can put a spell into an item: the spell's level for it, and the lowest caster level at which it casts the spell. */
export type SpellMaker = { class: CasterClass; level: number; lowest: number };

/** The core classes that cast a spell of at most a level, wizards, clerics and druids first. */
export function makersOf(spell: Spell, highestLevel: number): SpellMaker[] {
  return CASTER_CLASSES.flatMap((name): SpellMaker[] => {
    const level = levelFor(spell, name);
    const lowest = level === null || level > highestLevel ? null : minimumCasterLevel(name, level);
    return level === null || lowest === null ? [] : [{ class: name, level, lowest }];
  });
}

/** The level of a spell for a class, null where it does not cast it. Clerics cast a spell that no class has by its domain. */
function levelFor(spell: Spell, name: CasterClass): number | null {
  const listed = spell.class_levels.find(({ slug }) => slug === name);
  if (listed) return listed.level;
  const listedAtAll = spell.class_levels.some(({ slug }) => CASTER_CLASSES.some((known) => known === slug));
  if (name !== 'cleric' || listedAtAll || spell.domain_levels.length === 0) return null;
  return Math.min(...spell.domain_levels.map(({ level }) => level));
}
