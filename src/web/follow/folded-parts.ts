/**
 * Opens the folded part of the page (`details`) that a link to a section leads into: the section of the address at once, and that
 * of a link before the browser scrolls to it.
 * @param signal ends it
 */
export function openFoldedTargets(signal: AbortSignal): void {
  if (open(location.hash)) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  const follow = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) open(link.hash);
  };
  document.addEventListener('click', follow, { capture: true, signal });
}

/** Opens what the element of a hash stands in; whether anything was closed. */
function open(hash: string): boolean {
  let opened = false;
  let details = document.getElementById(hash.slice(1))?.closest('details');
  while (details) {
    opened ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  return opened;
}
