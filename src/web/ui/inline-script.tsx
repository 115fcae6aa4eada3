import { createContext, useContext } from 'react';

/** Collects the inline scripts of the page that is being rendered. Null in the browser. */
export const InlineScripts = createContext<Set<string> | null>(null);

/**
 * An inline script. Every inline script of the site must use this component, because the page's Content-Security-Policy
 * allows only the scripts that it has collected. In the browser the element keeps the text from the server.
 */
export function InlineScript({ text }: { text: string }) {
  const scripts = useContext(InlineScripts);
  if (text !== '') scripts?.add(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own scripts, in which every "<" of data is escaped
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
