import type { Monster } from '../contract/monsters.ts';
import { ABILITIES } from '../rules/abilities.ts';
import { capitalized } from '../rules/capitalized.ts';
import { formatBaseAttackGrapple, NOTHING } from '../rules/monster-format.ts';
import { signed } from '../rules/signed.ts';
import { dragonLines, firstAttack, spaceAndReach } from './dragon-lines.ts';
import type { EntryText } from './entry-text.ts';
import { textsOf } from './monster-texts.ts';

/** A stat block with the lines in the order and wording of the book (Monster Manual, pages 5–7), then its texts. */
export function monsterText(monster: Monster): EntryText {
  const { descriptions, intros, abilities } = textsOf(monster);
  return {
    name: monster.name,
    line: sizeAndType(monster),
    facts: statLines(monster),
    sections: [
      ...descriptions.map(({ html }) => [null, html] as const),
      ...intros.map(({ html }, i) => [i === 0 ? 'Combat' : null, html] as const),
      ...abilities.map(({ name, type, html }) => [type ? `${name} (${type})` : name, html] as const),
    ],
  };
}

/** `Large Giant`, `Medium Outsider (Evil, Extraplanar, Lawful)`. */
export function sizeAndType({
  size_name,
  type_name,
  subtypes,
}: Pick<Monster, 'size_name' | 'type_name' | 'subtypes'>): string {
  const names = subtypes.map(({ name }) => name).join(', ');
  return `${size_name} ${type_name}${names && ` (${names})`}`;
}

/** `Str 23, Dex 14, Con —, Int 6, Wis 9, Cha 6`. */
export const abilityLine = (monster: Monster): string =>
  ABILITIES.map((ability) => `${capitalized(ability)} ${monster[ability] ?? NOTHING}`).join(', ');

/** `Listen +5, Hide +8 (+12 in forests)`; — where it has none. */
export const skillLine = ({ skills, skills_note }: Monster): string =>
  [namesWithExtras(skills), skills_note].filter(Boolean).join(' ') || NOTHING;

/** The feats, those beside the ones by Hit Dice with a raised B: `Alertnessᴮ, Iron Will`. */
export const featLine = ({ feats }: Monster): string =>
  namesWithExtras(feats.map((feat) => (feat.bonus ? { ...feat, extra: `${feat.extra ?? ''}ᴮ` } : feat))) || NOTHING;

function namesWithExtras(list: readonly { name: string; extra: string | null }[]): string {
  return list.map(({ name, extra }) => (extra ? `${name}${extra === 'ᴮ' ? '' : ' '}${extra}` : name)).join(', ');
}

/** The printed lines of the stat block. Lines that a dragon lacks are those of its age. */
export function statLines(monster: Monster): EntryText['facts'] {
  const { hit_points, age } = monster;
  const dragon = age && dragonLines(age);
  const points = hit_points === null ? null : `(${hit_points.toLocaleString('en')} hp)`;
  return [
    ['Hit Dice', [monster.hit_dice, points].filter(Boolean).join(' ')],
    ['Initiative', signed(monster.initiative)],
    ['Speed', monster.speed],
    ['Armor Class', monster.armor_class],
    [
      'Base Attack/Grapple',
      formatBaseAttackGrapple(monster.base_attack ?? undefined, monster.grapple ?? undefined) +
        (monster.grapple_note ? ` (${monster.grapple_note})` : ''),
    ],
    ['Attack', monster.attack ?? firstAttack(dragon?.attack) ?? NOTHING],
    ['Full Attack', monster.full_attack ?? dragon?.attack ?? NOTHING],
    ['Space/Reach', spaceAndReach(monster)],
    ...(dragon?.abilities ?? [
      ['Special Attacks', monster.special_attacks ?? NOTHING] as const,
      ['Special Qualities', monster.special_qualities ?? NOTHING] as const,
    ]),
    ['Saves', monster.saves ?? NOTHING],
    ['Abilities', abilityLine(monster)],
    ['Skills', age !== null && monster.skills.length === 0 ? null : skillLine(monster)],
    ['Feats', age !== null && monster.feats.length === 0 ? null : featLine(monster)],
    ['Environment', monster.environment],
    ['Organization', monster.organization],
    ['Challenge Rating', monster.challenge_rating_note ?? monster.challenge_rating],
    ['Treasure', monster.treasure],
    ['Alignment', monster.alignment],
    ['Advancement', monster.advancement],
    ['Level Adjustment', monster.level_adjustment],
  ];
}
