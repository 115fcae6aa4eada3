import type { NotedSlug } from '../../contract/entries.ts';
import type { Feat as FeatResponse } from '../../contract/feats.ts';
import type { CompileContext } from '../compile-context.ts';
import { GENERATED_ITEM_TYPES } from '../schema/items-lists.ts';
import { allFeats } from '../verify/monster-creature.ts';
import { membersOf } from './item-facts.ts';

type Mention = string | { feat: string; choice: string };
type ClassOfFeat = FeatResponse['classes'][number];

/** Feat → the classes that require it, and those that have it as an epic bonus feat. */
export function classesByFeat(context: CompileContext): Map<string, ClassOfFeat[]> {
  const found = new Map<string, ClassOfFeat[]>();
  for (const { slug, value } of context.all('classes')) {
    const add = (mention: Mention, relation: ClassOfFeat['relation']) => {
      const { feat, choice } = typeof mention === 'string' ? { feat: mention, choice: null } : mention;
      const list = found.get(feat) ?? [];
      found.set(feat, list);
      if (!list.some((item) => item.slug === slug && item.relation === relation))
        list.push({ slug, name: value.name, relation, note: choice });
    };
    for (const { requirements, epic_progression } of value.variants) {
      for (const item of requirements?.feats ?? [])
        if (typeof item === 'string' || 'feat' in item) add(item, 'required');
      for (const item of epic_progression?.bonus_feats ?? []) add(item, 'epic-bonus');
    }
  }
  return found;
}

/** The races that give the feat as a bonus feat. */
export function racesOfFeat(context: CompileContext, feat: string): NotedSlug[] {
  return context
    .all('races')
    .filter(({ value }) => value.bonus_feats?.includes(feat))
    .map(({ slug, value }) => ({ slug, name: value.name, note: null }));
}

/** Feat → the monsters that have it, with their choices for it. */
export function monstersByFeat(context: CompileContext): Map<string, NotedSlug[]> {
  const found = new Map<string, NotedSlug[]>();
  for (const { slug, value } of context.all('monsters')) {
    const choices = new Map<string, string[]>();
    for (const taken of allFeats(value, context)) {
      if (!('feat' in taken)) continue;
      choices.set(taken.feat, [
        ...(choices.get(taken.feat) ?? []),
        ...(taken.choice === undefined ? [] : [taken.choice]),
      ]);
    }
    for (const [feat, notes] of choices)
      found.set(feat, [...(found.get(feat) ?? []), { slug, name: value.name, note: notes.join(', ') || null }]);
  }
  return found;
}

type RequiringItems = Pick<FeatResponse, 'items' | 'item_types'>;

/**
 * Feat → the items that require it of their maker. Generated items (scrolls, wands, potions) are counted by type,
 * because there is one for almost every spell.
 */
export function itemsByFeat(context: CompileContext): Map<string, RequiringItems> {
  const found = new Map<string, RequiringItems>();
  for (const { slug, value } of context.all('items'))
    for (const needed of new Set(membersOf(value).flatMap(({ prerequisites }) => prerequisites?.feats ?? []))) {
      const feats = [needed].flat();
      for (const feat of feats) {
        const items = found.get(feat) ?? { items: [], item_types: [] };
        found.set(feat, items);
        if (isGenerated(value.type)) countType(items.item_types, value.type, context);
        else items.items.push({ slug, name: value.name, note: feats.length > 1 ? 'or another feat' : null });
      }
    }
  return found;
}

const isGenerated = (type: string) => GENERATED_ITEM_TYPES.some((generated) => generated === type);

function countType(types: RequiringItems['item_types'], slug: string, context: CompileContext): void {
  const known = types.find((type) => type.slug === slug);
  if (known) known.count++;
  else types.push({ slug, name: context.word('item-types', slug), count: 1 });
}
