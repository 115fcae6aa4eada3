import { type ComponentType, useEffect, useState } from 'react';

const BEGINNINGS = ['pointerover', 'focusin'] as const;

/**
 * Shows what a link to an entry leads to. The part that does it is loaded when a link is first pointed at or reached; on
 * a screen that is touched at once, for there is no telling a press before it begins.
 */
export function LinkPreviews() {
  const [layer, setLayer] = useState<{ Layer: ComponentType } | null>(null);
  useEffect(() => {
    const load = () => {
      end();
      // A page whose previews cannot be loaded has links all the same.
      import('../previews/preview-layer.tsx')
        .then(({ PreviewLayer }) => setLayer({ Layer: PreviewLayer }))
        .catch(() => {});
    };
    const begin = ({ target }: Event) => {
      if ((target as Element | null)?.closest?.('main a[href]')) load();
    };
    const end = () => {
      for (const name of BEGINNINGS) document.removeEventListener(name, begin, true);
    };
    if (navigator.maxTouchPoints > 0) load();
    else for (const name of BEGINNINGS) document.addEventListener(name, begin, true);
    return end;
  }, []);
  return layer && <layer.Layer />;
}
