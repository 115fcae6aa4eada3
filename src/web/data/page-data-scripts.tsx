import { createContext, useContext } from 'react';
import { InlineScript } from '../ui/inline-script.tsx';
import { PAGE_DATA_ATTRIBUTES } from './page-data.ts';

/** The texts of a page's data: the JSON for its elements, and the script that gives the router its own data. */
export const PageDataTexts = createContext({ json: '', script: '' });

/** Read once, when the browser hydrates the page. */
export function PageDataScripts() {
  const { json, script } = useContext(PageDataTexts);
  return (
    <>
      <script
        {...PAGE_DATA_ATTRIBUTES}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that holds no end of a script
        dangerouslySetInnerHTML={{ __html: json }}
      />
      <InlineScript text={script} />
    </>
  );
}
