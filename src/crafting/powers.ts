import type { Spell } from '../contract/spells.ts';
import {
  componentCastings,
  componentsOf,
  continuousFactor,
  FIGURE_EFFECTS,
  type FigureEffectName,
  figureEffectPrice,
  levelForPrice,
  limitFactor,
  SPELL_USES,
  type SpellUseName,
  spellEffectPrice,
  takesLimit,
  UNLIMITED_USES,
  type UseLimit,
} from '../rules/estimated-prices.ts';
import type { CasterClass, SpellCost } from '../rules/item-prices.ts';
import { componentNotes, componentOf } from './casting-components.ts';
import { CannotCraft } from './failure.ts';
import { makersOf, type SpellMaker } from './spell-maker.ts';

/** A power of a new item, with its price in gp without components. */
export type PricedPower = {
  /** In the name of the item: `resistance +3`, `fly`. */
  title: string;
  label: string;
  price: number;
  components: SpellCost & { castings: number };
  /** What the components are assumed to be, or which are not counted. */
  notes: readonly string[];
  /** Null for effects without a spell. */
  spell: { slug: string; name: string; casterLevel: number } | null;
  /** The same power with each lower bonus; empty for all others. */
  lesser: readonly { title: string; price: number }[];
};

const HIGHEST_SPELL_LEVEL = 9;
const NO_COMPONENTS = { gp: 0, xp: 0, castings: 0 };

/** Finds a spell by its slug. */
export type FindSpell = (slug: string) => Promise<Spell | null>;

const isEffect = (name: string): name is FigureEffectName => Object.hasOwn(FIGURE_EFFECTS, name);
const isUse = (name: string): name is SpellUseName => Object.hasOwn(SPELL_USES, name);

/**
 * Reads and prices a power such as `resistance:3` or `spell:fly:continuous:5`.
 * @param wanted the class whose spell it is, where that class casts it
 * @throws {CannotCraft} where there is no such power
 */
export async function pricePower(
  text: string,
  wanted: CasterClass | undefined,
  findSpell: FindSpell,
): Promise<PricedPower> {
  const [name = '', ...rest] = text.split(':');
  if (name === 'spell') return priceSpell(text, rest, wanted, findSpell);
  if (!isEffect(name))
    throw new CannotCraft('power', text, `must begin with spell or one of ${Object.keys(FIGURE_EFFECTS).join(', ')}`);
  return priceEffect(text, name, rest);
}

function priceEffect(text: string, name: FigureEffectName, [figureText = '', ...more]: readonly string[]): PricedPower {
  const { name: effect, gp, lowest, highest, figure: sort } = FIGURE_EFFECTS[name];
  const figure = /^\d{1,2}$/.test(figureText) ? Number(figureText) : Number.NaN;
  if (!(figure >= lowest && figure <= highest) || more.length > 0)
    throw new CannotCraft('power', text, `must be ${name}: and a whole number from ${lowest} to ${highest}`);
  const shown = { bonus: `+${figure}`, level: `level ${figure}`, resistance: String(figure) }[sort];
  const sum =
    sort === 'resistance'
      ? `(${figure} − ${lowest - 1}) × ${gp.toLocaleString('en')} gp`
      : `${figure}² × ${gp.toLocaleString('en')} gp`;
  const words = name.replaceAll('-', ' ').replace(/\bac$/, 'AC');
  const titleOf = (value: number) => `${words} ${sort === 'bonus' ? `+${value}` : value}`;
  return {
    title: titleOf(figure),
    label: `${effect} ${shown}: ${sum}`,
    price: figureEffectPrice(name, figure),
    components: NO_COMPONENTS,
    notes: [],
    spell: null,
    lesser: Array.from({ length: figure - lowest }, (_, i) => ({
      title: titleOf(lowest + i),
      price: figureEffectPrice(name, lowest + i),
    })),
  };
}

async function priceSpell(
  text: string,
  [slug = '', use = 'command', levelText = '', limitText = '']: readonly string[],
  wanted: CasterClass | undefined,
  findSpell: FindSpell,
): Promise<PricedPower> {
  if (!isUse(use)) throw new CannotCraft('power', text, `must name a use: ${Object.keys(SPELL_USES).join(', ')}`);
  const limit = limitOf(text, use, limitText);
  const { spell, maker } = await findMaker(text, slug, wanted, findSpell);
  const casterLevel = levelText === '' ? maker.lowest : Number(levelText);
  if (!Number.isInteger(casterLevel) || casterLevel < maker.lowest || casterLevel > 20)
    throw new CannotCraft('power', text, `must have a caster level from ${maker.lowest} to 20 for ${spell.name}`);
  const duration = spell.duration_typed;
  const castings = componentCastings(use, limit);
  return {
    title: spell.name.toLowerCase(),
    label: spellLabel({ name: spell.name, use, maker, casterLevel, limit, factor: continuousFactor(duration) }),
    price: spellEffectPrice({ use, level: maker.level, casterLevel, limit, duration }),
    components: { ...componentsOf(componentOf(spell, maker.class, casterLevel), castings), castings },
    notes: componentNotes(spell, maker.class, casterLevel),
    spell: { slug: spell.slug, name: spell.name, casterLevel },
    lesser: [],
  };
}

/** The spell of a power, and the class that puts it into the item. */
export async function findMaker(
  text: string,
  slug: string,
  wanted: CasterClass | undefined,
  findSpell: FindSpell,
): Promise<{ spell: Spell; maker: SpellMaker }> {
  const spell = await findSpell(slug);
  if (spell === null) throw new CannotCraft('power', text, `must name a spell by its slug, and there is no “${slug}”`);
  const makers = spell.epic === null ? makersOf(spell, HIGHEST_SPELL_LEVEL) : [];
  const maker = makers.find((one) => one.class === wanted) ?? makers[0];
  if (maker) return { spell, maker };
  throw new CannotCraft('power', text, `must be a spell that a core class casts, which ${spell.name} is not`);
}

function limitOf(text: string, use: SpellUseName, limit: string): UseLimit {
  if (limit === '') return 'unlimited';
  if (!takesLimit(use))
    throw new CannotCraft('power', text, `must have no limit of uses: ${SPELL_USES[use].name.toLowerCase()} has none`);
  if (limit === 'charged') return limit;
  const uses = Number(limit);
  if (Number.isInteger(uses) && uses >= 1 && uses <= UNLIMITED_USES) return uses;
  throw new CannotCraft('power', text, `must have from 1 to ${UNLIMITED_USES} uses a day, or charged`);
}

type LabelParts = {
  name: string;
  use: SpellUseName;
  maker: SpellMaker;
  casterLevel: number;
  limit: UseLimit;
  factor: number;
};

/** `Teleport, command word, 3 a day: level 5 × caster level 9 × 1,800 gp × 3/5`. */
function spellLabel({ name, use, maker, casterLevel, limit, factor }: LabelParts): string {
  const { name: useName, gp } = SPELL_USES[use];
  const often = limit === 'unlimited' ? '' : limit === 'charged' ? ', 50 charges' : `, ${limit} a day`;
  const level = maker.level === 0 ? '½' : levelForPrice(maker.level);
  const factors = [
    limit === 'charged' && '½',
    typeof limit === 'number' && limitFactor(limit) < 1 && `${limit}/${UNLIMITED_USES}`,
    use === 'continuous' && factor !== 1 && `${factor} for its duration`,
  ].filter(Boolean);
  const product = [`level ${level}`, `caster level ${casterLevel}`, `${gp.toLocaleString('en')} gp`, ...factors];
  return `${name}, ${useName.toLowerCase()}${often}: ${product.join(' × ')}`;
}
