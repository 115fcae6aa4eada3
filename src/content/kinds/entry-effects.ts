import type { NamedSlug } from '../../contract/entries.ts';
import type { CompileContext } from '../compile-context.ts';
import { effectsOf, spellItemEffects } from '../effects/effects.ts';
import { sourceOf, spellSource } from '../effects/source.ts';
import { wordsOf } from '../effects/vocabulary.ts';
import type { Item } from '../schema/items.ts';
import { itemTypeSchema } from '../schema/items.ts';
import type { Spell } from '../schema/spells.ts';
import type { Entry } from '../source-file.ts';

/** What an entry does, by slug and name; empty for kinds that do nothing. */
export type FindEffects = (entry: Entry) => readonly NamedSlug[];

/** Finds what entries do, each once. */
export function effectFinder(context: Omit<CompileContext, 'effects'>): FindEffects {
  const skills = context.all('skills').map(({ slug, value }) => ({ slug, name: value.name }));
  const names = new Map(skills.map(({ slug, name }) => [slug, name]));
  const types = context.table('item-types', itemTypeSchema);
  const found = new Map<string, readonly NamedSlug[]>();
  const slugsOf = (entry: Entry): readonly string[] => {
    const source = sourceOf(entry);
    if (source === null) return [];
    if (source.kind !== 'items') return effectsOf(source, { skills });
    const lookups = { skills, itemType: types.get(source.value.type) };
    const spell = spellOf(source.value);
    return spell === undefined ? effectsOf(source, lookups) : spellItemEffects(ofSpell(spell), source, lookups);
  };
  const spells = new Map<Spell, readonly string[]>();
  const ofSpell = (spell: Spell): readonly string[] => {
    const known = spells.get(spell) ?? effectsOf(spellSource(spell), { skills });
    spells.set(spell, known);
    return known;
  };
  const spellOf = ({ made_from }: Item): Spell | undefined => made_from && context.get('spells', made_from.spell);
  return (entry) => {
    const address = `${entry.kind}/${entry.slug}`;
    const known = found.get(address);
    if (known) return known;
    const effects = slugsOf(entry).map((slug) => ({ slug, name: wordsOf(slug, names).name }));
    found.set(address, effects);
    return effects;
  };
}
