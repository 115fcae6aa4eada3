import { useEffect, useRef } from 'react';
import { singleKeys } from '../../layout/shortcuts.ts';

/** What the keys of a fight do. */
export const FIGHT_KEYS = {
  N: 'Next turn',
  P: 'Turn before',
  J: 'Choose the line below',
  K: 'Choose the line above',
  '1–9': 'Choose one of a kind',
  D: 'Damage',
  H: 'Heal',
  C: 'Condition',
  T: 'Next target',
  R: 'Roll the attack',
  S: 'Roll the save',
  L: 'Delay',
  Y: 'Ready an action',
  A: 'Act now, after a delay or when ready',
  U: 'Undo',
  'Alt ↑ ↓': 'Move the line',
} as const;

/** Calls a function for each key while no field is typed in; `up` and `down` are the arrows with Alt. */
export function useFightKeys(actions: Readonly<Record<string, () => void>>, onNumber: (number: number) => void): void {
  const current = useRef({ actions, onNumber });
  current.current = { actions, onNumber };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const typing = (target as HTMLElement | null)?.closest?.('input, textarea, select, [contenteditable]');
      if (ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
      const arrow = { ArrowUp: 'up', ArrowDown: 'down' }[key];
      const name = altKey ? arrow : key.toLowerCase();
      if (name === undefined || (!altKey && (typing || !singleKeys.read() || arrow))) return;
      const number = altKey ? 0 : Number(key);
      const action = current.current.actions[name];
      if (number >= 1 && number <= 9) current.current.onNumber(number);
      else if (action) action();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
