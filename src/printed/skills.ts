import type { Skill } from '../contract/skills.ts';
import { ABILITIES, ABILITY_NAMES } from '../rules/abilities.ts';
import type { EntryText } from './entry-text.ts';

const PENALTIES = ['No', 'Yes', 'Yes, doubled'] as const;

/** A skill with its figures and texts in the order of the book. */
export function skillText(skill: Skill): EntryText {
  const ability = ABILITIES.find((name) => name.toUpperCase() === skill.ability);
  return {
    name: skill.name,
    facts: [
      ['Key ability', ability ? ABILITY_NAMES[ability] : 'None'],
      ['Base skill', skill.base_skill],
      ['Trained only', skill.trained_only === 1 ? 'Yes' : 'No'],
      ['Armor check penalty', PENALTIES[skill.armor_check_multiplier]],
    ],
    sections: [
      [null, skill.description_html],
      ['Check', skill.check_html],
      ['Action', skill.action_html],
      ['Try again', skill.try_again_html],
      ['Special', skill.special_html],
      ['Restriction', skill.restriction_html],
      ['Synergy', skill.synergy_html],
      ['Untrained', skill.untrained_html],
      ['Epic', skill.epic_html],
    ],
  };
}
