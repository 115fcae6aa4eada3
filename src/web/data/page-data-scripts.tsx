import { createContext, useContext } from 'react';
import { InlineScript } from '../ui/inline-script.tsx';

/** What a page hands over to the browser: the screen's data as JSON, and the script that gives the router its own. */
export const PageDataContext = createContext({ data: '', script: '' });

/** Read once, when the browser takes the page over. */
export function PageDataScripts() {
  const { data, script } = useContext(PageDataContext);
  return (
    <>
      <script
        type="application/json"
        id="page-data"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that holds no end of a script
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <InlineScript text={script} />
    </>
  );
}
