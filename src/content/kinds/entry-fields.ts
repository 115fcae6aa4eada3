import type { NamedBy } from '../../contract/entries.ts';
import { isKindName, KINDS, type KindName } from '../../contract/kinds.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { ContentKind } from '../content-kinds.ts';

type Sourced = {
  name: string;
  rulebook: string;
  page?: number | undefined;
  aliases?: string[] | undefined;
  summary?: string | undefined;
};
type SourcedKind = { [Kind in ContentKind]: NumberedEntry<Kind>['value'] extends Sourced ? Kind : never }[ContentKind];

/** The fields of every detail response; see `detailFields` of the contract. */
export function detailOf(entry: NumberedEntry<SourcedKind>, context: CompileContext) {
  const { rulebook } = entry.value as Sourced;
  return {
    ...detailWithOptionalBook(entry, context),
    rulebook_name: context.name('rulebooks', rulebook),
    rulebook_slug: rulebook,
  };
}

/** The same fields for kinds whose rulebook is optional; see `detailFieldsWithoutBook` of the contract. */
export function detailWithOptionalBook(entry: NumberedEntry, context: CompileContext) {
  const { aliases, summary, rulebook, page } = entry.value as Partial<Sourced>;
  return {
    aliases: aliases ?? [],
    summary: summary ?? null,
    rulebook_name: rulebook === undefined ? null : context.name('rulebooks', rulebook),
    rulebook_slug: rulebook ?? null,
    page: page ?? null,
    errata: context.errata(entry),
    content_file: entry.file,
    previous: entry.previous,
    next: entry.next,
  };
}

/** The entries that refer to this one, by kind, without the kinds that its page shows in sections of their own. */
export function namedBy({ kind, slug }: NumberedEntry, context: CompileContext, shown: readonly KindName[]): NamedBy[] {
  if (!isKindName(kind)) return [];
  const referrers = context
    .referrers(kind, slug)
    .filter((referrer) => !shown.includes(referrer.kind) && !(referrer.kind === kind && referrer.slug === slug));
  return [...Map.groupBy(referrers, (referrer) => referrer.kind)].map(([from, entries]) => ({
    kind: from,
    title: KINDS[from].title,
    entries: entries.map((entry) => ({ slug: entry.slug, name: entry.name })),
  }));
}
