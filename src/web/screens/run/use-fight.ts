import { useEffect, useState } from 'react';
import type { Monster } from '../../../contract/monsters.ts';
import { type FightAction, fightAfter } from '../../../rules/fight/fight.ts';
import type { Fight } from '../../../rules/fight/fight-state.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi } from '../../data/api.ts';
import { fightStore, useStoredFight } from './fight-store.ts';

export type RunningFight = {
  fight: Fight;
  act: (action: FightAction) => void;
  /** Takes the last act of this visit back; absent where there is none. */
  undo: (() => void) | undefined;
};

/** The stored fight, and what changes it. All acts of a visit can be taken back. */
export function useFight(): RunningFight {
  const fight = useStoredFight();
  const [past, setPast] = useState<readonly Fight[]>([]);
  const act = (action: FightAction) => {
    const before = fightStore.read();
    const after = fightAfter(before, action);
    if (after === before) return;
    setPast((all) => [...all, before]);
    fightStore.write(after);
  };
  const last = past.at(-1);
  const undo =
    last &&
    (() => {
      setPast((all) => all.slice(0, -1));
      fightStore.write(last);
    });
  return { fight, act, undo };
}

/** The stat blocks of the monsters in a fight: those that the page has, and those that were added since. */
export function useBlocks(loaded: readonly Monster[], slugs: readonly string[]): ReadonlyMap<string, Monster> {
  const [fetched, setFetched] = useState<readonly Monster[]>([]);
  const blocks = new Map([...loaded, ...fetched].map((monster) => [monster.slug, monster]));
  const missing = slugs.filter((slug) => !blocks.has(slug)).join(',');
  useEffect(() => {
    if (missing === '') return;
    let stale = false;
    Promise.all(missing.split(',').map((slug) => browserApi<Monster>(apiPaths.entry('monsters', slug)))).then(
      (answers) => {
        if (!stale) setFetched((all) => [...all, ...answers.flatMap((answer) => (answer.ok ? [answer.value] : []))]);
      },
    );
    return () => {
      stale = true;
    };
  }, [missing]);
  return blocks;
}

/** Keeps the screen on while it is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused where the battery is low, and absent on plain HTTP: the screen then goes dark as usual.
      lock = await navigator.wakeLock?.request('screen').catch(() => null);
      if (over) await lock?.release();
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      lock?.release();
    };
  }, []);
}
