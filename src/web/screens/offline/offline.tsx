import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Message } from '../../ui/message.tsx';
import styleUrl from './offline.css?url';
import { OfflineCatalogue } from './offline-catalogue.tsx';
import { useRequestedPage } from './use-requested-page.ts';

export const links = () => [screenStyle(styleUrl)];
export const meta = () =>
  pageMeta('Offline use', 'Store the whole reference on this device, to read it without a network.');

export default function OfflineScreen() {
  const requested = useRequestedPage();
  if (requested.state === 'checking')
    return (
      <div className="state" role="status">
        <h1 className="name">Opening the page…</h1>
      </div>
    );
  return (
    <>
      <Breadcrumb here="Offline use" />
      <h1>Offline use</h1>
      {requested.state === 'missing' && (
        <Message
          tone="warn"
          icon="wifi-off"
          role="alert"
          title={`The page ${requested.path} is not stored on this device.`}
        >
          The site cannot be reached at the moment. <a href={requested.path}>Try again</a>
        </Message>
      )}
      {requested.state === 'network' && (
        <Message tone="warn" icon="wifi-off" role="alert" title="This page needs the network.">
          The site works out what {requested.path.replace(/\?.*/, '')} shows, and can't be reached at the moment.{' '}
          <a href={requested.path}>Try again</a>
        </Message>
      )}
      <div className="prose page-prose">
        <p>
          Every page that you have visited opens without a network too. With the button below, your browser stores the
          whole catalogue: every entry and every list, and the search for names. It is updated automatically when the
          site's content changes. What the site knows of other books by name, book and page is a download of its own,
          which you can leave out.
        </p>
        <p>
          Searches in the rules text, what the site works out and the import of online character sheets need the
          network: shops, crafting, treasures, encounters, summoned creatures, companions, forms and creatures that are
          built. Entries, lists, comparisons, cards and your characters do not. The{' '}
          <Link to={paths.privacy()}>privacy policy</Link> says what your browser stores.
        </p>
      </div>
      <OfflineCatalogue />
      <noscript>
        <p>Offline use needs JavaScript.</p>
      </noscript>
    </>
  );
}
