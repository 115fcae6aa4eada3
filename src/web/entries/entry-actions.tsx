import { type ReactNode, useRef, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { apiPaths } from '../api-paths.ts';
import { cardsAddress } from '../data/card-addresses.ts';
import type { PanelName } from '../dialogs/action-panel.tsx';
import type { EntryBooks } from '../my-books/entry-books.ts';
import { ownLists } from '../own-lists/own-list-store.ts';
import { useStar } from '../own-lists/use-star.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { PartFailure } from '../ui/part-failure.tsx';
import { shareLink } from '../ui/share-link.ts';
import { useLoadedComponent } from '../ui/use-loaded-component.ts';
import { TableNote } from './table-note.tsx';

/** Of what an action opens; a page has one entry. */
const PANEL_ID = 'action-panel';

const loadPanel = async () => (await import('../dialogs/action-panel.tsx')).ActionPanel;

type EntryActionsProps = {
  kind: KindName;
  slug: string;
  name: string;
  /** The rulebooks that print it, of which the visitor's table may have none. */
  books?: EntryBooks;
  /** Whether only name, book and page are known, so that there is no card and nothing for virtual tabletops. */
  factsOnly?: boolean;
  /** Further actions, which come first. */
  children?: ReactNode;
};

/**
 * What one can do with an entry: star it, keep it on a list, print, copy and share it. What a press opens is loaded by the
 * first press. Without scripts, links to the entry as text and as a card stand in their place.
 */
export function EntryActions({ kind, slug, name, books, factsOnly = false, children }: EntryActionsProps) {
  const entry = { kind, slug, name };
  const { starred, toggle } = useStar(entry);
  const [open, setOpen] = useState<PanelName | null>(null);
  const { Component: Panel, failed, request } = useLoadedComponent(loadPanel);
  const [linkCopied, setLinkCopied] = useState(false);
  const actions = useRef<HTMLFieldSetElement>(null);
  const cards = factsOnly ? null : cardsAddress([entry]);
  const show = async (panel: PanelName) => {
    setOpen(open === panel ? null : panel);
    await request();
  };
  const share = async () => {
    const copied = await shareLink(name, location.origin + paths.entry(kind, slug));
    if (copied === null) return;
    setLinkCopied(copied);
    await show('share');
  };
  const opens = (panel: PanelName) => ({
    'aria-expanded': open === panel,
    'aria-controls': PANEL_ID,
    'data-action': panel,
  });
  const row = (
    <fieldset className="entry-actions" ref={actions} aria-label="This entry">
      {children}
      <Action
        icon="star"
        title={starred ? 'Take the star off' : 'Put on the list of starred entries'}
        aria-pressed={starred}
        data-stored={ownLists.key}
        onClick={toggle}
      >
        {starred ? 'Starred' : 'Star'}
      </Action>
      <Action icon="list-plus" title="Keep on one of my lists" {...opens('keep')} onClick={() => show('keep')}>
        Keep
      </Action>
      {cards ? (
        <Action icon="printer" title="Print the page or a card" {...opens('print')} onClick={() => show('print')}>
          Print
        </Action>
      ) : (
        <Action icon="printer" title="Print the page" onClick={() => print()}>
          Print
        </Action>
      )}
      <Action icon="copy" title="Copy as text, Markdown or data" {...opens('copy')} onClick={() => show('copy')}>
        Copy
      </Action>
      <Action icon="share-2" title="Share the address" {...opens('share')} onClick={share}>
        Share
      </Action>
      <noscript>
        <a className="entry-action" href={apiPaths.entryText(kind, slug)}>
          <Icon name="copy" />
          Text
        </a>
        <a className="entry-action" href={apiPaths.entryMarkdown(kind, slug)}>
          <Icon name="scroll-text" />
          Markdown
        </a>
        {cards && (
          <a className="entry-action" href={cards}>
            <Icon name="rectangle-vertical" />
            Card
          </a>
        )}
      </noscript>
      {open && failed && <PartFailure />}
      {open && Panel && (
        <Panel
          key={open}
          id={PANEL_ID}
          panel={open}
          entry={entry}
          cards={cards}
          factsOnly={factsOnly}
          linkCopied={linkCopied}
          actions={actions}
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

type ActionProps = {
  icon: IconName;
  title: string;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'data-stored'?: string;
  'data-action'?: string;
  onClick: () => unknown;
  children: ReactNode;
};

function Action({ icon, children, ...props }: ActionProps) {
  return (
    <button {...props} className="entry-action needs-script" type="button">
      <Icon name={icon} />
      {children}
    </button>
  );
}
