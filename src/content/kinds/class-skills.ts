import type { z } from 'zod';
import type { ClassSkill } from '../../contract/classes.ts';
import type { CompileContext } from '../compile-context.ts';
import type { classSkill } from '../schema/classes.ts';

type SkillMention = z.infer<typeof classSkill>;

/** The only skill with a closed list of subtypes. Without subtypes, it means all of them. */
const SKILL_WITH_ALL_SUBTYPES = 'knowledge';

/** Class skills sorted by name, each with facts of the skill's entry. */
export function classSkills(mentions: readonly SkillMention[] | undefined, context: CompileContext): ClassSkill[] {
  return (mentions ?? [])
    .map((mention) => classSkillOf(mention, context))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function classSkillOf(mention: SkillMention, context: CompileContext): ClassSkill {
  const { skill: base, subtypes } = typeof mention === 'string' ? { skill: mention, subtypes: undefined } : mention;
  const slug = skillEntry(base, subtypes, context);
  const skill = context.get('skills', slug);
  const kinds = subtypes?.map((kind) => kind.replaceAll('-', ' ')) ?? (base === SKILL_WITH_ALL_SUBTYPES ? ['all'] : []);
  const name = context.name('skills', base);
  return {
    id: context.all('skills').find((entry) => entry.slug === slug)?.id ?? 0,
    slug,
    name: kinds.length === 0 ? name : `${name} (${kinds.join(', ')})`,
    base_skill: subtypes ? name : skill?.base_skill ? context.name('skills', skill.base_skill) : null,
    key_ability: skill === undefined || skill.key_ability === 'none' ? null : skill.key_ability.toUpperCase(),
    trained_only: skill?.trained_only ? 1 : 0,
    armor_check_penalty: skill?.armor_check_penalty ? 1 : 0,
  };
}

/**
 * The slug of the entry to link: the subtype's own entry if there is exactly one subtype and it has one, else the
 * skill.
 */
export function skillEntry(skill: string, subtypes: readonly string[] | undefined, context: CompileContext): string {
  if (subtypes?.length !== 1) return skill;
  const [subtype] = subtypes;
  for (const kind of context.get('skills', skill)?.subtypes ?? [])
    if (typeof kind === 'object' && 'entry' in kind && kind.name === subtype) return kind.entry;
  return skill;
}
