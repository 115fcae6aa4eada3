import { lazy, Suspense } from 'react';
import { MY_CHARACTERS, useMyCharacter } from './my-character.ts';

const ForMePanel = lazy(async () => ({ default: (await import('./for-me-panel.tsx')).ForMePanel }));

type ForMeProps = { kind: 'feats' | 'classes'; slug: string };

/** What the visitor's newest character is to a feat or class. Nothing where the browser keeps no character, or it is switched off. */
export function ForMe({ kind, slug }: ForMeProps) {
  const character = useMyCharacter();
  return (
    <div data-stored={MY_CHARACTERS}>
      {character && (
        <Suspense fallback={null}>
          <ForMePanel kind={kind} slug={slug} character={character} />
        </Suspense>
      )}
    </div>
  );
}
