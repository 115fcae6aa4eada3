import type { DomainCard, Domain as DomainResponse } from '../../contract/domains.ts';
import { type CompileContext, inWords } from '../compile-context.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { type DomainSpell, domainSpells } from './domain-spells.ts';
import { detailWithOptionalBook, namedBy } from './entry-fields.ts';

/** The text of a domain that is known only from the levels of spells. */
const SUPPLEMENT_TEXT =
  "A domain from a supplement. This page lists the spells of this reference that name the domain. The domain's granted power and its other spells are not open content.";

export function compileDomains(context: CompileContext, writer: Writer): void {
  const spells = Map.groupBy(domainSpells(context), ({ domain }) => domain);
  const deities = deitiesByDomain(context);
  for (const entry of context.all('domains')) {
    const { id, slug, value: domain, columns } = entry;
    const list = spells.get(slug) ?? [];
    const card: DomainCard = {
      id,
      slug,
      name: domain.name,
      summary: domain.summary ?? null,
      facts_only: domain.facts_only ? 1 : 0,
      spell_count: list.length,
      deities: deities.get(slug) ?? [],
      rulebook_name: domain.rulebook === undefined ? null : context.name('rulebooks', domain.rulebook),
    };
    const detail: DomainResponse = {
      ...card,
      ...detailWithOptionalBook(entry, context),
      granted_power_html: context.html(domain.granted_power, entry),
      description_html: context.html(domain.description ?? (domain.facts_only && SUPPLEMENT_TEXT), entry),
      spells: list.map((item) => spellOf(item, context)),
      named_by: namedBy(entry, context, ['spells', 'deities']),
    };
    const texts = [domain.summary, domain.granted_power, domain.description];
    const summary = card.summary ?? `Domain of ${list.length} ${list.length === 1 ? 'spell' : 'spells'} here.`;
    writer.addEntry(entry, { card, detail, summary, texts });
    writer.add('domains', [{ ...columns, facts_only: card.facts_only, spell_count: card.spell_count }]);
    writer.add(
      'domain_deities',
      [...new Set(card.deities.map((deity) => deity.slug))].map((value) => ({ id, value })),
    );
  }
  writer.lookup('choices-domains', {
    deity: choices(
      [...deities.values()].flatMap((list) => list.map((deity) => deity.slug)),
      (deity) => context.name('deities', deity),
    ),
    rulebook: choices(
      context.all('domains').map(({ value }) => value.rulebook),
      (book) => context.name('rulebooks', book),
    ),
  });
}

function spellOf({ level, spell, note }: DomainSpell, context: CompileContext): DomainResponse['spells'][number] {
  return { level, ...context.namedSlug('spells', spell), summary: context.get('spells', spell)?.summary ?? null, note };
}

/** The deities that have each domain, in the core rules or in other books. */
function deitiesByDomain(context: CompileContext): Map<string, DomainCard['deities']> {
  const byDomain = new Map<string, DomainCard['deities']>();
  for (const { slug, value } of context.all('deities'))
    for (const domain of [...value.domains, ...(value.further_domains ?? [])])
      byDomain.set(domain, [
        ...(byDomain.get(domain) ?? []),
        { slug, name: value.name, alignment: inWords(value.alignment) },
      ]);
  return byDomain;
}
