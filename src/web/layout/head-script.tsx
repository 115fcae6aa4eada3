import { createContext, useContext } from 'react';
import { InlineScript } from '../ui/inline-script.tsx';

/**
 * The text of the script that runs before the first paint. Empty in the browser, whose scripts would come too late for it and
 * shall not hold what it is made of.
 */
export const HeadScriptText = createContext('');

/** The script in the head of every page that runs before the first paint. */
export const HeadScript = () => <InlineScript text={useContext(HeadScriptText)} />;
