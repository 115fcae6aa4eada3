import { useMemo } from 'react';
import { planAnswerOf } from '../../contract/character-answer.ts';
import { readPlan } from '../../contract/character-query.ts';
import { readQuery } from '../../contract/query.ts';
import type { CharacterFacts } from '../../rules/character/facts.ts';
import { useScopeInForce } from '../my-books/scope-in-force.ts';
import type { StoredCharacter } from '../screens/character/character-store.ts';
import { Need } from '../screens/character/need.tsx';
import { openedBy, STATE_NAMES } from '../screens/character/standing-words.ts';
import { StateMark } from '../screens/character/state-mark.tsx';
import { useFacts } from '../screens/character/use-character.ts';
import { ForMeStrip } from './for-me-strip.tsx';

type ForMePanelProps = { kind: 'feats' | 'classes'; slug: string; character: StoredCharacter };

/** The state of a feat or class for a character, with what is missing, and the next level that opens it. */
export function ForMePanel({ character, ...subject }: ForMePanelProps) {
  const facts = useFacts();
  return facts?.ok && <Strip {...subject} character={character} facts={facts.value} />;
}

function Strip({ kind, slug, character, facts }: ForMePanelProps & { facts: CharacterFacts }) {
  const scope = useScopeInForce();
  const view = useMemo(
    () => planAnswerOf(readPlan(readQuery(character.query), facts).plan, facts, { scope }),
    [character.query, facts, scope],
  );
  const standing = view[kind].find((each) => each.slug === slug);
  if (standing === undefined) return null;
  const legal = new Set(view.feats.filter(({ state }) => state === 'eligible').map((each) => each.slug));
  const by = openedBy(view.next_levels, kind).get(slug);
  return (
    <ForMeStrip character={character}>
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
    </ForMeStrip>
  );
}
