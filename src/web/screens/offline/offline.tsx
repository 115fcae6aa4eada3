import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import styleUrl from './offline.css?url';
import { OfflineCatalogue } from './offline-catalogue.tsx';
import { useAskedPage } from './use-asked-page.ts';

export const links = () => [screenStyle(styleUrl)];
export const meta = () =>
  pageMeta('Offline use', 'Keep the whole reference on this device, to read it without a network.');

export default function OfflineScreen() {
  const asked = useAskedPage();
  if (asked.state === 'looking')
    return (
      <div className="state" role="status">
        <h1 className="name">Opening the page…</h1>
      </div>
    );
  return (
    <>
      <Breadcrumb here="Offline use" />
      <h1>Offline use</h1>
      {asked.state === 'missing' && (
        <div className="notice" role="alert" data-tone="state-warn">
          <span className="mark" />
          <div className="say">
            <strong>The page {asked.path} is not kept on this device.</strong>
            <br />
            The site cannot be reached just now. <a href={asked.path}>Try again</a>
          </div>
        </div>
      )}
      <div className="prose page-prose">
        <p>
          Every page that you have visited opens without a network too. With the button below, your browser keeps the
          whole catalogue: every entry and every list, and the search for names. It brings itself up to date when the
          site's content changes.
        </p>
        <p>
          Searches in the rules text, the shop generator and the import of online character sheets need the network. The{' '}
          <Link to={paths.privacy()}>privacy policy</Link> says what your browser keeps.
        </p>
      </div>
      <OfflineCatalogue />
      <noscript>
        <p>Keeping pages for offline use needs JavaScript.</p>
      </noscript>
    </>
  );
}
