import { createRandom } from '../rules/random.ts';
import { type Index, isOpen, isWanted, liveTogether, type Part, type Wanted } from './candidates.ts';
import { levelOf } from './find-encounters.ts';
import { shuffled } from './shuffled.ts';

/**
 * Another kind in the place of a part, in a number with which the encounter keeps its level: the next in an order that the seed gives,
 * so that one replacement after another goes through all that fit. Traps are of those that the table allows. Creatures are of those that
 * are asked for, and where the encounter has other creatures, of those that may be met with them.
 * @returns null where no other kind fits
 */
export function replacementOf(
  index: Index,
  parts: readonly Part[],
  at: number,
  wanted: Wanted,
  seed: number,
): Part | null {
  const part = parts[at];
  if (part === undefined) return null;
  const others = parts.toSpliced(at, 1);
  const level = levelOf(index, parts);
  const order = inOrderAfter(index, part, seed).filter(({ slug }) => parts.every((one) => one.slug !== slug));
  for (const { slug } of order) {
    const groups = part.kind === 'traps' ? openTraps(index, slug, wanted) : creatureGroups(index, slug, others, wanted);
    const fitting = groups.filter((group) => levelOf(index, [...others, group]) === level);
    if (fitting.length > 0) return createRandom(seed, `count of ${slug}`).pick(fitting);
  }
  return null;
}

/** One trap; none where the table does not allow it. */
function openTraps({ traps }: Index, slug: string, wanted: Wanted): Part[] {
  const trap = traps.get(slug);
  return trap !== undefined && isOpen('traps', trap, wanted) ? [{ kind: 'traps', slug, count: 1 }] : [];
}

/** All traps or creatures in the order of the seed, from the one behind a part on. */
function inOrderAfter({ pool }: Index, { kind, slug }: Part, seed: number): { slug: string }[] {
  const all: readonly { slug: string }[] = kind === 'traps' ? pool.traps : pool.creatures;
  const order = shuffled(all, createRandom(seed, `replacements of ${kind}`));
  const self = order.findIndex((one) => one.slug === slug);
  return [...order.slice(self + 1), ...order.slice(0, self + 1)];
}

/** The groups in which a creature may be met with the others; none where it is not asked for. */
function creatureGroups(
  { creatures, candidates }: Index,
  slug: string,
  others: readonly Part[],
  wanted: Wanted,
): Part[] {
  const creature = creatures.get(slug);
  if (creature === undefined || !isWanted(creature, wanted)) return [];
  const company = others.map((one) => creatures.get(one.slug)).filter((one) => one !== undefined);
  if (!company.every((other) => liveTogether(other, creature))) return [];
  return (candidates.get(slug) ?? []).flatMap(({ parts }) => (parts.length === 1 ? parts : []));
}
