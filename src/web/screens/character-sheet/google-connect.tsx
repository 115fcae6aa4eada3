import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { requestGoogleAccess } from './google-access.ts';

type GoogleConnectProps = { clientId: string; link: string };

/** Offers to read a private sheet. A dialog explains the permission before Google asks for it. */
export function GoogleConnect({ clientId, link }: GoogleConnectProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="google needs-script">
        Is the sheet private?{' '}
        <Button icon="key-round" onClick={() => setOpen(true)}>
          Connect Google
        </Button>
      </p>
      {open && <GoogleDialog clientId={clientId} link={link} onClose={() => setOpen(false)} />}
    </>
  );
}

function GoogleDialog({ clientId, link, onClose }: GoogleConnectProps & { onClose: () => void }) {
  const [refused, setRefused] = useState(false);
  return (
    <Dialog title="Read a private sheet" onClose={onClose}>
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
          setRefused(!requestGoogleAccess(clientId, String(new FormData(event.currentTarget).get('sheet'))));
        }}
      >
        <Field
          label="Google Sheet URL or ID"
          error={
            refused &&
            "Your browser stores nothing for this site, so that Google's answer could not be recognized. Allow site data, or download the sheet and choose the file."
          }
        >
          {(control) => <input {...control} name="sheet" type="text" required defaultValue={link} />}
        </Field>
        <p className="actions">
          <Button variant="primary" type="submit">
            Continue to Google
          </Button>
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  );
}
