import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { BookOptions } from '../../../contract/rulebooks.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, browserApi } from '../../data/api.ts';
import { myBooks } from '../../data/my-books.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { LoadingEntries } from '../../lists/loading.tsx';
import { type Campaign, inForceOf } from '../../my-books/campaign.ts';
import { NotFoundState, Notice } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import { useStored } from '../../storage/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { shareLink } from '../../ui/share-link.ts';
import type { DeletedState } from '../lists/use-deleted.ts';
import styleUrl from './campaign.css?url';
import { campaignCode } from './campaign-code.ts';
import { PartForm } from './campaign-forms.tsx';
import {
  changeCampaign,
  type RemovedCampaign,
  removeCampaign,
  useCampaigns,
  useCampaignsRefused,
} from './campaign-store.ts';
import { CampaignView } from './campaign-view.tsx';
import { chosenBooks } from './chosen-books.ts';
import { type HeldCount, heldCounts } from './held-counts.ts';
import { InForceNote, SetLinks } from './set-links.tsx';
import { ShareNote } from './share-note.tsx';

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta('My campaign', 'A campaign of your own: its books, bans and house rules, kept in your browser.');

export default function OwnCampaignScreen() {
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  const campaign = useCampaigns().find((own) => own.id === id);
  const options = useOptions();
  const back = { name: 'My books', to: paths.books() };
  return (
    <>
      <Breadcrumb trail={[back]} here={campaign?.name ?? 'Campaign'} back={{ ...back, name: 'Back to My books' }} />
      <div className="campaign-place">
        {!(campaign && options?.ok) && <h1>{hydrated && !campaign ? 'Campaign not found' : 'Campaign'}</h1>}
        <noscript>
          <p>
            A campaign of your own needs JavaScript, which is switched off here. Links to campaigns work without it.
          </p>
        </noscript>
        {(!hydrated || (campaign && options === null)) && <LoadingEntries label="Loading your campaign" count={4} />}
        {hydrated && !campaign && (
          <NotFoundState title="Campaign not found" back={{ to: paths.books(), label: 'Back to My books' }}>
            This browser has no such campaign. It stays in the browser that created it. Copy its link to open it
            elsewhere.
          </NotFoundState>
        )}
        {campaign && options?.ok === false && (
          <ErrorState title="The rulebooks could not be loaded" cause={options.cause} />
        )}
        {campaign && options?.ok && <Own key={campaign.id} campaign={campaign} options={options.value} />}
      </div>
    </>
  );
}

function useOptions(): Answer<BookOptions> | null {
  const [options, setOptions] = useState<Answer<BookOptions> | null>(null);
  useEffect(() => {
    browserApi<BookOptions>(apiPaths.bookOptions()).then(setOptions);
  }, []);
  return options;
}

function useCounts(campaign: Campaign): readonly HeldCount[] | null {
  const [counts, setCounts] = useState<readonly HeldCount[] | null>(null);
  const { books, bans, added } = campaign;
  useEffect(() => {
    let stale = false;
    heldCounts(browserApi, { books, bans, added }).then((found) => {
      if (!stale) setCounts(found);
    });
    return () => {
      stale = true;
    };
  }, [books, bans, added]);
  return counts;
}

function Own({ campaign, options }: { campaign: Campaign; options: BookOptions }) {
  const navigate = useNavigate();
  const refused = useCampaignsRefused();
  const counts = useCounts(campaign);
  const [changing, setChanging] = useState(false);
  const force = useRef<HTMLDivElement>(null);
  const mine = useStored(myBooks, null);
  const inForce = mine?.campaign === campaign.id;
  const of = options.books.length;
  const booksOf = (text: string) => [...chosenBooks(text, options).books];
  const change = (part: Partial<Campaign>) => {
    const next = { ...campaign, ...part };
    changeCampaign(next, booksOf(next.books), of);
  };
  const use = () => {
    // The button goes away with its section.
    force.current?.focus();
    myBooks.write(inForceOf(campaign, booksOf(campaign.books), of));
  };
  const remove = () => {
    const state: DeletedState<RemovedCampaign> = { deleted: removeCampaign(campaign) };
    navigate(paths.books(), { state });
  };
  return (
    <article className="detail">
      <div>
        {refused && (
          <Notice title="Not stored.">
            This browser’s storage is full or closed to this site, so changes last only until the page is closed. Copy
            the link to keep the campaign.
          </Notice>
        )}
        <CampaignView
          campaign={campaign}
          options={options}
          counts={counts}
          actions={
            <fieldset className="entry-actions" aria-label="This campaign">
              <Action icon={changing ? 'check' : 'pencil'} pressed={changing} onClick={() => setChanging(!changing)}>
                {changing ? 'Done' : 'Change'}
              </Action>
              <Action icon="printer" onClick={() => print()}>
                Print
              </Action>
              <ShareAction campaign={campaign} />
              {changing && (
                <Action icon="trash-2" onClick={remove}>
                  Delete
                </Action>
              )}
            </fieldset>
          }
          form={(part) =>
            changing ? <PartForm part={part} campaign={campaign} options={options} onChange={change} /> : null
          }
        />
      </div>
      <div className="aside">
        <ShareNote campaign={campaign} />
        <div ref={force} tabIndex={-1}>
          {inForce ? (
            <InForceNote />
          ) : (
            <section className="panel" aria-labelledby="on">
              <h2 id="on">Not in force</h2>
              <p>Lists, search, the shop and eligibility keep to these books once it is chosen.</p>
              <p className="after-table">
                <Button variant="primary" onClick={use}>
                  Use this campaign
                </Button>
              </p>
            </section>
          )}
        </div>
        <SetLinks options={options} />
      </div>
    </article>
  );
}

/** Shares the link that holds the campaign. Where it cannot be copied, the field that holds it is selected. */
function ShareAction({ campaign }: { campaign: Campaign }) {
  const [copied, setCopied] = useState(false);
  const code = campaignCode(campaign);
  const share = async () => {
    const done = code !== null && (await shareLink(campaign.name, location.origin + paths.campaign(code)));
    setCopied(done === true);
    if (done === false) document.querySelector<HTMLInputElement>('.share-note input')?.select();
  };
  return (
    <Action icon="share-2" disabled={code === null} onClick={share}>
      <span aria-live="polite">{copied ? 'Copied' : 'Share'}</span>
    </Action>
  );
}

type ActionProps = { icon: IconName; pressed?: boolean; disabled?: boolean; onClick: () => void; children: ReactNode };

function Action({ icon, pressed, disabled, onClick, children }: ActionProps) {
  return (
    <button className="entry-action" type="button" aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
