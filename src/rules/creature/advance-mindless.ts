/** Printed skeletons and zombies that advance (Monster Manual v.3.5, pages 226 and 266): their template's tables go on to count. */
import { challengeRatingValue } from '../challenge-rating.ts';
import { naturalArmor } from '../monster-math.ts';
import { isMindless } from './apply-mindless.ts';
import { ratingOf } from './apply-template.ts';
import { changeArmor } from './change-armor.ts';
import type { CreatureFacts, TemplateFacts, Workshop } from './creature-facts.ts';
import { add, type Draft, diceOf, figureOf, levelOf } from './draft.ts';

/** The template of a printed skeleton or zombie; none for other creatures. */
export const mindlessTemplate = ({ name, type }: CreatureFacts, { templates }: Workshop): TemplateFacts | undefined =>
  Object.values(templates).find(
    (template) => type === 'undead' && isMindless(template.changes) && name.endsWith(` ${template.name}`),
  );

/** Natural armor by the new size, and the challenge rating by the new Hit Dice, in place of what other creatures get for both. */
export function keepToTables(draft: Draft, { name, changes }: TemplateFacts): void {
  const { facts, printed } = draft;
  const label = `${name}, by size`;
  const { natural_by_size, natural_increase_by_size } = changes.armor_class ?? {};
  const natural = natural_by_size?.[facts.size];
  const change =
    natural === undefined
      ? (natural_increase_by_size?.[facts.size] ?? 0) - (natural_increase_by_size?.[printed.size] ?? 0)
      : natural - naturalArmor(facts.armor_class.parts);
  changeArmor(draft, 'natural', label, change);
  const rating = challengeRatingValue(ratingOf(levelOf(diceOf(draft)), changes));
  add(draft, 'challenge_rating', `${name}, by Hit Dice`, rating - figureOf(draft, 'challenge_rating'));
}
