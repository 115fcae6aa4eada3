import type { Fight } from '../../../rules/fight/fight-state.ts';

/** What happened, the latest first. */
export function FightLog({ fight: { log } }: { fight: Fight }) {
  return (
    <ol className="fight-log" aria-label="Log">
      {log.map(({ round, text, outcome }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place from the first
        <li key={log.length - i}>
          <small>{round}</small>
          <span>{text}</span>
          <b>{outcome}</b>
        </li>
      ))}
    </ol>
  );
}
