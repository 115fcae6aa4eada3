import type { NamedSlug } from '../../contract/entries.ts';
import { effectsOf, spellItemEffects } from '../effects/effects.ts';
import { sourceOf, spellSource } from '../effects/source.ts';
import { wordsOf } from '../effects/vocabulary.ts';
import type { Item, ItemTypeRow } from '../schema/items.ts';
import type { Spell } from '../schema/spells.ts';
import type { Entry } from '../source-file.ts';

/** What an entry does, by slug and name; empty for kinds that do nothing. */
export type FindEffects = (entry: Entry) => readonly NamedSlug[];

type Lookups = {
  skills: readonly NamedSlug[];
  itemTypes: ReadonlyMap<string, ItemTypeRow>;
  spell: (slug: string) => Spell | undefined;
};

/** Finds what entries do, each once. */
export function effectFinder({ skills, itemTypes, spell: findSpell }: Lookups): FindEffects {
  const names = new Map(skills.map(({ slug, name }) => [slug, name]));
  const found = new Map<string, readonly NamedSlug[]>();
  const slugsOf = (entry: Entry): readonly string[] => {
    const source = sourceOf(entry);
    if (source === null) return [];
    if (source.kind !== 'items') return effectsOf(source, { skills });
    const lookups = { skills, itemType: itemTypes.get(source.value.type) };
    const spell = spellOf(source.value);
    return spell === undefined ? effectsOf(source, lookups) : spellItemEffects(ofSpell(spell), source, lookups);
  };
  const spells = new Map<Spell, readonly string[]>();
  const ofSpell = (spell: Spell): readonly string[] => {
    const known = spells.get(spell) ?? effectsOf(spellSource(spell), { skills });
    spells.set(spell, known);
    return known;
  };
  const spellOf = ({ made_from }: Item): Spell | undefined => made_from && findSpell(made_from.spell);
  return (entry) => {
    const address = `${entry.kind}/${entry.slug}`;
    const known = found.get(address);
    if (known) return known;
    const effects = slugsOf(entry).map((slug) => ({ slug, name: wordsOf(slug, names).name }));
    found.set(address, effects);
    return effects;
  };
}
