import { autoUpdate, flip, inline, offset, shift, useFloating } from '@floating-ui/react';
import { isKindName, KINDS } from '../../contract/kinds.ts';
import { Tag } from '../ui/tag.tsx';
import './preview-layer.css';
import { PREVIEW_ID } from './preview-links.ts';
import { type PreviewedLink, usePreviewedLink } from './use-previewed-link.ts';

/** Pixels between the link and its preview, and between the preview and the edge of the window. */
const GAP = 8;

/** Below the link, or above it where there is no room below; within the window from side to side. */
const MIDDLEWARE = [inline(), offset(GAP), flip(), shift({ padding: GAP })];

/** The preview of the entry that a link leads to, beside the link. It holds nothing that can be focused. */
export function PreviewLayer() {
  const shown = usePreviewedLink();
  return shown && <PreviewCard key={shown.link.href} {...shown} />;
}

function PreviewCard({ link, preview }: PreviewedLink) {
  const { refs, floatingStyles, isPositioned } = useFloating({
    open: true,
    elements: { reference: link },
    placement: 'bottom-start',
    strategy: 'fixed',
    // Positioned by left and top: a transform would blur the text at fractions of a pixel.
    transform: false,
    middleware: MIDDLEWARE,
    whileElementsMounted: autoUpdate,
  });
  const { kind, name, note, summary, facts, rulebook_name } = preview;
  return (
    <div
      className="preview"
      role="tooltip"
      id={PREVIEW_ID}
      ref={refs.setFloating}
      style={{ ...floatingStyles, visibility: isPositioned ? undefined : 'hidden' }}
    >
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
