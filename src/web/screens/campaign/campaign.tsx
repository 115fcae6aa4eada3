import { useNavigate } from 'react-router';
import { readQuery } from '../../../contract/query.ts';
import type { BookOptions } from '../../../contract/rulebooks.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { myBooks } from '../../data/my-books.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { CAMPAIGN_LIMITS, type Campaign, inForceOf } from '../../my-books/campaign.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { NotFoundState } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/campaign';
import styleUrl from './campaign.css?url';
import { addCampaign, useCampaigns } from './campaign-store.ts';
import { CampaignView } from './campaign-view.tsx';
import { chosenBooks } from './chosen-books.ts';
import { type HeldCount, heldCounts } from './held-counts.ts';
import { InForceNote, SetLinks } from './set-links.tsx';

type Page = {
  /** The campaign in the link, or a sentence that says what is wrong with the link. */
  campaign: Campaign | string;
  options: Answer<BookOptions>;
  counts: readonly HeldCount[] | null;
};

async function load(api: Api, request: Request) {
  const { table = '' } = readQuery(new URL(request.url).searchParams);
  const { readCampaignCode } = await import('./campaign-code.ts');
  const campaign =
    table === '' ? 'The address holds no campaign. Those of this browser stand in My books.' : readCampaignCode(table);
  const options = await api<BookOptions>(apiPaths.bookOptions());
  const counts = typeof campaign === 'string' ? null : await heldCounts(api, campaign);
  return { page: { campaign, options, counts }, answer: options };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () => pageMeta('Campaign', 'The books, bans and house rules of a D&D 3.5e table, all in one link.');

export default function CampaignScreen({ loaderData }: Route.ComponentProps) {
  const { campaign, options, counts } = usePageData<Page>(loaderData);
  const back = { name: 'My books', to: paths.books() };
  const isRead = typeof campaign !== 'string';
  return (
    <>
      <Breadcrumb
        trail={[back]}
        here={isRead ? campaign.name : 'Campaign'}
        back={{ ...back, name: 'Back to My books' }}
      />
      {!isRead && (
        <>
          <h1>Campaign</h1>
          <NotFoundState title="This link holds no campaign" back={{ to: paths.books(), label: 'Back to My books' }}>
            {campaign}
          </NotFoundState>
        </>
      )}
      {!options.ok && <ErrorState title="The rulebooks could not be loaded" cause={options.cause} />}
      {isRead && options.ok && (
        <article className="detail">
          <div>
            <CampaignView campaign={campaign} options={options.value} counts={counts} />
          </div>
          <div className="aside">
            <TakeOver campaign={campaign} options={options.value} />
            <InForceNote />
            <SetLinks options={options.value} />
          </div>
        </article>
      )}
    </>
  );
}

/** What a player can do with a campaign from a link: use its books, and keep it. */
function TakeOver({ campaign, options }: { campaign: Campaign; options: BookOptions }) {
  const navigate = useNavigate();
  const all = useCampaigns();
  const full = all.length >= CAMPAIGN_LIMITS.campaigns;
  const { books } = chosenBooks(campaign.books, options);
  const keep = () => {
    const { id: _, ...rest } = campaign;
    const known = all.find(({ id, ...own }) => JSON.stringify(own) === JSON.stringify(rest));
    const id = known?.id ?? addCampaign(rest);
    if (id === null) return;
    myBooks.write(inForceOf({ ...campaign, id }, [...books], options.books.length));
    navigate(paths.ownCampaign(id));
  };
  return (
    <section className="panel" aria-labelledby="take-over">
      <h2 id="take-over">Play by it</h2>
      <p>Your lists, search, shop and characters keep to these books. It is stored in this browser alone.</p>
      <p className="after-table">
        <Button variant="primary" icon="check" className="needs-script" disabled={full} onClick={keep}>
          {full ? `You have ${CAMPAIGN_LIMITS.campaigns} campaigns already` : 'Use this campaign'}
        </Button>
      </p>
      <noscript>
        <p>
          <ButtonLink to={paths.list('feats', { books: campaign.books })}>Feats of these books</ButtonLink>
        </p>
      </noscript>
    </section>
  );
}
