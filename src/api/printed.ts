import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import { isListedKind } from '../contract/coverage.ts';
import { KINDS, type KindName } from '../contract/kinds.ts';
import type { ListedEntry } from '../contract/listed.ts';
import type { Monster } from '../contract/monsters.ts';
import { type EntryText, markdownEntry, type Origin, plainEntry } from '../printed/entry-text.ts';
import { foundryActor } from '../printed/foundry.ts';
import { ENTRY_TEXTS } from '../printed/kinds.ts';
import { listedText } from '../printed/listed.ts';
import { roll20Text } from '../printed/roll20.ts';
import { type ApiAnswer, type ApiRoute, failed, noSuchEntry } from './route.ts';

/** The entries of a kind in the form of the books: as plain text and as Markdown; monsters for virtual tabletops too. */
export function printedRoutes(catalogue: Catalogue, kind: KindName): ApiRoute[] {
  const { singular } = KINDS[kind];
  const routes = [
    printedRoute(catalogue, kind, {
      name: 'text',
      summary: `One ${singular} as plain text, in the form of the books`,
      type: 'text/plain',
      write: (entry, origin) => ({ json: plainEntry(textOf(kind, entry), origin) }),
      writeListed: (entry, origin) => ({ json: plainEntry(listedText(entry), origin) }),
    }),
    printedRoute(catalogue, kind, {
      name: 'markdown',
      summary: `One ${singular} as Markdown, in the form of the books, with links to other entries`,
      type: 'text/markdown',
      write: (entry, origin) => ({ json: markdownEntry(textOf(kind, entry), origin) }),
      writeListed: (entry, origin) => ({ json: markdownEntry(listedText(entry), origin) }),
    }),
  ];
  return kind === 'monsters' ? [...routes, ...tabletopRoutes(catalogue)] : routes;
}

function tabletopRoutes(catalogue: Catalogue): ApiRoute[] {
  return [
    printedRoute(catalogue, 'monsters', {
      name: 'roll20',
      summary: 'One monster as text for Roll20: stat block, macros, and a command for the sheet "D&D 3.5"',
      type: 'text/plain',
      write: (entry, origin) => ({ json: roll20Text(entry as Monster, origin) }),
    }),
    printedRoute(catalogue, 'monsters', {
      name: 'foundry',
      summary: 'One monster as an actor of the D35E system of Foundry Virtual Tabletop, to be imported there',
      write: (entry, { site }) => ({
        json: toJson(foundryActor(entry as Monster, site)),
        file: { name: `${(entry as Monster).slug}.foundry.json`, type: 'application/json' },
      }),
    }),
  ];
}

/** What the entries of all kinds have of their source. */
type Sourced = { slug: string; rulebook_name?: string | null; page?: number | null };

type Printed = {
  /** The last part of the address. */
  name: string;
  summary: string;
  /** The media type of the response; absent for JSON. */
  type?: string;
  write: (entry: Sourced, origin: Origin) => Pick<ApiAnswer, 'json' | 'file'>;
  /** The same of an entry that is known by name, book and page only; absent where such entries have none. */
  writeListed?: (entry: ListedEntry, origin: Origin) => Pick<ApiAnswer, 'json' | 'file'>;
};

function printedRoute(
  catalogue: Catalogue,
  kind: KindName,
  { name, summary, type, write, writeListed }: Printed,
): ApiRoute {
  return {
    path: `/api/${kind}/:slug/${name}`,
    tag: KINDS[kind].title,
    summary,
    answer: type === undefined ? z.looseObject({ name: z.string(), type: z.literal('npc') }) : z.string(),
    ...(type !== undefined && { answerType: type }),
    failures: [404],
    handle: async ({ params: { slug = '' }, site = '' }) => {
      const answer = (written: Pick<ApiAnswer, 'json' | 'file'>): ApiAnswer => ({
        status: 200,
        ...(type !== undefined && { type }),
        ...written,
      });
      const originOf = ({ rulebook_name, page }: Sourced): Origin => ({
        book: rulebook_name ?? null,
        page: page ?? null,
        site,
        path: `/${kind}/${slug}`,
      });
      const found = await catalogue[kind].find(slug);
      if (found !== null) {
        const entry = parseJson<unknown>(found) as Sourced;
        return answer(write(entry, originOf(entry)));
      }
      const listed = writeListed && isListedKind(kind) ? await catalogue.listed.find(kind, slug) : null;
      if (!writeListed || listed === null) return failed(noSuchEntry(kind, slug));
      const entry = parseJson(listed);
      return answer(writeListed(entry, originOf(entry)));
    },
  };
}

/** The registry knows the type that belongs to the kind. */
const textOf = (kind: KindName, entry: unknown): EntryText => ENTRY_TEXTS[kind](entry as never);
