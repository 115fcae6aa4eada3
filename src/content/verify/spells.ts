import { epicDevelopmentCost, epicDevelopmentEffort, epicSpellDc } from '../../rules/epic-spells.ts';
import type { Check, Verifier } from './check.ts';

/**
 * Checks of epic spells (SRD, Epic Spells). The Spellcraft DC follows from seeds and factors, the development cost from
 * the DC, time and XP from the cost. Each seed's DC is that of the seed's entry, unless the entry has several.
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
      const hasSeveralDcs = note !== undefined || own?.spellcraft_dc_note !== undefined;
      return own?.spellcraft_dc === undefined || hasSeveralDcs ? [] : [check('seed-dc', dc, own.spellcraft_dc)];
    }),
  ];
};

const check = (rule: string, printed: number, computed: number): Check => ({
  rule,
  printed: printed.toLocaleString('en'),
  computed: computed.toLocaleString('en'),
});
