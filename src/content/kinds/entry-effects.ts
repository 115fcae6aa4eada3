import type { NamedSlug } from '../../contract/entries.ts';
import { effectsOf, spellItemEffects } from '../effects/effects.ts';
import { type FindFamilyFacts, sourceOf, spellSource } from '../effects/source.ts';
import { wordsOf } from '../effects/vocabulary.ts';
import type { Item, ItemTypeRow } from '../schema/items.ts';
import type { Spell } from '../schema/spells.ts';
import type { Entry } from '../source-file.ts';

/** Finds the effects of an entry; empty for kinds without effects. */
export type FindEffects = (entry: Entry) => readonly NamedSlug[];

type Lookups = {
  skills: readonly NamedSlug[];
  itemTypes: ReadonlyMap<string, ItemTypeRow>;
  spell: (slug: string) => Spell | undefined;
  familyFacts: FindFamilyFacts;
};

/** Creates the function that finds the effects of entries. It caches the result for each entry and spell. */
export function effectFinder({ skills, itemTypes, spell: findSpell, familyFacts }: Lookups): FindEffects {
  const names = new Map(skills.map(({ slug, name }) => [slug, name]));
  const cache = new Map<string, readonly NamedSlug[]>();
  const slugsOf = (entry: Entry): readonly string[] => {
    const source = sourceOf(entry, familyFacts);
    if (source === null) return [];
    if (source.kind !== 'items') return effectsOf(source, { skills });
    const lookups = { skills, itemType: itemTypes.get(source.value.type) };
    const spell = spellOf(source.value);
    return spell === undefined ? effectsOf(source, lookups) : spellItemEffects(spellEffects(spell), source, lookups);
  };
  const spellCache = new Map<Spell, readonly string[]>();
  const spellEffects = (spell: Spell): readonly string[] => {
    const effects = spellCache.get(spell) ?? effectsOf(spellSource(spell), { skills });
    spellCache.set(spell, effects);
    return effects;
  };
  const spellOf = ({ made_from }: Item): Spell | undefined => made_from && findSpell(made_from.spell);
  return (entry) => {
    const address = `${entry.kind}/${entry.slug}`;
    const cached = cache.get(address);
    if (cached) return cached;
    const effects = slugsOf(entry).map((slug) => ({ slug, name: wordsOf(slug, names).name }));
    cache.set(address, effects);
    return effects;
  };
}
