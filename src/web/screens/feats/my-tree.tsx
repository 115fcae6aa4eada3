import { useMemo } from 'react';
import { planAnswerOf } from '../../../contract/character-answer.ts';
import { planQuery, readPlan } from '../../../contract/character-query.ts';
import type { FeatTree } from '../../../contract/feats.ts';
import { readQuery } from '../../../contract/query.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import { withPlacedFeats } from '../../../rules/character/placed-feats.ts';
import { wayTo } from '../../../rules/character/way.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { screenStyle } from '../../layout/page-style.ts';
import { useScopeInForce } from '../../my-books/scope-in-force.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { StoredCharacter } from '../character/character-store.ts';
import styleUrl from '../character/standing.css?url';
import { STATE_NAMES, STATES, type State } from '../character/standing-words.ts';
import { StateMark } from '../character/state-mark.tsx';
import { useFacts } from '../character/use-character.ts';
import { TreeDrawing } from './tree-drawing.tsx';

type MyTreeProps = { tree: FeatTree; slug: string; character: StoredCharacter };

/** The tree of a feat with what a character is to each of its feats, and the earliest way of the character to the feat. */
export function MyTree(props: MyTreeProps) {
  const facts = useFacts();
  if (!facts?.ok) return <TreeDrawing tree={props.tree} slug={props.slug} />;
  return <MarkedTree {...props} facts={facts.value} />;
}

function MarkedTree({ tree, slug, character, facts }: MyTreeProps & { facts: CharacterFacts }) {
  const scope = useScopeInForce();
  const { states, way } = useMemo(() => {
    const { plan } = readPlan(readQuery(character.query), facts);
    const view = planAnswerOf(plan, facts, { scope });
    const found = new Map(view.feats.map((each) => [each.slug, each.state]));
    // A feat that the table does not allow has no state.
    const isFar = !['had', 'eligible', undefined].includes(found.get(slug));
    return {
      states: found,
      way: isFar ? wayTo(withPlacedFeats(plan, facts), { kind: 'feats', slug }, facts) : null,
    };
  }, [character.query, facts, scope, slug]);
  const shown = STATES.filter((state) => tree.nodes.some((node) => states.get(node.slug) === state));
  return (
    <>
      <link {...screenStyle(styleUrl)} />
      <TreeDrawing
        tree={tree}
        slug={slug}
        mark={(each) => markOf(states.get(each))}
        isMet={(each) => states.get(each) === 'had'}
      />
      <p className="tree-legend">
        {shown.map((state) => (
          <span key={state}>
            <StateMark state={state} /> {STATE_NAMES[state]}
          </span>
        ))}
      </p>
      {way?.level && (
        <p>
          <Link to={paths.ownCharacter(character.id)}>{character.name}</Link> can take it at {ordinal(way.level)} level
          at the earliest: <Link to={paths.character({ ...planQuery(way.plan), view: 'plan' })}>see the way</Link>.
        </p>
      )}
    </>
  );
}

const markOf = (state: State | undefined) => state && <StateMark state={state} />;
