let hold: (() => void) | null = null;

/**
 * Lets `holdHistorySteps` work. To be called before the router is created: browsers call listeners of `window` in the order of
 * their registration, and the router must not hear of a step that is held back.
 */
export function watchHistorySteps(): void {
  addEventListener('popstate', (event) => {
    if (hold === null) return;
    event.stopImmediatePropagation();
    hold();
  });
}

/**
 * Holds back steps through the history until the returned function is called; `onStep` is called for each. The router would
 * follow a step at once, and React would drop the HTML of a screen that is not hydrated.
 */
export function holdHistorySteps(onStep: () => void): () => void {
  hold = onStep;
  return () => {
    if (hold === onStep) hold = null;
  };
}

/** Gives the router the step that was held back. */
export function repeatHistoryStep(): void {
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
