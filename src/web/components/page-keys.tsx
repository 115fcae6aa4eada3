import { type ComponentType, useEffect, useState } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

type Help = { Dialog: ComponentType<{ close: () => void }> };

/** The keys `[` and `]` lead to the entries beside this one, and `?` lists all keys; the list is loaded when it is asked for. */
export function PageKeys() {
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    const show = () =>
      import('./keys-dialog.tsx').then(({ KeysDialog }) => setHelp({ Dialog: KeysDialog })).catch(() => {});
    const act: Partial<Record<Shortcut, () => void>> = {
      '?': show,
      '[': () => follow('prev'),
      ']': () => follow('next'),
    };
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const chosen = shortcut && act[shortcut];
      if (!chosen) return;
      event.preventDefault();
      chosen();
    };
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element | null)?.closest?.('[data-keys]')) show();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return help && <help.Dialog close={() => setHelp(null)} />;
}

function follow(rel: 'prev' | 'next'): void {
  document.querySelector<HTMLAnchorElement>(`#main .neighbours a[rel="${rel}"]`)?.click();
}
