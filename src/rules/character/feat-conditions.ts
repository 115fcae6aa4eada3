/**
 * What a character lacks for a feat.
 *
 * Source: Player's Handbook v.3.5, page 87 (SRD "Feats": Prerequisites); psionic feats: Expanded Psionics Handbook, page 43; epic
 * feats: Epic Level Handbook, page 50.
 */

import { ABILITIES } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import { FIRST_EPIC_LEVEL } from '../class-progression.ts';
import { ordinal } from '../ordinal.ts';
import { SAVES } from '../saves.ts';
import { signed } from '../signed.ts';
import {
  missingCasterLevel,
  missingManifesterLevel,
  missingPowers,
  missingReserve,
  missingSpellcasting,
  missingSpells,
} from './casting-conditions.ts';
import type { FeatConditions, FeatFacts } from './facts.ts';
import { hasFeature, hasFeatureDetail } from './features.ts';
import { missingFeats } from './had-feats.ts';
import { asked, decidedCount, type Missing } from './missing.ts';
import { levelsIn, type Sheet } from './sheet.ts';
import { canonicalSkill, skillName } from './skills.ts';
import { missingSpecial } from './special-conditions.ts';

/**
 * The conditions of a feat that are not met. Of alternatives those of the nearest one are named.
 * @param choice what it would be taken for; undefined where anything will do
 */
export function missingForFeat(feat: FeatFacts, choice: string | undefined, sheet: Sheet): Missing[] {
  const { any_of: alternatives = [], ...conditions } = feat.prerequisites ?? {};
  const nearest = alternatives
    .map((alternative) => missingOf(alternative, choice, sheet))
    .sort((a, b) => decidedCount(a) - decidedCount(b))[0];
  const epic = feat.types.includes('epic') ? missingLevel(sheet, FIRST_EPIC_LEVEL) : [];
  const own = missingOf(conditions, choice, sheet);
  const reserve = needsReserve(feat) ? missingReserve(sheet) : [];
  return distinct([...epic, ...own, ...reserve, ...(nearest ?? [])]);
}

/** Psionic and metapsionic feats and those of psionic item creation take a power point reserve or psi-like abilities. */
function needsReserve({ types, group }: FeatFacts): boolean {
  if (types.includes('psionic') || types.includes('metapsionic')) return true;
  return group === 'psionic' && types.includes('item-creation');
}

/** Each condition once: the level of epic feats may stand among the prerequisites, too. */
function distinct(missing: readonly Missing[]): Missing[] {
  return missing.filter(
    ({ kind, text }, index) => missing.findIndex((other) => other.kind === kind && other.text === text) === index,
  );
}

function missingOf(conditions: FeatConditions, choice: string | undefined, sheet: Sheet): Missing[] {
  return [
    ...missingScores(conditions, sheet),
    ...missingLevels(conditions, sheet),
    ...missingFeats(sheet, conditions.feats ?? [], choice),
    ...missingFeatCounts(conditions, sheet),
    ...missingSkills(conditions, choice, sheet),
    ...missingFeatures(conditions, sheet),
    ...missingMagic(conditions, sheet),
    ...missingNature(conditions, sheet),
    ...(conditions.special ?? []).flatMap((text) => missingSpecial(sheet, text, choice)),
  ];
}

function missingScores({ abilities, base_saves }: FeatConditions, sheet: Sheet): Missing[] {
  const scores = ABILITIES.flatMap((ability): Missing[] => {
    const need = abilities?.[ability];
    const have = sheet.character.abilities[ability];
    return need === undefined || have >= need
      ? []
      : [{ kind: 'ability', text: `${capitalized(ability)} ${need}`, have, need }];
  });
  const saves = SAVES.flatMap((save): Missing[] => {
    const need = base_saves?.[save];
    const have = sheet.saves[save].base;
    if (need === undefined || have >= need) return [];
    return [{ kind: 'base-save', text: `base ${capitalized(save)} save bonus ${signed(need)}`, have, need }];
  });
  return [...scores, ...saves];
}

/** What lacks of a base attack bonus, the epic bonus included; nothing for a `need` of 0. */
export function missingBaseAttack({ baseAttack: { total } }: Sheet, need = 0): Missing[] {
  return total >= need ? [] : [{ kind: 'base-attack', text: `base attack bonus ${signed(need)}`, have: total, need }];
}

/** What lacks of a character level, from 1; racial Hit Dice count (Monster Manual, page 290). */
export function missingLevel({ level }: Sheet, need: number): Missing[] {
  return level >= need ? [] : [{ kind: 'level', text: `character level ${ordinal(need)}`, have: level, need }];
}

function missingLevels(conditions: FeatConditions, sheet: Sheet): Missing[] {
  const classLevels = (conditions.class_levels ?? []).flatMap(({ class: slug, level: need }): Missing[] => {
    const have = levelsIn(sheet, slug);
    const name = sheet.facts.classes[slug]?.name ?? slug;
    return have >= need
      ? []
      : [{ kind: 'class-level', text: `${name.toLowerCase()} level ${ordinal(need)}`, have, need }];
  });
  return [
    ...missingBaseAttack(sheet, conditions.base_attack),
    ...missingLevel(sheet, conditions.character_level ?? 0),
    ...classLevels,
    ...missingCasterLevel(sheet, conditions.caster_level ?? 0),
    ...missingManifesterLevel(sheet, conditions.manifester_level ?? 0),
  ];
}

function missingFeatCounts({ feat_counts = [] }: FeatConditions, sheet: Sheet): Missing[] {
  return feat_counts.flatMap(({ type, count: need }): Missing[] => {
    const have = sheet.feats.filter(({ feat }) => sheet.facts.feats[feat]?.types.includes(type)).length;
    if (have >= need) return [];
    return [
      { kind: 'feat-count', text: `${need} ${type.replaceAll('-', ' ')} ${need === 1 ? 'feat' : 'feats'}`, have, need },
    ];
  });
}

/** The ranks in a skill; without a kind, in the best kind of it. */
export function ranksIn({ ranks, facts }: Pick<Sheet, 'ranks' | 'facts'>, skill: string, subtype?: string): number {
  const key = canonicalSkill(subtype === undefined ? skill : `${skill}:${subtype}`, facts);
  const matching = [...ranks].filter(([each]) => each === key || (subtype === undefined && each.startsWith(`${key}:`)));
  return Math.max(0, ...matching.map(([, count]) => count));
}

/** `Tumble 5 ranks`, `Hide 1 rank`. */
export function rankText(name: string, ranks: number): string {
  return `${name} ${ranks} ${ranks === 1 ? 'rank' : 'ranks'}`;
}

function missingSkills(
  { skills = [], chosen_skill_ranks: chosen }: FeatConditions,
  choice: string | undefined,
  sheet: Sheet,
): Missing[] {
  const named = skills.flatMap(({ skill, subtype, ranks: need }): Missing[] => {
    const have = ranksIn(sheet, skill, subtype);
    const key = subtype === undefined ? skill : `${skill}:${subtype}`;
    return have >= need ? [] : [{ kind: 'skill', text: rankText(skillName(key, sheet.facts), need), have, need }];
  });
  if (chosen === undefined) return named;
  const have = choice === undefined ? Math.max(0, ...sheet.ranks.values()) : ranksIn(sheet, choice);
  return have >= chosen
    ? named
    : [...named, { kind: 'skill', text: `${chosen} ranks in the chosen skill`, have, need: chosen }];
}

function missingFeatures({ class_features = [] }: FeatConditions, sheet: Sheet): Missing[] {
  return class_features.flatMap((required): Missing[] => {
    const { feature, detail } = typeof required === 'string' ? { feature: required, detail: undefined } : required;
    const text = detail === undefined ? feature : `${feature} ${detail}`;
    const { state, have } =
      detail === undefined ? hasFeature(sheet, feature) : hasFeatureDetail(sheet, feature, detail);
    if (state === 'met') return [];
    return state === 'ask' ? [asked(text)] : [{ kind: 'class-feature', text, have: have ?? null, need: text }];
  });
}

function missingMagic({ spellcasting, spells = [], manifesting }: FeatConditions, sheet: Sheet): Missing[] {
  return [
    ...(spellcasting === undefined ? [] : missingSpellcasting(sheet, spellcasting)),
    ...missingSpells(sheet, spells),
    ...(manifesting === undefined ? [] : missingPowers(sheet, manifesting.level)),
  ];
}

/** A race and those of which it counts as a member: half-elves are elves (Player's Handbook, page 18). */
export function missingRace({ race, facts }: Sheet, races: readonly string[] | undefined): Missing[] {
  if (races === undefined || races.includes(race.slug) || race.subtypes.some((subtype) => races.includes(subtype)))
    return [];
  const names = races.map((slug) => (facts.races[slug]?.name ?? slug).toLowerCase());
  return [{ kind: 'race', text: names.join(' or '), have: race.slug, need: races }];
}

const SIZES = ['small', 'medium', 'large', 'huge', 'gargantuan', 'colossal'];

function missingNature({ domains, races, alignment, size }: FeatConditions, sheet: Sheet): Missing[] {
  const { character, race } = sheet;
  const own = character.size ?? race.size;
  const hasDomain = domains === undefined || domains.some((domain) => character.domains.includes(domain));
  const parts = character.alignment?.split('-');
  const wanted = alignment ?? [];
  const text = `${wanted.join(' ')} alignment`;
  const isAligned = wanted.every((part) => parts?.includes(part));
  const isLarge = size === undefined || (own !== null && SIZES.indexOf(own) >= SIZES.indexOf(size));
  return [
    ...missingRace(sheet, races),
    ...(hasDomain
      ? []
      : [{ kind: 'domain', text: `access to the ${domains.join(' or ')} domain`, have: null, need: domains } as const]),
    ...(isAligned
      ? []
      : [
          parts === undefined
            ? asked(text)
            : ({ kind: 'alignment', text, have: character.alignment ?? null, need: wanted } as const),
        ]),
    ...(isLarge ? [] : [{ kind: 'size', text: `${capitalized(size)} size or larger`, have: own, need: size } as const]),
  ];
}
