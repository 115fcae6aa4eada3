import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { ContentKind } from '../schema/kinds.ts';

type Sourced = {
  name: string;
  rulebook: string;
  page?: number | undefined;
  aliases?: string[] | undefined;
  summary?: string | undefined;
};
type SourcedKind = { [Kind in ContentKind]: NumberedEntry<Kind>['value'] extends Sourced ? Kind : never }[ContentKind];

/** The fields that every detail answer carries; see `detailFields` of the contract. */
export function detailOf(entry: NumberedEntry<SourcedKind>, context: CompileContext) {
  const { rulebook } = entry.value as Sourced;
  return {
    ...looseDetailOf(entry, context),
    rulebook_name: context.name('rulebooks', rulebook),
    rulebook_slug: rulebook,
  };
}

/** The same where the book need not be known; see `looseDetailFields` of the contract. */
export function looseDetailOf(entry: NumberedEntry, context: CompileContext) {
  const { aliases, summary, rulebook, page } = entry.value as Partial<Sourced>;
  return {
    aliases: aliases ?? [],
    summary: summary ?? null,
    rulebook_name: rulebook === undefined ? null : context.name('rulebooks', rulebook),
    rulebook_slug: rulebook ?? null,
    page: page ?? null,
    previous: entry.previous,
    next: entry.next,
  };
}
