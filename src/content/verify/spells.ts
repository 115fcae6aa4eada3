import { epicDevelopmentCost, epicDevelopmentEffort, epicSpellDc } from '../../rules/epic-spells.ts';
import type { Check, Verifier } from './check.ts';

/**
 * Of epic spells: the Spellcraft DC against seeds and factors, the cost against the DC, time and experience against the
 * cost, and each seed's DC against its own entry, where that has just one.
 */
export const verifySpell: Verifier<'spells'> = ({ value: spell }, lookup): Check[] => {
  const { development, spellcraft_dc } = spell;
  if (development === undefined || spellcraft_dc === undefined) return [];
  const { seeds, factors = '', mitigating_factors = '', cost_gp, days, xp } = development;
  const dcs = seeds.map(({ dc }) => dc);
  const effort = epicDevelopmentEffort(cost_gp);
  return [
    check('spellcraft-dc', spellcraft_dc, epicSpellDc(dcs, `${factors}; ${mitigating_factors}`)),
    check('development-cost', cost_gp, epicDevelopmentCost(spellcraft_dc)),
    check('development-days', days, effort.days),
    check('development-xp', xp, effort.xp),
    ...seeds.flatMap(({ seed, dc, note }) => {
      const own = lookup.get('spells', seed);
      const several = note !== undefined || own?.spellcraft_dc_note !== undefined;
      return own?.spellcraft_dc === undefined || several ? [] : [check('seed-dc', dc, own.spellcraft_dc)];
    }),
  ];
};

const check = (rule: string, printed: number, computed: number): Check => ({
  rule,
  printed: printed.toLocaleString('en'),
  computed: computed.toLocaleString('en'),
});
