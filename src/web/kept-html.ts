import QuickLRU from 'quick-lru';
import { createContext } from 'react-router';

/** Entries' rows are a good kilobyte each. */
const MOST_PARTS = 3000;

/** The parts of pages that were rendered from one catalogue, by name. */
export type KeptHtml = QuickLRU<string, string>;

export const createKeptHtml = (): KeptHtml => new QuickLRU({ maxSize: MOST_PARTS });

/** Set for every page that is rendered on the server. */
export const keptHtml = createContext<KeptHtml>();
