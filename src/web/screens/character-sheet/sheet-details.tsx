import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type SheetDetailsProps = { character: ImportedCharacter; onClose: () => void };

/** The raw data as formatted text, in a dialog. */
export function SheetDetails({ character, onClose }: SheetDetailsProps) {
  const text = JSON.stringify(character, null, 2);
  return (
    <Dialog title="Details" wide onClose={onClose} tools={<CopyJson text={text} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text scrolls by keyboard too */}
      <section tabIndex={0} aria-label="Raw data">
        <pre>{text}</pre>
      </section>
    </Dialog>
  );
}

/** Copies the data. */
export function CopyJson({ text }: { text: string }) {
  return (
    <CopyButton icon="copy" text={() => text} copied="Copied">
      Copy as JSON
    </CopyButton>
  );
}
