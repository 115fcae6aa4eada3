import type { EarlyActs, Field } from './late-start.ts';

/** Does what the visitor did before the page's scripts ran: presses the buttons, changes the fields, enters the field. */
export function serveEarlyActs(): void {
  const { earlyActs } = window;
  if (earlyActs === undefined) return;
  delete window.earlyActs;
  // What is kept in the browser is shown only now; it decides what a button does.
  setTimeout(() => {
    earlyActs.end();
    for (const [field, state] of earlyActs.changed) if (field.isConnected) change(field, state);
    for (const button of earlyActs.pressed) if (button.isConnected) button.click();
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

type State = EarlyActs['changed'] extends Map<Field, infer Value> ? Value : never;

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
}
