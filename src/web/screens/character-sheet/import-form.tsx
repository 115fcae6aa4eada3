import { type DragEvent, useRef, useState } from 'react';
import { MAX_SHEET_MEGABYTES } from '../../../contract/sheet-texts.ts';
import { filePaths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

type ImportFormProps = {
  link: string;
  busy: boolean;
  onLink: (link: string) => void;
  onImport: () => void;
  onFile: (file: File) => void;
  onSample: () => void;
};

/** Takes a link or id, a file that is dropped or chosen, or the sample. */
export function ImportForm({ link, busy, onLink, onImport, onFile, onSample }: ImportFormProps) {
  const picker = useRef<HTMLInputElement>(null);
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
      <div className="field">
        <label htmlFor="sheet-url">Google Sheet URL or ID</label>
        <span className="join">
          <input
            id="sheet-url"
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
          <button className="button primary" type="submit" aria-disabled={busy || undefined}>
            {busy ? 'Loading...' : 'Import'}
          </button>
        </span>
      </div>
      <p className="muted drop-hint">
        The sheet must be shared with anyone who has the link. Or drop a file here: .xlsx, .ods or .csv, up to{' '}
        {MAX_SHEET_MEGABYTES} MB. A file is read in your browser and goes nowhere.
      </p>
      <p className="actions needs-script">
        <button className="button" type="button" onClick={() => picker.current?.click()} disabled={busy}>
          <Icon name="file-up" /> Choose a file
        </button>
        <button className="button" type="button" onClick={onSample} disabled={busy}>
          <Icon name="flask-conical" /> Use the sample
        </button>
        <a className="button quiet" href={filePaths.sampleSheet()} download>
          <Icon name="download" /> Download the sample
        </a>
      </p>
      <input
        ref={picker}
        type="file"
        accept=".xlsx,.ods,.csv"
        aria-label="Spreadsheet file"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </form>
  );
}
