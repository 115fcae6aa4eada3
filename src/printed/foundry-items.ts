import type { Monster } from '../contract/monsters.ts';
import { printedAttacks, printedDamage } from '../rules/attack-lines.ts';
import { capitalized } from '../rules/capitalized.ts';
import { creatureTypeOf } from './d35e-names.ts';
import { hitDiceOf, modifierOf, printedChanges, progressionsOf, sizeBonusOf, skillCode } from './foundry-figures.ts';
import { textsOf } from './monster-texts.ts';

type Item = { name: string; type: 'class' | 'feat' | 'attack'; system: object };

/** What a monster has: Hit Dice, feats, special abilities and attacks. */
export function foundryItems(monster: Monster): Item[] {
  return [
    hitDiceItem(monster),
    ...adjustmentItem(monster),
    ...featItems(monster),
    ...abilityItems(monster),
    ...attackItems(monster),
  ];
}

/** The Hit Dice as a racial class. Its hit points are those without Constitution, which the system adds. */
function hitDiceItem(monster: Monster): Item {
  const { count, die } = hitDiceOf(monster);
  const { attack, saves } = progressionsOf(monster);
  const skills = monster.skills.flatMap((skill) => skillCode(skill) ?? []);
  return {
    name: [monster.type_name, ...monster.class_levels.map(({ name, level }) => `${name} ${level}`)].join('/'),
    type: 'class',
    system: {
      classType: 'racial',
      levels: count,
      hd: die,
      hp: (monster.hit_points ?? 0) - count * modifierOf(monster, 'con'),
      bab: attack,
      savingThrows: { fort: { value: saves.fort }, ref: { value: saves.ref }, will: { value: saves.will } },
      creatureType: creatureTypeOf(monster.type_slug),
      classSkills: Object.fromEntries(skills.map(({ code }) => [code, true])),
      changeFlags: {
        noStr: monster.str === null,
        noDex: monster.dex === null,
        noCon: monster.con === null,
        noInt: monster.int === null,
      },
    },
  };
}

/** The bonuses that no other item has; none where there are none. */
function adjustmentItem(monster: Monster): Item[] {
  const changes = printedChanges(monster);
  if (changes.length === 0) return [];
  const description = { value: '<p>Armor, feats and racial bonuses that the stat block includes.</p>' };
  return [{ name: 'As printed', type: 'feat', system: { featType: 'misc', description, changes } }];
}

/** Feats by name. Their bonuses are in the printed figures, so that they add nothing. */
function featItems({ feats }: Monster): Item[] {
  return feats.map(({ name, extra }) => ({
    name: [name, extra].filter(Boolean).join(' '),
    type: 'feat',
    system: { featType: 'feat' },
  }));
}

function abilityItems(monster: Monster): Item[] {
  return textsOf(monster).abilities.map(({ name, type, html }) => ({
    name: type ? `${name} (${type})` : name,
    type: 'feat',
    system: { featType: 'racial', abilityType: type?.slice(0, 2).toLowerCase() ?? '', description: { value: html } },
  }));
}

/** The natural weapons (Monster Manual, page 312), as attack lines begin with them. */
const NATURAL = /^(?:claw|bite|slam|gore|tail|tentacle|sting|talon|wing|hoof|hooves|horn|butt|ram|rake)/i;

/** Each attack once. Its bonus is what the printed one has beside base attack, size and ability. */
function attackItems(monster: Monster): Item[] {
  const line = monster.full_attack ?? monster.age?.full_attack ?? monster.attack ?? '';
  return printedAttacks(line).map(({ count, name, bonuses, mode, touch, damage }) => {
    const ability = mode === 'ranged' ? 'dex' : 'str';
    const [first = 0, ...others] = bonuses;
    const worked = (monster.base_attack ?? 0) + modifierOf(monster, ability) + sizeBonusOf(monster);
    const { dice, threat, multiplier, rest } = printedDamage(damage);
    const further = Array.from({ length: count - 1 }, (_, i) => ['0', `${capitalized(name)} ${i + 2}`]);
    return {
      name: capitalized(name),
      type: 'attack',
      system: {
        attackType: NATURAL.test(name) ? 'natural' : 'weapon',
        actionType: mode === 'ranged' ? 'rwak' : 'mwak',
        activation: { cost: 1, type: 'standard' },
        attackBonus: String(first - worked),
        attackParts: [...further, ...others.map((bonus, i) => [String(bonus - first), `Attack ${i + 2}`])],
        ability: { attack: ability, damage: '', critRange: String(threat), critMult: multiplier, vsTouchAc: touch },
        damage: { parts: dice === null ? [] : [[dice, '', '']] },
        effectNotes: rest,
        proficient: true,
        primaryAttack: true,
        showInQuickbar: true,
      },
    };
  });
}
