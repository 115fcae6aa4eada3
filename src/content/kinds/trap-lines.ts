import { capitalized } from '../../rules/capitalized.ts';
import { signed } from '../../rules/signed.ts';
import type { Trap } from '../schema/traps.ts';

type Attack = NonNullable<Trap['attacks']>[number];
type Save = NonNullable<Trap['saves']>[number];
type Damage = NonNullable<Trap['damage']>[number];

/** `Proximity (alarm)`, `Touch (attached)`, `Location`. */
export function triggerText({ trigger: { kind, spell, attached, note } }: Trap): string {
  const spellWords = spell?.replaceAll('-', ' ');
  const brackets = [attached && 'attached', spellWords, note].filter(Boolean).join(', ');
  return capitalized(brackets === '' ? kind : `${kind} (${brackets})`);
}

/** `+10 ranged (1d6/×3, arrow)`, `+15 melee touch (trip)`; null where it makes no attack roll. */
export function attackText({ attacks = [] }: Trap): string | null {
  return attacks.map(attackLine).join(', ') || null;
}

function attackLine(attack: Attack): string {
  const brackets = [hitText(attack), attack.with, attack.effect].filter(Boolean).join(', ');
  const roll = `${signed(attack.bonus)} ${attack.reach}${attack.touch ? ' touch' : ''}`;
  return brackets === '' ? roll : `${roll} (${brackets})`;
}

/** `1d8/×3`, `1d4 plus poison`; undefined where a hit deals no damage. */
function hitText({ damage, critical, poisoned }: Attack): string | undefined {
  if (damage === undefined) return undefined;
  return `${damage}${critical ? `/${critical}` : ''}${poisoned ? ' plus poison' : ''}`;
}

/** `DC 20 Reflex save avoids`; null where it allows none. */
export function saveText({ saves = [], save_note }: Trap): string | null {
  return save_note ?? (saves.map(saveLine).join(' and ') || null);
}

const saveLine = ({ dc, save, effect }: Save) =>
  [`DC ${dc} ${capitalized(save)} save`, effect].filter(Boolean).join(' ');

/** `1d6 fall`, `2d4 acid per round for 2 rounds`, `1d6/×3`; null where neither it nor an attack deals damage. */
export function damageText({ damage = [], attacks = [] }: Trap): string | null {
  const hits = [...new Set(attacks.flatMap((attack) => hitText(attack) ?? []))];
  return [...damage.map(damageLine), ...hits].join(', ') || null;
}

const damageLine = ({ dice, type, note }: Damage) => [dice, type, note].filter(Boolean).join(' ');

/** `2,000 gp`, `500 gp, 40 XP`, `85 gp to hire an NPC spellcaster`. */
export function costText({ type, cost: { gp, xp } }: Trap): string {
  const gold = `${gp.toLocaleString('en')} gp`;
  if (type === 'spell') return `${gold} to hire an NPC spellcaster`;
  return xp === undefined ? gold : `${gold}, ${xp.toLocaleString('en')} XP`;
}
