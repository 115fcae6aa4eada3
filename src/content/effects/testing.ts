import type { Item } from '../schema/items.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Spell } from '../schema/spells.ts';
import { type EffectSource, itemSource, monsterSource, spellSource } from './source.ts';

/* Entries with a given text, for tests of the effects. */

/** A spell with this description and these facts. */
export function spellThat(description: string, facts: Partial<Spell> = {}): EffectSource {
  return spellSource({
    name: 'Test',
    rulebook: 'phb-35',
    group: 'core',
    school: 'evocation',
    components: {},
    casting_time: '1 standard action',
    duration: 'instantaneous',
    description,
    ...facts,
  });
}

/** A wondrous item with this description and these facts. */
export function itemThat(description: string, facts: Partial<Item> = {}): EffectSource {
  return itemSource({ name: 'Test', rulebook: 'dmg-35', type: 'wondrous', description, ...facts });
}

/** A monster with this combat text and these facts. */
export function monsterThat(combat: string, facts: Partial<Monster> = {}): EffectSource {
  return monsterSource({
    name: 'Test',
    rulebook: 'mm-35',
    size: 'medium',
    type: 'aberration',
    initiative: 0,
    speed: { land: 30 },
    armor_class: { total: 10, parts: [] },
    abilities: {},
    alignment: 'Always neutral',
    combat,
    ...facts,
  });
}
