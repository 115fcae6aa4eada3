import type { INDEX_DOWNLOAD } from '../../contract/index-download.ts';
import type { KindName } from '../../contract/kinds.ts';
import { paths } from '../paths.ts';

/** A part of the catalogue: a kind, or what is known by name, book and page only. */
export type Part = KindName | typeof INDEX_DOWNLOAD;

/**
 * Messages of pages to the service worker: download the catalogue, with the index of what is known by name, book and page only
 * or without it; remove both; or update what is stored and outdated.
 */
export type Command =
  | { type: 'download-catalogue'; index: boolean }
  | { type: 'remove-catalogue' }
  | { type: 'check-catalogue' };

/** Messages of the service worker to all pages about the download of the catalogue. */
export type Progress =
  | { type: 'fetching'; kind: Part; bytes: number }
  | { type: 'stored'; kind: Part }
  | { type: 'done' }
  | { type: 'failed'; during: 'download' | 'removal'; cause: string };

/** The name of the broadcast channel of `Progress`. */
export const CHANNEL = 'catalogue';

/** The page that is shown in place of pages that are not stored; `to` is the requested address. */
export const OFFLINE_PAGE = paths.offline();
