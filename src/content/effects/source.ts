import type { Feat } from '../schema/feats.ts';
import type { Item } from '../schema/items.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Power } from '../schema/powers.ts';
import type { Spell } from '../schema/spells.ts';
import type { Entry } from '../source-file.ts';
import { type Passage, passagesOf } from './passages.ts';

/** What the rules of the effects read of an entry. */
export type EffectSource = { passages: readonly Passage[] } & (
  | { kind: 'spells'; value: Spell }
  | { kind: 'powers'; value: Power }
  | { kind: 'feats'; value: Feat }
  | { kind: 'items'; value: Item }
  | { kind: 'monsters'; value: Monster }
);

/** What the rules read of an entry of any kind; null where the kind has no effects. */
export function sourceOf(entry: Entry): EffectSource | null {
  switch (entry.kind) {
    case 'spells':
      return spellSource(entry.value as Spell);
    case 'powers':
      return powerSource(entry.value as Power);
    case 'feats':
      return featSource(entry.value as Feat);
    case 'items':
      return itemSource(entry.value as Item);
    case 'monsters':
      return monsterSource(entry.value as Monster);
    default:
      return null;
  }
}

export function spellSource(value: Spell): EffectSource {
  return { kind: 'spells', value, passages: texts({ summary: value.summary, description: value.description }) };
}

export function powerSource(value: Power): EffectSource {
  const { summary, description, augment } = value;
  return { kind: 'powers', value, passages: texts({ summary, description, augment }) };
}

/** What a feat changes; what holds without it (`normal`) is left out. */
export function featSource(value: Feat): EffectSource {
  const { summary, benefit, special } = value;
  return { kind: 'feats', value, passages: texts({ summary, benefit, special }) };
}

export function itemSource(value: Item): EffectSource {
  return { kind: 'items', value, passages: texts({ summary: value.summary, description: value.description }) };
}

export function monsterSource(value: Monster): EffectSource {
  return { kind: 'monsters', value, passages: texts({ summary: value.summary, combat: value.combat }) };
}

function texts(parts: Readonly<Record<string, string | undefined>>): Passage[] {
  return Object.entries(parts).flatMap(([part, markdown]) => passagesOf(part, markdown));
}
