/** Changes of Armor Class; touch and flat-footed follow (Player's Handbook, pages 123, 134 and 136). */
import { abilityModifier } from '../abilities.ts';
import type { LabelledPart } from '../monster-format.ts';
import { armorClass, flatFootedArmorClass, touchArmorClass } from '../monster-math.ts';
import { maximumDexterity } from './armor-limits.ts';
import { add, type Draft, figureOf } from './draft.ts';

/** What armor lets through of a change of the Dexterity modifier. */
export function dexterityToArmor(draft: Draft, label: string, change: number): void {
  const { parts } = draft.facts.armor_class;
  const printed = parts.find(({ kind }) => kind === 'dex')?.value ?? 0;
  const modifier = abilityModifier(draft.facts.abilities.dex);
  const before = modifier - change;
  const limit = Math.min(maximumDexterity(parts), printed < before ? printed : Number.POSITIVE_INFINITY);
  const allowed = Math.min(modifier, limit) - printed;
  if (allowed < change)
    draft.notes.push(`Its armor allows no Dexterity bonus to Armor Class beyond +${Math.max(0, printed + allowed)}.`);
  changeArmor(draft, 'dex', label, allowed);
}

/** Adds to a kind of bonus to Armor Class; touch and flat-footed follow. */
export function changeArmor(draft: Draft, kind: string, label: string, change: number): void {
  if (change === 0) return;
  const { parts } = draft.facts.armor_class;
  const at = parts.findIndex((part) => part.kind === kind && part.note === undefined);
  const sum = (at < 0 ? 0 : (parts[at]?.value ?? 0)) + change;
  const changed =
    at < 0
      ? ordered([...parts, { kind, value: sum }])
      : parts.flatMap((part, n) => (n !== at ? [part] : sum === 0 ? [] : [{ ...part, value: sum }]));
  const { alternatives, ...armor } = draft.facts.armor_class;
  if (alternatives !== undefined)
    draft.notes.push(`Its Armor Class ${alternatives.map(({ when }) => when).join(' and ')} is left out.`);
  draft.facts.armor_class = { ...armor, parts: changed };
  follow(draft, label, parts, changed);
  if (kind === 'natural') {
    if (draft.figures.natural_armor === undefined) draft.figures.natural_armor = [];
    add(draft, 'natural_armor', label, change);
  }
}

/** Takes armor and shield off; the whole Dexterity bonus counts then. */
export function takeArmorOff(draft: Draft, label: string): void {
  const { parts } = draft.facts.armor_class;
  const dexterity = abilityModifier(draft.facts.abilities.dex);
  const bare = parts.filter(({ kind }) => kind !== 'armor' && kind !== 'shield');
  if (bare.length === parts.length) return;
  draft.facts.armor_class = { ...draft.facts.armor_class, parts: bare };
  follow(draft, label, parts, bare);
  const counted = bare.find(({ kind }) => kind === 'dex')?.value ?? 0;
  changeArmor(draft, 'dex', label, dexterity - counted);
  const { armor: _, base, ...speed } = draft.facts.speed;
  draft.facts.speed = base ?? speed;
}

/** Adds what parts in place of others change. */
function follow(draft: Draft, label: string, old: readonly LabelledPart[], parts: readonly LabelledPart[]): void {
  add(draft, 'armor_class_total', label, armorClass(parts) - armorClass(old));
  add(draft, 'touch_armor_class', label, touchArmorClass(parts) - touchArmorClass(old));
  const flatFooted = flatFootedArmorClass(old);
  const departure = flatFooted - figureOf(draft, 'flat_footed_armor_class');
  add(draft, 'flat_footed_armor_class', 'Without the Dexterity bonus, as the rules say', departure);
  add(draft, 'flat_footed_armor_class', label, flatFootedArmorClass(parts) - flatFooted);
}

const PART_ORDER = ['size', 'dex', 'natural'];
const ordered = (parts: readonly LabelledPart[]): LabelledPart[] => {
  const place = ({ kind }: LabelledPart) => (PART_ORDER.includes(kind) ? PART_ORDER.indexOf(kind) : PART_ORDER.length);
  return [...parts].sort((a, b) => place(a) - place(b));
};
