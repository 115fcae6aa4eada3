import type { NamedSlug, NotedSlug } from '../../contract/entries.ts';
import { FEAT_GROUPS } from '../../contract/feat-filters.ts';
import type { FeatCard, Feat as FeatResponse } from '../../contract/feats.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { inWords } from '../compile-context.ts';
import { requiredFeats } from '../feat-facts.ts';
import { plainText } from '../render.ts';
import { FEAT_CATEGORIES, type FeatTypeRules, featCategory, featTypeSchema } from '../schema/feats.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf } from './entry-fields.ts';
import { featLevels } from './feat-levels.ts';
import { decidablePrerequisites, type EntryIds, prerequisiteLine, prerequisitesOf } from './feat-prerequisites.ts';
import { classesByFeat, itemsByFeat, monstersByFeat, racesOfFeat } from './feat-relations.ts';
import { featTrees } from './feat-tree.ts';
import { featFacts } from './search-facts.ts';

/** Data that all feats are compiled with: ids, levels, and the entries that refer to each feat. */
type Shared = {
  context: CompileContext;
  ids: EntryIds;
  levels: ReadonlyMap<string, number>;
  leadsTo: ReadonlyMap<string, FeatResponse['leads_to']>;
  treeOf: (slug: string) => FeatResponse['tree'];
  classes: ReadonlyMap<string, FeatResponse['classes']>;
  monsters: ReadonlyMap<string, NotedSlug[]>;
  requiredBy: ReadonlyMap<string, Pick<FeatResponse, 'items' | 'item_types'>>;
  typeRules: ReadonlyMap<string, FeatTypeRules>;
};

export function compileFeats(context: CompileContext, writer: Writer): void {
  const entries = context.all('feats');
  const levelOf = featLevels(context);
  const levels = new Map(entries.map(({ slug, value }) => [slug, levelOf(value)]));
  const ids = {
    feats: new Map(entries.map(({ slug, id }) => [slug, id])),
    skills: new Map(context.all('skills').map(({ slug, id }) => [slug, id])),
  };
  const shared = {
    context,
    ids,
    levels,
    leadsTo: leadsTo(entries, levels),
    treeOf: featTrees(entries, levels, context),
    classes: classesByFeat(context),
    monsters: monstersByFeat(context),
    requiredBy: itemsByFeat(context),
    typeRules: context.table('feat-types', featTypeSchema),
  };
  for (const entry of entries) {
    const { value: feat, columns } = entry;
    const card = cardOf(entry, shared);
    const effects = [...context.effects(entry)];
    const detail = { ...card, ...detailFieldsOf(entry, shared), effects } satisfies FeatResponse;
    const texts = [feat.summary, feat.description, feat.benefit, feat.normal, feat.special];
    writer.addEntry(entry, { card, detail, summary: card.summary, texts, facts: featFacts(feat), effects });
    writer.add('feats', [
      {
        ...columns,
        category: card.category_slug,
        part: feat.group,
        dragonmark: feat.types.includes('dragonmark') ? 1 : 0,
        fighter_bonus: card.fighter_bonus,
        min_level: card.min_level,
        is_prerequisite: card.is_prerequisite,
      },
    ]);
  }
  writer.lookup(
    'feat-conditions',
    entries.map(({ slug, value }) => ({
      slug,
      name: value.name,
      types: value.types,
      prerequisites: decidablePrerequisites(value, context),
      multiple: value.multiple === true,
    })),
  );
  writer.lookup('feat-categories', categoriesOf(entries, context));
  const books = entries.map(({ value }) => value.rulebook);
  writer.lookup('choices-feats', {
    group: FEAT_GROUPS.map((group) => ({ slug: group, name: inWords(group) })),
    rulebook: choices(books, (slug) => context.name('rulebooks', slug)),
  });
}

/** Feat → the feats that require it. */
function leadsTo(entries: readonly NumberedEntry<'feats'>[], levels: ReadonlyMap<string, number>) {
  const found = new Map<string, FeatResponse['leads_to']>();
  for (const { id, slug, value } of entries)
    for (const required of new Set(requiredFeats(value))) {
      const item = { id, slug, name: value.name, min_level: levels.get(slug) ?? 1 };
      found.set(required, [...(found.get(required) ?? []), item]);
    }
  return found;
}

function categoriesOf(entries: readonly NumberedEntry<'feats'>[], context: CompileContext): NamedSlug[] {
  const used = new Set(entries.map(({ value }) => featCategory(value)));
  return FEAT_CATEGORIES.filter((category) => used.has(category)).map((slug) => ({
    slug,
    name: context.word('feat-categories', slug),
  }));
}

function cardOf({ id, slug, value: feat }: NumberedEntry<'feats'>, { context, ...shared }: Shared): FeatCard {
  const category = featCategory(feat);
  return {
    id,
    slug,
    name: feat.name,
    summary: feat.summary ?? null,
    min_level: shared.levels.get(slug) ?? 1,
    category_name: context.word('feat-categories', category),
    category_slug: category,
    required_feats: prerequisitesOf(feat, context, shared.ids).required_feats,
    is_prerequisite: shared.leadsTo.has(slug) ? 1 : 0,
    prerequisites: prerequisiteLine(feat, context),
    fighter_bonus: feat.fighter_bonus ? 1 : 0,
    rulebook_name: context.name('rulebooks', feat.rulebook),
  };
}

function detailFieldsOf(entry: NumberedEntry<'feats'>, { context, ...shared }: Shared) {
  const { slug, value: feat } = entry;
  const prose = (markdown: string | undefined) => (markdown === undefined ? null : plainText(markdown));
  return {
    ...detailOf(entry, context),
    ...prerequisitesOf(feat, context, shared.ids),
    types: feat.types.map((type) => ({ slug: type, name: inWords(type) })),
    type_rules: feat.types.flatMap((type) => {
      const found = shared.typeRules.get(type);
      return found === undefined
        ? []
        : [{ slug: type, name: found.name, html: context.html(found.rules, entry) ?? '' }];
    }),
    group: feat.group,
    multiple: feat.multiple ? 1 : 0,
    stacks: feat.stacks === undefined ? null : feat.stacks ? 1 : 0,
    choice: feat.choice ?? null,
    benefit: prose(feat.benefit),
    benefit_html: context.html(feat.benefit, entry),
    normal: prose(feat.normal),
    normal_html: context.html(feat.normal, entry),
    special: prose(feat.special),
    special_html: context.html(feat.special, entry),
    description: prose(feat.description),
    description_html: context.html(feat.description, entry),
    leads_to: shared.leadsTo.get(slug) ?? [],
    tree: shared.treeOf(slug),
    classes: shared.classes.get(slug) ?? [],
    races: racesOfFeat(context, slug),
    monsters: shared.monsters.get(slug) ?? [],
    items: shared.requiredBy.get(slug)?.items ?? [],
    item_types: shared.requiredBy.get(slug)?.item_types ?? [],
    also_in: (feat.also_in ?? []).map(({ rulebook, page }) => ({
      ...context.namedSlug('rulebooks', rulebook),
      page: page ?? null,
    })),
  } as const;
}
