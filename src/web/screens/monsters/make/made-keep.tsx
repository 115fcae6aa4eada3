import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PartFailure } from '../../../ui/part-failure.tsx';
import { useLoadedComponent } from '../../../ui/use-loaded-component.ts';

const PANEL_ID = 'keep-made';

const loadPanel = async () => (await import('../../../dialogs/action-panel.tsx')).ActionPanel;

/** `actions`: the actions around it, outside of which a press closes the panel. */
type MadeKeepProps = { slug: string; name: string; build: string; actions: RefObject<HTMLElement | null> };

/** Puts a creature that was made on lists of the visitor's own, with all that it is made of. The lists are loaded on use. */
export function MadeKeep({ actions, ...made }: MadeKeepProps) {
  const [open, setOpen] = useState(false);
  const { Component: Panel, failed, request } = useLoadedComponent(loadPanel);
  const show = () => {
    setOpen(!open);
    return request();
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="list-plus"
        aria-expanded={open}
        aria-controls={PANEL_ID}
        data-action="keep"
        onClick={show}
      >
        Keep
      </Button>
      {open && failed && <PartFailure />}
      {open && Panel && (
        <Panel
          id={PANEL_ID}
          panel="keep"
          entry={{ kind: 'monsters', ...made }}
          cards={null}
          factsOnly={false}
          linkCopied={false}
          actions={actions}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
