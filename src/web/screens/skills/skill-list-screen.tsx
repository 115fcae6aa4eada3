import { ABILITY_CODES } from '../../../contract/skill-filters.ts';
import type { SkillCard, SkillList } from '../../../contract/skills.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { ABILITY_NAMES, penaltyLabel, penaltyText, untrainedText } from './abilities.ts';
import { AbilityTag } from './ability-tag.tsx';
import { SkillEntry } from './skill-entry.tsx';

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'ability',
    label: 'Ability',
    any: 'All abilities',
    values: ABILITY_CODES.map((code) => ({ value: code, name: `${ABILITY_NAMES[code]} (${code})` })),
    show: (value) => value.replace(/^-/, 'not '),
  },
  yesOrNo('untrained', 'Untrained'),
  yesOrNo('armor_check_penalty', 'Armor check'),
  yesOrNo('psionic', 'Psionic', { advanced: true }),
  RULEBOOK,
];

const COLUMNS: readonly Column<SkillCard>[] = [
  {
    label: 'Ability',
    sort: 'ability',
    cell: ({ ability }) => <AbilityTag ability={ability} />,
    text: ({ ability }) => ability,
  },
  { label: 'Untrained', cell: ({ untrained }) => (untrained === 1 ? 'Yes' : 'No'), text: untrainedText },
  {
    label: 'Armor check penalty',
    cell: ({ armor_check_multiplier }) => penaltyText(armor_check_multiplier),
    text: ({ armor_check_multiplier }) => penaltyLabel(armor_check_multiplier),
  },
  { label: 'In short', cell: ({ summary }) => summary, wide: true, rank: 'second' },
];

export const skillListScreen = listScreen(
  'Every skill of D&D 3.5e: key ability, use without training, armor check penalty and synergies.',
  {
    kind: 'skills',
    filters: FILTERS,
    columns: COLUMNS,
    cards: ({ skills }: SkillList) => skills,
    entry: (skill) => <SkillEntry key={skill.slug} skill={skill} />,
    clear: 'Clear all',
  },
);
