import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** The links that move a step by one place, as `Moves` writes them. */
type Way = 'earlier' | 'later';

const KEYS: Readonly<Record<string, Way>> = { ArrowUp: 'earlier', ArrowDown: 'later' };

const partOf = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-step]');
const moveLink = (part: HTMLElement | null | undefined, way: Way) =>
  part?.querySelector<HTMLAnchorElement>(`[data-move="${way}"]`);

/** Lets Alt and the arrow keys move the step that has the focus. A step that was moved keeps the focus. */
export function useStepMoves() {
  const moved = useRef<{ step: string; way: Way; to: string } | null>(null);
  useEffect(() => {
    if (moved.current === null || moved.current.to !== location.href) return;
    const { step, way, to } = moved.current;
    const part = document.querySelector<HTMLElement>(`[data-step="${CSS.escape(step)}"]`);
    // The address may change before what is shown: the link of this move is there until then.
    if (moveLink(part, way)?.href === to) return;
    moved.current = null;
    (moveLink(part, way) ?? moveLink(part, way === 'later' ? 'earlier' : 'later'))?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.altKey ? KEYS[event.key] : undefined;
    const part = partOf(event.target);
    if (way === undefined || part === null) return;
    event.preventDefault();
    moveLink(part, way)?.click();
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-move]');
    const step = partOf(target)?.dataset.step;
    if (link && step) moved.current = { step, way: link.dataset.move as Way, to: link.href };
  };
  return { onKeyDown, onClick };
}

/**
 * Lets the mouse drag steps to another place. What it needs is loaded once a list has two steps; without it the links move them.
 * @param made what the steps are of
 */
export function useStepDrag(
  form: RefObject<HTMLFormElement | null>,
  made: string,
  onMove: (list: string, from: number, to: number) => void,
): void {
  const move = useRef(onMove);
  move.current = onMove;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another make has other steps
  useEffect(() => {
    const element = form.current;
    if (element === null || element.querySelector('[data-move]') === null) return;
    let end: (() => void) | null = null;
    let ended = false;
    import('./step-drag.ts').then(
      ({ dragSteps }) => {
        if (!ended) end = dragSteps(element, (...moved) => move.current(...moved));
      },
      () => {},
    );
    return () => {
      ended = true;
      end?.();
    };
  }, [form, made]);
}
