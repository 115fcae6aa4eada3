import type { KindName } from '../../contract/kinds.ts';
import { paths } from '../paths.ts';

/** What pages ask of the service worker: keep the whole catalogue, give it up, or see whether it is still the newest. */
export type Wish = { type: 'keep-catalogue' | 'remove-catalogue' | 'check-catalogue' };

/** What the service worker tells all pages while it keeps the catalogue. */
export type News =
  | { type: 'fetching'; kind: KindName; bytes: number }
  | { type: 'kept'; kind: KindName }
  | { type: 'done' }
  | { type: 'failed'; cause: string };

/** Carries `News`. */
export const CHANNEL = 'catalogue';

/** The page that stands in for pages that are not kept; `to` is the address that was asked for. */
export const OFFLINE_PAGE = paths.offline();
