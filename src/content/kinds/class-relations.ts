import type { CharacterClass } from '../../contract/classes.ts';
import type { NamedSlug, NotedSlug } from '../../contract/entries.ts';
import { hitDiceCount } from '../../rules/monster-math.ts';
import { ordinal } from '../../rules/ordinal.ts';
import type { CompileContext } from '../compile-context.ts';
import { allConditions } from '../feat-facts.ts';

type SpellList = NonNullable<CharacterClass['spell_list']>;
type Relations = Pick<CharacterClass, 'favored_by' | 'feats' | 'creatures' | 'bonus_languages'>;

/** List → the levels of its spells or powers, in ascending order. */
export function spellLists(context: CompileContext): Map<string, SpellList> {
  const levels = (kind: 'spells' | 'powers') => {
    const found = new Map<string, Set<number>>();
    for (const { value } of context.all(kind))
      for (const [slug, level] of Object.entries(value.levels ?? {}))
        found.set(slug, (found.get(slug) ?? new Set()).add(level));
    return [...found].map(([slug, set]): [string, SpellList] => [
      slug,
      { class: slug, kind, levels: [...set].sort((a, b) => a - b) },
    ]);
  };
  return new Map([...levels('powers'), ...levels('spells')]);
}

/** Finds the entries of other kinds that refer to a class. */
export function classRelations(context: CompileContext): (slug: string) => Relations {
  const favored = favoredBy(context);
  const feats = featsByClass(context);
  const creatures = creaturesByClass(context);
  const languages = languagesByClass(context);
  return (slug) => ({
    favored_by: favored.get(slug) ?? [],
    feats: feats.get(slug) ?? [],
    creatures: creatures.get(slug) ?? [],
    bonus_languages: languages.get(slug) ?? [],
  });
}

/** A map from classes to lists. `add` skips entries that the list has already. */
function collect<Item extends NamedSlug>() {
  const byClass = new Map<string, Item[]>();
  const add = (slug: string, item: Item) => {
    const list = byClass.get(slug) ?? [];
    byClass.set(slug, list);
    if (!list.some((known) => known.slug === item.slug)) list.push(item);
  };
  return { byClass, add };
}

/** Class → the races whose favored class it is. */
function favoredBy(context: CompileContext): Map<string, NamedSlug[]> {
  const { byClass, add } = collect<NamedSlug>();
  for (const { slug, value } of context.all('races'))
    if (value.favored_class !== undefined && value.favored_class !== 'any')
      add(value.favored_class, { slug, name: value.name });
  return byClass;
}

/** Class → the feats that require levels of it, with the number of levels. */
function featsByClass(context: CompileContext): Map<string, NotedSlug[]> {
  const { byClass, add } = collect<NotedSlug>();
  for (const { slug, value } of context.all('feats'))
    for (const { class_levels = [] } of allConditions(value))
      for (const item of class_levels)
        add(item.class, { slug, name: value.name, note: `${ordinal(item.level)} level` });
  return byClass;
}

/** Class → the monsters that have levels of it, with the number of levels. */
function creaturesByClass(context: CompileContext): Map<string, NotedSlug[]> {
  const { byClass, add } = collect<NotedSlug>();
  for (const { slug, value } of context.all('monsters'))
    for (const dice of value.hit_dice ?? [])
      if (dice.class !== undefined)
        add(dice.class, { slug, name: value.name, note: `${ordinal(hitDiceCount(dice))} level` });
  return byClass;
}

/** Class → the languages that it may choose as bonus languages. */
function languagesByClass(context: CompileContext): Map<string, NamedSlug[]> {
  const { byClass, add } = collect<NamedSlug>();
  for (const { slug, value } of context.all('languages'))
    for (const classSlug of value.bonus_for_classes ?? []) add(classSlug, { slug, name: value.name });
  return byClass;
}
