import { useEffect, useRef } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { ListPicker } from './list-picker.tsx';

type StarPanelProps = {
  entry: { kind: KindName; slug: string; name: string };
  close: () => void;
};

/** The distance from the edges of the screen, in pixels. */
const MARGIN = 8;

/** The visitor's lists for an entry whose star was pressed, below the star. Escape and a press elsewhere close it. */
export function StarPanel({ entry, close }: StarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const star = element?.previousElementSibling;
    if (!element || !star) return;
    element.showPopover();
    const { right, bottom } = star.getBoundingClientRect();
    const left = Math.max(MARGIN, Math.min(right, document.documentElement.clientWidth - MARGIN) - element.offsetWidth);
    element.style.left = `${scrollX + left}px`;
    element.style.top = `${scrollY + bottom}px`;
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
    <div
      className="star-panel"
      popover="auto"
      ref={panel}
      role="group"
      aria-label={`Lists for ${entry.name}`}
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      <p>Starred. Also keep it on</p>
      <ListPicker {...entry} />
    </div>
  );
}
