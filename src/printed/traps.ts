import type { Trap } from '../contract/traps.ts';
import type { EntryText } from './entry-text.ts';

/** A trap with its elements in the order of the book (Dungeon Master's Guide, page 70). */
export function trapText(trap: Trap): EntryText {
  return {
    name: trap.name,
    line: `CR ${trap.challenge_rating}; ${trap.type_name.toLowerCase()}`,
    facts: [
      ['Trigger', trap.trigger_text],
      ['Reset', trap.reset_text],
      ['Bypass', trap.bypass && bypassText(trap.bypass)],
      ['Multiple Traps', trap.multiple_traps],
      ['Attack', trap.attack],
      ['Spell Effect', trap.spells.map(spellText).join('; ')],
      ['Saving Throw', trap.save],
      ['Depth', trap.depth === null ? null : `${trap.depth} ft.`],
      ['Damage', trap.attack === null ? trap.damage : trap.damages.map(damageText).join(', ')],
      ['Pit Spikes', trap.pit_spikes && spikesText(trap.pit_spikes)],
      ['Multiple Targets', trap.targets],
      ['Features', featuresOf(trap).join('; ')],
      ['Poison', trap.poison && poisonText(trap.poison)],
      ['Search', `DC ${trap.search_dc}`],
      ['Disable Device', `DC ${trap.disable_dc}`],
      [trap.type === 'mechanical' ? 'Market Price' : 'Cost', trap.cost_text],
    ],
    sections: [[null, trap.description_html]],
  };
}

/** `Hidden lock (Search DC 25, Open Lock DC 30)`. */
export function bypassText({ name, search_dc, open_lock_dc }: NonNullable<Trap['bypass']>): string {
  const checks = [search_dc && `Search DC ${search_dc}`, open_lock_dc && `Open Lock DC ${open_lock_dc}`];
  return `${name} (${checks.filter(Boolean).join(', ')})`;
}

/** `2d4 acid per round for 2 rounds`. */
const damageText = ({ dice, type, note }: Trap['damages'][number]) => [dice, type, note].filter(Boolean).join(' ');

/** `Extended bane (cleric, caster level 3)`. */
const spellText = ({ name, caster_name, caster_level, metamagic, note }: Trap['spells'][number]) =>
  [metamagic, name, `(${[caster_name.toLowerCase(), `caster level ${caster_level}`, note].filter(Boolean).join(', ')})`]
    .filter(Boolean)
    .join(' ');

/** `+10 melee, 1d4 spikes for 1d4+2 plus poison each`. */
export const spikesText = ({ bonus, count, damage, poisoned }: NonNullable<Trap['pit_spikes']>) =>
  `+${bonus} melee, ${count} spikes per target for ${damage}${poisoned ? ' plus poison' : ''} each`;

/** `Bloodroot, DC 12 Fortitude save resists, 0/1d4 Con`. */
const poisonText = ({ name, dc, initial, secondary }: NonNullable<Trap['poison']>) =>
  `${name}, DC ${dc} Fortitude save resists, ${initial}/${secondary}`;

/** The features without figures of their own, and the onset delay. */
export function featuresOf(trap: Trap): string[] {
  const { gas, liquid, never_miss, no_attack_roll, onset_delay } = trap;
  const delay = onset_delay === null ? null : `onset delay (${onset_delay} ${onset_delay === 1 ? 'round' : 'rounds'})`;
  return [
    gas && 'gas',
    liquid && 'liquid',
    never_miss && 'never miss',
    no_attack_roll && 'no attack roll required',
    delay,
  ].filter((feature) => typeof feature === 'string');
}
