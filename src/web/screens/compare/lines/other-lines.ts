import { ABILITY_NAMES, type Ability } from '../../../../rules/abilities.ts';
import type { Described, EntryOf } from '../comparison.ts';

const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ');
const yesOrNo = (value: 0 | 1): string => (value === 1 ? 'Yes' : 'No');

export function featLines(feat: EntryOf<'feats'>): Described {
  return {
    note: feat.rulebook_name,
    lines: [
      ['Type', names(feat.types)],
      ['Prerequisites', feat.prerequisites],
      ['Lowest level', feat.min_level],
      ['Benefit', feat.benefit],
      ['Normal', feat.normal],
      ['Special', feat.special],
      ['Fighter bonus feat', yesOrNo(feat.fighter_bonus)],
      ['More than once', feat.multiple === 1 && (feat.stacks === 1 ? 'Yes; effects stack' : 'Yes')],
      ['Leads to', names(feat.leads_to)],
    ],
  };
}

export function skillLines(skill: EntryOf<'skills'>): Described {
  const ability = skill.ability?.toLowerCase() as Ability | undefined;
  const penalty = skill.armor_check_multiplier === 2 ? 'Yes, doubled' : yesOrNo(skill.armor_check_penalty);
  const classes = skill.class_skill_of.filter(({ prestige }) => prestige === 0);
  return {
    note: skill.rulebook_name,
    lines: [
      ['Key ability', ability && ABILITY_NAMES[ability]],
      ['Untrained', yesOrNo(skill.untrained)],
      ['Armor check penalty', penalty],
      ['Action', skill.action],
      ['Try again', skill.try_again],
      ['Opposed by', skill.opposed_by?.name],
      ['Class skill of', names(classes)],
      ['In short', skill.summary],
    ],
  };
}

export function deityLines(deity: EntryOf<'deities'>): Described {
  return {
    note: deity.title,
    lines: [
      ['Power', deity.power_level],
      ['Alignment', deity.alignment],
      ['Clerics', deity.cleric_alignments],
      ['Portfolio', deity.portfolio],
      ['Domains', names(deity.domains)],
      ['Favored weapon', deity.favored_weapon],
      ['Worshipers', deity.worshipers ?? deity.typical_worshipers],
      ['Symbol', deity.symbol],
      ['Pantheon', deity.pantheon],
      ['Home plane', deity.home_plane],
    ],
  };
}
