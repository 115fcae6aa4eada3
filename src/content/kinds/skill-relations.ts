import type { NotedSlug } from '../../contract/entries.ts';
import type { Skill as SkillResponse, Synergy } from '../../contract/skills.ts';
import { signed } from '../../rules/signed.ts';
import type { CompileContext } from '../compile-context.ts';
import { requiredSkills } from '../feat-facts.ts';
import { proseLinks } from '../reference.ts';
import type { Class } from '../schema/classes.ts';
import { resolveSkill, subtypeWords } from './skill-names.ts';

type ClassSkill = NonNullable<Class['variants'][number]['class_skills']>[number];
type ClassOfSkill = SkillResponse['class_skill_of'][number];

/** The classes that have the skill as a class skill, each with its subtypes or the class feature that adds it. */
export function classSkillOf(context: CompileContext, skill: string): ClassOfSkill[] {
  const base = context.get('skills', skill)?.base_skill;
  return context.all('classes').flatMap(({ slug, value }) => {
    const variants = value.variants.filter(({ class_skills }) => class_skills !== undefined);
    for (const { class_skills = [], more_class_skills = [] } of variants) {
      const note = noteIn(context, class_skills, skill, base);
      if (note !== undefined) return [classOf(slug, value, note)];
      const choices = more_class_skills.filter(({ skills }) => noteIn(context, skills, skill, base) !== undefined);
      if (choices.length > 0) return [classOf(slug, value, choices.map((choice) => choice.with).join(', '))];
    }
    return [];
  });
}

function classOf(slug: string, value: Class, note: string | null): ClassOfSkill {
  return { slug, name: value.name, prestige: value.prestige ? 1 : 0, note };
}

/**
 * The subtypes of the skill in the list, in words; null if the list has the skill without restriction, undefined if it
 * lacks it.
 */
function noteIn(
  context: CompileContext,
  list: readonly ClassSkill[],
  skill: string,
  base: string | undefined,
): string | null | undefined {
  for (const item of list) {
    if (typeof item === 'string') {
      if (item === skill || item === base) return null;
      continue;
    }
    if (item.skill === skill) return item.subtypes.map(subtypeWords).join(', ');
    if (item.skill === base && item.subtypes.some((kind) => resolveSkill(context, item.skill, kind).slug === skill))
      return null;
  }
  return undefined;
}

/** The synergies that the skill gives to other checks, and those that it receives from other skills. */
export function synergiesOf(context: CompileContext, skill: string): { given: Synergy[]; received: Synergy[] } {
  const words = (subtype: string | undefined) => (subtype === undefined ? null : subtypeWords(subtype));
  const common = (synergy: {
    from_subtype?: string | undefined;
    to_subtype?: string | undefined;
    when?: string | undefined;
  }) => ({
    from_subtype: words(synergy.from_subtype),
    to_subtype: words(synergy.to_subtype),
    when: synergy.when ?? null,
  });
  const given = (context.get('skills', skill)?.synergies ?? []).map((synergy) => ({
    skill: synergy.to === undefined ? null : context.namedSlug('skills', synergy.to),
    check: synergy.to_check ?? null,
    ...common(synergy),
  }));
  const received = context
    .all('skills')
    .flatMap(({ slug, value }) =>
      (value.synergies ?? [])
        .filter(({ to }) => to === skill)
        .map((synergy) => ({ skill: { slug, name: value.name }, check: null, ...common(synergy) })),
    );
  return { given, received };
}

/** The feats that require ranks in the skill, and those whose rules text links to it. */
export function featsOf(context: CompileContext, skill: string) {
  const required: SkillResponse['required_by_feats'] = [];
  const related: SkillResponse['related_feats'] = [];
  for (const { slug, value } of context.all('feats')) {
    const requirements = requiredSkills(value).flatMap(({ skill: slug, subtype, ranks }) => {
      const mention = resolveSkill(context, slug, subtype);
      return mention.slug === skill ? [{ ranks, subtype: mention.subtype }] : [];
    });
    if (requirements.length > 0)
      required.push({
        slug,
        name: value.name,
        min_ranks: Math.min(...requirements.map(({ ranks }) => ranks)),
        subtype: requirements.flatMap(({ subtype }) => subtype ?? []).join(' or ') || null,
      });
    const links = [value.benefit, value.special].flatMap((text) => proseLinks(text ?? ''));
    if (links.includes(`skills/${skill}`)) related.push({ slug, name: value.name });
  }
  return { required, related };
}

/** The classes that require ranks in the skill. */
export function requiringClasses(context: CompileContext, skill: string): SkillResponse['required_by_classes'] {
  return context.all('classes').flatMap(({ slug, value }) =>
    value.variants
      .flatMap(({ requirements }) => requirements?.skills ?? [])
      .flatMap(({ skill: required, subtypes, ranks }) => {
        const mentions = (subtypes ?? [undefined]).map((subtype) => resolveSkill(context, required, subtype));
        const own = mentions.filter((mention) => mention.slug === skill);
        if (own.length === 0) return [];
        const subtype = own.flatMap((mention) => mention.subtype ?? []).join(' or ') || null;
        return [{ slug, name: value.name, min_ranks: ranks, subtype }];
      })
      .slice(0, 1),
  );
}

/** The monsters that have the skill, with their modifiers by subtype: `arcana +13, religion +9`. */
export function monstersOf(context: CompileContext, skill: string): NotedSlug[] {
  return context.all('monsters').flatMap(({ slug, value }) => {
    const listed = (value.skills ?? []).flatMap((item) => {
      if (!('skill' in item)) return [];
      const mention = resolveSkill(context, item.skill, item.subtype);
      return mention.slug === skill ? [{ ...item, subtype: mention.subtype }] : [];
    });
    if (listed.length === 0) return [];
    const notes = listed.map(({ subtype, modifier }) =>
      [subtype, modifier === undefined ? null : signed(modifier)].filter(Boolean).join(' '),
    );
    return [{ slug, name: value.name, note: notes.filter(Boolean).join(', ') || null }];
  });
}

/** The races with a bonus on the skill's checks: `+2 to notice unusual stonework`. */
export function racesOf(context: CompileContext, skill: string): NotedSlug[] {
  return context.all('races').flatMap(({ slug, value }) => {
    const notes = (value.skill_bonuses ?? []).flatMap((item) => {
      const mention = resolveSkill(context, item.skill, item.subtype);
      if (mention.slug !== skill) return [];
      return [[mention.subtype, signed(item.bonus), item.when].filter(Boolean).join(' ')];
    });
    return notes.length === 0 ? [] : [{ slug, name: value.name, note: notes.join('; ') }];
  });
}
