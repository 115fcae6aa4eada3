import { useEffect, useState } from 'react';
import type { Campaign } from '../../my-books/campaign.ts';
import { paths } from '../../paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MAX_CODE_LENGTH } from '../lists/packed-json.ts';
import { campaignCode } from './campaign-code.ts';

/** The link that holds a campaign, to copy. */
export function ShareNote({ campaign }: { campaign: Campaign }) {
  const code = campaignCode(campaign);
  const address = code === null ? null : paths.campaign(code);
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return (
    <section className="panel share-note" aria-labelledby="link">
      <h2 id="link">The link holds all of it</h2>
      {address === null ? (
        <p role="status">
          The campaign is too long for a link of {MAX_CODE_LENGTH.toLocaleString('en')} characters: shorten its house
          rules or notes.
        </p>
      ) : (
        <>
          <span className="join">
            <input type="text" readOnly value={origin + address} aria-label="Address for the players" />
            <CopyButton variant="primary" icon="copy" text={() => location.origin + address} copied="Copied">
              Copy
            </CopyButton>
          </span>
          <p>
            {address.length.toLocaleString('en')} characters. No account, nothing stored: whoever opens it can take
            these books over with one press. Later changes are not in it.
          </p>
        </>
      )}
    </section>
  );
}
