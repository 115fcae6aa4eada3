import { apiPaths } from '../api-paths.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { CachedFragment } from '../ui/cached-fragment.tsx';
import { KeysButton } from './keys-button.tsx';
import { COPYRIGHT_YEAR, SITE_TITLE } from './site.ts';

export function SiteFooter() {
  return (
    <CachedFragment as="footer" className="site-footer" name="footer">
      <div className="wrap">
        <p>
          © {COPYRIGHT_YEAR} {SITE_TITLE}. Dungeons & Dragons and D&D are trademarks of Wizards of the Coast, which
          neither runs nor endorses this site. Portrait and section drawings by the artists of game-icons.net, CC BY
          3.0.
        </p>
        <ul>
          <li>
            <Link to={paths.list('glossary')}>Glossary</Link>
          </li>
          <li>
            <Link to={paths.effects()}>Effects</Link>
          </li>
          <li>
            <Link to={paths.lists()}>My lists</Link>
          </li>
          <li>
            <Link to={paths.characterSheet()}>Character sheet import</Link>
          </li>
          <li>
            <Link to={paths.offline()}>Offline use</Link>
          </li>
          <li>
            <Link to={paths.privacy()}>Privacy Policy</Link>
          </li>
          <li>
            <Link to={paths.terms()}>Terms of Service</Link>
          </li>
          <li>
            <Link to={paths.credits()}>Credits</Link>
          </li>
          <li>
            <Link to={paths.contacts()}>Contact</Link>
          </li>
          <li>
            <a href={apiPaths.reference()}>API</a>
          </li>
          <li className="needs-script">
            <KeysButton />
          </li>
        </ul>
      </div>
    </CachedFragment>
  );
}
