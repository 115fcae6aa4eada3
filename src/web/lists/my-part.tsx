import { lazy, Suspense, useEffect, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import type { ListQuery } from '../data/list-query.ts';
import { MY_CHARACTERS } from '../for-me/my-character.ts';
import { isStored } from '../storage/stored.ts';

const ForMeList = lazy(async () => ({ default: (await import('../for-me/for-me-list.tsx')).ForMeList }));

/** The kinds whose lists say something of the visitor's character. */
const MY_KINDS: readonly KindName[] = ['spells', 'powers', 'feats', 'classes', 'items'];

/** What the list holds for the visitor's character. Its script is loaded where the browser keeps one. */
export function MyPart({ kind, query }: { kind: KindName; query: ListQuery }) {
  const stored = useIsStored(MY_CHARACTERS);
  if (!stored || !MY_KINDS.includes(kind)) return null;
  return (
    <Suspense fallback={null}>
      <ForMeList kind={kind} query={query} />
    </Suspense>
  );
}

/** Whether the browser has a value under the key; false until the page is hydrated. */
function useIsStored(key: string): boolean {
  const [stored, setStored] = useState(false);
  useEffect(() => setStored(isStored(key)), [key]);
  return stored;
}
