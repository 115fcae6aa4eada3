/**
 * The lines of a printed stat block, rebuilt from typed facts. Words follow the Monster Manual v.3.5, pages 5–7;
 * typography is normalized: `−` for minus, `–` for ranges, `×` for multipliers, `—` for nothing.
 */
import { capitalized } from './capitalized.ts';
import { grouped } from './grouped.ts';
import type { ArmorClassPart, HitDice } from './monster-math.ts';
import { signed } from './signed.ts';

const MINUS = '−';
export const NOTHING = '—';

/** `1d6+2` and `2d8-1` with a true minus. */
export function formatDice(dice: string): string {
  return dice.replace('-', MINUS);
}

/** `lawful-evil` → `Lawful evil`. */
export function sentenceCase(words: string): string {
  const text = words.replaceAll('-', ' ');
  return capitalized(text);
}

/** `8d8+40 (76 hp)`, `14d8+84 plus 8d10+48 (231 hp)`, `6d8+6d8+72 (130 hp)`; figures of several dice printed as one sum stay one. */
export function formatHitDice(dice: readonly HitDice[], hitPoints?: number, note?: string): string {
  const single = dice.slice(0, -1).every((part) => !part.modifier) && dice.at(-1)?.modifier;
  const text = dice
    .map(({ count, die, modifier = 0 }) => {
      const rolled = typeof count === 'number' ? `${count}d${die}` : `${count} d${die}`;
      return modifier === 0 ? rolled : `${rolled}${modifier < 0 ? MINUS : '+'}${grouped(Math.abs(modifier))}`;
    })
    .join(single ? '+' : ' plus ');
  return [text, hitPoints === undefined ? '' : `(${grouped(hitPoints)} hp)`, note ?? ''].filter(Boolean).join(' ');
}

export interface Movement {
  land?: number | undefined;
  burrow?: number | undefined;
  climb?: number | undefined;
  fly?: { feet: number; maneuverability?: string | undefined } | undefined;
  swim?: number | undefined;
}

export interface Speed extends Movement {
  armor?: string | undefined;
  base?: Movement | undefined;
  cannot_run?: true | undefined;
  note?: string | undefined;
}

/** Feet as squares of the battle grid: `(8 squares)`. */
function squares(feet: number): string {
  const count = Math.floor(feet / 5);
  return `(${count} ${count === 1 ? 'square' : 'squares'})`;
}

function movements(speed: Movement, grid: boolean): string[] {
  const { land, burrow, climb, fly, swim } = speed;
  const all = [
    land === undefined ? null : { feet: land, text: `${land} ft.` },
    burrow === undefined ? null : { feet: burrow, text: `burrow ${burrow} ft.` },
    climb === undefined ? null : { feet: climb, text: `climb ${climb} ft.` },
    fly === undefined
      ? null
      : { feet: fly.feet, text: `fly ${fly.feet} ft.${fly.maneuverability ? ` (${fly.maneuverability})` : ''}` },
    swim === undefined ? null : { feet: swim, text: `swim ${swim} ft.` },
  ].filter((move) => move !== null);
  return all.map((move, i) => (i === 0 && grid ? `${move.text} ${squares(move.feet)}` : move.text));
}

/** `10 ft. (2 squares), swim 60 ft.`; `20 ft. (4 squares) in scale mail; base speed 30 ft.` */
export function formatSpeed(speed: Speed): string {
  const parts = [movements(speed, true).join(', ')];
  if (speed.armor) parts[0] += ` in ${speed.armor}`;
  if (speed.cannot_run) parts[0] += ' (can’t run)';
  if (speed.base) parts.push(`base speed ${movements(speed.base, false).join(', ')}`);
  if (speed.note) parts.push(speed.note);
  return capitalized(parts.join('; '));
}

export interface LabelledPart extends ArmorClassPart {
  note?: string | undefined;
}

export interface ArmorClass {
  total: number;
  touch?: number | undefined;
  flat_footed?: number | undefined;
  parts: readonly LabelledPart[];
  note?: string | undefined;
  alternatives?: readonly (Omit<ArmorClass, 'note' | 'alternatives'> & { when: string })[] | undefined;
}

/** `+7 natural`, `−2 size`, `+1 Dex`, `+4 chain shirt`. */
export function formatArmorClassPart(part: LabelledPart): string {
  return `${signed(part.value)} ${part.note ?? (part.kind === 'dex' ? 'Dex' : part.kind)}`;
}

/** `16 (−2 size, +1 Dex, +7 natural), touch 9, flat-footed 15`. */
export function formatArmorClass(armor: ArmorClass): string {
  const pieces = [
    `${armor.total}${armor.parts.length === 0 ? '' : ` (${armor.parts.map(formatArmorClassPart).join(', ')})`}`,
    armor.touch === undefined ? '' : `touch ${numeral(armor.touch)}`,
    armor.flat_footed === undefined ? '' : `flat-footed ${numeral(armor.flat_footed)}`,
    armor.note ?? '',
    ...(armor.alternatives ?? []).map(({ when, ...other }) => `or ${formatArmorClass(other)} ${when}`),
  ];
  return pieces.filter(Boolean).join(', ');
}

function numeral(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

export interface Saves {
  fortitude: number;
  reflex?: number | undefined;
  will: number;
  fortitude_note?: string | undefined;
  starred?: readonly ('fortitude' | 'reflex' | 'will')[] | undefined;
}

/** `Fort +7, Ref +3, Will +11`. */
export function formatSaves(saves: Saves): string {
  const star = (save: 'fortitude' | 'reflex' | 'will') => (saves.starred?.includes(save) ? '*' : '');
  const note = saves.fortitude_note ? ` (${saves.fortitude_note})` : '';
  const reflex = saves.reflex === undefined ? NOTHING : `${signed(saves.reflex)}${star('reflex')}`;
  return `Fort ${signed(saves.fortitude)}${star('fortitude')}${note}, Ref ${reflex}, Will ${signed(saves.will)}${star('will')}`;
}

export interface Attack {
  count?: number | string | undefined;
  name: string;
  bonus?: number | readonly number[] | undefined;
  mode?: 'melee' | 'ranged' | 'melee-touch' | 'ranged-touch' | undefined;
  damage?: string | undefined;
  threat?: number | undefined;
  multiplier?: number | undefined;
  plus?: string | undefined;
  on_critical?: string | undefined;
  effect?: string | undefined;
  starred?: true | undefined;
  note?: string | undefined;
}

/** `1d6+2/19–20/×3 plus poison`: the text in brackets after an attack; empty where there is none. */
export function formatAttackDamage(attack: Attack): string {
  const critical = [
    attack.threat === undefined ? '' : `/${attack.threat}–20`,
    attack.multiplier === undefined ? '' : `/×${attack.multiplier}`,
  ].join('');
  const dice = attack.damage === undefined ? '' : `${formatDice(attack.damage)}${attack.starred ? '*' : ''}${critical}`;
  const extra = attack.on_critical === undefined ? '' : ` (+${attack.on_critical} on critical hit)`;
  const plus = attack.plus === undefined ? '' : ` plus ${attack.plus}`;
  return `${dice}${extra}${plus}` || (attack.effect ?? '');
}

/** `2 claws +11 melee (1d8+8)`. */
export function formatAttack(attack: Attack): string {
  const { bonus } = attack;
  const rolls = bonus === undefined ? '' : typeof bonus === 'number' ? signed(bonus) : bonus.map(signed).join('/');
  const mode = bonus === undefined ? '' : (attack.mode ?? 'melee').replace('-', ' ');
  const damage = formatAttackDamage(attack);
  return [attack.count ?? '', attack.name, rolls, mode, damage && `(${damage})`, attack.note && `(${attack.note})`]
    .filter((piece) => piece !== '' && piece !== undefined)
    .join(' ');
}

/** `2 claws +11 melee (1d8+8) and bite +6 melee (2d6+4)`; options are joined by “or”, and by “; or” where one of them has several attacks. */
export function formatAttacks(options: readonly (readonly Attack[])[] | string): string {
  if (typeof options === 'string') return options;
  const joint = options.some((option) => option.length > 1) ? '; or ' : ' or ';
  return capitalized(options.map((option) => option.map(formatAttack).join(' and ')).join(joint));
}

/** Base attack and grapple: `+6/+22`, `+4/—`. */
export function formatBaseAttackGrapple(attack: number | undefined, grapple: number | undefined): string {
  return `${attack === undefined ? NOTHING : signed(attack)}/${grapple === undefined ? NOTHING : signed(grapple)}`;
}

/** Feet as the book prints them: `2-1/2 ft.`, `1/2 ft.`, `10 ft.` */
export function formatFeet(feet: number): string {
  const whole = Math.floor(feet);
  if (feet === whole) return `${whole} ft.`;
  return whole === 0 ? '1/2 ft.' : `${whole}-1/2 ft.`;
}

export interface SkillEntry {
  skill?: string | undefined;
  subtype?: string | undefined;
  modifier?: number | undefined;
  note?: string | undefined;
  starred?: true | undefined;
  text?: string | undefined;
}

/** `Hide +8*, Knowledge (any two) +15, Disguise +2 (+4 acting)`; `nameOf` gives a skill's display name. */
export function formatSkills(skills: readonly SkillEntry[], nameOf: (slug: string) => string): string {
  return skills
    .map(({ skill, subtype, modifier, note, starred, text }) => {
      if (skill === undefined) return text ?? '';
      const name = `${nameOf(skill)}${subtype ? ` (${subtype})` : ''}`;
      const value = modifier === undefined ? '' : ` ${signed(modifier)}${starred ? '*' : ''}`;
      return `${name}${value}${note ? ` (${note})` : ''}`;
    })
    .join(', ');
}
