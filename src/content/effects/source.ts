import type { Feat } from '../schema/feats.ts';
import type { Item } from '../schema/items.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Power } from '../schema/powers.ts';
import type { Spell } from '../schema/spells.ts';
import type { Entry } from '../source-file.ts';
import { familyAbilities } from './family-abilities.ts';
import { type Passage, passagesOf } from './passages.ts';

/** The parts of an entry from which effects are derived. */
export type EffectSource = { passages: readonly Passage[] } & (
  | { kind: 'spells'; value: Spell }
  | { kind: 'powers'; value: Power }
  | { kind: 'feats'; value: Feat }
  | { kind: 'items'; value: Item }
  | { kind: 'monsters'; value: Monster }
);

/** What a monster has from its families. */
export type FamilyFacts = {
  /** The texts of the families, in Markdown. */
  texts: readonly string[];
  /** The special abilities of a dragon of this age and of the younger ages; empty for other monsters. */
  abilities: readonly string[];
};

/** Finds what a monster has from its families. */
export type FindFamilyFacts = (monster: Monster) => FamilyFacts;

/** The source of the effects of an entry; null if its kind has no effects. */
export function sourceOf(entry: Entry, familyFacts: FindFamilyFacts): EffectSource | null {
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
      return monsterSource(entry.value as Monster, familyFacts(entry.value as Monster));
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

/** A monster with its own texts and what its families say about the abilities that it has. */
export function monsterSource(monster: Monster, families: FamilyFacts = { texts: [], abilities: [] }): EffectSource {
  const value = monster.age === undefined ? monster : { ...monster, age_abilities: [...families.abilities] };
  const { summary, combat } = value;
  return {
    kind: 'monsters',
    value,
    passages: texts({ summary, combat, family: familyAbilities(value, families.texts) }),
  };
}

function texts(parts: Readonly<Record<string, string | undefined>>): Passage[] {
  return Object.entries(parts).flatMap(([part, markdown]) => passagesOf(part, markdown));
}
