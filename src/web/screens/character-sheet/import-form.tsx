import { type DragEvent, type RefObject, useState } from 'react';
import { MAX_SHEET_MEGABYTES } from '../../../contract/sheet-texts.ts';
import { filePaths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';

type ImportFormProps = {
  link: string;
  /** The field of the link. */
  field: RefObject<HTMLInputElement | null>;
  busy: boolean;
  onLink: (link: string) => void;
  onImport: () => void;
  onFile: (file: File) => void;
  onSample: () => void;
};

/** Accepts a link or id, a dropped or chosen file, or the sample. */
export function ImportForm({ link, field, busy, onLink, onImport, onFile, onSample }: ImportFormProps) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    <form
      className={over ? 'rail scotch import over' : 'rail scotch import'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onImport();
      }}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Field
        label="Google Sheet URL or ID"
        hint={`The sheet must be shared with anyone who has the link. Or drop a file here: .xlsx, .ods or .csv, up to ${MAX_SHEET_MEGABYTES} MB. A file is read in your browser and goes nowhere.`}
      >
        {(control) => (
          <span className="join">
            <input
              {...control}
              ref={field}
              name="url"
              type="text"
              required
              maxLength={2000}
              autoComplete="off"
              spellCheck={false}
              placeholder="https://docs.google.com/spreadsheets/d/…"
              value={link}
              onChange={(event) => onLink(event.currentTarget.value)}
            />
            <Button variant="primary" type="submit" aria-disabled={busy || undefined}>
              {busy ? 'Loading...' : 'Import'}
            </Button>
          </span>
        )}
      </Field>
      <p className="actions needs-script">
        <FileButton icon="file-up" accept=".xlsx,.ods,.csv" disabled={busy} onFile={onFile}>
          Choose a file
        </FileButton>
        <Button icon="flask-conical" onClick={onSample} disabled={busy}>
          Use the sample
        </Button>
        <ButtonAnchor variant="quiet" icon="download" href={filePaths.sampleSheet()} download>
          Download the sample
        </ButtonAnchor>
      </p>
    </form>
  );
}
