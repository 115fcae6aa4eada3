import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import type { NamedSlug } from '../../../contract/entries.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import type { Plan } from '../../../rules/character/plan.ts';
import type { SelectOption } from '../../ui/select.tsx';

/** What every part of the sheet is made of. */
export type SheetPart = {
  plan: Plan;
  view: CharacterPlanAnswer;
  facts: CharacterFacts;
  change: (next: (plan: Plan) => Plan) => void;
};

export const byName = (a: NamedSlug, b: NamedSlug) => a.name.localeCompare(b.name);
/** The entries of a table of facts, by name. */
export const namedSlugs = (table: Readonly<Record<string, { name: string }>>): NamedSlug[] =>
  Object.entries(table)
    .map(([slug, { name }]) => ({ slug, name }))
    .sort(byName);
export const optionOf = ({ slug, name }: NamedSlug): SelectOption => [slug, name];
