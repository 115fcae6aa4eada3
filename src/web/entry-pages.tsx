import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Api } from './api.ts';
import { PublicOrigin } from './components/page-identity.tsx';
import type { PageAnswer } from './page-answer.ts';
import { utf8 } from './page-bytes.ts';
import { Repository } from './repository.ts';
import { BLANK, entryPages } from './start/late-screen.tsx';
import { type KeepHtml, KeptParts } from './ui/kept.tsx';

type Parts = {
  api: Api;
  keepHtml: KeepHtml;
  repository: string | null;
  /** Renders the page at an address without its entry. */
  blankPage: (address: string) => Promise<PageAnswer>;
};

type Hole = keyof typeof BLANK;

/** What the pages of a kind have in common, and what is missing there. */
type Frame = { pieces: readonly (Buffer | Hole)[]; scripts: readonly string[] };

const ENTRY = /^(https?:\/\/[^/]+)(\/([a-z]+)\/)([a-z0-9-]+)(?:\?.*)?$/;

/**
 * Makes the pages of entries: each kind's is rendered once without an entry, by the router as every page is, and each
 * entry's screen is put into that. Null where the page is another, or would say that there is no such entry.
 */
export function createEntryPages({ api, keepHtml, repository, blankPage }: Parts) {
  const frames = new Map<string, Promise<Frame>>();
  const frameAt = (address: string): Promise<Frame> => {
    const known = frames.get(address) ?? blankPage(address).then(frameOf);
    frames.set(address, known);
    known.catch(() => frames.delete(address));
    return known;
  };
  return async (address: string): Promise<PageAnswer | null> => {
    const [, origin = '', path = '', kind = '', slug = ''] = ENTRY.exec(address) ?? [];
    const entry = await entryPages.get(kind)?.(api, slug);
    if (!entry) return null;
    const { pieces, scripts } = await frameAt(origin + path + BLANK.slug);
    const screen = renderToString(
      <KeptParts value={keepHtml}>
        <PublicOrigin value={origin}>
          <Repository value={repository}>
            <StaticRouter location={address.slice(origin.length)}>{entry.screen}</StaticRouter>
          </Repository>
        </PublicOrigin>
      </KeptParts>,
    );
    const own: Record<Hole, Buffer> = {
      slug: Buffer.from(slug),
      name: Buffer.from(escaped(entry.name)),
      description: Buffer.from(escaped(entry.description)),
      screen: utf8(screen),
    };
    const body = Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece)));
    return { status: 200, headers: HEADERS, body, scripts };
  };
}

const HEADERS = [['content-type', 'text/html; charset=utf-8']] as const;

const HOLES = new Map<string, Hole>((Object.keys(BLANK) as Hole[]).map((hole) => [BLANK[hole], hole]));
const HOLE = new RegExp(`(${[...HOLES.keys()].join('|')})`);

function frameOf({ status, body, scripts = [] }: PageAnswer): Frame {
  if (status !== 200) throw new Error(`A page without its entry has the status ${status}.`);
  const texts = Buffer.from(body).toString().split(HOLE);
  return { pieces: texts.map((text) => HOLES.get(text) ?? Buffer.from(text)), scripts };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
