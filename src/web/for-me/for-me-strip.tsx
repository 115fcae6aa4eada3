import type { ReactNode } from 'react';
import { screenStyle } from '../layout/page-style.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import type { StoredCharacter } from '../screens/character/character-store.ts';
import styleUrl from '../screens/character/standing.css?url';
import { Button } from '../ui/button.tsx';
import { shownForMe } from './shown-for-me.ts';

/** A line that says what something is to the visitor's character, with the switch that turns all such lines off. */
export function ForMeStrip({ character, children }: { character: StoredCharacter; children: ReactNode }) {
  return (
    <>
      <link {...screenStyle(styleUrl)} />
      <section className="for-me" aria-label={`For ${character.name}`}>
        <span className="versal" aria-hidden="true">
          {character.name.charAt(0).toUpperCase()}
        </span>
        <Link to={paths.ownCharacter(character.id)}>{character.name}</Link>
        {children}
        <Button variant="link" onClick={() => shownForMe.write(false)}>
          Switch off
        </Button>
      </section>
    </>
  );
}
