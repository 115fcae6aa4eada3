import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { apiPaths } from '../api-paths.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { CopyButton, CopyByHand } from '../ui/copy-button.tsx';
import { ListPicker } from './list-picker.tsx';

/** What the actions of an entry open. */
export type PanelName = 'keep' | 'print' | 'copy' | 'share';

/** `build`: what a monster is built with. */
type Entry = { kind: KindName; slug: string; name: string; build?: string };

export type ActionPanelProps = {
  id: string;
  panel: PanelName;
  entry: Entry;
  /** The address of the entry's card; null where it has none. */
  cards: string | null;
  /** Whether only name, book and page are known. */
  factsOnly: boolean;
  /** Whether the browser copied the entry's address. */
  linkCopied: boolean;
  /** The actions around the panel. A press outside of them closes it. */
  actions: RefObject<HTMLElement | null>;
  close: () => void;
};

const TITLES = { keep: 'Keep on a list', print: 'Print', copy: 'Copy', share: 'Share' } as const;

/** What an action of an entry opens below it. Escape and a press elsewhere close it. */
export function ActionPanel({ id, panel, entry, cards, factsOnly, linkCopied, actions, close }: ActionPanelProps) {
  const self = useRef<HTMLElement>(null);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    // A field inside may have the focus already.
    if (!self.current?.contains(document.activeElement)) self.current?.focus({ preventScroll: true });
    const onPress = ({ target }: PointerEvent) => actions.current?.contains(target as Node) || onClose();
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [actions]);
  const leave = () => {
    actions.current?.querySelector<HTMLElement>(`[data-action="${panel}"]`)?.focus();
    close();
  };
  return (
    <section
      className="action-panel"
      id={id}
      ref={self}
      tabIndex={-1}
      aria-label={TITLES[panel]}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      {panel === 'keep' && <ListPicker {...entry} />}
      {panel === 'print' && cards && <PrintChoices cards={cards} close={close} />}
      {panel === 'copy' && <Copies {...entry} isStatBlock={entry.kind === 'monsters' && !factsOnly} />}
      {panel === 'share' && <SharedLink entry={entry} copied={linkCopied} />}
    </section>
  );
}

function PrintChoices({ cards, close }: { cards: string; close: () => void }) {
  const printPage = () => {
    close();
    print();
  };
  return (
    <>
      <Button variant="quiet" icon="printer" onClick={printPage}>
        This page
      </Button>
      <Link className="button button-quiet" to={cards}>
        As a card
      </Link>
    </>
  );
}

/** The forms of an entry that are copied, and those that are files. Texts are fetched at once: a press copies without waiting. */
function Copies({ kind, slug, isStatBlock }: Entry & { isStatBlock: boolean }) {
  const [texts] = useState(() => ({
    plain: textOf(apiPaths.entryText(kind, slug)),
    markdown: textOf(apiPaths.entryMarkdown(kind, slug)),
    roll20: isStatBlock ? textOf(apiPaths.monsterForRoll20(slug)) : null,
  }));
  const [failed, setFailed] = useState(false);
  const given = async (text: Promise<string | null>) => {
    const value = await text;
    setFailed(value === null);
    return value;
  };
  return (
    <>
      <CopyButton variant="quiet" icon="copy" text={() => given(texts.plain)} copied="Text copied">
        Plain text
      </CopyButton>
      <CopyButton variant="quiet" icon="copy" text={() => given(texts.markdown)} copied="Markdown copied">
        Markdown
      </CopyButton>
      {texts.roll20 && (
        <CopyButton
          variant="quiet"
          icon="copy"
          text={() => given(texts.roll20 ?? Promise.resolve(null))}
          copied="Text for Roll20 copied"
        >
          Text for Roll20
        </CopyButton>
      )}
      {isStatBlock && (
        <ButtonAnchor variant="quiet" icon="download" href={apiPaths.monsterForFoundry(slug)} download>
          Actor for Foundry (D35E)
        </ButtonAnchor>
      )}
      <ButtonAnchor variant="quiet" icon="download" href={apiPaths.entry(kind, slug)} download={`${slug}.json`}>
        Data (JSON)
      </ButtonAnchor>
      <p role="status" className={failed ? undefined : 'sr-only'}>
        {failed && 'The text could not be fetched. Are you offline?'}
      </p>
    </>
  );
}

const TIMEOUT_MILLISECONDS = 10_000;

/** Null where the text cannot be had. */
async function textOf(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

function SharedLink({ entry: { kind, slug }, copied }: { entry: Entry; copied: boolean }) {
  const address = location.origin + paths.entry(kind, slug);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  if (!copied) return <CopyByHand text={address} fieldRef={field} />;
  return (
    <p role="status">
      <b>Link copied</b>
      <br />
      {address}
    </p>
  );
}
