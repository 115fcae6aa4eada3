import { builtText } from '../../../contract/built-creatures.ts';
import { KINDS, type KindName, pluralOf } from '../../../contract/kinds.ts';
import type { SpellCard } from '../../../contract/spells.ts';
import { challengeRatingValue } from '../../../rules/challenge-rating.ts';
import { encounterLevel, type Foes, formatRating } from '../../../rules/encounters.ts';
import { formatGp, formatPounds } from '../../../rules/item-format.ts';
import { savesNamed } from '../../../rules/spell-facts.ts';
import type { LineRef, ListLine } from '../../own-lists/own-list.ts';
import type { ListCard } from './list-card.ts';

/**
 * The facts that a line of a list shows of its entry, joined by " · ". Which facts depends on the kind.
 * @param hasLevel whether the heading above the line says the level of its spell
 */
export function lineFacts(card: ListCard, hasLevel: boolean): string {
  const facts = (...parts: (string | number | null | false | undefined)[]) => parts.filter(Boolean).join(' · ');
  switch (card.kind) {
    case 'spells':
      return facts(card.school_name, !hasLevel && card.level_text, card.casting_time);
    case 'powers':
      return facts(card.discipline_name, card.level_text, card.power_points && `${card.power_points} power points`);
    case 'items':
      return facts(card.type_name, card.slot_name);
    case 'monsters':
      return facts(
        card.challenge_rating && `CR ${card.challenge_rating}`,
        card.size_name,
        card.type_name,
        card.hit_dice,
      );
    case 'feats':
      return facts(card.category_name, card.prerequisites);
    case 'place':
      return facts(card.type, card.fact, `${card.rulebook_name} ${card.page ?? ''}`.trim());
    default:
      return 'summary' in card ? (card.summary ?? '') : '';
  }
}

/** How a spell is cast: range, duration, saving throw with its DC. `dc` is null where it is not known. */
export function castFacts({ range, duration, saving_throw }: SpellCard, dc: number | null): string {
  const hasSave = saving_throw !== null && savesNamed(saving_throw).length > 0;
  const save = saving_throw === 'None' ? 'No save' : saving_throw;
  return [range, duration, save, hasSave && dc !== null && `DC ${dc}`].filter(Boolean).join(' · ');
}

/** The weight and the price of `quantity` pieces of an item as text; null where the books give none. */
export function itemFigures(
  card: ListCard | undefined,
  quantity: number,
): { weight: string | null; price: string | null } {
  if (card?.kind !== 'items') return { weight: null, price: null };
  const { weight, price_gp: price, price_text: text } = card;
  return {
    weight: weight === null ? null : formatPounds(weight * quantity),
    price: price === null ? text : quantity === 1 ? text : formatGp(price * quantity),
  };
}

type Cards = ReadonlyMap<string, ListCard>;

/** The key of an entry in a map of cards, such as `spells/fireball`, or of what is built of it: `monsters/ogre?class=fighter:4`. */
export const addressOf = ({ kind, slug, build }: LineRef): string =>
  build === undefined ? `${kind}/${slug}` : `${kind}/${slug}?${build}`;

/** The totals of a list: the number of entries of each kind, the encounter level of the monsters, the weight and price of the items. */
export function listTotals(lines: readonly ListLine[], cards: Cards): string[] {
  const counts = [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, ofKind]) =>
    counted(
      ofKind.reduce((sum, { quantity }) => sum + quantity, 0),
      kind,
    ),
  );
  const { weight, price } = gearTotals(lines, cards);
  const encounter = encounterLevel(foesOf(lines, cards));
  return [
    ...counts,
    ...(encounter === null ? [] : [`encounter level ${formatRating(encounter)}`]),
    ...(weight > 0 ? [formatPounds(weight)] : []),
    ...(price > 0 ? [formatGp(price)] : []),
  ];
}

/** The weight in pounds and the price in gp of the items of a list. */
export function gearTotals(lines: readonly ListLine[], cards: Cards): { weight: number; price: number } {
  const items = lines.flatMap((line) => {
    const card = cards.get(addressOf(line));
    return card?.kind === 'items' ? [{ ...line, card }] : [];
  });
  return {
    weight: items.reduce((sum, { card, quantity }) => sum + (card.weight ?? 0) * quantity, 0),
    price: items.reduce((sum, { card, quantity }) => sum + (card.price_gp ?? 0) * quantity, 0),
  };
}

/** The monsters of a list with a challenge rating, and its traps. */
export function foesOf(lines: readonly ListLine[], cards: Cards): Foes[] {
  return lines.flatMap((line) => {
    const card = cards.get(addressOf(line));
    if (card?.kind === 'traps') return [{ rating: card.challenge_rating, count: line.quantity }];
    if (card?.kind !== 'monsters' || card.challenge_rating === null) return [];
    return [{ rating: challengeRatingValue(card.challenge_rating), count: line.quantity }];
  });
}

/** Monsters as printed, traps and built creatures, as the parameters of addresses. */
export type EncounterParts = { creature?: string; trap?: string; built?: string };

/** The monsters and traps of a list as the parameters of an encounter's address: `ogre:2,worg`. */
export function encounterParts(lines: readonly ListLine[]): EncounterParts {
  const text = (kind: KindName) =>
    lines
      .filter((line) => line.kind === kind && line.build === undefined)
      .map(({ slug, quantity }) => (quantity === 1 ? slug : `${slug}:${quantity}`))
      .join(',');
  const [creature, trap] = [text('monsters'), text('traps')];
  const built = lines
    .flatMap(({ slug, build, quantity }) =>
      build === undefined ? [] : [builtText({ slug, build, count: String(quantity) })],
    )
    .join(',');
  return { ...(creature && { creature }), ...(trap && { trap }), ...(built && { built }) };
}

const counted = (count: number, kind: KindName): string =>
  `${count.toLocaleString('en')} ${count === 1 ? KINDS[kind].singular : pluralOf(kind)}`;

/** Such as `12 entries`. */
export const entriesText = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'}`;
