import type { ClassFeature } from '../../contract/classes.ts';
import { isKindName } from '../../contract/kinds.ts';
import { slugify } from '../../contract/slug.ts';
import type { CompileContext } from '../compile-context.ts';
import { escapeHtml } from '../html.ts';
import { plainText } from '../render.ts';
import type { Entry } from '../source-file.ts';
import type { SpecialLinker, Variant } from './class-levels.ts';

type Feature = NonNullable<Variant['features']>[number];

const TYPE_NAMES = { ex: 'Ex', su: 'Su', sp: 'Sp', ps: 'Ps' } as const;

/** The features of a class, each with an anchor that is unique on the page. `prefix` begins every anchor. */
export function classFeatures(
  features: readonly Partial<Feature>[] | undefined,
  self: Entry,
  context: CompileContext,
  prefix = '',
): ClassFeature[] {
  const idCounts = new Map<string, number>();
  const anchor = (name: string) => {
    const id = `${prefix}${slugify(name)}`;
    const count = (idCounts.get(id) ?? 0) + 1;
    idCounts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  return (features ?? []).map(({ name = '', types, level, part_of, rule, text }) => ({
    id: anchor(name),
    name,
    types: (types ?? []).map((type) => TYPE_NAMES[type]),
    level: level ?? null,
    part_of: part_of === undefined ? null : `${prefix}${slugify(part_of)}`,
    rule: ruleOf(rule, context),
    html: context.html(text, self),
  }));
}

function ruleOf(address: string | undefined, context: CompileContext): ClassFeature['rule'] {
  const [kind = '', slug = ''] = address?.split('/') ?? [];
  const entry = isKindName(kind) ? context.get(kind, slug) : undefined;
  if (!isKindName(kind) || entry === undefined) return null;
  return { kind, slug, name: entry.name, summary: entry.summary ?? entry.name };
}

/** `Trap Sense (Ex)`. */
export function featureTitle({ name, types }: Pick<ClassFeature, 'name' | 'types'>): string {
  return types.length === 0 ? name : `${name} (${types.join(' or ')})`;
}

/** All features as one HTML text, for API clients. */
export function featuresHtml(features: readonly ClassFeature[]): string | null {
  const html = features.map((feature) => {
    const level = feature.part_of === null ? 3 : 4;
    return `<h${level} id="${feature.id}">${escapeHtml(featureTitle(feature))}</h${level}>\n${feature.html ?? ''}`;
  });
  return html.join('\n').trim() || null;
}

/** All features as plain text, for API clients. */
export function featuresText(variant: Variant, features: readonly ClassFeature[]): string | null {
  const texts = features.map((feature, index) => {
    const text = variant.features?.[index]?.text;
    return text ? `${featureTitle(feature)}: ${plainText(text)}` : featureTitle(feature);
  });
  return texts.join('\n\n') || null;
}

/**
 * Creates the function that links an entry of the Special column. It links the feature with the same name, or with the
 * longest name that the entry contains (`Sneak attack +1d6` → Sneak Attack, `Summon familiar` → Familiar). Without one,
 * it links the feat of that name; without a feat, the feature that shares at least half of the entry's words (`Greater
 * flurry` → Flurry of Blows).
 */
export function specialLinker(features: readonly ClassFeature[], feats: ReadonlyMap<string, string>): SpecialLinker {
  const names = features
    .map(({ id, name, rule }) => ({ id, words: wordsOf(name), summary: rule?.summary ?? null }))
    .sort((a, b) => b.words.length - a.words.length);
  return (text) => {
    const words = wordsOf(text);
    const exact = names.find((name) => name.words === words) ?? names.find((name) => containsWords(words, name.words));
    const feat = exact ? undefined : feats.get(words);
    const feature = exact ?? (feat === undefined ? closestFeature(words, names) : undefined);
    return { text, feature: feature?.id ?? null, feat: feat ?? null, summary: feature?.summary ?? null };
  };
}

/** Feat slugs by name, normalized as `specialLinker` compares names. */
export function featsByWords(context: CompileContext): Map<string, string> {
  return new Map(context.all('feats').map(({ slug, value }) => [wordsOf(value.name), slug]));
}

const containsWords = (words: string, part: string) => ` ${words} `.includes(` ${part} `);

function closestFeature<Candidate extends { words: string }>(
  words: string,
  names: readonly Candidate[],
): Candidate | undefined {
  const own = words.split(' ').filter((word) => word.length > 3);
  const shared = (name: Candidate) => own.filter((word) => containsWords(name.words, word)).length;
  const best = names.reduce<Candidate | undefined>(
    (a, b) => (a === undefined || shared(b) > shared(a) ? b : a),
    undefined,
  );
  return best && shared(best) > 0 && shared(best) * 2 >= own.length ? best : undefined;
}

/** Normalizes a name: words in lower case and the singular, without text in brackets. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'))
    .join(' ');
}
