import type { Crafted, CraftingParameters } from '../contract/crafting.ts';
import type { Spell } from '../contract/spells.ts';
import { creationDays } from '../rules/crafting.ts';
import { creationCost, SPELL_ITEM_RATES, spellItemPrice, WAND_CHARGES } from '../rules/item-prices.ts';
import { ordinal } from '../rules/ordinal.ts';
import type { RangeCategory } from '../rules/spell-facts.ts';
import { componentNotes, componentOf } from './casting-components.ts';
import { CannotCraft } from './failure.ts';
import { makersOf, type SpellMaker } from './spell-maker.ts';

type Form = CraftingParameters['as'];

const TITLES: Readonly<Record<Form, string>> = { potion: 'Potion', oil: 'Oil', scroll: 'Scroll', wand: 'Wand' };
const FEATS = {
  potion: { slug: 'brew-potion', name: 'Brew Potion' },
  oil: { slug: 'brew-potion', name: 'Brew Potion' },
  scroll: { slug: 'scribe-scroll', name: 'Scribe Scroll' },
  wand: { slug: 'craft-wand', name: 'Craft Wand' },
} as const;
/** Highest level of spells in potions and oils, scrolls, wands (SRD, Brew Potion, Scribe Scroll, Craft Wand). */
const HIGHEST_LEVEL: Readonly<Record<Form, number>> = { potion: 3, oil: 3, scroll: 9, wand: 4 };

/**
 * A potion, oil, scroll or wand of a spell at a caster level (SRD, Creating Potions, Creating Scrolls, Creating Wands).
 * @throws {CannotCraft} where the rules do not allow it
 */
export function craftSpellItem(query: CraftingParameters & { spell: string }, spell: Spell | null): Crafted {
  if (spell === null) throw new CannotCraft('spell', query.spell, 'must be the slug of a spell');
  const form = query.as;
  const reason = unsuitableReason(spell, form);
  if (reason) throw new CannotCraft('as', form, reason);
  const maker = makerOf(spell, query);
  const casterLevel = query.caster_level ?? maker.lowest;
  if (casterLevel < maker.lowest)
    throw new CannotCraft(
      'caster_level',
      String(casterLevel),
      `must be at least ${maker.lowest}, at which a ${maker.class} casts ${spell.name}`,
    );
  const uses = form === 'wand' ? WAND_CHARGES : 1;
  const component = componentOf(spell, maker.class, casterLevel);
  const basePrice = spellItemPrice(form, maker.level, casterLevel);
  const price = spellItemPrice(form, maker.level, casterLevel, component);
  const creation = creationCost(basePrice, { gp: uses * component.gp, xp: uses * component.xp });
  const castings = uses > 1 ? `, ${uses} castings` : '';
  const prerequisites: Crafted['prerequisites'] = [
    { any_of: [{ kind: 'feats', ...FEATS[form] }] },
    { any_of: [{ kind: 'spells', slug: spell.slug, name: spell.name }] },
  ];
  const level = maker.level === 0 ? '½ (0-level spell)' : String(maker.level);
  const materials = { label: `Material components${castings}`, value: uses * component.gp };
  return {
    name: `${TITLES[form]} of ${spell.name} (caster level ${ordinal(casterLevel)})`,
    base: { slug: spell.slug, name: spell.name },
    bonus: null,
    price,
    cost: creation.gp,
    experience: creation.xp,
    days: form === 'potion' || form === 'oil' ? 1 : creationDays(basePrice),
    caster_level: casterLevel,
    weight: null,
    needs: [FEATS[form].name, spell.name, `caster level ${ordinal(casterLevel)}`],
    prerequisites,
    terms: [
      {
        label: `Spell level ${level} × caster level ${casterLevel} × ${SPELL_ITEM_RATES[form]} gp`,
        value: basePrice,
      },
      materials,
      { label: `Experience of the spell${castings}, 5 gp for each point`, value: price - basePrice - materials.value },
    ].filter(({ value }, i) => i === 0 || value !== 0),
    notes: componentNotes(spell, maker.class, casterLevel),
    cost_terms: [{ label: 'Half of the base price', value: basePrice / 2 }, materials].filter(
      ({ value }, i) => i === 0 || value !== 0,
    ),
    upgrades: [],
    skill: null,
  };
}

/** Why a spell cannot be made into the item; null where it can. */
function unsuitableReason(spell: Spell, form: Form): string | null {
  if (spell.epic !== null) return `of ${spell.name} cannot be made: it is an epic spell`;
  if (form !== 'potion' && form !== 'oil') return null;
  if (rangeOf(spell) === 'personal')
    return `cannot be made of ${spell.name}: spells with a range of personal cannot be made into potions`;
  if (/minute|hour|day|week/i.test(spell.casting_time ?? ''))
    return `cannot be made of ${spell.name}: its casting time must be less than 1 minute`;
  if (spell.target === null && spell.target_or_area === null && !emanatesFromTouched(spell))
    return `cannot be made of ${spell.name}: it must target one or more creatures or objects`;
  return null;
}

/** The category of a range; null of one with a distance or a wording of its own, such as "Personal or touch". */
function rangeOf({ range_typed: range }: Spell): RangeCategory | null {
  if (range === null || typeof range === 'string') return range;
  return 'category' in range ? range.category : null;
}

/** A spell on a creature that is touched, from which it emanates, has that creature as its target: a magic circle against evil. */
const emanatesFromTouched = (spell: Spell): boolean =>
  rangeOf(spell) === 'touch' && /\bemanation from (?:the )?touched creature$/i.test(spell.area ?? '');

/** The class of the maker: the one that the query names, else the one whose item is the cheapest. */
function makerOf(spell: Spell, query: CraftingParameters): SpellMaker {
  const highest = HIGHEST_LEVEL[query.as];
  const makers = makersOf(spell, highest);
  if (makers.length === 0) {
    const reason = `cannot be made of ${spell.name}: it holds spells of at most level ${highest} that a core class casts`;
    throw new CannotCraft('as', query.as, reason);
  }
  const wanted = query.class_name;
  const maker = wanted
    ? makers.find((one) => one.class === wanted)
    : makers.reduce((best, one) => (one.level * one.lowest < best.level * best.lowest ? one : best));
  if (maker) return maker;
  const allowed = makers.map((one) => one.class).join(', ');
  throw new CannotCraft('class_name', wanted ?? '', `must be one of ${allowed} for a ${query.as} of ${spell.name}`);
}
