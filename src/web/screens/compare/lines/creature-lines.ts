import { ABILITIES } from '../../../../rules/abilities.ts';
import { capitalized } from '../../../../rules/capitalized.ts';
import { signed } from '../../../../rules/signed.ts';
import type { Described, EntryOf, Line } from '../comparison.ts';
import { proficiencyText } from './proficiency-text.ts';

const bonus = (value: number | null): string | null => (value === null ? null : signed(value));
const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ');

export function monsterLines(monster: EntryOf<'monsters'>): Described {
  const { touch_armor_class: touch, flat_footed_armor_class: flat, hit_points, challenge_rating } = monster;
  const besideArmor = [touch !== null && `touch ${touch}`, flat !== null && `flat-footed ${flat}`];
  return {
    note: `${monster.size_name} ${monster.type_name.toLowerCase()}`,
    lines: [
      ['Challenge rating', challenge_rating],
      ['Subtypes', names(monster.subtypes)],
      ['Hit points', hit_points],
      ['Hit Dice', monster.hit_dice],
      ['Initiative', signed(monster.initiative)],
      ['Speed', monster.speed],
      ['Armor Class', { text: String(monster.armor_class_total), note: besideArmor.filter(Boolean).join(', ') }],
      ['Base attack', bonus(monster.base_attack)],
      ['Grapple', bonus(monster.grapple)],
      ['Attack', monster.attack],
      ['Full attack', monster.full_attack],
      ['Space', monster.space],
      ['Reach', monster.reach],
      ['Special attacks', monster.special_attacks],
      ['Special qualities', monster.special_qualities],
      ['Fortitude', bonus(monster.fort_save)],
      ['Reflex', bonus(monster.reflex_save)],
      ['Will', bonus(monster.will_save)],
      ...ABILITIES.map((ability): Line => [capitalized(ability), monster[ability] ?? '—']),
      ['Skills', monster.skills.map(({ name, extra }) => [name, extra].filter(Boolean).join(' ')).join(', ')],
      ['Feats', names(monster.feats)],
      ['Environment', monster.environment],
      ['Organization', monster.organization],
      ['Treasure', monster.treasure],
      ['Alignment', monster.alignment],
      ['Advancement', monster.advancement],
      ['Level adjustment', monster.level_adjustment],
    ],
  };
}

export function raceLines(race: EntryOf<'races'>): Described {
  const adjustment = (code: string): string | null => {
    const found = race.abilities.find(({ ability }) => ability === code.toUpperCase());
    if (found?.missing) return '—';
    return found && found.adjustment !== 0 ? signed(found.adjustment) : null;
  };
  const { racial_hit_dice: dice, languages, proficiencies } = race;
  return {
    note: race.rulebook_name,
    lines: [
      ['Size', race.size],
      ['Type', [race.type, race.subtype && `(${race.subtype})`].filter(Boolean).join(' ')],
      ...ABILITIES.map((ability): Line => [capitalized(ability), adjustment(ability)]),
      ['Speed', race.speed],
      ['Vision', race.vision],
      ['Space', race.space && `${race.space} ft.`],
      ['Reach', race.reach && `${race.reach} ft.`],
      ['Racial Hit Dice', dice && `${dice.count}${dice.die}`],
      ['Level adjustment', race.level_adjustment && signed(race.level_adjustment)],
      ['Favored class', race.favored_class],
      ['Languages', names(languages.automatic)],
      ['Bonus languages', languages.any_bonus ? 'Any but secret languages' : names(languages.bonus)],
      ['Proficiency', proficiencies && proficiencyText(proficiencies)],
      [
        'Traits',
        race.traits
          .filter(({ written }) => written)
          .map(({ name }) => name)
          .join(', '),
      ],
      ['Adulthood', race.age && `${race.age.adulthood} years`],
      ['Middle age', race.age && `${race.age.middle_age} years`],
      ['Alignment', race.alignment],
      ['Lands', race.lands],
      ['Religion', race.religion],
    ],
  };
}
