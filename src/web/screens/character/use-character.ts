import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { planAnswerOf } from '../../../contract/character-answer.ts';
import { planQuery, readPlan } from '../../../contract/character-query.ts';
import { readQuery } from '../../../contract/query.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import type { Plan } from '../../../rules/character/plan.ts';
import { memoizeAsync } from '../../../shared/memoize-async.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, call } from '../../data/api.ts';
import { figuresOf } from '../../for-me/my-figures.ts';
import { useScopeInForce } from '../../my-books/scope-in-force.ts';
import { UNNAMED } from './character-head.tsx';
import { changeCharacter, type StoredCharacter } from './character-store.ts';
import type { Shown } from './character-view.tsx';
import { becameLegal } from './standing-words.ts';

/** The facts stay the same while a page is open. */
const loadFacts = memoizeAsync<void, Answer<CharacterFacts>>(() => call<CharacterFacts>(apiPaths.characterFacts()), {
  keep: ({ ok }) => ok,
});

/** The facts that characters are worked out from; null until they are loaded. */
export function useFacts(): Answer<CharacterFacts> | null {
  const [facts, setFacts] = useState<Answer<CharacterFacts> | null>(null);
  useEffect(() => {
    let stale = false;
    loadFacts().then((answer) => {
      if (!stale) setFacts(answer);
    });
    return () => {
      stale = true;
    };
  }, []);
  return facts;
}

export type EditedCharacter = {
  plan: Plan;
  view: CharacterPlanAnswer;
  /** What the last change made legal, in one sentence. */
  news: string;
  change: (next: (plan: Plan) => Plan) => void;
  /** Takes the last change back; absent where there is none. */
  undo: (() => void) | undefined;
  /** Names of the stored character that the catalogue does not know, which were left out. */
  unknown: readonly string[];
};

/** A stored character while it is changed. Every change is worked out here and stored at once; all can be taken back. */
export function useEditedCharacter(
  character: StoredCharacter,
  facts: CharacterFacts,
  { view: part, group }: Shown,
): EditedCharacter {
  const [edits, setEdits] = useState(() => editsOf(character.query, facts));
  const shownEdits = useDeferredValue(edits);
  const shown = lastPlan(shownEdits);
  const scope = useScopeInForce();
  const view = useMemo(
    () => planAnswerOf(shown, facts, { view: part, group: group === 'core' ? group : undefined, scope }),
    [shown, facts, part, group, scope],
  );
  const before = useRef<CharacterPlanAnswer | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    setNews(becameLegal(before.current, view));
    before.current = view;
  }, [view]);
  useStoredEdits({ character, facts, edits: shownEdits, view, replace: setEdits });
  const change = useCallback((next: (plan: Plan) => Plan) => {
    setEdits((old) => {
      const plan = next(lastPlan(old));
      return plan === lastPlan(old) ? old : { ...old, plans: [...old.plans, plan] };
    });
  }, []);
  const undo = edits.plans.length > 1 ? () => setEdits(withoutLast) : undefined;
  return { plan: lastPlan(edits), view, news, change, undo, unknown: edits.unknown };
}

type Edits = {
  /** The plan as it was read, and what it became by each change. */
  readonly plans: readonly [Plan, ...Plan[]];
  /** Names of the stored character that the catalogue does not know. */
  readonly unknown: readonly string[];
};

function editsOf(query: string, facts: CharacterFacts): Edits {
  const { plan, errors } = readPlan(readQuery(query), facts);
  return { plans: [plan], unknown: errors.map(({ value }) => value) };
}

const lastPlan = ({ plans }: Edits): Plan => plans.at(-1) ?? plans[0];

function withoutLast({ plans: [first, ...later], unknown }: Edits): Edits {
  return { plans: [first, ...later.slice(0, -1)], unknown };
}

type StoredEdits = {
  character: StoredCharacter;
  facts: CharacterFacts;
  edits: Edits;
  /** What the last plan of the edits is worked out to be. */
  view: CharacterPlanAnswer;
  /** Takes what another tab stored in the place of the edits. */
  replace: (edits: Edits) => void;
};

/** Stores what is changed in this tab. What another tab stores replaces it. */
function useStoredEdits({ character, facts, edits, view, replace }: StoredEdits): void {
  /** The query and the plan that this tab read or stored last, and the plan as it was read. */
  const known = useRef({ query: character.query, plan: edits.plans[0], read: edits.plans[0] });
  useEffect(() => {
    if (character.query !== known.current.query) {
      const theirs = editsOf(character.query, facts);
      const [read] = theirs.plans;
      known.current = { query: character.query, plan: read, read };
      replace(theirs);
      return;
    }
    const isReplaced = edits.plans[0] !== known.current.read;
    if (isReplaced) return;
    const plan = lastPlan(edits);
    // What the catalogue does not know stays stored until the visitor changes something.
    const isComplete = character.figures !== undefined || edits.unknown.length > 0;
    if (plan === known.current.plan && isComplete) return;
    const query = new URLSearchParams(planQuery(plan)).toString();
    const { name, sentence } = view;
    known.current = { ...known.current, query, plan };
    changeCharacter(character.id, {
      query,
      name: name ?? UNNAMED,
      sentence,
      figures: figuresOf(plan, view, facts),
    });
  }, [character, facts, edits, view, replace]);
}
