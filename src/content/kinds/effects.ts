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

type EntryWithEffect = NumberedEntry<EffectKind>;
type EntriesByKind = ReadonlyMap<EffectKind, readonly EntryWithEffect[]>;

/** The maximum number of entries of each kind in the response of an effect. */
const MAX_ENTRIES = 100;

/** Adds every effect with its entries, and the index of all effects. */
export function compileEffects(context: CompileContext, writer: Writer): void {
  const byEffect = entriesByEffect(context);
  const skills = new Map(context.all('skills').map(({ slug, value }) => [slug, value.name]));
  const names = new Map([...byEffect.keys()].map((slug) => [slug, wordsOf(slug, skills).name]));
  for (const [slug, kinds] of byEffect) {
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
  writer.lookup('effects', indexOf(byEffect, names));
}

/** Glossary term → the effects that it explains. */
export function effectsOfTerms(context: CompileContext): ReadonlyMap<string, NamedSlug[]> {
  const skills = new Map(context.all('skills').map(({ slug, value }) => [slug, value.name]));
  const found = new Map<string, NamedSlug[]>();
  for (const slug of entriesByEffect(context).keys()) {
    const term = termFor(slug, context);
    if (term === null) continue;
    found.set(term.slug, [...(found.get(term.slug) ?? []), { slug, name: wordsOf(slug, skills).title }]);
  }
  return found;
}

/** Effect → the entries that have it, by kind. Effects are sorted by slug. */
function entriesByEffect(context: CompileContext): Map<string, EntriesByKind> {
  const found = new Map<string, Map<EffectKind, EntryWithEffect[]>>();
  for (const kind of EFFECT_KINDS)
    for (const entry of context.all(kind) as readonly EntryWithEffect[])
      for (const { slug } of context.effects(entry)) {
        const kinds = found.get(slug) ?? new Map<EffectKind, EntryWithEffect[]>();
        found.set(slug, kinds);
        const entries = kinds.get(kind);
        if (entries) entries.push(entry);
        else kinds.set(kind, [entry]);
      }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function kindOf(kind: EffectKind, entries: readonly EntryWithEffect[]): Effect['kinds'][number] {
  const own = entries.filter(({ value }) => !('made_from' in value) || (value as Item).made_from === undefined);
  return {
    kind,
    title: KINDS[kind].title,
    total: entries.length,
    spell_items: entries.length - own.length,
    entries: own
      .slice(0, MAX_ENTRIES)
      .map(({ slug, value }) => ({ slug, name: value.name, summary: value.summary ?? null })),
  };
}

function termFor(slug: string, context: CompileContext): NamedSlug | null {
  const term = termOf(slug);
  return context.get('glossary', term) === undefined ? null : context.namedSlug('glossary', term);
}

/** Effects that readers of this one are likely to look for as well. */
function relatedTo(slug: string, names: ReadonlyMap<string, string>): Effect['related'] {
  const section = (title: string, matches: (other: string) => boolean) => {
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
      ...section('Other bonuses to the same', (other) => parts(other)?.target === target),
      ...section('Other bonuses of this type', (other) => parts(other)?.type === type),
    ];
  }
  if (prefix === 'save')
    return section(
      'The same save',
      (other) => other.split('-')[0] === 'save' && other.split('-')[1] === rest.split('-')[0],
    );
  return section(
    'About the same',
    (other) =>
      RELATED_PREFIXES[prefix]?.includes(other.slice(0, -rest.length - 1)) === true && other.endsWith(`-${rest}`),
  );
}

/**
 * Related prefixes: an effect is related to those with the same word after another prefix of its list (`damage-fire`,
 * `resists-fire`).
 */
const DAMAGE_PREFIXES = ['damage', 'resists', 'immune', 'vulnerable'];
const CONDITION_PREFIXES = ['inflicts', 'removes'];
const MOVEMENT_PREFIXES = ['grants', 'moves'];
const RELATED_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(DAMAGE_PREFIXES.map((prefix) => [prefix, DAMAGE_PREFIXES])),
  ...Object.fromEntries(CONDITION_PREFIXES.map((prefix) => [prefix, CONDITION_PREFIXES])),
  ...Object.fromEntries(MOVEMENT_PREFIXES.map((prefix) => [prefix, MOVEMENT_PREFIXES])),
  drain: ['damage'],
};

function indexOf(byEffect: ReadonlyMap<string, EntriesByKind>, names: ReadonlyMap<string, string>): EffectIndex {
  const groups = Object.entries(EFFECT_GROUPS) as [EffectGroup, string][];
  return {
    groups: groups.map(([group, name]) => ({
      slug: group,
      name,
      effects: [...byEffect]
        .filter(([slug]) => groupOf(slug) === group)
        .map(([slug, kinds]) => listed(slug, names.get(slug) ?? slug, kinds)),
    })),
  };
}

function listed(slug: string, name: string, kinds: EntriesByKind): ListedEffect {
  const counts = Object.fromEntries([...kinds].map(([kind, entries]) => [kind, entries.length]));
  return { slug, name, total: [...kinds.values()].reduce((sum, { length }) => sum + length, 0), counts };
}
