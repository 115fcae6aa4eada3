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
  const [{ plan, unknown }] = useState(() => {
    const read = readPlan(readQuery(character.query), facts);
    return { plan: read.plan, unknown: read.errors.map(({ value }) => value) };
  });
  const [history, setHistory] = useState<readonly Plan[]>([plan]);
  const current = history.at(-1) ?? plan;
  const shown = useDeferredValue(current);
  const scope = useScopeInForce();
  const view = useMemo(
    () => planAnswerOf(shown, facts, { view: part, group: group === 'core' ? group : undefined, scope }),
    [shown, facts, part, group, scope],
  );
  const before = useRef<CharacterPlanAnswer | null>(null);
  const edited = useRef(false);
  const [news, setNews] = useState('');
  useEffect(() => {
    setNews(becameLegal(before.current, view));
    before.current = view;
    // What the catalogue does not know stays stored until the visitor changes something.
    if (unknown.length > 0 && !edited.current) return;
    const query = new URLSearchParams(planQuery(shown)).toString();
    const { name, sentence } = view;
    changeCharacter(character.id, {
      query,
      name: name ?? UNNAMED,
      sentence,
      figures: figuresOf(shown, view, facts),
    });
  }, [view, shown, unknown, facts, character.id]);
  const change = useCallback((next: (plan: Plan) => Plan) => {
    edited.current = true;
    setHistory((plans) => [...plans, next(plans.at(-1) as Plan)]);
  }, []);
  const undo = history.length > 1 ? () => setHistory((plans) => plans.slice(0, -1)) : undefined;
  return { plan: current, view, news, change, undo, unknown };
}
