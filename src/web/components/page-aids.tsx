import { type ComponentType, useEffect, useState } from 'react';

/** Loads what no page waits for, once the page stands. */
export function PageAids() {
  const [late, setLate] = useState<{ Parts: ComponentType } | null>(null);
  useEffect(() => {
    // A page is whole without them.
    import('./late-parts.tsx').then(({ LateParts }) => setLate({ Parts: LateParts })).catch(() => {});
  }, []);
  return late && <late.Parts />;
}
