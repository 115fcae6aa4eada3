import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
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

/** The canonical address of a page, without filters, and the tags that previews of shared links use. */
export function PageIdentity() {
  const origin = usePublicOrigin();
  const repository = useRepository();
  const { pathname, search } = useLocation();
  const entry = entryAt(pathname);
  const { page } = readQuery(search);
  const address = `${origin}${pathname}${!entry && Number(page) > 1 ? `?page=${Number(page)}` : ''}`;
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

/** Structured data for search engines, in the vocabulary of schema.org. */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every "<" is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
