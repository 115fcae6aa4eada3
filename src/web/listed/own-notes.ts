import { json, stored } from '../storage/stored.ts';

/** The visitor's notes by entry, such as `feats/shock-trooper`. */
export type OwnNotes = Readonly<Record<string, string>>;

/** How long a note may be, in characters. */
export const NOTE_LENGTH = 2000;

const ENTRY = /^[a-z]+\/[a-z0-9-]{1,120}$/;

export const ownNotes = stored<OwnNotes>('notes', { parse: json(readNotes) });

/** Stores the note on an entry; an empty one is none. */
export function changeNote(entry: string, text: string): void {
  ownNotes.update(({ [entry]: _, ...others }) => (text.trim() === '' ? others : { ...others, [entry]: text }));
}

/** Anything else in the storage counts as nothing. */
function readNotes(value: unknown): OwnNotes {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([entry, text]) => ENTRY.test(entry) && typeof text === 'string')
      .map(([entry, text]) => [entry, text.slice(0, NOTE_LENGTH)]),
  );
}
