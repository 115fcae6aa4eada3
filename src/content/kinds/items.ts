import type { ItemCard, ItemFilters, Item as ItemResponse } from '../../contract/items.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import { activationSchema, type Item } from '../schema/items.ts';
import { ABILITY_TYPES } from '../schema/items-lists.ts';
import { loadShopLists } from '../shop-lists.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf } from './entry-fields.ts';
import { deitiesByWeapon } from './favored-weapons.ts';
import { armorOf, baseOf, materialRows, poisonOf, weaponOf } from './item-equipment.ts';
import {
  cardOf,
  type ItemContext,
  itemContext,
  membersOf,
  priceFormula,
  pricesOf,
  slotOf,
  variantFields,
  weightText,
} from './item-facts.ts';
import { addWeaponRows, equipmentChoices, equipmentColumns } from './item-filters.ts';
import { itemRelations } from './item-relations.ts';
import { itemVersions } from './item-versions.ts';
import { bearersText, listed } from './item-words.ts';
import { itemFacts } from './search-facts.ts';
import { smithingBases } from './shop-smithing.ts';

export function compileItems(shared: CompileContext, writer: Writer): void {
  const context = itemContext(shared);
  const relations = itemRelations(context);
  const versions = itemVersions(context);
  const favoredBy = deitiesByWeapon(context);
  const activations = context.table('item-activations', activationSchema);
  const bases = smithingBases(loadShopLists(context.folder).smithing);
  const cards: ItemCard[] = [];
  for (const entry of context.all('items')) {
    const { id, slug, value: item } = entry;
    const card: ItemCard = {
      ...cardOf(entry, context),
      weapon: weaponOf(item, context),
      armor: armorOf(item, context),
      poison: poisonOf(item),
    };
    const effects = [...context.effects(entry)];
    const detail = {
      ...variantFields(item, context),
      ...card,
      ...detailOf(entry, context),
      ...fieldsOf(entry, card, context),
      craftable: bases.has(slug) ? 1 : 0,
      ...activationOf(activations.get(item.activation ?? context.typeOf(item).activation ?? '')),
      versions: versions(entry),
      related: relations(slug),
      favored_by: favoredBy.get(slug) ?? [],
      effects,
    } satisfies ItemResponse;
    const texts = [item.summary, item.description, item.visual_description];
    const summary = card.summary ?? typeLine(card);
    writer.addEntry(entry, { card, detail, summary, texts, facts: itemFacts(item, card), effects });
    writer.add('items', [rowOf(entry, card, context)]);
    writer.add(
      'item_prices',
      pricesOf(item).map((price) => ({ id, price })),
    );
    addWeaponRows(writer, id, item, context);
    cards.push(card);
  }
  writer.lookup('items', filtersOf(cards, context));
  const rulebook = choices(
    context.all('items').map(({ value }) => value.rulebook),
    (slug) => context.name('rulebooks', slug),
  );
  const values = context.all('items').map(({ value }) => value);
  writer.lookup('choices-items', { rulebook, ...equipmentChoices(values, context) });
}

/** The text of an item without a summary in search results. */
const typeLine = ({ type_name, price_text }: ItemCard) => [type_name, price_text].filter(Boolean).join(', ');

function fieldsOf(entry: NumberedEntry<'items'>, card: ItemCard, context: ItemContext) {
  const { value: item } = entry;
  const { made_from } = item;
  return {
    price_note: item.quantity === undefined ? null : `for ${item.quantity}`,
    description: plain(item.description),
    description_html: context.html(item.description, entry),
    visual_description: plain(item.visual_description),
    visual_description_html: context.html(item.visual_description, entry),
    aura: null,
    property_name: propertyName(item, context),
    property: null,
    weight_note: item.weight_note ?? null,
    weight_text: weightText(card.weight, item),
    facts: [...variantFields(item, context).facts, ...furtherFacts(item, context)],
    base: baseOf(item, context),
    variants: item.variants
      ? membersOf(item).map((member) => ({ name: member.name, ...variantFields(member, context) }))
      : [],
    made_from: made_from
      ? {
          spell: context.namedSlug('spells', made_from.spell),
          spell_level: made_from.spell_level,
          tradition: made_from.tradition,
          formula: priceFormula(item) ?? '',
          computed_price_gp: made_from.computed_price_gp,
        }
      : null,
    verification: context.verification(entry),
  };
}

const plain = (markdown: string | undefined) => (markdown === undefined ? null : plainText(markdown));

function activationOf(activation: { name: string; meaning: string } | undefined) {
  return { activation_name: activation?.name ?? null, activation: activation?.meaning ?? null };
}

function propertyName({ applies_to, base }: Item, context: ItemContext): string | null {
  if (applies_to) return bearersText(applies_to);
  const abilities = (base?.abilities ?? []).map((slug) => context.name('items', slug));
  return abilities.length > 0 ? listed(abilities) : null;
}

function furtherFacts(item: Item, context: ItemContext): ItemResponse['facts'] {
  const rows: [label: string, value: string | number | undefined][] = [
    ['Charges', item.charges ?? context.typeOf(item).charges],
    ['Power points', item.power_points],
    ['Hardness', item.hardness],
    ['Hit points', item.hit_points],
    ['Break DC', item.break_dc],
    ['Made for Small', item.quarter_when_small && 'A quarter of the weight and contents'],
    ...materialRows(item),
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: String(value) }]));
}

function rowOf({ columns, value: item }: NumberedEntry<'items'>, card: ItemCard, context: ItemContext) {
  const appliesTo = (...bearers: NonNullable<Item['applies_to']>) =>
    bearers.some((bearer) => item.applies_to?.includes(bearer)) ? 1 : 0;
  return {
    ...columns,
    type: item.type,
    material: item.material ?? '',
    slot: slotOf(item, context) ?? '',
    price: card.price_gp,
    weight: card.weight,
    caster_level: card.caster_level ?? card.manifester_level,
    property: ABILITY_TYPES.some((type) => type === item.type) ? 1 : 0,
    weapon_property: appliesTo('melee', 'ranged'),
    armor_property: appliesTo('armor'),
    shield_property: appliesTo('shield'),
    ...equipmentColumns(item, card, context),
  } as const;
}

function filtersOf(cards: readonly ItemCard[], context: ItemContext): ItemFilters {
  const used = (slugs: readonly (string | null)[], name: (slug: string) => string) =>
    [...new Set(slugs)]
      .flatMap((slug) => (slug ? [{ slug, name: name(slug) }] : []))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const types = new Map(cards.map(({ type, type_name }) => [type, type_name]));
  const slots = new Set(cards.map(({ slot }) => slot));
  return {
    types: used([...types.keys()], (slug) => types.get(slug) ?? slug),
    materials: used(
      cards.map(({ material_slug }) => material_slug),
      (slug) => context.name('items', slug),
    ),
    slots: context.vocabulary('item-slots').flatMap(({ slug, name }) => (slots.has(slug) ? [name] : [])),
  };
}
