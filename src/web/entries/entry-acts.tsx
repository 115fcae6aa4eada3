import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { apiPaths } from '../api-paths.ts';
import { cardsAddress } from '../data/card-addresses.ts';
import type { ActPanelProps, PanelName } from '../dialogs/act-panel.tsx';
import type { EntryBooks } from '../my-books/entry-books.ts';
import { ownLists } from '../own-lists/own-list-store.ts';
import { useStar } from '../own-lists/use-star.ts';
import { paths } from '../paths.ts';
import { copyText } from '../ui/copy-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { TableNote } from './table-note.tsx';

/** Of what an act opens; a page has one entry. */
const PANEL_ID = 'act-panel';

type EntryActsProps = {
  kind: KindName;
  slug: string;
  name: string;
  /** The rulebooks that print it, of which the visitor's table may have none. */
  books?: EntryBooks;
  /** Whether only name, book and page are known, so that there is no card and nothing for virtual tabletops. */
  factsOnly?: boolean;
  /** Further acts, which come first. */
  children?: ReactNode;
};

/**
 * What one can do with an entry: star it, keep it on a list, print, copy and share it. What a press opens is loaded by the
 * first press. Without scripts, links to the entry as text and as a card stand in their place.
 */
export function EntryActs({ kind, slug, name, books, factsOnly = false, children }: EntryActsProps) {
  const entry = { kind, slug, name };
  const { starred, toggle } = useStar(entry);
  const [open, setOpen] = useState<PanelName | null>(null);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<ActPanelProps> } | null>(null);
  const [failed, setFailed] = useState(false);
  const [linkCopied, setLinkCopied] = useState(false);
  const acts = useRef<HTMLFieldSetElement>(null);
  const cards = factsOnly ? null : cardsAddress([entry]);
  const show = async (panel: PanelName) => {
    setOpen(open === panel ? null : panel);
    if (loaded !== null) return;
    const module = await import('../dialogs/act-panel.tsx').catch(() => null);
    setFailed(module === null);
    if (module !== null) setLoaded({ Panel: module.ActPanel });
  };
  const share = async () => {
    const url = location.origin + paths.entry(kind, slug);
    // Phones and tablets have a menu of their own. A visitor who closes it has shared nothing.
    if (matchMedia('(pointer: coarse)').matches && navigator.share)
      return navigator.share({ title: name, url }).catch(() => {});
    setLinkCopied(await copyText(url));
    return show('share');
  };
  const opens = (panel: PanelName) => ({
    'aria-expanded': open === panel,
    'aria-controls': PANEL_ID,
    'data-act': panel,
  });
  const row = (
    <fieldset className="acts" ref={acts} aria-label="This entry">
      {children}
      <Act
        icon="star"
        title={starred ? 'Take the star off' : 'Put on the list of starred entries'}
        aria-pressed={starred}
        data-stored={ownLists.key}
        onClick={toggle}
      >
        {starred ? 'Starred' : 'Star'}
      </Act>
      <Act icon="list-plus" title="Keep on one of my lists" {...opens('keep')} onClick={() => show('keep')}>
        Keep
      </Act>
      {cards ? (
        <Act icon="printer" title="Print the page or a card" {...opens('print')} onClick={() => show('print')}>
          Print
        </Act>
      ) : (
        <Act icon="printer" title="Print the page" onClick={() => print()}>
          Print
        </Act>
      )}
      <Act icon="copy" title="Copy as text, Markdown or data" {...opens('copy')} onClick={() => show('copy')}>
        Copy
      </Act>
      <Act icon="share-2" title="Share the address" {...opens('share')} onClick={share}>
        Share
      </Act>
      <noscript>
        <a className="act" href={apiPaths.entryText(kind, slug)}>
          <Icon name="copy" />
          Text
        </a>
        <a className="act" href={apiPaths.entryMarkdown(kind, slug)}>
          <Icon name="scroll-text" />
          Markdown
        </a>
        {cards && (
          <a className="act" href={cards}>
            <Icon name="rectangle-vertical" />
            Card
          </a>
        )}
      </noscript>
      {open && failed && <p role="status">This part of the page could not be loaded. Are you online?</p>}
      {open && loaded && (
        <loaded.Panel
          key={open}
          id={PANEL_ID}
          panel={open}
          entry={entry}
          cards={cards}
          factsOnly={factsOnly}
          linkCopied={linkCopied}
          acts={acts}
          close={() => setOpen(null)}
        />
      )}
    </fieldset>
  );
  return (
    <>
      {row}
      <TableNote kind={kind} slug={slug} books={books} />
    </>
  );
}

type ActProps = {
  icon: IconName;
  title: string;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'data-stored'?: string;
  'data-act'?: string;
  onClick: () => unknown;
  children: ReactNode;
};

function Act({ icon, children, ...props }: ActProps) {
  return (
    <button {...props} className="act needs-script" type="button">
      <Icon name={icon} />
      {children}
    </button>
  );
}
