import { useEffect, useState } from 'react';
import type { NamedSlug } from '../../../contract/entries.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi } from '../../data/api.ts';
import { type CasterTables, loadCaster } from './caster.ts';
import type { CasterOptions } from './spell-sum.tsx';

const NO_OPTIONS: CasterOptions = { classes: [], domains: [] };

/** The tables of a class with its chosen domains; null while they load, and where there are none. */
export function useCasterTables(slug: string | undefined, domains: readonly string[]): CasterTables | null {
  const [tables, setTables] = useState<CasterTables | null>(null);
  const chosen = domains.join(',');
  useEffect(() => {
    let stale = false;
    loadCaster(browserApi, { class: slug, domains: chosen === '' ? [] : chosen.split(',') }).then(
      (loaded) => stale || setTables(loaded),
    );
    return () => {
      stale = true;
    };
  }, [slug, chosen]);
  return tables;
}

/** The classes that cast spells, and the domains. Empty while they load, and where `needed` is false. */
export function useCasterOptions(needed: boolean): CasterOptions {
  const [options, setOptions] = useState(NO_OPTIONS);
  useEffect(() => {
    let stale = false;
    if (needed) loadOptions().then((loaded) => stale || setOptions(loaded));
    return () => {
      stale = true;
    };
  }, [needed]);
  return options;
}

async function loadOptions(): Promise<CasterOptions> {
  const [classes, domains] = await Promise.all([
    browserApi<{ classes: NamedSlug[] }>(apiPaths.list('classes', '?casting=arcane,divine&limit=200')),
    browserApi<{ domains: NamedSlug[] }>(apiPaths.list('domains', '?facts_only=no&limit=200')),
  ]);
  return { classes: classes.ok ? classes.value.classes : [], domains: domains.ok ? domains.value.domains : [] };
}
