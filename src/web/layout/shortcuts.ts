/** The keys that act by themselves, and what they do. Their names are the characters, whatever keys make them. */
export const SHORTCUTS = {
  '/': 'Search everything',
  '[': 'Previous entry',
  ']': 'Next entry',
  '?': 'This list of keys',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

const KEY = 'keys';

/** Whether single keys act: one who speaks to the computer, or touches keys by mistake, can switch them off. */
export function singleKeysAct(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function letSingleKeysAct(act: boolean): void {
  try {
    if (act) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // The choice cannot be kept where the browser keeps nothing.
  }
}

/** The shortcut that a key stands for; null while one types, holds a command key, has a dialog open or has switched them off. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, target, ctrlKey, metaKey } = event;
  if (!Object.hasOwn(SHORTCUTS, key)) return null;
  // On many keyboards brackets are made with AltGr, which counts as Ctrl and Alt.
  const command = metaKey || (ctrlKey && !event.getModifierState('AltGraph'));
  const typing = (target as HTMLElement | null)?.closest?.('input, textarea, select, [contenteditable]');
  if (command || typing || document.querySelector('dialog[open]') || !singleKeysAct()) return null;
  return key as Shortcut;
}
