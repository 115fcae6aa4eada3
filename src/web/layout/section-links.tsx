import { useEffect, useState } from 'react';

const SHOWN_MILLISECONDS = 4000;

/** Copies the address of the section whose "#" is followed, and says so on screen and to screen readers. */
export function SectionLinks() {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    const copy = async ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a.anchor');
      if (!link) return;
      // A browser that keeps its clipboard to itself still follows the link, and the address bar has the address.
      const done = await navigator.clipboard?.writeText(link.href).then(
        () => true,
        () => false,
      );
      if (done) setCopied(link.ariaLabel);
    };
    document.addEventListener('click', copy, true);
    return () => document.removeEventListener('click', copy, true);
  }, []);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className={copied ? 'tray fixed' : 'sr'} aria-live="polite">
      {copied && `${copied} copied`}
    </div>
  );
}
