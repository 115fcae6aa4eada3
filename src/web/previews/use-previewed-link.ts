import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Preview } from '../../contract/previews.ts';
import { entryLinkOf, previewOf } from './preview-links.ts';

const HOVER_MILLISECONDS = 300;
const FOCUS_MILLISECONDS = 500;
const PRESS_MILLISECONDS = 450;
const LEAVE_MILLISECONDS = 200;
const PRESS_RADIUS = 10;

export const PREVIEW_ID = 'link-preview';

export type Previewed = { link: HTMLAnchorElement; preview: Preview };

/** The link that is pointed at, reached by key or pressed long, once its preview is there; Escape takes it away. */
export function usePreviewedLink(): Previewed | null {
  const [shown, setShown] = useState<Previewed | null>(null);
  const close = useRef<() => void>(() => {});
  const { key } = useLocation();
  useEffect(() => {
    const watch = watchLinks(setShown);
    close.current = watch.close;
    return watch.end;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => () => close.current(), [key]);
  useEffect(() => {
    if (shown === null) return;
    const before = shown.link.getAttribute('aria-describedby');
    shown.link.setAttribute('aria-describedby', before ? `${before} ${PREVIEW_ID}` : PREVIEW_ID);
    return () => {
      if (before) shown.link.setAttribute('aria-describedby', before);
      else shown.link.removeAttribute('aria-describedby');
    };
  }, [shown]);
  return shown;
}

/** Follows pointer, keys and fingers over the page's links. */
function watchLinks(show: (shown: Previewed | null) => void): { close: () => void; end: () => void } {
  let wanted: HTMLAnchorElement | null = null;
  let pressed: { x: number; y: number; done: boolean } | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();

  const open = (link: HTMLAnchorElement, wait: number, then = () => {}) => {
    clearTimeout(closing);
    if (link === wanted) return;
    clearTimeout(opening);
    wanted = link;
    opening = setTimeout(async () => {
      then();
      const answer = await previewOf(link);
      if (link === wanted && answer.ok && link.isConnected) show({ link, preview: answer.value });
    }, wait);
  };
  const close = () => {
    clearTimeout(opening);
    clearTimeout(closing);
    wanted = null;
    show(null);
  };
  const closeSoon = () => {
    clearTimeout(closing);
    closing = setTimeout(close, LEAVE_MILLISECONDS);
  };
  const onCard = (target: EventTarget | null) => !!(target as Element | null)?.closest?.(`#${PREVIEW_ID}`);
  const on = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, act, { signal: listening.signal, capture: true });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const link = entryLinkOf(target);
    if (link) open(link, HOVER_MILLISECONDS);
    else if (onCard(target)) clearTimeout(closing);
    else if (wanted && document.activeElement !== wanted) closeSoon();
  });
  on('focusin', ({ target }) => {
    const link = entryLinkOf(target);
    if (link?.matches(':focus-visible')) open(link, FOCUS_MILLISECONDS);
    else if (wanted && link !== wanted) close();
  });
  on('focusout', ({ target }) => {
    if (wanted && entryLinkOf(target) === wanted) closeSoon();
  });
  on('keydown', (event) => {
    if (event.key === 'Escape' && wanted) close();
  });
  on('pointerdown', ({ target, pointerType, clientX: x, clientY: y }) => {
    if (pointerType !== 'touch') return close();
    if (onCard(target)) return;
    close();
    const link = entryLinkOf(target);
    if (link === null) return;
    const press = { x, y, done: false };
    pressed = press;
    open(link, PRESS_MILLISECONDS, () => {
      press.done = true;
    });
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (pressed && !pressed.done && Math.hypot(clientX - pressed.x, clientY - pressed.y) > PRESS_RADIUS) close();
  });
  const release = () => {
    if (pressed && !pressed.done) close();
  };
  on('pointerup', release);
  on('pointercancel', release);
  // The end of a long press is no click, nor does it open the browser's own menu.
  const unlessPressed = (event: Event) => {
    if (!pressed?.done || entryLinkOf(event.target) !== wanted) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') pressed = null;
  };
  on('click', unlessPressed);
  on('contextmenu', unlessPressed);
  // The link that was pointed at or reached while this was loaded.
  const first = entryLinkOf(document.querySelector('main a[href]:is(:focus-visible, :hover)'));
  if (first) open(first, HOVER_MILLISECONDS);
  const end = () => {
    close();
    listening.abort();
  };
  return { close, end };
}
