import { watch } from 'node:fs';

/** Changes that come closer together than this are compiled at once: editors write a file in several steps. */
const QUIET_MILLISECONDS = 200;

/**
 * Compiles the content after it has changed, never twice at a time: what changes while it is compiled is compiled
 * afterwards, once.
 * @param folder is watched with all that is below it
 * @param compile must not reject
 */
export function watchContent(folder: string, compile: () => Promise<void>): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let isCompiling = false;
  let hasChanged = false;

  async function compileChanges(): Promise<void> {
    if (isCompiling) return;
    isCompiling = true;
    while (hasChanged) {
      hasChanged = false;
      await compile();
    }
    isCompiling = false;
  }

  const watcher = watch(folder, { recursive: true }, () => {
    hasChanged = true;
    clearTimeout(timer);
    timer = setTimeout(compileChanges, QUIET_MILLISECONDS);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
