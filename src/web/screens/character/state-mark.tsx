import { Icon } from '../../ui/icon.tsx';
import { STATE_NAMES, type State } from './standing-words.ts';

const ICONS = { had: 'check', eligible: 'plus', no: 'minus' } as const;
const SIGNS = { 'one-step': '1', ask: '?', unknown: '·' } as const;

/** What a character is to a feat or class: a shape with a sign, and its name for screen readers. */
export function StateMark({ state }: { state: State }) {
  return (
    <span className="state-mark" data-state={state} role="img" aria-label={STATE_NAMES[state]}>
      {state === 'had' || state === 'eligible' || state === 'no' ? <Icon name={ICONS[state]} /> : SIGNS[state]}
    </span>
  );
}
