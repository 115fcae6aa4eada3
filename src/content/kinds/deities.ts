import type { DeityCard, Deity as DeityResponse } from '../../contract/deities.ts';
import type { NamedSlug } from '../../contract/entries.ts';
import { ALIGNMENTS, clericAlignments } from '../../rules/alignment.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { type CompileContext, inWords, type NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import { type Deity, POWER_LEVELS } from '../schema/deities.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { type DomainSpell, domainSpells } from './domain-spells.ts';
import { detailWithOptionalBook } from './entry-fields.ts';
import { weaponItem } from './favored-weapons.ts';
import { deityFacts } from './search-facts.ts';

export function compileDeities(context: CompileContext, writer: Writer): void {
  const spells = domainSpells(context);
  for (const entry of context.all('deities')) {
    const { value: deity, columns } = entry;
    const card = cardOf(entry, context);
    const rules = gameRules(deity, context);
    const detail: DeityResponse = {
      ...card,
      ...detailWithOptionalBook(entry, context),
      gender: capitalizedOrNull(deity.gender),
      pantheon: deity.pantheon === undefined ? null : inWords(deity.pantheon),
      home_plane: deity.home_plane ?? null,
      domains: deity.domains.map((slug) => domainLink(slug, context)),
      further_domains: (deity.further_domains ?? []).map((slug) => domainLink(slug, context)),
      worshipers: capitalizedOrNull(deity.worshipers),
      typical_worshipers: capitalizedOrNull(deity.worshipers),
      cleric_alignments: (deity.cleric_alignments ?? clericAlignments(deity.alignment)).map(inWords).join(', '),
      favored_weapon: capitalized(deity.favored_weapons.join(' or ')),
      favored_weapons: deity.favored_weapons.map((weapon, index) => ({
        slug: weaponItem(weapon, context),
        name: index === 0 ? capitalized(weapon) : weapon,
      })),
      description: deity.description === undefined ? null : plainText(deity.description),
      description_html: context.html(deity.description, entry),
      game_rule_info: plainText(rules),
      game_rule_info_html: context.html(rules, entry),
      cleric_spells: clericSpells(deity, spells, context),
    };
    const texts = [deity.summary, deity.title, deity.portfolio?.join(', '), deity.description];
    writer.addEntry(entry, { card, detail, summary: card.summary ?? summaryOf(card), texts, facts: deityFacts(deity) });
    const { alignment, power_level = '', pantheon = '' } = deity;
    writer.add('deities', [{ ...columns, alignment, power_level, pantheon }]);
    writer.add(
      'deity_domains',
      [...new Set(domainsOf(deity))].map((value) => ({ id: entry.id, value })),
    );
  }
  writer.lookup('choices-deities', choicesOf(context));
}

const domainsOf = ({ domains, further_domains = [] }: Deity) => [...domains, ...further_domains];

function choicesOf(context: CompileContext): Record<string, NamedSlug[]> {
  const deities = context.all('deities').map(({ value }) => value);
  const options = (
    slugs: (deity: Deity) => string | undefined,
    name: (slug: string) => string,
    order?: readonly string[],
  ) => choices(deities.map(slugs), name, order);
  return {
    alignment: options(({ alignment }) => alignment, inWords, ALIGNMENTS),
    domain: choices(deities.flatMap(domainsOf), (slug) => context.name('domains', slug)),
    power_level: options(
      ({ power_level }) => power_level,
      (slug) => context.word('power-levels', slug),
      POWER_LEVELS,
    ),
    pantheon: options(({ pantheon }) => pantheon, inWords),
    rulebook: options(
      ({ rulebook }) => rulebook,
      (slug) => context.name('rulebooks', slug),
    ),
  };
}

function cardOf({ id, slug, value: deity }: NumberedEntry<'deities'>, context: CompileContext): DeityCard {
  return {
    id,
    slug,
    name: deity.name,
    title: deity.title ?? null,
    summary: deity.summary ?? null,
    alignment: inWords(deity.alignment),
    power_level: deity.power_level === undefined ? null : context.word('power-levels', deity.power_level),
    portfolio: capitalizedOrNull(deity.portfolio?.join(', ')),
    domain: deity.domains.map((domain) => context.name('domains', domain)).join(', '),
    symbol: capitalizedOrNull(deity.symbol),
    rulebook_name: deity.rulebook === undefined ? null : context.name('rulebooks', deity.rulebook),
  };
}

const capitalizedOrNull = (text: string | undefined) => (text === undefined ? null : capitalized(text));

function summaryOf({ title, alignment, power_level, portfolio }: DeityCard): string {
  const rank = [power_level, portfolio && `of ${portfolio.toLowerCase()}`].filter(Boolean).join(' ');
  return `${[title, alignment, rank].filter(Boolean).join('; ')}.`;
}

function domainLink(slug: string, context: CompileContext): DeityResponse['domains'][number] {
  return { slug: context.get('domains', slug) === undefined ? null : slug, name: context.name('domains', slug) };
}

/** The rules for clerics of the deity, in Markdown: domains, favored weapon, War domain. */
function gameRules(deity: Deity, context: CompileContext): string {
  const domains = deity.domains.map((slug) => `[${context.name('domains', slug)}](domains/${slug})`);
  const weapon = deity.favored_weapons.join(' or ');
  const feats = deity.domains.includes('war')
    ? ` The War domain brings proficiency with it and [Weapon Focus](feats/weapon-focus) in it.`
    : '';
  return `Clerics choose two domains from ${domains.join(', ')}. [Spiritual weapon](spells/spiritual-weapon) takes the form of the favored weapon (${weapon}).${feats}`;
}

/** The spells of all domains of the deity, by level, each with its domains. */
function clericSpells(
  deity: Deity,
  all: readonly DomainSpell[],
  context: CompileContext,
): DeityResponse['cleric_spells'] {
  const domains = [...deity.domains, ...(deity.further_domains ?? [])];
  const levels = Map.groupBy(
    all.filter(({ domain }) => domains.includes(domain)),
    ({ level }) => level,
  );
  return [...levels]
    .sort(([a], [b]) => a - b)
    .map(([level, list]) => ({
      level,
      spells: [...Map.groupBy(list, ({ spell }) => spell)]
        .map(([spell, items]) => ({
          ...context.namedSlug('spells', spell),
          domains: items.map(({ domain }) => context.namedSlug('domains', domain)),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    }));
}
