import { isKindName } from '../../../contract/kinds.ts';
import { readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { usePublicOrigin } from '../../layout/page-identity.tsx';
import { editAddress, issueAddress, useRepository } from '../../layout/repository.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { pageMeta } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import type { Route } from './+types/contacts';

export const meta = () => pageMeta('Contact', 'How to report a mistake in the rules, or say what is missing.');

type About = { name: string; path: string; file: string };

/** The entry in which a mistake is reported, from the parameter `about=spells/fireball`. */
async function aboutOf(api: Api, request: Request): Promise<About | null> {
  const { about = '' } = readQuery(new URL(request.url).searchParams);
  const [, kind = '', slug] = /^([a-z-]+)\/([a-z0-9-]+)$/.exec(about) ?? [];
  if (!isKindName(kind) || slug === undefined) return null;
  const entry = await api<{ name: string; content_file: string }>(apiPaths.entry(kind, slug));
  return entry.ok ? { name: entry.value.name, path: paths.entry(kind, slug), file: entry.value.content_file } : null;
}

export const loader = ({ context, request }: Route.LoaderArgs) => aboutOf(apiOf(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => aboutOf(pageApi(request), request);

export default function ContactsScreen({ loaderData: about }: Route.ComponentProps) {
  const repository = useRepository();
  return (
    <>
      <Breadcrumb here="Contact" />
      <h1>Contact</h1>
      <div className="prose page-prose">
        {about && <AboutEntry about={about} repository={repository} />}
        <p>
          This reference is made in the open by the people who use it. Every entry is a plain text file in the project's{' '}
          <code>content</code> folder, and every page names its source, so a mistake is quickly found and mended.
        </p>
        {repository ? <ToRepository repository={repository} /> : <ToKeeper />}
      </div>
    </>
  );
}

function ToRepository({ repository }: { repository: string }) {
  return (
    <>
      <SectionHead id="report-a-mistake" name="Report a mistake" />
      <p>
        Open an issue in <a href={repository}>the project's repository</a>. Say which entry it is, what the page says,
        what the book says, and the book and page. One line is enough.
      </p>
      <SectionHead id="mend-it-yourself" name="Mend it yourself" />
      <p>
        Change the entry's file and send the change to the repository. The file <code>CONTRIBUTING.md</code> there
        explains how; the checks tell at once whether the change holds together.
      </p>
      <SectionHead id="say-what-is-missing" name="Say what is missing" />
      <p>
        The same way. The <Link to={paths.credits()}>credits</Link> tell where the facts come from and what they cover.
      </p>
    </>
  );
}

/** Where no repository is configured: what whoever runs this site needs to know, and nothing to press that leads nowhere. */
function ToKeeper() {
  return (
    <>
      <SectionHead id="report-a-mistake" name="Report a mistake" />
      <p>
        This copy of the reference names no public repository. Whoever runs it mends it: tell them which entry it is,
        what the page says, what the book says, and the book and page. They find how to correct a file in{' '}
        <code>CONTRIBUTING.md</code>.
      </p>
      <p>
        The <Link to={paths.credits()}>credits</Link> tell where the facts come from and what they cover.
      </p>
    </>
  );
}

/** The entry that the visitor came from, its file, and links to report and edit it if the repository is configured. */
function AboutEntry({ about: { name, path, file }, repository }: { about: About; repository: string | null }) {
  const page = usePublicOrigin() + path;
  const body = `Page: ${page}\nFile: ${file}\n\nWhat the page says:\n\nWhat the book says (book and page):\n`;
  return (
    <>
      <p>
        You came from <Link to={path}>{name}</Link>. It is made from one file of the project, <code>{file}</code>: name
        that file when you report the mistake.
      </p>
      {repository && (
        <p>
          <ButtonAnchor variant="primary" href={issueAddress(repository, { title: `Mistake in ${name}`, body })}>
            Report it in the repository
          </ButtonAnchor>{' '}
          <ButtonAnchor href={editAddress(repository, file)}>Edit the file</ButtonAnchor>
        </p>
      )}
    </>
  );
}
