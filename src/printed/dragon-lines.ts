import type { Monster } from '../contract/monsters.ts';
import { capitalized } from '../rules/capitalized.ts';
import { formatDice } from '../rules/monster-format.ts';
import { ordinal } from '../rules/ordinal.ts';

/** The lines of a dragon that follow from age and size instead of printed attack and special lines. */
export function dragonLines(age: NonNullable<Monster['age']>) {
  const { full_attack, breath_weapon, crush, tail_sweep, frightful_presence_dc, spell_resistance, caster_level } = age;
  const save = breath_weapon && ` (DC ${breath_weapon.dc})`;
  const breath = breath_weapon && [breath_weapon.damage && formatDice(breath_weapon.damage), save];
  const all: (readonly [string, string | null])[] = [
    ['Breath Weapon', breath?.join('').trim() ?? null],
    ['Crush', crush && [formatDice(crush), save].join('')],
    ['Tail Sweep', tail_sweep && [formatDice(tail_sweep), save].join('')],
    ['Frightful Presence', frightful_presence_dc === null ? null : `DC ${frightful_presence_dc}`],
    ['Special Abilities', age.abilities.length === 0 ? null : capitalized(age.abilities.join(', '))],
    ['Spell Resistance', spell_resistance === null ? null : String(spell_resistance)],
    ['Caster Level', caster_level === null ? null : ordinal(caster_level)],
  ];
  return {
    attack: full_attack,
    abilities: all.flatMap(([label, text]) => (text === null ? [] : [[label, text] as const])),
  };
}

/** A dragon's single attack is the first one of its full attack, the bite. */
export const firstAttack = (attacks: string | null | undefined): string | null => attacks?.split(' and ')[0] ?? null;

/** Space and reach: `10 ft./5 ft. (10 ft. with bite)`; — for what is not printed. */
export function spaceAndReach({ space, reach, age }: Pick<Monster, 'space' | 'reach' | 'age'>): string {
  return `${space ?? '—'}/${reach ?? '—'}${age?.bite_reach ? ` (${age.bite_reach} ft. with bite)` : ''}`;
}
