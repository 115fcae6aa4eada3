import { listReferences, type Reference, sourceReference } from '../reference.ts';
import type { Template } from '../schema/templates.ts';

/** The references of a template: what its rules and its typed changes name. */
export function templateReferences(template: Template): Reference[] {
  const { applies_to, changes, samples = [], related } = template;
  const changed = (kind: Reference['kind'], slugs: readonly string[] = [], ...path: PropertyKey[]): Reference[] =>
    slugs.map((slug, i) => ({ kind, slug, path: ['changes', ...path, i] }));
  return [
    sourceReference(template),
    ...(applies_to.classes ?? []).map((slug, i) => ({
      kind: 'classes' as const,
      slug,
      path: ['applies_to', 'classes', i],
    })),
    ...(applies_to.template === undefined
      ? []
      : [{ kind: 'templates' as const, slug: applies_to.template, path: ['applies_to', 'template'] }]),
    ...changed('feats', changes.feats?.gain, 'feats', 'gain'),
    ...changed(
      'skills',
      changes.skills?.bonuses?.map(({ skill }) => skill),
      'skills',
      'bonuses',
    ),
    ...(changes.innate?.rows ?? []).flatMap(({ entries }, row) =>
      changed(changes.innate?.kind ?? 'spells', entries, 'innate', 'rows', row, 'entries'),
    ),
    ...(changes.varieties ?? []).flatMap(({ animal }, i) =>
      animal === undefined ? [] : [{ kind: 'monsters' as const, slug: animal, path: ['changes', 'varieties', i] }],
    ),
    ...samples.flatMap(({ monster, base }, i) => [
      { kind: 'monsters' as const, slug: monster, path: ['samples', i, 'monster'] },
      ...(base === undefined ? [] : [{ kind: 'monsters' as const, slug: base, path: ['samples', i, 'base'] }]),
    ]),
    ...listReferences('monsters', related, 'related'),
  ];
}
