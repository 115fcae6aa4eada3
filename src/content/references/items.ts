import type { KindName } from '../../contract/kinds.ts';
import { type Reference, sourceReference } from '../reference.ts';
import type { Item } from '../schema/items.ts';

type Prerequisites = NonNullable<Item['prerequisites']>;

export function itemReferences(item: Item): Reference[] {
  const one = (kind: KindName, slug: string | undefined, path: PropertyKey[]): Reference[] =>
    slug === undefined ? [] : [{ kind, slug, path }];
  return [
    sourceReference(item),
    ...one('items', item.material, ['material']),
    ...one('items', item.base?.item, ['base', 'item']),
    ...(item.base?.abilities ?? []).flatMap((slug, i) => one('items', slug, ['base', 'abilities', i])),
    ...prerequisiteReferences(item.prerequisites, ['prerequisites']),
    ...(item.variants ?? []).flatMap(({ prerequisites }, i) =>
      prerequisiteReferences(prerequisites, ['variants', i, 'prerequisites']),
    ),
  ];
}

function prerequisiteReferences(prerequisites: Prerequisites | undefined, path: PropertyKey[]): Reference[] {
  return (['feats', 'spells', 'powers'] as const).flatMap((kind) =>
    (prerequisites?.[kind] ?? []).flatMap((required, i) =>
      typeof required === 'string'
        ? [{ kind, slug: required, path: [...path, kind, i] }]
        : required.map((slug, j) => ({ kind, slug, path: [...path, kind, i, j] })),
    ),
  );
}
