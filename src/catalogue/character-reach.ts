import QuickLRU from 'quick-lru';
import { readPlan } from '../contract/character-query.ts';
import type { ParameterError } from '../contract/problems.ts';
import { readQuery } from '../contract/query.ts';
import type { LACKING } from '../contract/within-reach.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import type { Standing } from '../rules/character/feat-states.ts';
import { withPlacedFeats } from '../rules/character/placed-feats.ts';
import { characterNow } from '../rules/character/plan.ts';
import { workOut } from '../rules/character/work-out.ts';
import { type Bits, noBits, setBit } from '../shared/bits.ts';
import type { KindSource } from './kind-source.ts';
import type { Filter } from './list-filters.ts';

type Query = { character?: string | undefined; lacking?: (typeof LACKING)[number] | undefined };

/** Characters whose feats and classes stay judged: a page asks for its list, its facets and an entry's neighbours. */
const MAX_JUDGED = 4;

const NOTHING: ReadonlySet<string> = new Set();

/** The states of what a character can take, though a person may have to say whether it meets the rest. */
const OPEN: ReadonlySet<Standing['state']> = new Set(['eligible', 'ask']);

/**
 * The filter of feats or classes by a character in the address: those that it can take; with `lacking` also those for which
 * it lacks something.
 */
export function characterReach(
  kind: 'feats' | 'classes',
  source: Pick<KindSource, 'characterFacts' | 'id'>,
  { first, size }: { first: number; size: number },
) {
  let loaded: { facts: CharacterFacts; indexes: ReadonlyMap<string, number> } | null = null;
  const known = new QuickLRU<string, readonly Standing[]>({ maxSize: MAX_JUDGED });

  const judge = (character: string, errors: ParameterError[]): readonly Standing[] => {
    if (loaded === null) throw new Error('The facts of characters are not loaded.');
    const judged = known.get(character);
    if (judged !== undefined) return judged;
    const read = readPlan(readQuery(character), loaded.facts);
    for (const { parameter, value, message } of read.errors)
      errors.push({ parameter: 'character', value, message: `${parameter} ${message}` });
    if (read.errors.length > 0) return [];
    const plan = withPlacedFeats(read.plan, loaded.facts);
    const others = kind === 'feats' ? { classes: NOTHING } : { feats: NOTHING };
    const standings = workOut(characterNow(plan, loaded.facts), loaded.facts, others)[kind];
    known.set(character, standings);
    return standings;
  };

  const matching = ({ character, lacking }: Query, errors: ParameterError[]): Bits | null => {
    if (character === undefined) return null;
    const found = noBits(size);
    for (const { slug, state } of judge(character, errors)) {
      const index = loaded?.indexes.get(slug);
      if (index !== undefined && isListed(state, lacking)) setBit(found, index);
    }
    return found;
  };

  const filter: Filter<Query> = { matching, facets: [], ranges: [] };
  return {
    filter,

    /** Loads what the filter needs, if the query uses it. To be awaited before the filter is applied. */
    async prepare({ character }: Query): Promise<void> {
      if (character === undefined || loaded !== null) return;
      const facts = await source.characterFacts();
      const ids = await Promise.all(
        Object.keys(facts[kind]).map(async (slug) => [slug, await source.id(kind, slug)] as const),
      );
      const indexes = new Map(ids.flatMap(([slug, id]) => (id === null ? [] : [[slug, id - first] as const])));
      loaded = { facts, indexes };
    },

    /** What the character lacks for those of the entries with these indexes that it cannot take; by slug. */
    lackingFor({ character }: Query, indexes: readonly number[]): Record<string, string[]> {
      if (character === undefined) return {};
      const listed = new Set(indexes);
      return Object.fromEntries(
        judge(character, [])
          .filter(
            ({ slug, state }) => !OPEN.has(state) && state !== 'had' && listed.has(loaded?.indexes.get(slug) ?? -1),
          )
          .map(({ slug, missing }) => [slug, missing.map(({ text }) => text)]),
      );
    },
  };
}

/** Whether an entry of this state is in the list. What the character has is in none: it cannot take it again. */
function isListed(state: Standing['state'], lacking: Query['lacking']): boolean {
  if (OPEN.has(state)) return true;
  if (lacking === undefined || state === 'had') return false;
  return lacking === 'any' || state === 'one-step';
}
