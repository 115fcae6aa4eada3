import { Graph, layout } from '@dagrejs/dagre';
import type { FeatTree } from '../../contract/feats.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { requiredFeats } from '../feat-facts.ts';
import { otherConditions } from './feat-conditions.ts';

/** Pixels. A box holds a mark, a name of two lines and a note. */
const BOX = { width: 154, height: 64 };
const GAP = { between: 12, steps: 22 };
/** How many feats a tree shows that the feat opens. */
const MAX_OPENED = 8;
/** How many columns a tree has where what is needed leaves room: more would be too small to read. */
const MAX_COLUMNS = 5;
/** How many steps it goes beyond the feat. */
const MAX_STEPS = 2;
/** Letters of a note that fit into a box. */
const NOTE_LENGTH = 22;

type Feats = ReadonlyMap<string, NumberedEntry<'feats'>['value']>;
type Links = ReadonlyMap<string, readonly string[]>;

/** Creates the function that draws what a feat needs and what it opens; null for a feat that stands alone. */
export function featTrees(
  entries: readonly NumberedEntry<'feats'>[],
  levels: ReadonlyMap<string, number>,
  context: CompileContext,
): (slug: string) => FeatTree | null {
  const feats: Feats = new Map(entries.map(({ slug, value }) => [slug, value]));
  const needs: Links = new Map(
    entries.map(({ slug, value }) => [slug, [...new Set(requiredFeats(value))].filter((each) => feats.has(each))]),
  );
  const opens = openedBy(needs, levels, feats);
  return (slug) => {
    const needed = [...withAll(needs, slug)];
    const columns = 1 + Math.max(-1, ...needed.map((each) => stepsTo(each, needs)));
    const steps = Math.max(1, Math.min(MAX_STEPS, MAX_COLUMNS - 1 - columns));
    const direct = opens.get(slug) ?? [];
    const reached = [...new Set(direct.flatMap((each) => [each, ...(opens.get(each) ?? [])]))];
    const near = reached.filter((each) => stepsTo(each, needs, slug) <= steps);
    const opened = near.length > MAX_OPENED ? near.slice(0, MAX_OPENED) : near;
    if (needed.length + opened.length === 0) return null;
    const more = direct.filter((each) => !opened.includes(each)).length;
    return placed(slug, needed, connected(opened, needs, slug), more, { needs, feats, context });
  };
}

/** Feat → the feats that require it, lowest level first. */
function openedBy(needs: Links, levels: ReadonlyMap<string, number>, feats: Feats): Links {
  const found = new Map<string, string[]>();
  for (const [slug, required] of needs)
    for (const each of required) found.set(each, [...(found.get(each) ?? []), slug]);
  const nameOf = (slug: string) => feats.get(slug)?.name ?? slug;
  for (const list of found.values())
    list.sort((a, b) => (levels.get(a) ?? 1) - (levels.get(b) ?? 1) || nameOf(a).localeCompare(nameOf(b)));
  return found;
}

/** All feats that a feat needs, directly or not. */
function withAll(links: Links, slug: string, found: Set<string> = new Set()): Set<string> {
  for (const each of links.get(slug) ?? [])
    if (!found.has(each)) {
      found.add(each);
      withAll(links, each, found);
    }
  return found;
}

/** The longest way to a feat from one that needs none, or from the feat `from`; 0 where there is none. */
function stepsTo(slug: string, needs: Links, from?: string): number {
  if (slug === from) return 0;
  const before = (needs.get(slug) ?? []).filter((each) => from === undefined || isReached(each, needs, from));
  return before.length === 0 ? 0 : 1 + Math.max(...before.map((each) => stepsTo(each, needs, from)));
}

const isReached = (slug: string, needs: Links, from: string) => slug === from || withAll(needs, slug).has(from);

/** Those of the opened feats that another shown feat leads to. */
function connected(opened: readonly string[], needs: Links, slug: string): string[] {
  const shown = new Set([slug, ...opened]);
  return opened.filter((each) => (needs.get(each) ?? []).some((required) => shown.has(required)));
}

type Sources = { needs: Links; feats: Feats; context: CompileContext };

function placed(
  slug: string,
  needed: readonly string[],
  opened: readonly string[],
  more: number,
  { needs, feats, context }: Sources,
): FeatTree {
  const slugs = [...needed, slug, ...opened];
  const edges = directEdges(slugs, needs);
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: GAP.between, ranksep: GAP.steps });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const each of slugs) graph.setNode(each, { ...BOX });
  for (const [from, to] of edges) graph.setEdge(from, to);
  layout(graph);
  const depthOf = depths(slug, needed, opened, edges);
  const order = inOrder(slug, needed, opened, edges);
  const corners = order.map((each) => {
    const { x = 0, y = 0 } = graph.node(each) as { x?: number; y?: number };
    return { x: Math.round(x - BOX.width / 2), y: Math.round(y - BOX.height / 2) };
  });
  const nodes = order.map((each, i) => ({
    slug: each,
    name: feats.get(each)?.name ?? each,
    note: noteOf(each, feats, context),
    depth: depthOf.get(each) ?? 0,
    x: corners[i]?.x ?? 0,
    y: corners[i]?.y ?? 0,
  }));
  return {
    width: Math.max(...nodes.map(({ x }) => x)) + BOX.width,
    height: Math.max(...nodes.map(({ y }) => y)) + BOX.height,
    box: BOX,
    nodes,
    edges: edges.map(([from, to]) => {
      const [start, end] = [order.indexOf(from), order.indexOf(to)];
      const { points } = graph.edge({ v: from, w: to }) as { points: Point[] };
      return { from: start, to: end, path: pathOf(corners[start] as Point, corners[end] as Point, points) };
    }),
    more,
  };
}

type Point = { x: number; y: number };

/**
 * The line from one box to another, in right angles.
 * @param points those of the layout: its ends, and between them one between each two columns and one in each column that it passes
 */
function pathOf(from: Point, to: Point, points: readonly Point[]): string {
  const middle = BOX.height / 2;
  const bends = points.slice(1, -1).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const steps = bends.filter((_, i) => i % 2 === 0).map(({ x }, i) => `H${x}V${bends[i * 2 + 1]?.y ?? to.y + middle}`);
  return `M${from.x + BOX.width} ${from.y + middle}${steps.join('')}H${to.x}`;
}

/** The edges among these feats, without those that a longer way says already. */
function directEdges(slugs: readonly string[], needs: Links): (readonly [from: string, to: string])[] {
  const within = new Set(slugs);
  return slugs.flatMap((to) => {
    const required = (needs.get(to) ?? []).filter((each) => within.has(each));
    return required
      .filter((from) => !required.some((other) => other !== from && withAll(needs, other).has(from)))
      .map((from) => [from, to] as const);
  });
}

/** How far each line of the list is indented: by the steps from a feat that needs none, and from this feat on by those to it. */
function depths(
  slug: string,
  needed: readonly string[],
  opened: readonly string[],
  edges: readonly (readonly [from: string, to: string])[],
): Map<string, number> {
  const found = new Map<string, number>([[slug, 0]]);
  const depthOf = (each: string, within: readonly string[]): number => {
    const known = found.get(each);
    if (known !== undefined) return known;
    const before = edges.filter(([from, to]) => to === each && (within.includes(from) || from === slug));
    const depth = before.length === 0 ? 0 : 1 + Math.max(...before.map(([from]) => depthOf(from, within)));
    found.set(each, depth);
    return depth;
  };
  for (const each of needed) depthOf(each, needed);
  for (const each of opened) depthOf(each, opened);
  return found;
}

/** The lines of the list: each feat after one that it builds on. */
function inOrder(
  slug: string,
  needed: readonly string[],
  opened: readonly string[],
  edges: readonly (readonly [from: string, to: string])[],
): string[] {
  const order: string[] = [];
  const visit = (each: string, within: readonly string[]): void => {
    if (order.includes(each)) return;
    const before = edges.filter(([from, to]) => to === each && within.includes(from)).map(([from]) => from);
    if (!before.every((from) => order.includes(from))) return;
    order.push(each);
    for (const [from, to] of edges) if (from === each && within.includes(to)) visit(to, within);
  };
  for (const each of needed) if (!edges.some(([from, to]) => to === each && needed.includes(from))) visit(each, needed);
  order.push(slug);
  for (const each of opened) if (edges.some(([from, to]) => from === slug && to === each)) visit(each, opened);
  for (const each of opened) visit(each, opened);
  return order;
}

/** What a feat asks for beside feats, as much as fits: `Dex 13, base attack +4`. */
function noteOf(slug: string, feats: Feats, context: CompileContext): string | null {
  const { any_of: _, ...conditions } = feats.get(slug)?.prerequisites ?? {};
  const parts = otherConditions(conditions, context).map(({ parts: texts }) =>
    texts
      .map(({ text }) => text)
      .join('')
      .replace('base attack bonus', 'base attack')
      .replace('character level', 'level'),
  );
  let note = '';
  for (const part of parts) {
    const next = note === '' ? part : `${note}, ${part}`;
    if (next.length > NOTE_LENGTH) break;
    note = next;
  }
  return note === '' ? null : note;
}
