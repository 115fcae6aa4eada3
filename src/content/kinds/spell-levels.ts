import type { CompileContext } from '../compile-context.ts';

type ListLevel = { slug: string; name: string; level: number; extra: string | null };

/** The classes of a spell's level line, in the order of the books. */
const PRINTED_CLASSES = ['bard', 'cleric', 'druid', 'paladin', 'ranger', 'sorcerer', 'wizard'];

/**
 * The levels of a spell by class or domain: the printed classes first, then the others by name. `extra` is the name of
 * the supplement for a class that only a supplement describes.
 */
export function listLevels(
  levels: Readonly<Record<string, number>> | undefined,
  kind: 'classes' | 'domains',
  context: CompileContext,
): ListLevel[] {
  return Object.entries(levels ?? {})
    .map(([slug, level]) => ({
      slug,
      name: context.name(kind, slug),
      level,
      extra: kind === 'classes' ? supplementOf(slug, context) : null,
    }))
    .sort((a, b) => rank(a.slug) - rank(b.slug) || a.name.localeCompare(b.name, 'en'));
}

function supplementOf(slug: string, context: CompileContext): string | null {
  const variant = context.get('classes', slug)?.variants[0];
  return variant?.facts_only ? context.name('rulebooks', variant.rulebook) : null;
}

/**
 * The level line: `Bard 3, Sorcerer/Wizard 4`. It has the printed classes and the domains with a list of their own;
 * without any of these, all classes and domains.
 */
export function levelText(
  classes: readonly ListLevel[],
  domains: readonly ListLevel[],
  context: CompileContext,
): string | null {
  const printed = classes.filter(({ slug }) => PRINTED_CLASSES.includes(slug));
  const printedDomains = domains.filter(({ slug }) => context.get('domains', slug)?.spells !== undefined);
  const shown =
    printed.length + printedDomains.length > 0 ? [...joinArcane(printed), ...printedDomains] : [...classes, ...domains];
  return shown.map(({ name, level }) => `${name} ${level}`).join(', ') || null;
}

/** Joins sorcerer and wizard to one item if their levels are equal, as in the books. */
function joinArcane(classes: readonly ListLevel[]): ListLevel[] {
  const sorcerer = classes.find(({ slug }) => slug === 'sorcerer');
  const wizard = classes.find(({ slug }) => slug === 'wizard');
  if (!sorcerer || !wizard || sorcerer.level !== wizard.level) return [...classes];
  return classes.flatMap((item) =>
    item === wizard ? [] : item === sorcerer ? [{ ...item, name: `${sorcerer.name}/${wizard.name}` }] : [item],
  );
}

function rank(slug: string): number {
  const index = PRINTED_CLASSES.indexOf(slug);
  return index < 0 ? PRINTED_CLASSES.length : index;
}
