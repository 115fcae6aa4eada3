import type { NamedSlug } from '../../contract/entries.ts';
import type { CompileContext } from '../compile-context.ts';
import { skillEntry } from './class-skills.ts';

export type SkillMention = NamedSlug & {
  /** The kind of the skill in words, where the skill has a page for all of its kinds. */
  subtype: string | null;
};

/** `the-planes` is printed as "the planes". */
export const subtypeWords = (subtype: string) => subtype.replaceAll('-', ' ');

/** The skill that is meant: a kind with a page of its own, such as Knowledge (psionics), is that entry. */
export function mentionSkill(context: CompileContext, skill: string, subtype: string | undefined): SkillMention {
  if (subtype === undefined) return { ...context.named('skills', skill), subtype: null };
  const entry = skillEntry(skill, [subtype], context);
  return { ...context.named('skills', entry), subtype: entry === skill ? subtypeWords(subtype) : null };
}

/** `Knowledge (arcana)` */
export function skillText({ name, subtype }: SkillMention): string {
  return subtype === null ? name : `${name} (${subtype})`;
}
