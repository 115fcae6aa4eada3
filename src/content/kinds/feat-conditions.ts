import type { TextPart } from '../../contract/feats.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Conditions } from '../feat-facts.ts';
import { resolveSkill, skillText } from './skill-names.ts';

/** A condition in words, as part of a sentence. */
export type Condition = { type: string; parts: TextPart[] };

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const SAVES = { fortitude: 'Fortitude', reflex: 'Reflex', will: 'Will' } as const;

/** `3rd` */
export function ordinal(number: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][number % 100 > 10 && number % 100 < 14 ? 0 : number % 10] ?? 'th';
  return `${number}${ending}`;
}

const plain = (text: string): TextPart => ({ text, url: null });
const one = (type: string, ...parts: (string | TextPart)[]): Condition => ({
  type,
  parts: parts.map((part) => (typeof part === 'string' ? plain(part) : part)),
});

/** `Str 13`, one condition for each ability. */
function abilityConditions({ abilities }: Conditions): Condition[] {
  return Object.entries(abilities ?? {}).map(([ability, score]) =>
    one('ability-score', `${capitalized(ability)} ${score}`),
  );
}

/** The required feats, each with its required choice: `Weapon Focus (same weapon)`. */
export function featConditions({ feats }: Conditions, context: CompileContext, chosen: string | undefined) {
  return (feats ?? []).map((required) => {
    const { slug, choice } =
      typeof required === 'string'
        ? { slug: required, choice: null }
        : { slug: required.feat, choice: required.choice === 'same' ? `same ${chosen ?? 'choice'}` : required.choice };
    return { ...context.namedSlug('feats', slug), choice };
  });
}

/** The required skills, each with its ranks. */
export function skillConditions({ skills }: Conditions, context: CompileContext) {
  return (skills ?? []).map(({ skill, subtype, ranks }) => ({ ...resolveSkill(context, skill, subtype), ranks }));
}

/** All typed conditions except feats and skills, in the order of the books. */
export function otherConditions(conditions: Conditions, context: CompileContext): Condition[] {
  return [
    ...abilityConditions(conditions),
    ...combatConditions(conditions),
    ...levelConditions(conditions, context),
    ...(conditions.feat_counts ?? []).map(featCount),
    ...(conditions.class_features ?? []).map((feature) => one('class-feature', featureText(feature))),
    ...castingConditions(conditions, context),
    ...natureConditions(conditions, context),
  ];
}

/** All conditions as phrases with links: "Knowledge (arcana) 24 ranks", "able to cast 9th-level spells". */
export function conditionPhrases(
  conditions: Conditions,
  context: CompileContext,
  chosen: string | undefined,
): TextPart[][] {
  const others = otherConditions(conditions, context);
  const isScore = ({ type }: Condition) => type === 'ability-score';
  return [
    ...others.filter(isScore).map(({ parts }) => parts),
    ...featConditions(conditions, context, chosen).map(({ slug, name, choice }) => [
      { text: name, url: `/feats/${slug}` },
      ...(choice === null ? [] : [plain(` (${choice})`)]),
    ]),
    ...skillConditions(conditions, context).map((skill) => [
      { text: skillText(skill), url: `/skills/${skill.slug}` },
      plain(` ${skill.ranks} ${skill.ranks === 1 ? 'rank' : 'ranks'}`),
    ]),
    ...others.filter((condition) => !isScore(condition)).map(({ parts }) => parts),
    ...(conditions.special ?? []).map((text) => [plain(text)]),
  ];
}

function combatConditions({ base_attack, base_saves, chosen_skill_ranks }: Conditions): Condition[] {
  const saves = Object.entries(base_saves ?? {}) as [keyof typeof SAVES, number][];
  return [
    ...(base_attack === undefined ? [] : [one('base-attack-bonus', `base attack bonus +${base_attack}`)]),
    ...saves.map(([save, bonus]) => one('base-save', `base ${SAVES[save]} save bonus +${bonus}`)),
    ...(chosen_skill_ranks === undefined
      ? []
      : [one('skill-ranks', `${chosen_skill_ranks} ranks in the chosen skill`)]),
  ];
}

function levelConditions(conditions: Conditions, context: CompileContext): Condition[] {
  const { character_level, caster_level, manifester_level, class_levels } = conditions;
  return [
    ...(character_level === undefined ? [] : [one('character-level', `character level ${ordinal(character_level)}`)]),
    ...(class_levels ?? []).map(({ class: slug, level }) =>
      one(
        'class-level',
        { text: context.name('classes', slug).toLowerCase(), url: `/classes/${slug}` },
        ` level ${ordinal(level)}`,
      ),
    ),
    ...(caster_level === undefined ? [] : [one('caster-level', `caster level ${ordinal(caster_level)}`)]),
    ...(manifester_level === undefined
      ? []
      : [one('manifester-level', `manifester level ${ordinal(manifester_level)}`)]),
  ];
}

function featCount({ type, count, choice }: NonNullable<Conditions['feat_counts']>[number]): Condition {
  const word = type.replaceAll('-', ' ');
  const category = type === 'metapsionic' ? 'psionic' : type;
  const link = { text: `${word} ${count === 1 ? 'feat' : 'feats'}`, url: `/feats?category=${category}` };
  if (choice !== undefined) return one('feat-count', 'the chosen ', link);
  return one('feat-count', `any ${COUNTS[count] ?? count} `, link);
}

function featureText(required: NonNullable<Conditions['class_features']>[number]): string {
  if (typeof required === 'string') return required;
  const { feature, detail } = required;
  return /^(?:[+\d]|into |from )/.test(detail) ? `${feature} ${detail}` : `${feature} (${detail})`;
}

function castingConditions({ spellcasting, spells, manifesting }: Conditions, context: CompileContext): Condition[] {
  const conditions: Condition[] = [];
  if (spellcasting !== undefined) {
    const { level, type, school } = spellcasting;
    const kind = type === undefined ? 'spells' : `${type} spells`;
    const suffix = school === undefined ? '' : ' of the chosen school';
    conditions.push(one('spellcasting', `able to cast ${ofLevel(level, kind)}${suffix}`));
  }
  for (const spell of spells ?? [])
    conditions.push(one('spell', 'able to cast ', { text: context.name('spells', spell), url: `/spells/${spell}` }));
  if (manifesting !== undefined)
    conditions.push(one('manifesting', `able to manifest ${ofLevel(manifesting.level, 'powers')}`));
  return conditions;
}

function ofLevel(level: number | 'maximum', kind: string): string {
  return level === 'maximum' ? `${kind} of the highest level on a class's table` : `${ordinal(level)}-level ${kind}`;
}

function natureConditions({ domains, races, alignment, size }: Conditions, context: CompileContext): Condition[] {
  const conditions: Condition[] = [];
  if (domains !== undefined)
    conditions.push(one('domain', 'access to the ', ...alternatives('domains', domains, context), ' domain'));
  if (races !== undefined) conditions.push(one('race', ...alternatives('races', races, context)));
  if (alignment !== undefined) conditions.push(one('alignment', `${alignment.join(' ')} alignment`));
  if (size !== undefined)
    conditions.push(one('size', size === 'colossal' ? 'Colossal size' : `${capitalized(size)} size or larger`));
  return conditions;
}

/** `Chaos, Evil, Good or Law` with a link each. */
function alternatives(kind: 'domains' | 'races', slugs: readonly string[], context: CompileContext) {
  return slugs.flatMap((slug, index) => {
    const link = { text: context.name(kind, slug), url: `/${kind}/${slug}` };
    if (index === 0) return [link];
    return [index === slugs.length - 1 ? ' or ' : ', ', link];
  });
}
