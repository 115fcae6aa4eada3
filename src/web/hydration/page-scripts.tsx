import { createContext, useContext, useEffect } from 'react';
import { Scripts } from 'react-router';
import { InlineScript } from '../ui/inline-script.tsx';
import { type PageModules, startDeferred } from './deferred-start.ts';
import { replayEarlyEvents } from './event-replay.ts';
import { RouterScriptTexts } from './router-internals.tsx';

/** Whether the scripts of the page start after its first paint; false where the router's own `<Scripts>` starts them. */
export const DeferredStart = createContext(false);

/**
 * Starts the page's scripts, after the first paint where the start is deferred: every page can be read without them, and
 * on a slow line they would compete with its style and its fonts.
 */
export function PageScripts() {
  useEffect(replayEarlyEvents, []);
  const deferred = useContext(DeferredStart);
  if (!import.meta.env.SSR) return <ScriptElements />;
  return deferred ? <RouterScriptTexts>{ScriptElements}</RouterScriptTexts> : <Scripts />;
}

type ScriptTexts = { context?: string; modules?: PageModules };

/** Two elements as the server wrote them; the browser takes them over whatever they hold. */
function ScriptElements({ context = '', modules }: ScriptTexts) {
  const start = import.meta.env.SSR && modules ? startScript(modules) : '';
  return (
    <>
      <InlineScript text={context} />
      <InlineScript text={start} />
    </>
  );
}

const startScripts = new WeakMap<PageModules, string>();

/** The script that starts the modules; one text for all pages of the same routes. */
function startScript(modules: PageModules): string {
  const script = startScripts.get(modules) ?? `(${startDeferred})(${JSON.stringify(modules)})`;
  startScripts.set(modules, script);
  return script;
}
