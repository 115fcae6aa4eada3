import { useRef, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { askGoogle } from './google-access.ts';

type GoogleConnectProps = { clientId: string; link: string };

/** Offers to read a private sheet. What is asked and why is said before Google asks it. */
export function GoogleConnect({ clientId, link }: GoogleConnectProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(link);
  const [refused, setRefused] = useState(false);
  const open = () => {
    setWanted(link);
    dialog.current?.showModal();
  };
  return (
    <>
      <p className="google needs-script">
        Is the sheet private?{' '}
        <button className="button" type="button" onClick={open}>
          <Icon name="key-round" /> Connect Google
        </button>
      </p>
      <dialog className="dialog" ref={dialog} aria-labelledby="google-title">
        <h2 id="google-title">Read a private sheet</h2>
        <p>
          Google will ask whether this site may <strong>see your spreadsheets</strong>. We ask for reading only, because
          that is all an import needs; nothing of yours is changed.
        </p>
        <p>
          The permission stays in this browser, serves to read the one sheet below, and is given back right after. Our
          server never sees it, and nothing of it is stored. <Link to={paths.privacy()}>Privacy Policy</Link>
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(!askGoogle(clientId, wanted));
          }}
        >
          <div className="field">
            <label htmlFor="private-sheet">Google Sheet URL or ID</label>
            <input
              id="private-sheet"
              type="text"
              required
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
          </div>
          {refused && (
            <p role="alert" data-tone="state-bad">
              Your browser stores nothing for this site, so that Google's answer could not be recognized. Allow site
              data, or download the sheet and choose the file.
            </p>
          )}
          <p className="actions">
            <button className="button primary" type="submit">
              Continue to Google
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
