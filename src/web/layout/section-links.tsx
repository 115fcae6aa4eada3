import { useEffect, useState } from 'react';
import { copyText } from '../ui/copy-text.ts';

const SHOWN_MILLISECONDS = 4000;

/** Copies the address of a section when its "#" is clicked, and says so on screen and to screen readers. */
export function SectionLinks() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const copy = async ({ target }: MouseEvent) => {
      const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a.anchor');
      if (!link) return;
      const copied = await copyText(link.href);
      // The link is followed in any case.
      setMessage(`${link.ariaLabel} ${copied ? 'copied' : 'not copied: it is in the address bar'}`);
    };
    document.addEventListener('click', copy, true);
    return () => document.removeEventListener('click', copy, true);
  }, []);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className={message ? 'tray fixed' : 'sr-only'} aria-live="polite">
      {message}
    </div>
  );
}
