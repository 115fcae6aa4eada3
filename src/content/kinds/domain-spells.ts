import type { CompileContext } from '../compile-context.ts';
import type { Domain } from '../schema/domains.ts';

/** A spell of a domain: from the domain's own list, or from a spell that gives a level for the domain. */
export type DomainSpell = { domain: string; level: number; spell: string; note: string | null };

/**
 * Every spell of every domain, by domain and level; the spells of the domain's own list come first. Domains of
 * supplements have no list, only the spells that give a level for them.
 */
export function domainSpells(context: CompileContext): DomainSpell[] {
  const found = new Map<string, DomainSpell>();
  const add = (item: DomainSpell) => {
    const key = `${item.domain} ${item.level} ${item.spell}`;
    if (!found.has(key)) found.set(key, item);
  };
  for (const { slug: domain, value } of context.all('domains')) {
    for (const [level, spell] of Object.entries(value.spells ?? {}))
      add({ domain, level: Number(level), spell, note: listNote(value, level) });
    for (const [level, spells] of Object.entries(value.further_spells ?? {}))
      for (const spell of spells ?? []) add({ domain, level: Number(level), spell, note: null });
  }
  for (const { slug: spell, value } of context.all('spells'))
    for (const [domain, level] of Object.entries(value.domains ?? {})) add({ domain, level, spell, note: null });
  return [...found.values()].sort((a, b) => compare(a.domain, b.domain) || a.level - b.level);
}

function listNote({ spell_notes, printed_names }: Domain, level: string): string | null {
  const printed = printed_names?.[level];
  const notes = [spell_notes?.[level], printed && `printed as ${printed}`].filter(Boolean);
  return notes.join('; ') || null;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
