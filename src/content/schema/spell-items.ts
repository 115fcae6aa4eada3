/** What a generated item holds of the spell that it follows from. */
export type SpellItemFacts = {
  /** Slug of the spell. */
  spell: string;
  spell_level: number;
  tradition: 'arcane' | 'divine';
  heightened: boolean;
  /** What the price holds for the components of one casting: gp, XP. */
  components: { gp: number; xp: number };
  /** What making it takes, by the rules. */
  cost_to_create: { gp: number; xp: number };
  /** By the formula, in gp. */
  computed_price_gp: number;
  /** What the SRD prints, in gp; empty where it prints no such item. */
  printed_prices_gp: readonly number[];
};
