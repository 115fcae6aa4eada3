/** Gives the focus back to the element that had it; where that is gone, to the content of the page. */
export function restoreFocus(element: Element | null): void {
  const isThere = element instanceof HTMLElement && element !== document.body && element.isConnected;
  const target = isThere ? element : document.getElementById('main');
  target?.focus({ preventScroll: true });
}
