import type { NamedSlug } from '../../contract/entries.ts';
import { type Casting, castingsOf } from '../effects/castings.ts';
import { castingEffects, effectsOf, spellItemEffects } from '../effects/effects.ts';
import { type EffectSource, type FindFamilyFacts, powerSource, sourceOf, spellSource } from '../effects/source.ts';
import { wordsOf } from '../effects/vocabulary.ts';
import type { ItemTypeRow } from '../schema/items.ts';
import type { Power } from '../schema/powers.ts';
import type { Spell } from '../schema/spells.ts';
import type { Entry } from '../source-file.ts';

/** Finds the effects of an entry; empty for kinds without effects. */
export type FindEffects = (entry: Entry) => readonly NamedSlug[];

type Lookups = {
  skills: readonly NamedSlug[];
  itemTypes: ReadonlyMap<string, ItemTypeRow>;
  spell: (slug: string) => Spell | undefined;
  power: (slug: string) => Power | undefined;
  familyFacts: FindFamilyFacts;
};

/** Creates the function that finds the effects of entries. It caches the result for each entry and spell. */
export function effectFinder({
  skills,
  itemTypes,
  spell: findSpell,
  power: findPower,
  familyFacts,
}: Lookups): FindEffects {
  const names = new Map(skills.map(({ slug, name }) => [slug, name]));
  const cache = new Map<string, readonly NamedSlug[]>();
  const slugsOf = (entry: Entry): readonly string[] => {
    const source = sourceOf(entry, familyFacts);
    if (source === null) return [];
    if (source.kind !== 'items') return effectsOf(source, { skills });
    const lookups = { skills, itemType: itemTypes.get(source.value.type) };
    const spell = source.value.made_from && magic({ kind: 'spells', slug: source.value.made_from.spell });
    if (spell) return spellItemEffects(spell, source, lookups);
    const castings = castingsOf(source.value).flatMap((casting) => magic(casting) ?? []);
    return castings.length === 0 ? effectsOf(source, lookups) : castingEffects(castings, source, lookups);
  };
  const magicCache = new Map<string, readonly string[]>();
  const magicSource = ({ kind, slug }: Casting): EffectSource | undefined => {
    const spell = kind === 'spells' ? findSpell(slug) : undefined;
    const power = kind === 'powers' ? findPower(slug) : undefined;
    return (spell && spellSource(spell)) ?? (power && powerSource(power));
  };
  /** The effects of a spell or power; undefined if there is none of this slug. */
  const magic = (casting: Casting): readonly string[] | undefined => {
    const address = `${casting.kind}/${casting.slug}`;
    const source = magicCache.has(address) ? undefined : magicSource(casting);
    if (source) magicCache.set(address, effectsOf(source, { skills }));
    return magicCache.get(address);
  };
  return (entry) => {
    const address = `${entry.kind}/${entry.slug}`;
    const cached = cache.get(address);
    if (cached) return cached;
    const effects = slugsOf(entry).map((slug) => ({ slug, name: wordsOf(slug, names).name }));
    cache.set(address, effects);
    return effects;
  };
}
