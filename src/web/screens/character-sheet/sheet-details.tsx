import { type Ref, useState } from 'react';
import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { Icon } from '../../ui/icon.tsx';

type SheetDetailsProps = { character: ImportedCharacter; ref: Ref<HTMLDialogElement> };

/** The raw data as formatted text, in a dialog. */
export function SheetDetails({ character, ref }: SheetDetailsProps) {
  const text = JSON.stringify(character, null, 2);
  return (
    <dialog className="dialog wide" ref={ref} aria-labelledby="details-title">
      <form method="dialog" className="dialog-head">
        <h2 id="details-title">Details</h2>
        <CopyJson text={text} />
        <button className="button" type="submit">
          Close
        </button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text scrolls by keyboard too */}
      <section tabIndex={0} aria-label="Raw data">
        <pre>{text}</pre>
      </section>
    </dialog>
  );
}

/** Copies the data; where the browser forbids it, it says so. */
export function CopyJson({ text }: { text: string }) {
  const [said, setSaid] = useState('Copy as JSON');
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(done ? 'Copied' : 'Copying is not allowed here');
  };
  return (
    <button className="button" type="button" onClick={copy}>
      <Icon name="copy" /> <span aria-live="polite">{said}</span>
    </button>
  );
}
