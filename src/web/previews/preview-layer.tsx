import { useLayoutEffect, useRef, useState } from 'react';
import { isKindName, KINDS } from '../../contract/kinds.ts';
import { Tag } from '../ui/tag.tsx';
import './preview-layer.css';
import { PREVIEW_ID, type Previewed, usePreviewedLink } from './use-previewed-link.ts';

const GAP = 8;

/** The card of the entry that a link leads to, beside the link. It holds nothing to reach by key. */
export function PreviewLayer() {
  const shown = usePreviewedLink();
  return shown && <PreviewCard key={shown.link.href} {...shown} />;
}

function PreviewCard({ link, preview }: Previewed) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const set = () => card.current && setPlace(placeBeside(link, card.current));
    set();
    window.addEventListener('scroll', set, { passive: true, capture: true });
    window.addEventListener('resize', set);
    return () => {
      window.removeEventListener('scroll', set, { capture: true });
      window.removeEventListener('resize', set);
    };
  }, [link]);
  const { kind, name, note, summary, facts, rulebook_name } = preview;
  return (
    <div className="preview" role="tooltip" id={PREVIEW_ID} ref={card} style={place ?? { visibility: 'hidden' }}>
      <p className="preview-head">
        <strong>{name}</strong>
        <Tag look="lined">{isKindName(kind) ? KINDS[kind].singular : kind}</Tag>
      </p>
      {note && <p className="preview-note">{note}</p>}
      {summary && <p>{summary}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rulebook_name && <p className="preview-source">{rulebook_name}</p>}
    </div>
  );
}

/** Below the link, above it where there is no room below; within the window from side to side. */
function placeBeside(link: HTMLElement, card: HTMLElement): { left: number; top: number } {
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = line.bottom + GAP;
  const top = below + height <= clientHeight || line.top < height + GAP ? below : line.top - GAP - height;
  return { left: Math.max(GAP, Math.min(line.left, clientWidth - width - GAP)), top };
}
