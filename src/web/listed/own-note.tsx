import { SectionHead } from '../layout/section-head.tsx';
import { useStored } from '../storage/use-stored.ts';
import { changeNote, NOTE_LENGTH, ownNotes } from './own-notes.ts';

/** What the visitor writes on an entry, such as `feats/shock-trooper`: kept in the browser. */
export function OwnNote({ entry }: { entry: string }) {
  const notes = useStored(ownNotes, {});
  return (
    <section className="side own-note needs-script" aria-labelledby="own-note">
      <SectionHead id="own-note" name="Your own note" />
      <div>
        <textarea
          rows={2}
          maxLength={NOTE_LENGTH}
          aria-labelledby="own-note"
          placeholder="What your table agreed. Kept in this browser."
          data-stored={ownNotes.key}
          value={notes[entry] ?? ''}
          onChange={({ target }) => changeNote(entry, target.value)}
        />
        {ownNotes.refused() && (
          <p className="muted" role="status">
            This browser’s storage is full or closed to this site, so the note lasts only until the page is closed.
          </p>
        )}
      </div>
    </section>
  );
}
