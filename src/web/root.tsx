import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { PageDataScripts } from './data/page-data-scripts.tsx';
import { PageScripts } from './hydration/page-scripts.tsx';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { HeadScript } from './layout/head-script.tsx';
import { LinkPrefetching, LinkPreviews } from './layout/link-previews.tsx';
import { LoadingBar } from './layout/loading-bar.tsx';
import { PageAids } from './layout/page-aids.tsx';
import { usePageFocus } from './layout/page-focus.ts';
import { PageIdentity, PrintedFrom } from './layout/page-identity.tsx';
import { themeStyle } from './layout/page-style.ts';
import { pageMeta, THEME_COLORS } from './layout/site.ts';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { ErrorState } from './layout/states.tsx';
import { useFreshPages } from './offline/use-fresh-pages.ts';
import { entryAt, filePaths, paths } from './paths.ts';
import displayUrl from './theme/fonts/grenze.woff2?url';
import sansUrl from './theme/fonts/source-sans-3.woff2?url';
import serifUrl from './theme/fonts/source-serif-4.woff2?url';
import themeUrl from './theme/theme.css?url';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  font(sansUrl),
  font(displayUrl),
  themeStyle(themeUrl),
  { rel: 'icon', href: filePaths.icon(), type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: filePaths.appIcon() },
];

const PROSE_PAGES = [
  paths.home(),
  paths.cards(),
  paths.offline(),
  paths.privacy(),
  paths.terms(),
  paths.contacts(),
  paths.credits(),
];

/** Whether a page uses the serif font: pages of entries and those above. From the style sheet alone it would come too late. */
const hasProse = (pathname: string) =>
  PROSE_PAGES.includes(pathname) || entryAt(pathname) !== null || pathname.startsWith(`${paths.effects()}/`);

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <Meta />
        <PageIdentity />
        <HeadScript />
        {hasProse(pathname) && <link {...font(serifUrl)} />}
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <LoadingBar />
        <SiteHeader />
        <main id="main" className="wrap" tabIndex={-1}>
          <div className="page">{children}</div>
          <LinkPreviews />
          <LinkPrefetching />
          <PageAids />
        </main>
        <PrintedFrom />
        <SiteFooter />
        <ScrollRestoration />
        <PageScripts />
        <PageDataScripts />
      </body>
    </html>
  );
}

export default function App() {
  useFreshPages();
  usePageFocus();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const cause = isRouteErrorResponse(error)
    ? `The server answered with status ${error.status}.`
    : 'An error in this page stopped it.';
  return (
    <>
      {pageMeta('Something went wrong', cause).map((tag) =>
        'title' in tag ? <title key="title">{tag.title}</title> : null,
      )}
      <Breadcrumb here="Something went wrong" />
      <h1>Something went wrong</h1>
      <ErrorState title="This page could not be shown" cause={cause} />
    </>
  );
}
