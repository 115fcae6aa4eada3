import type { Preview } from '../../contract/previews.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { apiPaths } from '../api-paths.ts';
import { type Answer, browserApi } from '../data/api.ts';
import { entryAt } from '../paths.ts';

/** The id of the open preview's element. */
export const PREVIEW_ID = 'link-preview';

/** The link to another entry that an event happened on; links that explain themselves have no preview. */
export function entryLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('main a[href]');
  if (!link || link.dataset.tip !== undefined || link.origin !== location.origin || link.target === '_blank')
    return null;
  return link.pathname !== location.pathname && entryAt(link.pathname) ? link : null;
}

const previews = memoizeAsync((path: string) => browserApi<Preview>(apiPaths.preview(path)), { keep: ({ ok }) => ok });

/** The preview of the entry that the link leads to. */
export const previewOf = ({ pathname }: HTMLAnchorElement): Promise<Answer<Preview>> => previews(pathname);
