import type { CharacterClass } from '../../../contract/classes.ts';
import type { Domain } from '../../../contract/domains.ts';
import { KEY_ABILITIES, type KeyAbility, lowestScore } from '../../../rules/casting.ts';
import { CASTER_CLASSES } from '../../../rules/item-prices.ts';
import { type LevelSlots, spellSlots } from '../../../rules/spell-slots.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Api } from '../../data/api.ts';
import type { ListLine } from '../../own-lists/own-list.ts';
import { addressOf } from './line-facts.ts';
import type { ListCard } from './list-card.ts';
import type { ListChoices } from './list-choices.ts';

type Cards = ReadonlyMap<string, ListCard>;

/** What a list needs of a class with spells: its tables, and the spells of the chosen domains. */
export type CasterTables = {
  readonly slug: string;
  readonly name: string;
  readonly ability: KeyAbility;
  /** Whether its spells are known instead of prepared. */
  readonly spontaneous: boolean;
  /** The class whose spell list it uses. */
  readonly spellList: string;
  /** The spell level of the first cell of each row. */
  readonly firstLevel: number;
  /** By class level from 1. */
  readonly rows: readonly { perDay: readonly (string | null)[]; known: readonly (number | null)[] | null }[];
  /** Whether it has domain slots. */
  readonly hasDomains: boolean;
  readonly domains: readonly { slug: string; name: string; levels: Readonly<Record<string, number>> }[];
};

/** Loads the tables of the class and the domains that are chosen; null where the class casts no spells or cannot be loaded. */
export async function loadCaster(
  api: Api,
  { class: slug, domains = [] }: Pick<ListChoices, 'class' | 'domains'>,
): Promise<CasterTables | null> {
  if (slug === undefined) return null;
  const [answer, ...chosen] = await Promise.all([
    api<CharacterClass>(apiPaths.entry('classes', slug)),
    ...domains.map((domain) => api<Domain>(apiPaths.entry('domains', domain))),
  ]);
  if (!answer.ok) return null;
  return tablesOf(
    answer.value,
    chosen.flatMap((domain) => (domain.ok ? [domain.value] : [])),
  );
}

function tablesOf(
  { slug, name, variants, default_variant }: CharacterClass,
  domains: readonly Domain[],
): CasterTables | null {
  const variant = variants.find((one) => one.slug === default_variant) ?? variants[0];
  const ability = KEY_ABILITIES.find((key) => key === variant?.spellcasting?.ability.toLowerCase());
  if (!variant?.spellcasting || ability === undefined) return null;
  const rows = variant.levels.map(({ spells_per_day, spells_known }) => ({
    perDay: spells_per_day ?? [],
    known: spells_known,
  }));
  return {
    slug,
    name,
    ability,
    spontaneous: variant.spellcasting.kind === 'spontaneous',
    spellList: variant.spellcasting.list.slug,
    firstLevel: variant.first_spell_level,
    rows,
    hasDomains: rows.some(({ perDay }) => perDay.some((cell) => cell?.includes('+'))),
    domains: domains.map((domain) => ({
      slug: domain.slug,
      name: domain.name,
      levels: Object.fromEntries(domain.spells.map((spell) => [spell.slug, spell.level])),
    })),
  };
}

/** The spells of a list: lines whose cards are known. */
export function spellsOf(lines: readonly ListLine[], cards: Cards) {
  return lines.flatMap((line) => {
    const card = cards.get(addressOf(line));
    return card?.kind === 'spells' ? [{ line, card }] : [];
  });
}
export type ListedSpell = ReturnType<typeof spellsOf>[number];

/** The class that has most of the spells, the commonest first among equals; undefined where there are no spells. */
export function likelyClass(spells: readonly ListedSpell[]): string | undefined {
  let best: { slug: string; count: number } | undefined;
  for (const slug of CASTER_CLASSES) {
    const count = spells.filter(({ card }) => card.class_levels.some((one) => one.slug === slug)).length;
    if (count > (best?.count ?? 0)) best = { slug, count };
  }
  return best?.slug;
}

/** The level of a spell for a class, and which slots take it; null where the class does not cast it. */
export function placeOf(
  { card }: ListedSpell,
  tables: CasterTables,
  school: string | undefined,
): { level: number; slot: 'ordinary' | 'extraOnly' | 'either' } | null {
  const own = card.class_levels.find(({ slug }) => slug === tables.spellList)?.level;
  const domain = tables.domains.map(({ levels }) => levels[card.slug]).find((level) => level !== undefined);
  if (own === undefined) return domain === undefined ? null : { level: domain, slot: 'extraOnly' };
  const fitsExtra = domain === own || (school !== undefined && card.school_slug === school);
  return { level: own, slot: fitsExtra ? 'either' : 'ordinary' };
}

/** A caster of a list: what the visitor chose, and for the rest the lowest that casts all of its spells. */
export type ListCaster = {
  readonly tables: CasterTables;
  readonly level: number;
  readonly score: number;
  readonly school: string | undefined;
  readonly slots: readonly LevelSlots[];
  /** Spells known by spell level; null for those who prepare theirs. */
  readonly known: ReadonlyMap<number, number> | null;
};

export function casterOf(tables: CasterTables, choices: ListChoices, spells: readonly ListedSpell[]): ListCaster {
  const school = tables.slug === 'wizard' ? choices.school : undefined;
  const highest = Math.max(0, ...spells.map((spell) => placeOf(spell, tables, school)?.level ?? 0));
  const column = Math.max(0, highest - tables.firstLevel);
  const first = tables.rows.findIndex(({ perDay }) => perDay[column] != null);
  const level = Math.min(choices.level ?? Math.max(0, first) + 1, tables.rows.length);
  const score = choices.score ?? lowestScore(highest);
  const row = tables.rows[level - 1];
  const known = tables.spontaneous ? row?.known : null;
  return {
    tables,
    level,
    score,
    school,
    slots: spellSlots(row?.perDay ?? [], { firstLevel: tables.firstLevel, score, specialist: school !== undefined }),
    known: known
      ? new Map(known.flatMap((count, i) => (count === null ? [] : [[tables.firstLevel + i, count]])))
      : null,
  };
}
