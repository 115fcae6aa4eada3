import type { Field, RecordedEvents, State } from './deferred-start.ts';

let hydrated = false;

/** Whether the page's scripts run; false on the server. */
export const isHydrated = (): boolean => hydrated;

/** Replays what the visitor did before the page's scripts ran. */
export function replayEarlyEvents(): void {
  hydrated = true;
  const { earlyEvents } = window;
  if (earlyEvents === undefined) return;
  delete window.earlyEvents;
  replay(earlyEvents);
}

/** Stops recording, calls `first`, then repeats presses and changes, enters the focused field and strikes the keys again. */
export function replay({ done, keys = [], end }: RecordedEvents, first: () => unknown = () => {}): void {
  // Stored values are shown only now; they decide what a button does.
  setTimeout(async () => {
    end();
    first();
    for (const [element, state] of done) {
      if (!element.isConnected) continue;
      if (state === null) await press(element);
      else change(element as Field, state);
      await rendered();
    }
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const key of keys) key.target?.dispatchEvent(new KeyboardEvent(key.type, key));
  });
}

/** React renders the result of an event in a microtask, before the next event. */
const rendered = () => Promise.resolve();

/** Presses the element. Where that changes the focused field, its text is selected: what the visitor types next replaces it. */
async function press(element: HTMLElement): Promise<void> {
  const { activeElement: field } = document;
  const before = field instanceof HTMLInputElement ? field.value : null;
  element.click();
  await rendered();
  if (field instanceof HTMLInputElement && field === document.activeElement && field.value !== before) field.select();
}

/** Makes the change again. React notices only changes from the value that it knows of the field. */
function change(field: Field, { value, checked }: State): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.checked === checked) field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
