import type { Crafted, CraftingParameters } from '../contract/crafting.ts';
import { creationDays } from '../rules/crafting.ts';
import {
  componentsOf,
  ITEM_CHARGES,
  levelForPrice,
  STAFF_CASTER_LEVEL,
  STAFF_GP,
  staffCastings,
  staffPrices,
} from '../rules/estimated-prices.ts';
import { creationCost } from '../rules/item-prices.ts';
import { ordinal } from '../rules/ordinal.ts';
import { componentNotes, componentOf } from './casting-components.ts';
import { CannotCraft } from './failure.ts';
import { type FindSpell, findMaker } from './powers.ts';
import { upgradeFrom } from './upgrade.ts';

const FEAT = { kind: 'feats', slug: 'craft-staff', name: 'Craft Staff' } as const;
/** The market price of a point of experience that the spells of an item cost (SRD, Creating Magic Items). */
const GP_PER_XP = 5;
const SHARES: Readonly<Record<number, string>> = { 1: '', 0.75: ' × 75 %', 0.5: ' × ½' };

type StaffPart = Awaited<ReturnType<typeof staffSpell>>;

/**
 * A staff of spells with 50 charges (SRD, Creating Staffs).
 * @throws {CannotCraft} where it has no spell, or the caster level is too low
 */
export async function craftStaff(query: CraftingParameters, findSpell: FindSpell): Promise<Crafted> {
  if (query.power.length === 0) throw new CannotCraft('power', '', 'must be given: the spells of the staff');
  const parts = await Promise.all(query.power.map((text) => staffSpell(text, query, findSpell)));
  const lowest = Math.max(STAFF_CASTER_LEVEL, ...parts.map(({ maker }) => maker.lowest));
  const casterLevel = query.caster_level ?? lowest;
  if (casterLevel < lowest)
    throw new CannotCraft(
      'caster_level',
      String(casterLevel),
      `must be at least ${lowest} for these spells in a staff`,
    );
  const terms = spellTerms(parts, casterLevel);
  const basePrice = sum(terms);
  const components = parts.map(({ spell, maker, castings }) =>
    componentsOf(componentOf(spell, maker.class, casterLevel), castings),
  );
  const materials = parts.flatMap(({ spell, castings }, i) => {
    const gp = components[i]?.gp ?? 0;
    return gp > 0 ? [{ label: `Material components of ${spell.name}, ${castings} castings`, value: gp }] : [];
  });
  const xp = components.reduce((total, one) => total + one.xp, 0);
  const experience =
    xp > 0
      ? [{ label: `Experience of the spells, ${xp.toLocaleString('en')} XP at ${GP_PER_XP} gp`, value: GP_PER_XP * xp }]
      : [];
  const creation = creationCost(basePrice, { gp: sum(materials), xp });
  return {
    name: nameOf(parts),
    base: null,
    bonus: null,
    price: basePrice + sum([...materials, ...experience]),
    cost: creation.gp,
    experience: creation.xp,
    days: creationDays(basePrice),
    caster_level: casterLevel,
    weight: null,
    needs: [FEAT.name, ...parts.map(({ spell }) => spell.name), `caster level ${ordinal(casterLevel)}`],
    prerequisites: [
      { any_of: [FEAT] },
      ...parts.map(({ spell: { slug, name } }) => ({ any_of: [{ kind: 'spells' as const, slug, name }] })),
    ],
    terms: [...terms, ...materials, ...experience],
    notes: parts.flatMap(({ spell, maker }) => componentNotes(spell, maker.class, casterLevel)),
    cost_terms: [{ label: 'Half of the base price', value: basePrice / 2 }, ...materials],
    upgrades: parts.length > 1 ? parts.flatMap((part) => upgradeOf(part, parts, casterLevel, basePrice)) : [],
    skill: null,
  };
}

const sum = (terms: Crafted['terms']) => terms.reduce((total, { value }) => total + value, 0);

const nameOf = (parts: readonly StaffPart[]) => `Staff of ${parts.map(({ spell }) => spell.name).join(', ')}`;

/** Reads a spell of a staff: its slug, and after a colon the charges of a use. */
async function staffSpell(text: string, { class_name: wanted }: CraftingParameters, findSpell: FindSpell) {
  const [slug = '', chargesText = '1', ...more] = text.split(':');
  const charges = /^\d{1,2}$/.test(chargesText) ? Number(chargesText) : 0;
  if (charges < 1 || charges > ITEM_CHARGES || more.length > 0)
    throw new CannotCraft(
      'power',
      text,
      `must be a spell, and after a colon the charges of a use, from 1 to ${ITEM_CHARGES}`,
    );
  const { spell, maker } = await findMaker(text, slug, wanted, findSpell);
  return { spell, maker, level: maker.level, charges, castings: staffCastings({ level: maker.level, charges }) };
}

function spellTerms(parts: readonly StaffPart[], casterLevel: number): Crafted['terms'] {
  return staffPrices(parts, casterLevel).map(({ price, share }, i) => {
    const { spell, level, charges } = parts[i] as StaffPart;
    const shownLevel = level === 0 ? '½' : levelForPrice(level);
    const divided = charges > 1 ? ` / ${charges} charges` : '';
    const product = `level ${shownLevel} × caster level ${casterLevel} × ${STAFF_GP} gp`;
    return { label: `${spell.name}: ${product}${divided}${SHARES[share]}`, value: price * share };
  });
}

/** What adding one of the spells to a staff of the others takes: the difference of the prices (SRD, Adding New Abilities). */
function upgradeOf(
  part: StaffPart,
  parts: readonly StaffPart[],
  casterLevel: number,
  basePrice: number,
): Crafted['upgrades'] {
  const before = parts.filter((one) => one !== part);
  const difference = basePrice - sum(spellTerms(before, casterLevel));
  return difference > 0 ? [upgradeFrom(nameOf(before), difference)] : [];
}
