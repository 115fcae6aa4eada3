/** The facts of a generated item that follow from its spell. */
export type SpellItemFacts = {
  /** Slug of the spell. */
  spell: string;
  spell_level: number;
  tradition: 'arcane' | 'divine';
  heightened: boolean;
  /** The part of the price for the components of one casting, in gp and XP. */
  components: { gp: number; xp: number };
  /** The creation cost by the rules, in gp and XP. */
  cost_to_create: { gp: number; xp: number };
  /** The price by the formula, in gp. */
  computed_price_gp: number;
  /** The prices in the SRD, in gp; empty if it has no such item. */
  printed_prices_gp: readonly number[];
};
