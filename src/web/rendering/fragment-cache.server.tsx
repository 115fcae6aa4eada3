import QuickLRU from 'quick-lru';
import { renderToString } from 'react-dom/server';
import { createContext, StaticRouter } from 'react-router';
import type { RenderCached } from '../ui/cached-fragment.tsx';

/** Entries' rows are a good kilobyte each. */
const MAX_FRAGMENTS = 3000;

/** Caches the HTML of fragments that are rendered from one catalogue. */
export function createFragmentCache(): RenderCached {
  const known = new QuickLRU<string, string>({ maxSize: MAX_FRAGMENTS });
  return (name, fragment) => {
    const html = known.get(name) ?? flat(renderToString(<StaticRouter location="/">{fragment}</StaticRouter>));
    known.set(name, html);
    return html;
  };
}

/** The same text in one piece. A rendered text is a tree of thousands, which each page with it would put together again. */
const flat = (text: string): string => Buffer.from(text).toString();

/** Set for every page that is rendered on the server. */
export const fragmentCache = createContext<RenderCached>();
