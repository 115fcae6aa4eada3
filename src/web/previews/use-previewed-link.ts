import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Preview } from '../../contract/previews.ts';
import { type LinkIntent, watchFocus, watchHover, watchTouch } from './link-intent.ts';
import { PREVIEW_ID, previewOf } from './preview-links.ts';

export type PreviewedLink = { link: HTMLAnchorElement; preview: Preview };

/**
 * The link that the visitor points at, has focused or pressed long, once its preview is loaded; null where there is none.
 * Escape closes it.
 */
export function usePreviewedLink(): PreviewedLink | null {
  const [shown, setShown] = useState<PreviewedLink | null>(null);
  const close = useRef<() => void>(() => {});
  const { key } = useLocation();
  useEffect(() => {
    const intent = createIntent(setShown);
    const listening = new AbortController();
    for (const watch of [watchHover, watchFocus, watchTouch]) watch(intent, listening.signal);
    close.current = intent.close;
    return () => {
      intent.close();
      listening.abort();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => () => close.current(), [key]);
  useDescription(shown);
  return shown;
}

/** Loads and shows the preview of the link that the visitor stays on. */
function createIntent(show: (shown: PreviewedLink | null) => void): LinkIntent {
  let wanted: HTMLAnchorElement | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(closing);
  const close = () => {
    clearTimeout(opening);
    stay();
    wanted = null;
    show(null);
  };
  return {
    link: () => wanted,
    open(link, milliseconds, onOpen = () => {}) {
      stay();
      if (link === wanted) return;
      clearTimeout(opening);
      wanted = link;
      opening = setTimeout(async () => {
        onOpen();
        const answer = await previewOf(link);
        if (link === wanted && answer.ok && link.isConnected) show({ link, preview: answer.value });
      }, milliseconds);
    },
    stay,
    leave(milliseconds) {
      stay();
      closing = setTimeout(close, milliseconds);
    },
    close,
  };
}

/** Names the preview as a description of its link. */
function useDescription(shown: PreviewedLink | null): void {
  useEffect(() => {
    if (shown === null) return;
    const before = shown.link.getAttribute('aria-describedby');
    shown.link.setAttribute('aria-describedby', before ? `${before} ${PREVIEW_ID}` : PREVIEW_ID);
    return () => {
      if (before) shown.link.setAttribute('aria-describedby', before);
      else shown.link.removeAttribute('aria-describedby');
    };
  }, [shown]);
}
