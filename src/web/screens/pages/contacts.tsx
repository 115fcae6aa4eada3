import { readQuery } from '../../../contract/query.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site.ts';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/contacts';

export const meta = () => pageMeta('Contact', 'How to report a mistake in the rules, or say what is missing.');

/** The entry that a mistake is reported in: `spells/fireball`. */
const aboutOf = (request: Request) => {
  const { about = '' } = readQuery(new URL(request.url).searchParams);
  return /^[a-z-]+\/[a-z0-9-]+$/.test(about) ? about : null;
};
export const loader = ({ request }: Route.LoaderArgs) => aboutOf(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => aboutOf(request);

export default function ContactsScreen({ loaderData: about }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb here="Contact" />
      <h1>Contact</h1>
      <div className="prose page-prose">
        {about && (
          <p>
            You came from <Link to={`/${about}`}>{about}</Link>. Its text and figures stand in one file of the project,{' '}
            <code>content/{about}.yaml</code>: name that file when you report the mistake.
          </p>
        )}
        <p>
          This reference is made in the open by the people who use it. Every entry is a plain text file in the project's{' '}
          <code>content</code> folder, and every page names its source, so a mistake is quickly found and mended.
        </p>
        <SectionHead id="report-a-mistake" name="Report a mistake" />
        <p>
          Open an issue in the project's repository. Say which entry it is, what the page says, what the book says, and
          the book and page. One line is enough.
        </p>
        <SectionHead id="mend-it-yourself" name="Mend it yourself" />
        <p>
          Change the entry's file and send the change to the repository. The file <code>CONTRIBUTING.md</code> there
          explains how; the checks tell at once whether the change holds together.
        </p>
        <SectionHead id="say-what-is-missing" name="Say what is missing" />
        <p>
          The same way. The <Link to={paths.credits()}>credits</Link> tell where the facts come from and what they
          cover.
        </p>
      </div>
    </>
  );
}
