import { data, Form, useLocation } from 'react-router';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SearchInput } from '../../layout/search-input.tsx';
import { pageMeta, SECTIONS } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta = () => pageMeta('Page not found', 'There is no page at this address.');

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const words = pathname.split('/').filter(Boolean).join(' ').replaceAll('-', ' ').slice(0, 80);
  return (
    <>
      <Breadcrumb here="Page not found" />
      <h1>Page not found</h1>
      <p>There is nothing at this address. Look for it by name:</p>
      <Form className="join page-search" action={paths.search()} role="search" aria-label="Everything">
        <SearchInput id="q" label="Search everything" text={words} />
        <Button variant="primary" type="submit">
          Search
        </Button>
      </Form>
      <p>
        Or begin at <Link to={paths.home()}>the home page</Link> or with a section:
      </p>
      <ul className="columns">
        {SECTIONS.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
