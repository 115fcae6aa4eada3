import { KIND_NAMES, KINDS, type KindName } from '../../contract/kinds.ts';
import type { Rulebook } from '../../contract/rulebooks.ts';
import type { CompileContext } from '../compile-context.ts';
import { type Source, sourcesOf } from '../sources.ts';

type Figures = Pick<Rulebook, 'known' | 'pages_named' | 'shared_with'>;

/** An entry in one rulebook, and the other rulebooks that print it. */
type Printed = { kind: KindName; listed: boolean; prestige: boolean; page: number | null; others: string[] };

/** What each rulebook comes to: how many entries of it are known, on which pages, and what it shares with other rulebooks. */
export function figuresByRulebook(context: CompileContext): (slug: string) => Figures {
  const books = new Map<string, Printed[]>();
  const add = (sources: readonly Source[], entry: Pick<Printed, 'kind' | 'listed' | 'prestige'>) => {
    const slugs = [...new Set(sources.map(({ rulebook }) => rulebook))];
    for (const slug of slugs) {
      const page = sources.find(({ rulebook }) => rulebook === slug)?.page ?? null;
      const printed = { ...entry, page, others: slugs.filter((other) => other !== slug) };
      const known = books.get(slug);
      if (known) known.push(printed);
      else books.set(slug, [printed]);
    }
  };
  for (const kind of KIND_NAMES)
    for (const { value } of context.all(kind))
      if (!('made_from' in value) || value.made_from === undefined)
        add(sourcesOf(value), { kind, listed: false, prestige: isPrestige(value) });
  for (const { kind, rulebook, value } of context.listed)
    add([{ rulebook, page: value.page }, ...(value.also_in ?? [])], {
      kind,
      listed: true,
      prestige: isPrestige(value),
    });

  return (slug) => {
    const printed = books.get(slug) ?? [];
    const pages = printed.flatMap(({ page }) => page ?? []);
    return {
      known: KIND_NAMES.flatMap((kind) => {
        const own = printed.filter((entry) => entry.kind === kind);
        if (own.length === 0) return [];
        const listed = own.filter((entry) => entry.listed).length;
        const prestige = kind === 'classes' ? own.filter((entry) => entry.prestige).length : null;
        return { kind, title: KINDS[kind].title, text: own.length - listed, listed, prestige };
      }),
      pages_named: pages.length === 0 ? null : { first: Math.min(...pages), last: Math.max(...pages) },
      shared_with: sharedWith(printed, context),
    };
  };
}

function sharedWith(printed: readonly Printed[], context: CompileContext): Figures['shared_with'] {
  const others = Map.groupBy(
    printed.flatMap((entry) => entry.others),
    (slug) => slug,
  );
  return [...others]
    .map(([slug, { length: count }]) => {
      const edition = context.get('rulebooks', slug)?.edition;
      return {
        ...context.namedSlug('rulebooks', slug),
        edition_name: edition === undefined ? null : context.word('editions', edition),
        count,
      };
    })
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

const isPrestige = (value: object): boolean => 'prestige' in value && value.prestige === true;
