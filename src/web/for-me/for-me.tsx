import { lazy, Suspense } from 'react';
import { characters, useCharacters } from '../screens/character/character-store.ts';
import { useStored } from '../storage/use-stored.ts';
import { shownForMe } from './shown-for-me.ts';

const ForMePanel = lazy(async () => ({ default: (await import('./for-me-panel.tsx')).ForMePanel }));

type ForMeProps = { kind: 'feats' | 'classes'; slug: string };

/** What the visitor's newest character is to a feat or class. Nothing where the browser keeps no character, or it is switched off. */
export function ForMe({ kind, slug }: ForMeProps) {
  const [character] = useCharacters();
  const shown = useStored(shownForMe, true);
  return (
    <div data-stored={characters.key}>
      {character && shown && (
        <Suspense fallback={null}>
          <ForMePanel kind={kind} slug={slug} character={character} />
        </Suspense>
      )}
    </div>
  );
}
