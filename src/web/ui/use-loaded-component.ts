import { type ComponentType, useState } from 'react';

export type LoadedComponent<Props> = {
  /** Null until it is loaded. */
  Component: ComponentType<Props> | null;
  /** Whether the last try to load it failed. */
  failed: boolean;
  /** Loads it unless it is loaded. */
  request: () => Promise<void>;
};

/** A component that the first use of another loads. */
export function useLoadedComponent<Props>(load: () => Promise<ComponentType<Props>>): LoadedComponent<Props> {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const [failed, setFailed] = useState(false);
  const request = async () => {
    if (loaded !== null) return;
    const Component = await load().catch(() => null);
    setFailed(Component === null);
    if (Component !== null) setLoaded({ Component });
  };
  return { Component: loaded?.Component ?? null, failed, request };
}
