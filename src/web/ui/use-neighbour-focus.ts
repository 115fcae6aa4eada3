import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

type NeighbourFocus = {
  /** For the element that has the chips. */
  group: RefObject<HTMLElement | null>;
  /** Called with each press that may remove what was pressed. */
  onPress: (event: MouseEvent<HTMLElement>) => void;
};

/**
 * The focus of chips that remove themselves. Where the pressed one is gone, and the focus with it, its neighbour gets the focus,
 * or the page's heading where no chip is left.
 */
export function useNeighbourFocus(): NeighbourFocus {
  const group = useRef<HTMLElement>(null);
  const pressed = useRef<{ element: HTMLElement; place: number } | null>(null);
  const chips = () => [...(group.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
  useEffect(() => {
    if (pressed.current === null || pressed.current.element.isConnected) return;
    const left = chips();
    const next = left[pressed.current.place] ?? left.at(-1) ?? document.querySelector<HTMLElement>('#main h1');
    pressed.current = null;
    if (document.activeElement !== document.body || next === null) return;
    if (next instanceof HTMLHeadingElement) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  return {
    group,
    onPress: ({ currentTarget }) => {
      pressed.current = { element: currentTarget, place: chips().indexOf(currentTarget) };
    },
  };
}
