import { entryLinkOf, PREVIEW_ID } from './preview-links.ts';

/* Milliseconds that a visitor stays on a link before its preview opens, and after leaving it before the preview closes. */
const HOVER_MILLISECONDS = 300;
const FOCUS_MILLISECONDS = 500;
const PRESS_MILLISECONDS = 450;
const LEAVE_MILLISECONDS = 200;

/** Pixels that a finger may move while it presses. */
const PRESS_RADIUS = 10;

/** Which link's preview is open or about to be. */
export type LinkIntent = {
  /** The link whose preview is open or about to open. */
  link: () => HTMLAnchorElement | null;
  /** Opens the link's preview after the given milliseconds; calls `onOpen` then. */
  open: (link: HTMLAnchorElement, milliseconds: number, onOpen?: () => void) => void;
  /** Cancels `leave`. */
  stay: () => void;
  /** Closes the preview after the given milliseconds. */
  leave: (milliseconds: number) => void;
  close: () => void;
};

type Listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) => void;

const isOnPreview = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${PREVIEW_ID}`) !== null;

const listener =
  (signal: AbortSignal): Listen =>
  (name, act) =>
    document.addEventListener(name, act, { signal, capture: true });

/**
 * Opens the preview of the link that the pointer moves onto, not of one that comes under a resting pointer by scrolling or by another
 * page. It stays open while the pointer goes from the link onto the preview.
 */
export function watchHover(intent: LinkIntent, signal: AbortSignal): void {
  const on = listener(signal);
  // The link that the pointer is on since it moved onto it. Its preview, once closed, stays closed until the pointer comes back.
  let entered: HTMLAnchorElement | null = null;
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const link = entryLinkOf(target);
    if (link !== entered) entered = null;
    if (isOnPreview(target) || (link !== null && link === intent.link())) intent.stay();
    else if (intent.link() && document.activeElement !== intent.link()) intent.leave(LEAVE_MILLISECONDS);
  });
  on('pointermove', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const link = entryLinkOf(target);
    if (link === null || link === entered) return;
    entered = link;
    intent.open(link, HOVER_MILLISECONDS);
  });
  on('pointerdown', ({ pointerType }) => pointerType !== 'touch' && intent.close());
  // The link that was pointed at or focused while this module was loaded.
  const first = entryLinkOf(document.querySelector('main a[href]:is(:focus-visible, :hover)'));
  if (first) intent.open(first, HOVER_MILLISECONDS);
}

/** Opens the preview of the link that the keyboard reaches; Escape closes any preview. */
export function watchFocus(intent: LinkIntent, signal: AbortSignal): void {
  const on = listener(signal);
  on('focusin', ({ target }) => {
    const link = entryLinkOf(target);
    if (link?.matches(':focus-visible')) intent.open(link, FOCUS_MILLISECONDS);
    else if (intent.link() && link !== intent.link()) intent.close();
  });
  on('focusout', ({ target }) => {
    if (intent.link() && entryLinkOf(target) === intent.link()) intent.leave(LEAVE_MILLISECONDS);
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape' && intent.link()) intent.close();
  });
}

/** Opens the preview of the link that a finger presses long; the end of such a press follows no link. */
export function watchTouch(intent: LinkIntent, signal: AbortSignal): void {
  const on = listener(signal);
  let press: { x: number; y: number; isLong: boolean } | null = null;
  on('pointerdown', ({ target, pointerType, clientX: x, clientY: y }) => {
    if (pointerType !== 'touch' || isOnPreview(target)) return;
    intent.close();
    const link = entryLinkOf(target);
    if (link === null) return;
    const started = { x, y, isLong: false };
    press = started;
    intent.open(link, PRESS_MILLISECONDS, () => {
      started.isLong = true;
    });
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'touch') return;
    if (press && !press.isLong && Math.hypot(clientX - press.x, clientY - press.y) > PRESS_RADIUS) intent.close();
  });
  const release = () => {
    if (press === null || press.isLong) return;
    intent.close();
    press = null;
  };
  on('pointerup', release);
  on('pointercancel', release);
  const endPress = (event: Event) => {
    if (!press?.isLong || entryLinkOf(event.target) !== intent.link()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') press = null;
  };
  on('click', endPress);
  // Browsers open a menu of their own at a long press.
  on('contextmenu', endPress);
}
