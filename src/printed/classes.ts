import type { CharacterClass, ClassVariant } from '../contract/classes.ts';
import { capitalized } from '../rules/capitalized.ts';
import type { EntryText } from './entry-text.ts';
import { proficiencyText } from './proficiencies.ts';

type Requirement = ClassVariant['required_races'][number];

/** A class as its default book has it: figures, requirements, level table and features. */
export function classText(item: CharacterClass): EntryText {
  const variant = item.variants.find(({ slug }) => slug === item.default_variant) ?? item.variants[0];
  if (variant === undefined) throw new Error(`The class ${item.slug} has no variant.`);
  const { spellcasting, proficiencies } = variant;
  return {
    name: item.name,
    line: [item.epic === 1 && 'Epic', item.prestige === 1 && 'prestige', item.npc === 1 && 'NPC', 'class']
      .filter((word) => word !== false)
      .join(' ')
      .replace(/^\w/, (letter) => letter.toUpperCase()),
    facts: [
      ['Alignment', variant.alignment_note ?? variant.alignment],
      ['Hit Die', variant.hit_die],
      ['Starting gold', variant.starting_gold && `${variant.starting_gold} gp`],
      ['Class skills', variant.skills.map(skillWithAbility).join(', ')],
      ['Skill points at each level', variant.skill_points === null ? null : `${variant.skill_points} + Int modifier`],
      ['Proficiencies', proficiencies && proficiencyText(proficiencies)],
      ['Spells', spellcasting && capitalized([spellcasting.type, spellcasting.ability].join(', '))],
      ['Base attack bonus required', variant.required_bab === null ? null : `+${variant.required_bab}`],
      ['Race required', series(variant.required_races)],
      ['Skills required', series(variant.required_skills, ({ ranks }) => ` ${ranks} ranks`)],
      ['Feats required', series(variant.required_feats)],
    ],
    sections: [
      [null, item.short_description_html],
      ['Requirements', variant.requirements_html],
      [null, variant.advancement_html],
      ['Class features', variant.class_features_html],
      [`Ex-${item.name}s`, variant.ex_members_html],
    ],
  };
}

const skillWithAbility = ({ name, key_ability }: ClassVariant['skills'][number]) =>
  key_ability === null ? name : `${name} (${capitalized(key_ability.toLowerCase())})`;

/** Requirements in a line, each with its details. */
function series<Item extends Requirement>(list: readonly Item[], after?: (item: Item) => string): string {
  return list
    .map((item, i) => {
      const joint = i === 0 ? '' : list[i - 1]?.remove_comma === 1 ? ' ' : ', ';
      const extra = item.extra && `(${item.extra})`;
      const words = [item.text_before, item.name, extra].filter(Boolean).join(' ');
      return `${joint}${words}${after?.(item) ?? ''}${item.text_after ? ` ${item.text_after}` : ''}`;
    })
    .join('');
}
