import { useState } from 'react';
import { MAX_COMPARED } from '../../contract/limits.ts';
import { myBooks } from '../data/my-books.ts';
import { type ComparePicks, comparePicks, usePicks } from '../own-lists/compare-picks.ts';
import { type Starred, useStar } from '../own-lists/use-star.ts';
import { useStored } from '../storage/use-stored.ts';
import { Icon } from '../ui/icon.tsx';
import { useLoadedComponent } from '../ui/use-loaded-component.ts';

const loadPanel = async () => (await import('../dialogs/star-panel.tsx')).StarPanel;

/** The star of an entry in a list, and whether the visitor's table bans it; while entries are picked for a comparison, a box that picks it. */
export function RowStar(entry: Starred) {
  const picks = usePicks(entry.kind);
  return (
    <>
      {picks === null ? <Star {...entry} /> : <Pick {...entry} picks={picks} />}
      <BanMark {...entry} />
    </>
  );
}

/** That the visitor's table bans an entry, and why; nothing for others. */
export function BanMark({ kind, slug }: Pick<Starred, 'kind' | 'slug'>) {
  const ban = useStored(myBooks, null)?.bans[`${kind}/${slug}`];
  return ban !== undefined && <small className="ban">Banned{ban && `: ${ban}`}</small>;
}

/**
 * Adds the entry to the visitor's starred entries and offers the other lists, or takes it off. The offer is loaded by the first
 * press.
 */
export function Star(entry: Starred) {
  const { starred, toggle } = useStar(entry);
  const [isOpen, setIsOpen] = useState(false);
  // Where the offer cannot be loaded, the star works all the same.
  const { Component: Panel, request } = useLoadedComponent(loadPanel);
  const press = async () => {
    const isStarred = toggle();
    setIsOpen(isStarred);
    if (isStarred) await request();
  };
  return (
    <>
      <button
        className="star needs-script"
        type="button"
        aria-pressed={starred}
        aria-label={`Star ${entry.name}`}
        title={starred ? 'Take the star off' : 'Star'}
        onClick={press}
      >
        <Icon name="star" />
      </button>
      {isOpen && Panel && <Panel entry={entry} close={() => setIsOpen(false)} />}
    </>
  );
}

function Pick({ kind, slug, name, picks: { entries } }: Starred & { picks: ComparePicks }) {
  const picked = entries.some((entry) => entry.slug === slug);
  const others = entries.filter((entry) => entry.slug !== slug);
  return (
    <label className="star pick">
      <input
        type="checkbox"
        aria-label={`Compare ${name}`}
        checked={picked}
        disabled={!picked && entries.length >= MAX_COMPARED}
        onChange={() => comparePicks.write({ kind, entries: picked ? others : [...others, { slug, name }] })}
      />
    </label>
  );
}
