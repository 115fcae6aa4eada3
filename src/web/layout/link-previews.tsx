import { type ComponentType, useEffect, useState } from 'react';

const START_EVENTS = ['pointermove', 'focusin'] as const;

const loadPreviews = async () => (await import('../previews/preview-layer.tsx')).PreviewLayer;
const loadPrefetch = async () => (await import('../previews/link-prefetch.tsx')).LinkPrefetch;

/** Shows previews of the entries that links lead to. */
export function LinkPreviews() {
  const Layer = useLayer('main a[href]', loadPreviews);
  return Layer && <Layer />;
}

/** Prefetches the pages that links lead to. */
export function LinkPrefetching() {
  const Layer = useLayer('a[href]', loadPrefetch);
  return Layer && <Layer />;
}

/**
 * A component that is loaded when one of the links is first hovered or focused; null until then. On a touch screen it is loaded at
 * once, because nothing announces a long press. Links work without it.
 */
function useLayer(links: string, load: () => Promise<ComponentType>): ComponentType | null {
  const [layer, setLayer] = useState<{ Layer: ComponentType } | null>(null);
  useEffect(() => {
    const start = () => {
      end();
      load()
        .then((Layer) => setLayer({ Layer }))
        .catch(() => {});
    };
    const begin = ({ target }: Event) => {
      if ((target as Element | null)?.closest?.(links)) start();
    };
    const end = () => {
      for (const name of START_EVENTS) document.removeEventListener(name, begin, true);
    };
    if (navigator.maxTouchPoints > 0) start();
    else for (const name of START_EVENTS) document.addEventListener(name, begin, true);
    return end;
  }, [links, load]);
  return layer?.Layer ?? null;
}
