/**
 * The keys of the box of tools: Down opens it and enters, arrows, Home and End move, Escape closes and returns the focus. A press
 * or a focus elsewhere closes it.
 * @param signal ends it
 */
export function watchToolbox(box: HTMLDetailsElement, signal: AbortSignal): void {
  const summary = box.querySelector('summary');
  const onKey = (event: KeyboardEvent) => {
    const links = [...box.querySelectorAll<HTMLAnchorElement>('li a')];
    const place = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape' && box.open) {
      box.open = false;
      summary?.focus();
      return;
    }
    const next = nextPlace(event.key, place, links.length);
    if (next === null || (!box.open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    box.open = true;
    links[next]?.focus();
  };
  const closeOutside = ({ target }: Event) => {
    if (!box.contains(target as Node)) box.open = false;
  };
  box.addEventListener('keydown', onKey, { signal });
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
}

/** The place that a key moves to; -1 is the button. Null for other keys. */
function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return place <= 0 ? count - 1 : place - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
