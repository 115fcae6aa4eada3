import type { ClassFeature } from '../../contract/classes.ts';
import { slugify } from '../../contract/slug.ts';
import type { CompileContext } from '../compile-context.ts';
import { escapeHtml } from '../html.ts';
import { plainText } from '../render.ts';
import type { Entry } from '../source-file.ts';
import type { SpecialLinker, Variant } from './class-levels.ts';

type Feature = NonNullable<Variant['features']>[number];

const TYPE_NAMES = { ex: 'Ex', su: 'Su', sp: 'Sp', ps: 'Ps' } as const;

/** Each feature under an anchor of its own. */
export function classFeatures(
  features: readonly Partial<Feature>[] | undefined,
  self: Entry,
  context: CompileContext,
  prefix = '',
): ClassFeature[] {
  const taken = new Map<string, number>();
  const anchor = (name: string) => {
    const id = `${prefix}${slugify(name)}`;
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  return (features ?? []).map(({ name = '', types, level, part_of, text }) => ({
    id: anchor(name),
    name,
    types: (types ?? []).map((type) => TYPE_NAMES[type]),
    level: level ?? null,
    part_of: part_of === undefined ? null : `${prefix}${slugify(part_of)}`,
    html: context.html(text, self),
  }));
}

/** `Trap Sense (Ex)`. */
export function featureTitle({ name, types }: Pick<ClassFeature, 'name' | 'types'>): string {
  return types.length === 0 ? name : `${name} (${types.join(' or ')})`;
}

/** All features as one text with mark-up, for programs. */
export function featuresHtml(features: readonly ClassFeature[]): string | null {
  const html = features.map((feature) => {
    const level = feature.part_of === null ? 3 : 4;
    return `<h${level} id="${feature.id}">${escapeHtml(featureTitle(feature))}</h${level}>\n${feature.html ?? ''}`;
  });
  return html.join('\n').trim() || null;
}

/** All features as plain text, for programs. */
export function featuresText(variant: Variant, features: readonly ClassFeature[]): string | null {
  const texts = features.map((feature, index) => {
    const text = variant.features?.[index]?.text;
    return text ? `${featureTitle(feature)}: ${plainText(text)}` : featureTitle(feature);
  });
  return texts.join('\n\n') || null;
}

/**
 * Makes the finder of what a Special entry stands for: the feature whose name it holds (`Sneak attack +1d6` → Sneak Attack,
 * `Summon familiar` → Familiar), the longest name first; else the feature that has half of its words or more (`Greater
 * flurry` → Flurry of Blows); else the feat of that name.
 */
export function specialLinker(features: readonly ClassFeature[], feats: ReadonlyMap<string, string>): SpecialLinker {
  const names = features
    .map(({ id, name }) => ({ id, words: wordsOf(name) }))
    .sort((a, b) => b.words.length - a.words.length);
  return (text) => {
    const words = wordsOf(text);
    const whole = names.find((name) => name.words === words) ?? names.find((name) => holds(words, name.words));
    const feat = whole ? undefined : feats.get(words);
    const feature = whole ?? (feat === undefined ? nearest(words, names) : undefined);
    return { text, feature: feature?.id ?? null, feat: feat ?? null };
  };
}

/** The feats by their names as `specialLinker` compares them. */
export function featsByWords(context: CompileContext): Map<string, string> {
  return new Map(context.all('feats').map(({ slug, value }) => [wordsOf(value.name), slug]));
}

const holds = (words: string, part: string) => ` ${words} `.includes(` ${part} `);

function nearest<Named extends { words: string }>(words: string, names: readonly Named[]): Named | undefined {
  const own = words.split(' ').filter((word) => word.length > 3);
  const shared = (name: Named) => own.filter((word) => holds(name.words, word)).length;
  const best = names.reduce<Named | undefined>((a, b) => (a === undefined || shared(b) > shared(a) ? b : a), undefined);
  return best && shared(best) > 0 && shared(best) * 2 >= own.length ? best : undefined;
}

/** Words in lower case and the singular, without what stands in brackets. */
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
