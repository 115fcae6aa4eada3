import { listReferences, optionalSourceReference, type Reference } from '../reference.ts';
import type { Domain } from '../schema/domains.ts';

export function domainReferences(domain: Domain): Reference[] {
  const spell = (slug: string, ...path: PropertyKey[]): Reference => ({ kind: 'spells', slug, path });
  return [
    ...optionalSourceReference(domain),
    ...Object.entries(domain.spells ?? {}).map(([level, slug]) => spell(slug, 'spells', level)),
    ...Object.entries(domain.further_spells ?? {}).flatMap(([level, slugs]) =>
      listReferences('spells', slugs, level).map(({ slug, path }) => spell(slug, 'further_spells', ...path)),
    ),
  ];
}
