import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { CAMPAIGN_LIMITS, type Campaign, tidyLine } from '../../my-books/campaign.ts';
import { Link } from '../../navigation/link.tsx';
import { Notice } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusNextRow } from '../lists/focus-next-row.ts';
import { useUndo } from '../lists/undo.tsx';
import { useDeleted } from '../lists/use-deleted.ts';
import {
  addCampaign,
  type RemovedCampaign,
  removeCampaign,
  restoreCampaign,
  useCampaigns,
  useCampaignsRefused,
} from './campaign-store.ts';

/** The campaigns of this browser, and the form that begins one. `books`: what a new one allows. */
export function CampaignIndex({ books }: { books: string }) {
  const hydrated = useHydrated();
  const all = useCampaigns();
  const refused = useCampaignsRefused();
  const { bar, show } = useUndo();
  const deletedBefore = useDeleted<RemovedCampaign>();
  const offerUndo = useCallback(
    (removed: RemovedCampaign) =>
      show({ text: `The campaign ${removed.campaign.name} is deleted.`, undo: () => restoreCampaign(removed) }),
    [show],
  );
  useEffect(() => {
    if (deletedBefore) offerUndo(deletedBefore);
  }, [deletedBefore, offerUndo]);
  const remove = (campaign: Campaign, button: Element) => {
    focusNextRow(button);
    offerUndo(removeCampaign(campaign));
  };
  return (
    <section className="side" aria-labelledby="campaigns">
      <SectionHead id="campaigns" name="Campaigns" />
      <div>
        <p>
          A campaign is one page for your players: its books, what is banned and added, house rules and notes. There is
          no account; one link holds all of it.
        </p>
        <noscript>
          <p>
            A campaign of your own needs JavaScript, which is switched off here. Links to campaigns work without it.
          </p>
        </noscript>
        {refused && (
          <Notice title="Not stored.">
            This browser’s storage is full or closed to this site, so changes last only until the page is closed.
          </Notice>
        )}
        {hydrated && all.length > 0 && (
          <ul className="own-lists">
            {all.map((campaign) => (
              <li key={campaign.id}>
                <span className="name">
                  <Link to={paths.ownCampaign(campaign.id)}>{campaign.name}</Link>
                </span>
                <small>{`${campaign.bans.length} banned, ${campaign.added.length} added`}</small>
                <IconButton
                  icon="trash-2"
                  label={`Delete ${campaign.name}`}
                  onClick={({ currentTarget }) => remove(campaign, currentTarget)}
                />
              </li>
            ))}
          </ul>
        )}
        {bar}
        <NewCampaign books={books} />
      </div>
    </section>
  );
}

function NewCampaign({ books }: { books: string }) {
  const navigate = useNavigate();
  const [fault, setFault] = useState('');
  const create = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const field = document.getElementById('campaign-name') as HTMLInputElement;
    const name = tidyLine(field.value, CAMPAIGN_LIMITS.name);
    if (name === '') return setFault('Give the campaign a name first.');
    const id = addCampaign({ name, books, bans: [], added: [], terms: '', rules: '', notes: '' });
    if (id === null) return setFault(`You can have at most ${CAMPAIGN_LIMITS.campaigns} campaigns.`);
    navigate(paths.ownCampaign(id));
  };
  return (
    <form className="needs-script" onSubmit={create}>
      <Field label="New campaign" id="campaign-name" error={fault}>
        {(control) => (
          <span className="join">
            <input {...control} type="text" maxLength={CAMPAIGN_LIMITS.name} autoComplete="off" />
            <Button icon="plus" type="submit">
              Create
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
