/** The rulebooks that print an entry, as its details name them. */
export type EntryBooks = {
  rulebook_name?: string | null;
  rulebook_slug?: string | null;
  also_in?: readonly ({ slug: string; name: string } | { rulebook_slug: string })[];
  /** Of classes: their versions in several rulebooks. Those of items name none. */
  variants?: readonly object[];
};

/** The slugs of these rulebooks, the main one first; none where no rulebook is known. */
export const slugsOf = ({ rulebook_slug, also_in = [], variants = [] }: EntryBooks): string[] => [
  ...(rulebook_slug ? [rulebook_slug] : []),
  ...variants.flatMap((variant) =>
    'rulebook_slug' in variant && typeof variant.rulebook_slug === 'string' ? [variant.rulebook_slug] : [],
  ),
  ...also_in.map((source) => ('slug' in source ? source.slug : source.rulebook_slug)),
];
