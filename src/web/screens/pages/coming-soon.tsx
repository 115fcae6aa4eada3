import { Link, useLocation } from 'react-router';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Notice } from '../../components/states.tsx';
import { pageMeta, SECTIONS } from '../../site.ts';

const OTHERS = [{ path: '/character-sheet', title: 'Character sheet import' }];

function titleOf(pathname: string): string {
  const section = `/${pathname.split('/')[1] ?? ''}`;
  return [...SECTIONS, ...OTHERS].find(({ path }) => path === section)?.title ?? 'This section';
}

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta(titleOf(location.pathname), `${titleOf(location.pathname)} of D&D 3.5e: coming soon.`);

export default function ComingSoonScreen() {
  const title = titleOf(useLocation().pathname);
  return (
    <>
      <Breadcrumb here={title} />
      <h1>{title}</h1>
      <Notice title="Coming soon.">
        This section is being written. Meanwhile the <Link to="/spells">spells</Link> and{' '}
        <Link to="/rulebooks">rulebooks</Link> are here in full.
      </Notice>
    </>
  );
}
