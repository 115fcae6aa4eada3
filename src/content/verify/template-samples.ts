import { applyTemplate } from '../../rules/creature/apply-template.ts';
import type { Attacks, BaseCreature, BuiltCreature } from '../../rules/creature/base-creature.ts';
import { dragonAttacks, dragonBody } from '../../rules/dragon-attacks.ts';
import { formatAttack, formatHitDice, formatSaves, formatSpeed } from '../../rules/monster-format.ts';
import { formatAdvancement } from '../../rules/monster-lines.ts';
import { signed } from '../../rules/signed.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Template } from '../schema/templates.ts';
import type { Check, Lookup } from './check.ts';

type Sample = NonNullable<Template['samples']>[number];

/** Compares a sample creature of a template that gives the whole stat block with what the template makes of its base. */
export function templateChecks(slug: string, monster: Monster, lookup: Lookup): Check[] {
  return lookup
    .all('templates')
    .filter(({ value }) => value.changes.saves?.base !== undefined)
    .flatMap(({ value: template }) => {
      const sample = template.samples?.find((one) => one.monster === slug);
      if (sample === undefined) return [];
      const base = sample.base === undefined ? undefined : lookup.get('monsters', sample.base);
      return compared(monster, applyTemplate(baseOf(sample, base), template.changes));
    });
}

/** The base creature: its entry without armor speeds, and what the sample had in place of it. */
function baseOf({ monster, as = {} }: Sample, entry: Monster | undefined): BaseCreature {
  const size = as.size ?? entry?.size;
  const type = as.type ?? entry?.type;
  const speed = as.speed ?? entry?.speed;
  const hit_dice = as.hit_dice ?? entry?.hit_dice;
  if (!size || !type || !speed || !hit_dice) throw new Error(`The sample ${monster} names no base creature.`);
  const { armor: _, base, ...unarmored } = speed;
  return {
    size,
    type,
    subtypes: as.subtypes ?? entry?.subtypes ?? [],
    hit_dice,
    speed: base ?? unarmored,
    armor: as.armor ?? (entry?.armor_class.parts ?? []).filter(({ kind }) => WORN.has(kind)),
    abilities: { ...entry?.abilities, ...as.abilities },
    attack: as.attack ?? attacksOf(entry, 'attack'),
    full_attack: as.attack ?? attacksOf(entry, 'full_attack'),
    special_qualities: entry?.special_qualities ?? [],
    advancement: entry?.advancement,
  };
}

const WORN = new Set(['natural', 'armor', 'shield']);

/** The attacks of the entry; those of a dragon follow from its size. */
function attacksOf(entry: Monster | undefined, line: 'attack' | 'full_attack'): Attacks {
  const printed = entry?.[line];
  if (Array.isArray(printed)) return printed;
  const body = entry && dragonBody(entry.dragon_body ?? entry.size);
  if (!body || entry.attack_bonus === undefined) return [];
  const attacks = dragonAttacks(body, entry.attack_bonus, entry.abilities.str ?? 10);
  return [line === 'attack' ? attacks.slice(0, 1) : attacks];
}

const list = (words: readonly string[] = []) => [...words].sort().join(', ') || 'none';
const abilityText = (abilities: Monster['abilities'] | BuiltCreature['abilities']) =>
  (['str', 'dex', 'con', 'int', 'wis', 'cha'] as const).map((key) => abilities[key] ?? '—').join('/');

/** The figures of the printed block and those that the template gives. */
function compared(monster: Monster, built: BuiltCreature): Check[] {
  const { armor_class: armor, saves } = monster;
  const part = (parts: readonly { kind: string; value: number }[], kind: string) =>
    signed(parts.find((one) => one.kind === kind)?.value ?? 0);
  const { armor_class: builtArmor } = built;
  const check = (name: string, printed: unknown, computed: unknown): Check => ({
    rule: `template-${name}`,
    printed: String(printed),
    computed: String(computed),
  });
  return [
    check('size', monster.size, built.size),
    check('type', monster.type, built.type),
    check('subtypes', list(monster.subtypes), list(built.subtypes)),
    check('hit-dice', formatHitDice(monster.hit_dice ?? []), formatHitDice(built.hit_dice)),
    check('hit-points', monster.hit_points, built.hit_points.total),
    check('initiative', signed(monster.initiative), signed(built.initiative.total)),
    check('speed', formatSpeed(monster.speed), formatSpeed(built.speed)),
    check('armor-class', armor.total, builtArmor.total.total),
    check('touch-armor-class', armor.touch, builtArmor.touch),
    check('flat-footed-armor-class', armor.flat_footed, builtArmor.flat_footed),
    check('natural-armor', part(armor.parts, 'natural'), part(builtArmor.parts, 'natural')),
    check('base-attack', signed(monster.base_attack ?? 0), signed(built.base_attack.total)),
    check('grapple', signed(monster.grapple ?? 0), signed(built.grapple.total)),
    ...attackChecks('attack', monster.attack, built.attack),
    ...attackChecks('full-attack', monster.full_attack, built.full_attack),
    check('special-qualities', list(monster.special_qualities), list(built.special_qualities)),
    check(
      'saves',
      saves && formatSaves(saves),
      formatSaves({
        fortitude: built.saves.fortitude.total,
        reflex: built.saves.reflex.total,
        will: built.saves.will.total,
      }),
    ),
    check('abilities', abilityText(monster.abilities), abilityText(built.abilities)),
    check('skills', monster.skills?.length ?? 0, 0),
    check('feats', list(featsOf(monster.feats)), list(featsOf(built.feats))),
    check('challenge-rating', monster.challenge_rating, built.challenge_rating),
    check('alignment', alignmentOf(monster), built.alignment),
    check('treasure', monster.treasure, built.treasure),
    check('advancement', formatAdvancement(monster.advancement), formatAdvancement(built.advancement)),
  ];
}

const featsOf = (feats: readonly object[] = []) => feats.map((taken) => ('feat' in taken ? String(taken.feat) : ''));

const alignmentOf = ({ alignment }: Monster) => (typeof alignment === 'string' ? alignment : alignment.alignment);

/** Each printed attack beside the one of that name; the block prints a choice of all that the creature could make. */
function attackChecks(line: string, printed: Monster['attack'], built: BuiltCreature['attack']): Check[] {
  if (!Array.isArray(printed)) return [];
  const all = built.flat();
  return printed.flat().map((attack) => {
    const text = formatAttack(attack);
    const named = all
      .filter(({ name }) => singular(name) === singular(attack.name))
      .map((same) => formatAttack({ ...same, name: attack.name }));
    return {
      rule: `template-${line}`,
      printed: text,
      computed: named.find((one) => one === text) ?? named[0] ?? 'none',
    };
  });
}

const singular = (name: string): string => name.replace(/s$/, '');
