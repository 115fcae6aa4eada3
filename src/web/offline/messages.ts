import type { KindName } from '../../contract/kinds.ts';
import { paths } from '../paths.ts';

/** Messages of pages to the service worker: download the catalogue, remove it, or update a stored one that is outdated. */
export type Command = { type: 'download-catalogue' | 'remove-catalogue' | 'check-catalogue' };

/** Messages of the service worker to all pages about the download of the catalogue. */
export type Progress =
  | { type: 'fetching'; kind: KindName; bytes: number }
  | { type: 'stored'; kind: KindName }
  | { type: 'done' }
  | { type: 'failed'; cause: string };

/** The name of the broadcast channel of `Progress`. */
export const CHANNEL = 'catalogue';

/** The page that is shown in place of pages that are not stored; `to` is the requested address. */
export const OFFLINE_PAGE = paths.offline();
