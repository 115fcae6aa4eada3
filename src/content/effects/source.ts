import type { Feat } from '../schema/feats.ts';
import type { Item } from '../schema/items.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Power } from '../schema/powers.ts';
import type { Spell } from '../schema/spells.ts';
import type { Entry } from '../source-file.ts';
import { type Passage, passagesOf } from './passages.ts';

/** The parts of an entry from which effects are derived. */
export type EffectSource = { passages: readonly Passage[] } & (
  | { kind: 'spells'; value: Spell }
  | { kind: 'powers'; value: Power }
  | { kind: 'feats'; value: Feat }
  | { kind: 'items'; value: Item }
  | { kind: 'monsters'; value: Monster }
);

/** The text of a dragon's breath weapon, which its family states; undefined for other monsters. */
export type BreathFinder = (monster: Monster) => string | undefined;

/** The source of the effects of an entry; null if its kind has no effects. */
export function sourceOf(entry: Entry, breathOf: BreathFinder): EffectSource | null {
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
      return monsterSource(entry.value as Monster, breathOf(entry.value as Monster));
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

/** The benefits of a feat, without `normal`, which describes the rules without the feat. */
export function featSource(value: Feat): EffectSource {
  const { summary, benefit, special } = value;
  return { kind: 'feats', value, passages: texts({ summary, benefit, special }) };
}

export function itemSource(value: Item): EffectSource {
  return { kind: 'items', value, passages: texts({ summary: value.summary, description: value.description }) };
}

export function monsterSource(value: Monster, breath?: string): EffectSource {
  return { kind: 'monsters', value, passages: texts({ summary: value.summary, combat: value.combat, breath }) };
}

function texts(parts: Readonly<Record<string, string | undefined>>): Passage[] {
  return Object.entries(parts).flatMap(([part, markdown]) => passagesOf(part, markdown));
}
