import { stored } from '../storage/stored.ts';

/** The keys that act by themselves, and what they do. Their names are the characters, whatever keys make them. */
export const SHORTCUTS = {
  '/': 'Search everything',
  '[': 'Previous entry',
  ']': 'Next entry',
  '?': 'This list of keys',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

/** Whether shortcuts of a single key work: people who speak to the computer, or touch keys by mistake, switch them off. */
export const singleKeys = stored<boolean>('keys', {
  parse: (text) => text !== 'off',
  serialize: (on) => (on ? null : 'off'),
});

/** The shortcut that a key stands for; null while one types, holds a command key, has a dialog open or has switched them off. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, target, ctrlKey, metaKey } = event;
  if (!Object.hasOwn(SHORTCUTS, key)) return null;
  // On many keyboards brackets are made with AltGr, which counts as Ctrl and Alt.
  const command = metaKey || (ctrlKey && !event.getModifierState('AltGraph'));
  const typing = (target as HTMLElement | null)?.closest?.('input, textarea, select, [contenteditable]');
  if (command || typing || document.querySelector('dialog[open]') || !singleKeys.read()) return null;
  return key as Shortcut;
}
