/**
 * Moves the focus from a button that takes its row away to the last button of the next row, or of the row before where there is
 * no next one. Returns whether there is another row.
 */
export function focusNextRow(button: Element): boolean {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = [...(beside?.querySelectorAll('button') ?? [])].at(-1);
  next?.focus();
  return next !== undefined;
}
