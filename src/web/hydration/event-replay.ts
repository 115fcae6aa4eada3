import type { Field, RecordedEvents, State } from './deferred-start.ts';

let lives = false;

/** Whether the page's scripts run; false on the server. */
export const isHydrated = (): boolean => lives;

/** Does what the visitor did before the page's scripts ran. */
export function replayEarlyEvents(): void {
  lives = true;
  const { earlyEvents } = window;
  if (earlyEvents === undefined) return;
  delete window.earlyEvents;
  serve(earlyEvents);
}

/** Presses and changes what was, enters the field and strikes the keys anew, after `first`. */
export function serve({ done, keys = [], end }: RecordedEvents, first: () => unknown = () => {}): void {
  // What is kept in the browser is shown only now; it decides what a button does.
  setTimeout(async () => {
    end();
    first();
    for (const [element, state] of done) {
      if (!element.isConnected) continue;
      if (state === null) element.click();
      else change(element as Field, state);
      await shown();
    }
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const key of keys) key.target?.dispatchEvent(new KeyboardEvent(key.type, key));
  });
}

/** React shows what came of an act before the next one. */
const shown = () => Promise.resolve();

/** Makes the change anew. React hears only of changes from the state in which it knows the field. */
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
