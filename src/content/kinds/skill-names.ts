import type { NamedSlug } from '../../contract/entries.ts';
import type { CompileContext } from '../compile-context.ts';

export type SkillMention = NamedSlug & {
  /** The kind of the skill in words, where the skill has a page for all of its kinds. */
  subtype: string | null;
};

/** `the-planes` is printed as "the planes". */
export const subtypeWords = (subtype: string) => subtype.replaceAll('-', ' ');

/** The skill that is meant: a kind with a page of its own, such as Knowledge (psionics), is that entry. */
export function mentionSkill(context: CompileContext, skill: string, subtype: string | undefined): SkillMention {
  if (subtype === undefined) return { ...context.named('skills', skill), subtype: null };
  const own = subtypeEntry(context, skill, subtype);
  return own === undefined
    ? { ...context.named('skills', skill), subtype: subtypeWords(subtype) }
    : { ...context.named('skills', own), subtype: null };
}

/** `Knowledge (arcana)` */
export function skillText({ name, subtype }: SkillMention): string {
  return subtype === null ? name : `${name} (${subtype})`;
}

function subtypeEntry(context: CompileContext, skill: string, subtype: string): string | undefined {
  for (const item of context.get('skills', skill)?.subtypes ?? [])
    if (typeof item === 'object' && 'entry' in item && item.name === subtype) return item.entry;
  return undefined;
}
