import { type ComponentType, useEffect, useState } from 'react';

const START_EVENTS = ['pointermove', 'focusin'] as const;

/**
 * Shows previews of the entries that links lead to, and prefetches their pages. The code is loaded when a link is first hovered
 * or focused. On a touch screen it is loaded at once, because nothing announces a long press.
 */
export function LinkPreviews() {
  const [layers, setLayers] = useState<{ Previews: ComponentType; Prefetch: ComponentType } | null>(null);
  useEffect(() => {
    const load = () => {
      end();
      // Links work without both.
      Promise.all([import('../previews/preview-layer.tsx'), import('../previews/link-prefetch.tsx')])
        .then(([{ PreviewLayer }, { LinkPrefetch }]) => setLayers({ Previews: PreviewLayer, Prefetch: LinkPrefetch }))
        .catch(() => {});
    };
    const begin = ({ target }: Event) => {
      if ((target as Element | null)?.closest?.('a[href]')) load();
    };
    const end = () => {
      for (const name of START_EVENTS) document.removeEventListener(name, begin, true);
    };
    if (navigator.maxTouchPoints > 0) load();
    else for (const name of START_EVENTS) document.addEventListener(name, begin, true);
    return end;
  }, []);
  return (
    layers && (
      <>
        <layers.Previews />
        <layers.Prefetch />
      </>
    )
  );
}
