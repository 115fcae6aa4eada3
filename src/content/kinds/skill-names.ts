import type { NamedSlug } from '../../contract/entries.ts';
import type { CompileContext } from '../compile-context.ts';
import { skillEntry } from './class-skills.ts';

export type ResolvedSkill = NamedSlug & {
  /** The subtype in words; null without one, and if the subtype has an entry of its own. */
  subtype: string | null;
};

/** `the-planes` is printed as "the planes". */
export const subtypeWords = (subtype: string) => subtype.replaceAll('-', ' ');

/** Resolves a skill with a subtype. A subtype with an entry of its own, such as Knowledge (psionics), is that entry. */
export function resolveSkill(context: CompileContext, skill: string, subtype: string | undefined): ResolvedSkill {
  if (subtype === undefined) return { ...context.namedSlug('skills', skill), subtype: null };
  const entry = skillEntry(skill, [subtype], context);
  return { ...context.namedSlug('skills', entry), subtype: entry === skill ? subtypeWords(subtype) : null };
}

/** `Knowledge (arcana)` */
export function skillText({ name, subtype }: ResolvedSkill): string {
  return subtype === null ? name : `${name} (${subtype})`;
}
