import { useEffect, useState } from 'react';
import { type FightAction, fightAfter } from '../../../rules/fight/fight.ts';
import type { Combatant, Fight } from '../../../rules/fight/fight-state.ts';
import { type Answer, browserApi } from '../../data/api.ts';
import { type Block, loadMonster } from '../encounters/load-blocks.ts';
import { fightStore, useStoredFight } from './fight-store.ts';

export type RunningFight = {
  fight: Fight;
  dispatch: (action: FightAction) => void;
  /** Takes the last action of this visit back; absent where there is none. */
  undo: (() => void) | undefined;
};

/** The stored fight, and what changes it. All actions of a visit can be taken back. */
export function useFight(): RunningFight {
  const fight = useStoredFight();
  const [past, setPast] = useState<readonly Fight[]>([]);
  const dispatch = (action: FightAction) => {
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
  return { fight, dispatch, undo };
}

/** A creature of a line, with what it is built with. */
type BlockRef = Pick<Combatant, 'slug' | 'build'>;

/** The key of a line's stat block. */
export const blockKey = ({ slug, build = '' }: BlockRef): string => `${slug}?${build}`;

type Blocks = {
  /** The stat blocks that are known, by `blockKey`. */
  blocks: ReadonlyMap<string, Block>;
  /** Why others could not be loaded; null where nothing failed. */
  cause: string | null;
};

/**
 * The stat blocks of the monsters in a fight: those that the page has, and those that were added since. Those that could not
 * be loaded are asked for again once the device is back on a network.
 */
export function useBlocks(loaded: readonly Block[], lines: readonly BlockRef[]): Blocks {
  const [fetched, setFetched] = useState<readonly Block[]>([]);
  const [cause, setCause] = useState<string | null>(null);
  const keyOf = ({ monster: { slug }, build }: Block) => blockKey({ slug, build });
  const blocks = new Map([...loaded, ...fetched].map((block) => [keyOf(block), block]));
  const keys = lines.filter(({ slug }) => slug !== null).map(blockKey);
  const missing = [...new Set(keys)].filter((key) => !blocks.has(key)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let stale = false;
    const fetchMissing = async () => {
      const answers = await Promise.all(missing.split(' ').map(fetchBlock));
      if (stale) return;
      setFetched((all) => [...all, ...answers.flatMap((answer) => (answer.ok ? [answer.value] : []))]);
      setCause(answers.find((answer) => !answer.ok)?.cause ?? null);
    };
    fetchMissing();
    addEventListener('online', fetchMissing);
    return () => {
      stale = true;
      removeEventListener('online', fetchMissing);
    };
  }, [missing]);
  return { blocks, cause: missing === '' ? null : cause };
}

async function fetchBlock(key: string): Promise<Answer<Block>> {
  const [slug = '', build = ''] = key.split('?');
  const answer = await loadMonster(browserApi, { slug, build });
  return answer.ok ? { ok: true, value: { monster: answer.value, build, count: '1' } } : answer;
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
