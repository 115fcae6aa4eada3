import { createContext, useContext } from 'react';

/** Collects the scripts of the page that is being rendered. Null in the browser. */
export const InlineScripts = createContext<Set<string> | null>(null);

/**
 * A script in the page itself. Every script of the site is written by this, for the page's Content-Security-Policy names
 * what was written here and nothing else. In the browser the script is what the server wrote.
 */
export function InlineScript({ text }: { text: string }) {
  const scripts = useContext(InlineScripts);
  if (text !== '') scripts?.add(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own scripts, in which every "<" of data is escaped
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
