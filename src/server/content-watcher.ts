import { watch } from 'node:fs';

/** The debounce delay. Editors write a file in several steps. */
const DEBOUNCE_MILLISECONDS = 200;

/**
 * Compiles the content when it has changed, one run at a time. Changes during a run lead to one more run.
 * @param folder is watched recursively
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
    timer = setTimeout(compileChanges, DEBOUNCE_MILLISECONDS);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
