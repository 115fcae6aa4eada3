import { ALIGNMENTS } from '../../rules/alignment.ts';
import type {
  CharacterFacts,
  ClassFacts,
  DeityFacts,
  FeatFacts,
  RaceFacts,
  SkillFacts,
  SpellFacts,
} from '../../rules/character/facts.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Class } from '../schema/classes.ts';
import type { Deity } from '../schema/deities.ts';
import { type Feat, featCategory } from '../schema/feats.ts';
import type { Race } from '../schema/races.ts';
import { booksOf } from '../sources.ts';
import type { Writer } from '../writer.ts';

/** Adds the typed facts that characters are worked out from. */
export function compileCharacter(context: CompileContext, writer: Writer): void {
  const facts: CharacterFacts = {
    races: bySlug(context, 'races', (slug, race) => raceFacts(slug, race, context)),
    classes: bySlug(context, 'classes', (slug, value) => classFacts(slug, value, context)),
    feats: bySlug(context, 'feats', (slug, feat) => featFacts(slug, feat, context)),
    skills: skillFacts(context),
    spells: spellFacts(context),
    domains: bySlug(context, 'domains', (_, { name }) => name),
    deities: bySlug(context, 'deities', (_, deity) => deityFacts(deity, context)),
    weapons: weaponFacts(context),
  };
  writer.lookup('character', facts);
}

function bySlug<Kind extends Parameters<CompileContext['all']>[0], Facts>(
  context: CompileContext,
  kind: Kind,
  factsOf: (slug: string, value: ReturnType<typeof context.all<Kind>>[number]['value']) => Facts,
): Record<string, Facts> {
  return Object.fromEntries(context.all(kind).map(({ slug, value }) => [slug, factsOf(slug, value)]));
}

/** `Player's Handbook v.3.5, page 24`. */
function sourceOf(
  { rulebook, page }: { rulebook?: string | undefined; page?: number | undefined },
  context: CompileContext,
): string {
  if (rulebook === undefined) return '';
  const name = context.name('rulebooks', rulebook);
  return page === undefined ? name : `${name}, page ${page}`;
}

function raceFacts(slug: string, race: Race, context: CompileContext): RaceFacts {
  const onAll = (race.save_bonuses ?? []).filter(({ against }) => against === undefined);
  return {
    slug,
    name: race.name,
    source: sourceOf(race, context),
    books: booksOf(race),
    subtypes: race.subtypes ?? [],
    size: race.size ?? null,
    level_adjustment: race.level_adjustment ?? 0,
    favored_class: race.favored_class ?? null,
    racial_hit_dice: race.racial_hit_dice ?? null,
    extra_feats: race.extra_feats ?? 0,
    extra_skill_points: race.extra_skill_points ?? null,
    bonus_feats: race.bonus_feats ?? [],
    save_bonus: onAll.reduce((sum, { bonus }) => sum + bonus, 0),
    bonus_power_points: race.bonus_power_points ?? 0,
    psi_like_abilities: race.psi_like_abilities !== undefined,
    spell_like_abilities: race.spell_like_abilities !== undefined,
    spell_resistance: race.spell_resistance !== undefined,
    fly: race.speed?.fly !== undefined,
    natural_weapons: (race.natural_weapons ?? []).reduce((sum, { count = 1 }) => sum + count, 0),
    natural_armor: race.natural_armor ?? 0,
    darkvision: race.senses?.darkvision !== undefined,
    low_light_vision: race.senses?.low_light_vision === true,
    languages: race.languages?.automatic ?? [],
    proficiencies: race.proficiencies ?? null,
    weapon_familiarity: race.weapon_familiarity ?? [],
  };
}

function classFacts(slug: string, value: Class, context: CompileContext): ClassFacts {
  const [variant] = value.variants;
  if (variant === undefined) throw new Error(`The class ${slug} has no version.`);
  const { alignment, epic_progression: epic } = variant;
  return {
    slug,
    name: value.name,
    source: sourceOf(variant, context),
    books: booksOf(value),
    prestige: value.prestige === true,
    npc: value.npc === true,
    epic: value.epic === true,
    facts_only: variant.facts_only === true,
    hit_die: variant.hit_die ?? null,
    skill_points: variant.skill_points ?? null,
    class_skills: variant.class_skills ?? [],
    class_skill_choice: variant.class_skill_choice ?? 0,
    more_class_skills: variant.more_class_skills ?? [],
    base_attack: variant.base_attack ?? null,
    saves: variant.saves ?? {},
    alignments: alignment === undefined ? null : alignment === 'any' ? ALIGNMENTS : alignment,
    proficiencies: variant.proficiencies ?? null,
    requirements: variant.requirements ?? null,
    spellcasting: variant.spellcasting ?? null,
    max_level: variant.max_level ?? null,
    levels: variant.levels ?? [],
    epic_levels: epic?.levels ?? [],
    epic_bonus_feats: (epic?.bonus_feats ?? []).map((feat) => (typeof feat === 'string' ? feat : feat.feat)),
    granted_feats: grantedFeats(variant, context),
    options: optionsOf(variant),
  };
}

type Variant = Class['variants'][number];

/**
 * The feats that entries of the Special column name: `Track`, `Weapon Focus (mind blade)`. Features of a class that only share the
 * name of an epic feat are none. A monk's unarmed strike is the feat too (Player's Handbook, page 41).
 */
function grantedFeats({ levels = [] }: Variant, context: CompileContext): ClassFacts['granted_feats'] {
  const feats = new Map(
    context
      .all('feats')
      .filter(({ value }) => !value.types.includes('epic'))
      .map(({ slug, value }) => [value.name.toLowerCase(), slug]),
  );
  feats.set('unarmed strike', 'improved-unarmed-strike');
  return levels.flatMap(({ level, special = [] }) =>
    special.flatMap((text) => {
      const [, name = '', choice] = /^([^(]+?)(?: \(([^)]+)\))?$/.exec(text.toLowerCase()) ?? [];
      const feat = feats.get(name);
      if (feat === undefined) return [];
      return [{ level, feat, ...(choice !== undefined && { choice: choice.replaceAll(' ', '-') }) }];
    }),
  );
}

/** The features that are one of several to choose from, with the level of the feature that they belong to. */
function optionsOf({ features = [], levels = [] }: Variant): ClassFacts['options'] {
  const firstLevel = (name: string) =>
    features.find((feature) => feature.name === name)?.level ??
    levels.find(({ special = [] }) => special.some((text) => name.startsWith(text)))?.level;
  return features.flatMap(({ name, level, part_of }) => {
    const since = level === undefined && part_of !== undefined ? firstLevel(part_of) : undefined;
    return since === undefined ? [] : [{ name, level: since }];
  });
}

function featFacts(slug: string, feat: Feat, context: CompileContext): FeatFacts {
  return {
    slug,
    name: feat.name,
    source: sourceOf(feat, context),
    books: booksOf(feat),
    types: feat.types,
    category: featCategory(feat),
    group: feat.group,
    fighter_bonus: feat.fighter_bonus === true,
    multiple: feat.multiple === true,
    stacks: feat.stacks ?? null,
    choice: feat.choice ?? null,
    prerequisites: feat.prerequisites ?? null,
  };
}

function skillFacts(context: CompileContext): Record<string, SkillFacts> {
  return bySlug(context, 'skills', (slug, { name, key_ability, base_skill, subtypes = [] }) => ({
    name,
    ability: key_ability === 'none' ? null : key_ability,
    kind_of: base_skill === undefined ? null : { skill: base_skill, subtype: slug.slice(base_skill.length + 1) },
    subtypes: subtypes.map((subtype) => (typeof subtype === 'string' ? subtype : subtype.name)),
  }));
}

/** Spells with the levels of classes, and of domains under `domain:` and their slug. */
function spellFacts(context: CompileContext): Record<string, SpellFacts> {
  const domains = context.all('domains').flatMap(({ slug, value }) =>
    Object.entries(value.spells ?? {}).map(([level, spell]) => ({
      spell,
      key: `domain:${slug}`,
      level: Number(level),
    })),
  );
  return bySlug(context, 'spells', (slug, spell) => {
    const { name, school, levels } = spell;
    const ofDomains = domains.filter(({ spell }) => spell === slug).map(({ key, level }) => [key, level] as const);
    return {
      name,
      books: booksOf(spell),
      schools: school === undefined ? [] : [school].flat(),
      levels: { ...levels, ...Object.fromEntries(ofDomains) },
    };
  });
}

function deityFacts(deity: Deity, context: CompileContext): DeityFacts {
  return {
    name: deity.name,
    source: sourceOf(deity, context),
    alignment: deity.alignment,
    domains: [...deity.domains, ...(deity.further_domains ?? [])],
    favored_weapons: deity.favored_weapons,
    cleric_alignments: deity.cleric_alignments ?? null,
  };
}

function weaponFacts(context: CompileContext): CharacterFacts['weapons'] {
  const weapons = context.all('items').flatMap(({ slug, value }) => {
    const weapon = value.type === 'weapon' ? value.weapon : undefined;
    return weapon === undefined ? [] : [[slug, { name: value.name, category: weapon.category }] as const];
  });
  return Object.fromEntries(weapons);
}
