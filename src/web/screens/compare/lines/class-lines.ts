import { capitalized } from '../../../../rules/capitalized.ts';
import { ordinal } from '../../../../rules/ordinal.ts';
import { signed } from '../../../../rules/signed.ts';
import type { Described, EntryOf, Line } from '../comparison.ts';
import { proficiencyText } from './proficiency-text.ts';

type Variant = EntryOf<'classes'>['variants'][number];

/** The levels at which classes are set side by side. */
const LEVELS = [1, 5, 10, 15, 20];

export function classLines(item: EntryOf<'classes'>): Described {
  const variant = item.variants.find(({ slug }) => slug === item.default_variant) ?? item.variants[0];
  if (variant === undefined) return { note: null, lines: [] };
  const { saves, spellcasting, proficiencies, skills } = variant;
  const good = (['fortitude', 'reflex', 'will'] as const).filter((save) => saves[save] === 'good');
  const features = variant.features.filter(({ part_of }) => part_of === null);
  return {
    note: variant.rulebook_name,
    lines: [
      ['Hit die', variant.hit_die],
      ['Skill points', variant.skill_points !== null && `${variant.skill_points} + Int`],
      ['Base attack', variant.base_attack && capitalized(variant.base_attack)],
      ['Good saves', saves.fortitude && (good.map(capitalized).join(', ') || 'none')],
      ['Alignment', variant.alignment ?? variant.alignment_note],
      ['Needs', requirementText(variant)],
      ['Spells', spellcasting && castingText(spellcasting)],
      ['Proficiency', proficiencies && proficiencyText(proficiencies)],
      ['Class skills', skills.map(({ name }) => name).join(', ')],
      ['Starting gold', variant.starting_gold && `${variant.starting_gold} gp`],
      ['Levels', variant.levels.at(-1)?.level],
      ['Class features', features.map(({ name }) => name).join(', ')],
    ],
    worked: LEVELS.flatMap((level) => levelLines(variant, level)),
  };
}

function castingText({ type, ability, kind, list }: NonNullable<Variant['spellcasting']>) {
  return {
    text: [capitalized(type), kind].filter(Boolean).join(', '),
    note: `${capitalized(ability.toLowerCase())}, ${list.name} list`,
  };
}

function requirementText({
  required_bab,
  required_skills,
  required_feats,
  required_races,
  requirements,
}: Variant): string {
  return [
    required_bab !== null && `base attack bonus ${signed(required_bab)}`,
    ...required_races.map(({ name }) => name),
    ...required_skills.map(({ name, ranks }) => `${name} ${ranks} ranks`),
    ...required_feats.map(({ name }) => name),
    ...requirements.map(({ label }) => label.toLowerCase()),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Attacks, saves and the highest spell level at a class level. */
function levelLines({ levels, first_spell_level }: Variant, at: number): Line[] {
  const row = levels.find(({ level }) => level === at);
  if (row === undefined) return [];
  const { base_attack, fortitude, reflex, will, spells_per_day } = row;
  const saves = [fortitude, reflex, will];
  const highest = spells_per_day?.findLastIndex((slots) => slots !== null) ?? -1;
  return [
    [`Attacks at ${ordinal(at)}`, base_attack?.map(signed).join('/')],
    [`Saves at ${ordinal(at)}`, !saves.includes(null) && saves.map((save) => signed(save ?? 0)).join(', ')],
    [`Highest spells at ${ordinal(at)}`, highest >= 0 && ordinal(first_spell_level + highest)],
  ];
}
