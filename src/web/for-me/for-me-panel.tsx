import { useMemo } from 'react';
import { planAnswerOf } from '../../contract/character-answer.ts';
import { readPlan } from '../../contract/character-query.ts';
import { readQuery } from '../../contract/query.ts';
import type { CharacterFacts } from '../../rules/character/facts.ts';
import { screenStyle } from '../layout/page-style.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import type { StoredCharacter } from '../screens/character/character-store.ts';
import { Need } from '../screens/character/need.tsx';
import styleUrl from '../screens/character/standing.css?url';
import { openedBy, STATE_NAMES } from '../screens/character/standing-words.ts';
import { StateMark } from '../screens/character/state-mark.tsx';
import { useFacts } from '../screens/character/use-character.ts';
import { Button } from '../ui/button.tsx';
import { shownForMe } from './shown-for-me.ts';

type ForMePanelProps = { kind: 'feats' | 'classes'; slug: string; character: StoredCharacter };

/** The state of a feat or class for a character, with what is missing, and the next level that opens it. */
export function ForMePanel({ character, ...subject }: ForMePanelProps) {
  const facts = useFacts();
  return (
    <>
      <link {...screenStyle(styleUrl)} />
      {facts?.ok && <Strip {...subject} character={character} facts={facts.value} />}
    </>
  );
}

function Strip({ kind, slug, character, facts }: ForMePanelProps & { facts: CharacterFacts }) {
  const view = useMemo(
    () => planAnswerOf(readPlan(readQuery(character.query), facts).plan, facts),
    [character.query, facts],
  );
  const standing = view[kind].find((each) => each.slug === slug);
  if (standing === undefined) return null;
  const legal = new Set(view.feats.filter(({ state }) => state === 'eligible').map((each) => each.slug));
  const by = openedBy(view.next_levels, kind).get(slug);
  return (
    <section className="for-me" aria-label={`For ${character.name}`}>
      <span className="versal" aria-hidden="true">
        {character.name.charAt(0).toUpperCase()}
      </span>
      <Link to={paths.ownCharacter(character.id)}>{character.name}</Link>
      <span>
        <StateMark state={standing.state} /> {STATE_NAMES[standing.state]}
        {by !== undefined && `, with ${by}`}
      </span>
      {standing.missing.length > 0 && (
        <ul>
          {standing.missing.map((missing) => (
            <li key={missing.text}>
              <Need missing={missing} legal={legal} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="link" onClick={() => shownForMe.write(false)}>
        Switch off
      </Button>
    </section>
  );
}
