/**
 * The Charisma bonus on all saves of paladins and blackguards from 2nd level on; a penalty does not count.
 *
 * Source: Player's Handbook v.3.5, page 44 (Divine Grace); Dungeon Master's Guide, page 182 (Dark Blessing).
 */
import { abilityModifier } from '../abilities.ts';
import { SAVE_FIGURES } from './add-hit-dice.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { add, type Draft, levelsIn } from './draft.ts';

/** The level of the class from which it has the feature. */
const FROM_LEVEL = 2;
const FEATURES = [
  { class: 'paladin', quality: 'divine grace', label: 'Divine grace' },
  { class: 'blackguard', quality: 'dark blessing', label: 'Dark blessing' },
] as const;

type Feature = (typeof FEATURES)[number];

const has = ({ hit_dice = [], special_qualities = [] }: CreatureFacts, feature: Feature): boolean =>
  levelsIn(hit_dice, feature.class) >= FROM_LEVEL || special_qualities.includes(feature.quality);

const bonusOf = ({ abilities }: CreatureFacts): number => Math.max(0, abilityModifier(abilities.cha));

/** Whether a paladin has become a blackguard, and lost divine grace by it (Dungeon Master's Guide, page 183, Fallen Paladins). */
const isFallen = ({ hit_dice = [] }: CreatureFacts): boolean => levelsIn(hit_dice, 'blackguard') > 0;

/** Adds the bonus, or what it is more than that in the printed saves. After all that changes Charisma. */
export function addCharismaToSaves(draft: Draft): void {
  const { facts, printed } = draft;
  for (const feature of FEATURES) {
    if (!has(facts, feature)) continue;
    const counted = feature.class === 'paladin' && isFallen(facts) ? 0 : bonusOf(facts);
    const change = counted - (has(printed, feature) ? bonusOf(printed) : 0);
    const label = `${feature.label}, Charisma ${facts.abilities.cha}`;
    for (const figure of Object.values(SAVE_FIGURES)) add(draft, figure, label, change);
  }
}
