import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { isKindName } from '../../contract/kinds.ts';
import { readQuery } from '../../contract/query.ts';
import { entryAt, filePaths } from '../paths.ts';
import { useRepository } from './repository.ts';
import { SITE_TITLE } from './site.ts';

/** The origin under which visitors reach the site, as the server knows it. */
export const PublicOrigin = createContext<string | null>(null);

/** The public origin. In the browser it comes from the canonical link, which the server rendered. */
export function usePublicOrigin(): string {
  const known = useContext(PublicOrigin);
  if (known !== null) return known;
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}

/** The filters with which a list is a page of its own for search engines, each with one plain value. */
const LANDING = ['school', 'class', 'class_name', 'domain', 'level', 'type', 'cr', 'category'];

/** The query of a page's canonical address: such filters, and the number of a list's page. */
function canonicalQuery(pathname: string, search: string): string {
  const query = readQuery(search);
  const filters = isKindName(pathname.slice(1)) ? LANDING : [];
  const kept = filters
    .filter((name) => /^[a-z0-9-]+$/.test(query[name] ?? ''))
    .map((name) => [name, query[name] ?? '']);
  if (Number(query.page) > 1) kept.push(['page', String(Number(query.page))]);
  const text = new URLSearchParams(kept).toString();
  return text && `?${text}`;
}

/** The canonical address of a page, without most filters, and the tags that previews of shared links use. */
export function PageIdentity() {
  const origin = usePublicOrigin();
  const repository = useRepository();
  const { pathname, search } = useLocation();
  const entry = entryAt(pathname);
  const address = `${origin}${pathname}${entry ? '' : canonicalQuery(pathname, search)}`;
  return (
    <>
      <link rel="canonical" href={address} />
      {repository && <link rel="code-repository" href={repository} />}
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={SITE_TITLE} />
      <meta property="og:type" content={entry ? 'article' : 'website'} />
      <meta property="og:image" content={origin + filePaths.socialImage(entry)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Where a printed page came from, with its filters. The screen does not show it. The server leaves out parameters that the page
 * does not depend on, so that the texts may differ until the next navigation.
 */
export function PrintedFrom() {
  const origin = usePublicOrigin();
  const { pathname, search } = useLocation();
  return (
    <p className="printed-from wrap" suppressHydrationWarning>
      {`${SITE_TITLE} · ${origin}${pathname}${search}`}
    </p>
  );
}

/** Structured data for search engines, in the vocabulary of schema.org. Only the server writes it: browsers have no use for it. */
export function StructuredData({ data }: { data: (origin: string) => object }) {
  const origin = usePublicOrigin();
  const text = import.meta.env.SSR ? structuredText(data(origin)) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every "<" is escaped
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

const structuredText = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
