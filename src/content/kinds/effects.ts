import { EFFECT_KINDS, type EffectKind } from '../../contract/effect-kinds.ts';
import type { Effect, EffectIndex, ListedEffect } from '../../contract/effects.ts';
import type { NamedSlug } from '../../contract/entries.ts';
import { KINDS } from '../../contract/kinds.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { EFFECT_GROUPS, type EffectGroup } from '../effects/tag-words.ts';
import { termOf } from '../effects/terms.ts';
import { bonusParts, groupOf, wordsOf } from '../effects/vocabulary.ts';
import type { Item } from '../schema/items.ts';
import type { Writer } from '../writer.ts';

type Doer = NumberedEntry<EffectKind>;
type Doers = ReadonlyMap<EffectKind, readonly Doer[]>;

/** How many entries of a kind an effect's answer names. */
const NAMED = 100;

/** Writes every effect with the entries that have it, and the index of all. */
export function compileEffects(context: CompileContext, writer: Writer): void {
  const doers = doersOf(context);
  const skills = new Map(context.all('skills').map(({ slug, value }) => [slug, value.name]));
  const names = new Map([...doers.keys()].map((slug) => [slug, wordsOf(slug, skills).name]));
  for (const [slug, kinds] of doers) {
    const effect: Effect = {
      slug,
      ...wordsOf(slug, skills),
      group: { slug: groupOf(slug), name: EFFECT_GROUPS[groupOf(slug)] },
      term: termFor(slug, context),
      related: relatedTo(slug, names),
      kinds: [...kinds].map(([kind, entries]) => kindOf(kind, entries)),
    };
    writer.add('effects', [{ slug, json: JSON.stringify(effect) }]);
  }
  writer.lookup('effects', indexOf(doers, names));
}

/** The effects that a term of the glossary explains. */
export function effectsOfTerms(context: CompileContext): ReadonlyMap<string, NamedSlug[]> {
  const skills = new Map(context.all('skills').map(({ slug, value }) => [slug, value.name]));
  const found = new Map<string, NamedSlug[]>();
  for (const slug of doersOf(context).keys()) {
    const term = termFor(slug, context);
    if (term === null) continue;
    found.set(term.slug, [...(found.get(term.slug) ?? []), { slug, name: wordsOf(slug, skills).title }]);
  }
  return found;
}

/** Who has each effect, in the order of groups and names. */
function doersOf(context: CompileContext): Map<string, Doers> {
  const found = new Map<string, Map<EffectKind, Doer[]>>();
  for (const kind of EFFECT_KINDS)
    for (const entry of context.all(kind) as readonly Doer[])
      for (const { slug } of context.effects(entry)) {
        const kinds = found.get(slug) ?? new Map<EffectKind, Doer[]>();
        found.set(slug, kinds);
        const entries = kinds.get(kind);
        if (entries) entries.push(entry);
        else kinds.set(kind, [entry]);
      }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function kindOf(kind: EffectKind, entries: readonly Doer[]): Effect['kinds'][number] {
  const own = entries.filter(({ value }) => !('made_from' in value) || (value as Item).made_from === undefined);
  return {
    kind,
    title: KINDS[kind].title,
    total: entries.length,
    spell_items: entries.length - own.length,
    entries: own.slice(0, NAMED).map(({ slug, value }) => ({ slug, name: value.name, summary: value.summary ?? null })),
  };
}

function termFor(slug: string, context: CompileContext): NamedSlug | null {
  const term = termOf(slug);
  return context.get('glossary', term) === undefined ? null : context.named('glossary', term);
}

/** Tags that readers of this one look for as well. */
function relatedTo(slug: string, names: ReadonlyMap<string, string>): Effect['related'] {
  const named = (title: string, matches: (other: string) => boolean) => {
    const effects = [...names].flatMap(([other, name]) =>
      other !== slug && matches(other) ? [{ slug: other, name }] : [],
    );
    return effects.length > 0 ? [{ title, effects }] : [];
  };
  const [, prefix = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(slug) ?? [];
  if (prefix === 'bonus') {
    const { type, target } = bonusParts(rest);
    const parts = (other: string) => (other.startsWith('bonus-') ? bonusParts(other.slice('bonus-'.length)) : null);
    return [
      ...named('Other bonuses to the same', (other) => parts(other)?.target === target),
      ...named('Other bonuses of this type', (other) => parts(other)?.type === type),
    ];
  }
  if (prefix === 'save')
    return named(
      'The same save',
      (other) => other.split('-')[0] === 'save' && other.split('-')[1] === rest.split('-')[0],
    );
  return named(
    'About the same',
    (other) => SAME[prefix]?.includes(other.slice(0, -rest.length - 1)) === true && other.endsWith(`-${rest}`),
  );
}

/** Prefixes of tags with the same word that belong together: what deals fire damage, resists it, is immune to it. */
const FATES = ['damage', 'resists', 'immune', 'vulnerable'];
const STATES = ['inflicts', 'removes'];
const MOVES = ['grants', 'moves'];
const SAME: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(FATES.map((prefix) => [prefix, FATES])),
  ...Object.fromEntries(STATES.map((prefix) => [prefix, STATES])),
  ...Object.fromEntries(MOVES.map((prefix) => [prefix, MOVES])),
  drain: ['damage'],
};

function indexOf(doers: ReadonlyMap<string, Doers>, names: ReadonlyMap<string, string>): EffectIndex {
  const groups = Object.entries(EFFECT_GROUPS) as [EffectGroup, string][];
  return {
    groups: groups.map(([group, name]) => ({
      slug: group,
      name,
      effects: [...doers]
        .filter(([slug]) => groupOf(slug) === group)
        .map(([slug, kinds]) => listed(slug, names.get(slug) ?? slug, kinds)),
    })),
  };
}

function listed(slug: string, name: string, kinds: Doers): ListedEffect {
  const counts = Object.fromEntries([...kinds].map(([kind, entries]) => [kind, entries.length]));
  return { slug, name, total: [...kinds.values()].reduce((sum, { length }) => sum + length, 0), counts };
}
