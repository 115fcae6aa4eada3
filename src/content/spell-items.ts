import { ordinal } from '../rules/ordinal.ts';
import type { Finding } from './finding.ts';
import { generateSpellItems, type SpellItem } from './generate-spell-items.ts';
import { PRINTED_PRICES_FILE, type PrintedPrices } from './printed-prices.ts';
import type { Item } from './schema/items.ts';
import { AURA_SCHOOLS, AURA_STRENGTHS } from './schema/items-lists.ts';
import type { Entry } from './source-file.ts';

/**
 * Generates the potions, oils, scrolls and wands of the spells as entries. The `file` of each is its spell's file,
 * where its data can be corrected. Reports items that a file duplicates, and printed prices without an item.
 */
export function spellItemEntries(
  entries: readonly Entry[],
  printedPrices: PrintedPrices,
): { entries: Entry<'items'>[]; findings: Finding[] } {
  const spells = entries.filter((entry): entry is Entry<'spells'> => entry.kind === 'spells');
  const files = new Map(spells.map(({ slug, file }) => [slug, file]));
  const itemFiles = new Map(entries.filter(({ kind }) => kind === 'items').map(({ slug, file }) => [slug, file]));
  const firstPrices = new Map(
    [...printedPrices].flatMap(([slug, [gp]]) => (gp === undefined ? [] : [[slug, gp] as const])),
  );
  const items = generateSpellItems(
    spells.map(({ slug, value }) => ({ slug, ...value })),
    firstPrices,
  );
  const names = new Map(spells.map(({ slug, value }) => [slug, value.name]));
  const generated = new Set(items.map(({ slug }) => slug));
  return {
    entries: items.map((item) => ({
      file: files.get(item.spell) ?? '',
      kind: 'items',
      slug: item.slug,
      value: itemValue(item, names.get(item.spell) ?? item.spell, printedPrices.get(item.slug) ?? []),
    })),
    findings: [
      ...items.flatMap(({ slug, spell }) => duplicateItem(slug, files.get(spell), itemFiles.get(slug))),
      ...(spells.length === 0
        ? []
        : [...printedPrices.keys()].filter((slug) => !generated.has(slug)).map(unknownPrice)),
    ],
  };
}

function duplicateItem(slug: string, spellFile: string | undefined, file: string | undefined): Finding[] {
  if (file === undefined) return [];
  const message = `items/${slug} follows from ${spellFile} already; remove this file or rename its entry`;
  return [{ file, rule: 'unique-slug', message }];
}

function unknownPrice(slug: string): Finding {
  const message = `no spell makes an item ${slug}; mend the slug or the spell`;
  return { file: PRINTED_PRICES_FILE, rule: 'printed-prices', message };
}

const FEATS = { potion: 'brew-potion', oil: 'brew-potion', scroll: 'scribe-scroll', wand: 'craft-wand' } as const;

function itemValue(item: SpellItem, spellName: string, printed: readonly number[]): Item {
  const schools = AURA_SCHOOLS.filter((school) => item.aura.schools.includes(school));
  return {
    name: item.name,
    ...(item.aliases.length > 0 && { aliases: item.aliases }),
    summary: `Casts ${spellName} at caster level ${item.caster_level}.`,
    rulebook: item.rulebook,
    type: item.type,
    price: { gp: item.price_gp },
    aura: {
      strength: AURA_STRENGTHS.filter((strength) => strength === item.aura.strength),
      ...(schools.length > 0 ? { schools } : { note: 'universal' }),
    },
    caster_level: item.caster_level,
    prerequisites: { feats: [FEATS[item.type], ...(item.heightened ? ['heighten-spell'] : [])], spells: [item.spell] },
    made_from: {
      spell: item.spell,
      spell_level: item.spell_level,
      tradition: item.tradition,
      heightened: item.heightened,
      components: item.components,
      cost_to_create: item.cost_to_create,
      computed_price_gp: item.computed_price_gp,
      printed_prices_gp: printed,
    },
    description: descriptionOf(item, spellName),
  };
}

/** The rules text of the item (SRD, Magic Items: Potions and Oils, Scrolls, Wands, Using Items). */
function descriptionOf(item: SpellItem, spellName: string): string {
  const { type, spell, spell_level, caster_level, tradition, charges } = item;
  const link = `[${spellName}](spells/${spell})`;
  const article = spell_level === 8 ? 'an' : 'a';
  const strength = `as ${article} ${ordinal(spell_level).replace('0th', '0')}-level spell at caster level ${caster_level}`;
  switch (type) {
    case 'potion':
      return `Drinking it casts ${link} on the drinker, ${strength}. The drinker counts as the caster as well as the target; any choice that the spell offers was made when the potion was brewed.\n\nDrinking takes a standard action and provokes attacks of opportunity.`;
    case 'oil':
      return `Smeared on its target, it casts ${link} on it, ${strength}. Whoever applies the oil counts as the caster; any choice that the spell offers was made when the oil was brewed.\n\nApplying it takes a standard action and provokes attacks of opportunity.`;
    case 'scroll':
      return `It holds one casting of ${link}, ${strength}. The reader needs the spell on the list of a class that casts ${tradition} spells, and a score of at least ${10 + spell_level} in the ability that the class casts with. A reader whose caster level is below ${caster_level} has to make a caster level check (DC ${caster_level + 1}) or the casting fails.\n\nReading takes as long as casting the spell and provokes attacks of opportunity; the writing vanishes once the spell is cast.`;
    case 'wand':
      return `Each use casts ${link}, ${strength}, and spends one of the ${charges} charges that a new wand holds. The user needs the spell on the list of a class of theirs, even if they cannot cast it yet.\n\nUsing it takes a standard action, or as long as the spell where that is longer, and does not provoke attacks of opportunity.`;
  }
}
