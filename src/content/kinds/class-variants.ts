import type { ClassFeature, ClassVariant } from '../../contract/classes.ts';
import { formatAlignments } from '../../rules/alignment.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { advancementHtml } from './advancement-html.ts';
import { classFeatures, featsByWords, featuresHtml, featuresText, specialLinker } from './class-features.ts';
import { epicRows, levelRows, type Variant } from './class-levels.ts';
import { featRequirement, requirementsOf } from './class-requirements.ts';
import { classSkills } from './class-skills.ts';
import { proficienciesOf } from './proficiencies.ts';

/** The rulebook of the default variant, if it prints the class. */
const DEFAULT_RULEBOOK = 'phb-35';

/** The Player's Handbook v.3.5 variant, otherwise the first. */
export function defaultVariant<Item extends { rulebook: string }>(variants: readonly Item[]): Item {
  const chosen = variants.find(({ rulebook }) => rulebook === DEFAULT_RULEBOOK) ?? variants[0];
  if (chosen === undefined) throw new Error('A class has at least one variant.');
  return chosen;
}

export function alignmentText(alignment: Variant['alignment']): string | null {
  if (alignment === undefined) return null;
  return alignment === 'any' ? 'Any' : formatAlignments(alignment);
}

/** A class as one rulebook prints it; `id` is the variant's number in the catalogue. */
export function variantResponse(
  id: number,
  variant: Variant,
  entry: NumberedEntry<'classes'>,
  context: CompileContext,
): ClassVariant {
  const features = classFeatures(variant.features, entry, context);
  const link = specialLinker(features, featsByWords(context));
  const levels = levelRows(variant, entry.value.prestige === true, link);
  const firstSpellLevel = variant.spellcasting?.first_spell_level ?? 0;
  return {
    id,
    slug: variant.rulebook,
    rulebook_name: context.name('rulebooks', variant.rulebook),
    rulebook_slug: variant.rulebook,
    page: variant.page ?? null,
    facts_only: variant.facts_only ? 1 : 0,
    ...factsOf(variant, context),
    ...requirementsOf(variant.requirements, context),
    skills: classSkills(variant.class_skills, context),
    skill_choice: variant.class_skill_choice ?? null,
    more_skills: (variant.more_class_skills ?? []).map((more) => ({
      with: more.with,
      skills: classSkills(more.skills, context),
    })),
    first_spell_level: firstSpellLevel,
    levels,
    advancement_html: advancementHtml(entry.value.name, levels, firstSpellLevel),
    features,
    class_features: featuresText(variant, features),
    class_features_html: featuresHtml(features),
    ex_members_html: context.html(variant.ex_members, entry),
    epic_progression: epicOf(variant, features, entry, context),
  };
}

function factsOf(variant: Variant, context: CompileContext) {
  const { spellcasting, saves } = variant;
  return {
    alignment: alignmentText(variant.alignment),
    alignment_note: variant.alignment_note ?? null,
    hit_die: variant.hit_die === undefined ? null : `d${variant.hit_die}`,
    skill_points: variant.skill_points ?? null,
    starting_gold: variant.starting_gold ?? null,
    base_attack: variant.base_attack ?? null,
    saves: { fortitude: saves?.fortitude ?? null, reflex: saves?.reflex ?? null, will: saves?.will ?? null },
    proficiencies: proficienciesOf(variant.proficiencies, context),
    spellcasting:
      spellcasting === undefined
        ? null
        : {
            type: spellcasting.type,
            ability: spellcasting.ability.toUpperCase(),
            kind: spellcasting.kind ?? null,
            list: context.namedSlug('classes', spellcasting.list),
          },
  };
}

function epicOf(
  variant: Variant,
  ordinaryFeatures: readonly ClassFeature[],
  entry: NumberedEntry<'classes'>,
  context: CompileContext,
): ClassVariant['epic_progression'] {
  const { epic_progression } = variant;
  if (epic_progression === undefined) return null;
  const rules = new Map(ordinaryFeatures.map(({ name, rule }) => [name, rule]));
  const features = classFeatures(epic_progression.features, entry, context, 'epic-').map((feature) => ({
    ...feature,
    // It goes on with the feature of the same name.
    rule: rules.get(feature.name) ?? null,
  }));
  return {
    levels: epicRows(variant, specialLinker([...features, ...ordinaryFeatures], featsByWords(context))),
    bonus_feats: (epic_progression.bonus_feats ?? []).map((feat) => featRequirement(feat, context)),
    bonus_feats_note: epic_progression.bonus_feats_note ?? null,
    features,
  };
}
