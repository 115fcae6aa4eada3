import { useState } from 'react';
import { INDEX_DOWNLOAD } from '../../../contract/index-download.ts';
import { KINDS } from '../../../contract/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { type CatalogueState, type KindState, useCatalogue } from './use-catalogue.ts';

const UNITS = ['B', 'kB', 'MB'] as const;

/** The state of the catalogue on this device, its progress, and the buttons that download and remove it. */
export function OfflineCatalogue() {
  const { state, keep, remove } = useCatalogue();
  return (
    <section className="stored-catalogue" aria-labelledby="stored-catalogue">
      <h2 id="stored-catalogue">The whole catalogue</h2>
      <p role="status">{statusText(state)}</p>
      {state.is === 'failed' && (
        <p role="alert" data-tone="state-bad" className="stored-catalogue-fault">
          {state.cause}
        </p>
      )}
      <Buttons state={state} keep={keep} remove={remove} />
      {'kinds' in state && <KindTable state={state} />}
    </section>
  );
}

type Ready = Extract<CatalogueState, { kinds: readonly KindState[] }>;

function statusText(state: CatalogueState): string {
  if (state.is === 'starting') return 'Checking what is stored on this device…';
  if (state.is === 'unsupported') return 'This browser cannot store pages for offline use, or is not allowed to.';
  if (state.is === 'fetching') return 'Downloading the catalogue. You can leave this page meanwhile.';
  if (state.is === 'failed')
    return state.during === 'download'
      ? 'Part of the catalogue could not be downloaded.'
      : 'The catalogue could not be removed from this device.';
  if (state.is === 'stored') return `Stored on this device since ${dateText(state.since)}. ${updateText(state)}`;
  if (state.sent === 0)
    return 'The catalogue is not stored on this device, and the site cannot be reached at the moment.';
  return `Not stored on this device. The download is ${sizeText(state.sent)}; it takes up about ${sizeText(state.bytes)} here.`;
}

function updateText({ newest, version }: { newest: string | null; version: string }): string {
  if (newest === null)
    return `Its version is ${version}; whether there is a newer one is known once the site can be reached.`;
  return newest === version
    ? `It is up to date (version ${version}).`
    : `Version ${newest} is being downloaded to replace it.`;
}

type ButtonsProps = { state: CatalogueState; keep: (index: boolean) => void; remove: () => void };

function Buttons({ state, keep, remove }: ButtonsProps) {
  const [withIndex, setWithIndex] = useState(true);
  if (state.is === 'starting' || state.is === 'unsupported' || state.is === 'fetching') return null;
  const index = state.kinds.find(({ kind }) => kind === INDEX_DOWNLOAD);
  const isStored = index !== undefined && index.entries !== null;
  return (
    <p className="stored-catalogue-buttons">
      {state.is !== 'stored' && index !== undefined && (
        <Checkbox checked={withIndex} onChange={({ target }) => setWithIndex(target.checked)}>
          With {nameOf(INDEX_DOWNLOAD).toLowerCase()}: {indexSize(index)}
        </Checkbox>
      )}
      {state.is !== 'stored' && (
        <Button variant="primary" icon="download" onClick={() => keep(withIndex)}>
          {state.is === 'failed' ? 'Try again' : 'Keep everything for offline use'}
        </Button>
      )}
      {state.is === 'stored' && index !== undefined && !isStored && (
        <Button icon="download" onClick={() => keep(true)}>
          Add {nameOf(INDEX_DOWNLOAD).toLowerCase()}: {indexSize(index)}
        </Button>
      )}
      {state.is === 'stored' && isStored && (
        <Button icon="trash-2" onClick={() => keep(false)}>
          Leave out {nameOf(INDEX_DOWNLOAD).toLowerCase()}
        </Button>
      )}
      {(state.is === 'stored' || state.is === 'failed') && (
        <Button icon="trash-2" onClick={remove}>
          Remove from this device
        </Button>
      )}
    </p>
  );
}

function KindTable({ state: { is, kinds } }: { state: Ready }) {
  if (kinds.length === 0) return null;
  const [done, all] = [sumOf(kinds, 'done'), sumOf(kinds, 'bytes')];
  return (
    <>
      {is === 'fetching' && (
        <p className="stored-catalogue-progress">
          <progress value={done} max={all} aria-label="The whole catalogue" /> {sizeText(done)} of {sizeText(all)}
        </p>
      )}
      <div className="scroll">
        <table>
          <caption className="sr-only">What the catalogue holds</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col" className="numeric">
                Download
              </th>
              <th scope="col" className="numeric">
                Size here
              </th>
              <th scope="col">On this device</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind.kind}>
                <th scope="row">{nameOf(kind.kind)}</th>
                <td className="numeric">{kind.sent === 0 ? '—' : sizeText(kind.sent)}</td>
                <td className="numeric">{sizeText(kind.bytes)}</td>
                <td>{kindText(kind)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function kindText({ entries, done, bytes }: KindState): string {
  if (entries !== null) return `${entries.toLocaleString('en')} entries`;
  return done === 0 ? 'No' : `${Math.min(100, Math.floor((100 * done) / bytes))} %`;
}

function nameOf(kind: KindState['kind']): string {
  return kind === INDEX_DOWNLOAD ? 'Entries by book and page' : KINDS[kind].title;
}

/** What the index takes: of the network, where the site can be reached, and of this device. */
function indexSize({ sent, bytes }: KindState): string {
  return sent === 0 ? sizeText(bytes) : `${sizeText(sent)}, and ${sizeText(bytes)} here`;
}

function sumOf(kinds: readonly KindState[], field: 'done' | 'bytes'): number {
  return kinds.reduce((sum, kind) => sum + kind[field], 0);
}

function dateText(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
}

/** Says 1,600,000 as 1.6 MB. */
function sizeText(bytes: number): string {
  const unit = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const figure = (bytes / 1000 ** unit).toLocaleString('en', { maximumFractionDigits: unit === 2 ? 1 : 0 });
  return `${figure} ${UNITS[unit]}`;
}
