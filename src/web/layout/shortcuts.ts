import { stored } from '../storage/stored.ts';

/** The single-key shortcuts, by the character that the key types. */
export const SHORTCUTS = {
  '/': 'Search everything',
  '[': 'Previous entry',
  ']': 'Next entry',
  '?': 'This list of keys',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

/**
 * Whether single-key shortcuts are on. People who use speech input or press keys by mistake need to switch them off.
 */
export const singleKeys = stored<boolean>('keys', {
  parse: (text) => text !== 'off',
  serialize: (on) => (on ? null : 'off'),
});

/**
 * The shortcut of a key; null while the visitor types, holds Ctrl or ⌘, has a dialog open or has switched shortcuts
 * off.
 */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, target, ctrlKey, metaKey } = event;
  if (!Object.hasOwn(SHORTCUTS, key)) return null;
  // Many keyboards type brackets with AltGr, which browsers report as Ctrl and Alt.
  const command = metaKey || (ctrlKey && !event.getModifierState('AltGraph'));
  const typing = (target as HTMLElement | null)?.closest?.('input, textarea, select, [contenteditable]');
  if (command || typing || document.querySelector('dialog[open]') || !singleKeys.read()) return null;
  return key as Shortcut;
}
