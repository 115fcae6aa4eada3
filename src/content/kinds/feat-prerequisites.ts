import type { Feat as FeatResponse, TextPart } from '../../contract/feats.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { ConditionedFeat, Conditions as DecidableConditions } from '../../rules/feat-conditions.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Conditions } from '../feat-facts.ts';
import type { Feat } from '../schema/feats.ts';
import { conditionPhrases, featConditions, otherConditions, skillConditions } from './feat-conditions.ts';

type PrerequisiteFields = Pick<
  FeatResponse,
  'required_feats' | 'required_skills' | 'special_prerequisites' | 'text_prerequisites'
>;

/**
 * The implicit prerequisite of psionic feats: the ability to manifest powers (Expanded Psionics Handbook, SRD "Psionic
 * Feats"). A required manifester level or power level includes it.
 */
const MANIFESTING = 'Ability to manifest powers (a power point reserve or psi-like abilities)';

function conditionsInWords({ types, prerequisites }: Feat): readonly string[] {
  const printed = prerequisites?.special ?? [];
  const psionic = types.includes('psionic') || types.includes('metapsionic');
  const implied = prerequisites?.manifesting !== undefined || prerequisites?.manifester_level !== undefined;
  return psionic && !implied ? [MANIFESTING, ...printed] : printed;
}

/** The prerequisites by type: feats, skills, other typed conditions, and conditions in words. */
export function prerequisitesOf(feat: Feat, context: CompileContext, ids: EntryIds): PrerequisiteFields {
  const { any_of, ...conditions } = feat.prerequisites ?? {};
  const texts = [
    ...conditionsInWords(feat).map((text): TextPart[] => [{ text, url: null }]),
    ...(any_of === undefined ? [] : [alternativeParts(any_of, context, feat.choice)]),
  ];
  return {
    required_feats: featConditions(conditions, context, feat.choice).map((item) => ({
      id: ids.feats.get(item.slug) ?? 0,
      ...item,
    })),
    required_skills: skillConditions(conditions, context).map(({ ranks, ...item }) => ({
      id: ids.skills.get(item.slug) ?? 0,
      ...item,
      min_ranks: ranks,
    })),
    special_prerequisites: otherConditions(conditions, context).map(({ type, parts }) => {
      const sentence = capitalParts(parts);
      return { type, description: textOf(sentence), parts: sentence };
    }),
    text_prerequisites: texts.map((parts) => {
      const sentence = capitalParts(parts);
      return { text: textOf(sentence), parts: sentence };
    }),
  };
}

/** The ids of feats and skills by slug. */
export type EntryIds = { feats: ReadonlyMap<string, number>; skills: ReadonlyMap<string, number> };

/** All prerequisites on one line, as the books print them: `Str 13, Power Attack, base attack bonus +4`. */
export function prerequisiteLine(feat: Feat, context: CompileContext): string | null {
  const { any_of, ...conditions } = feat.prerequisites ?? {};
  const { special: _, ...rest } = conditions;
  const phrases = [
    ...conditionPhrases(rest, context, feat.choice).map(textOf),
    ...conditionsInWords(feat).map((text) => withinSentence(text, context)),
    ...(any_of === undefined ? [] : [textOf(alternativeParts(any_of, context, feat.choice))]),
  ];
  return phrases.length === 0 ? null : capitalized(phrases.join(', '));
}

/** The prerequisites as the rules decide them by what a character has; the conditions that they do not decide are in words. */
export function decidablePrerequisites(feat: Feat, context: CompileContext): ConditionedFeat['prerequisites'] {
  const { any_of, special: _, ...conditions } = feat.prerequisites ?? {};
  const decidable = decidableConditions(conditions, context, feat.choice);
  const others = [...(decidable.others ?? []), ...conditionsInWords(feat).map((text) => withinSentence(text, context))];
  return {
    ...decidable,
    ...(others.length > 0 && { others }),
    ...(any_of && {
      any_of: any_of.map(({ when: _, ...alternative }) => decidableConditions(alternative, context, feat.choice)),
    }),
  };
}

function decidableConditions(
  { abilities, base_attack, character_level, feats, ...rest }: Conditions,
  context: CompileContext,
  chosen: string | undefined,
): DecidableConditions {
  const others = conditionPhrases(rest, context, chosen).map(textOf);
  return {
    ...(abilities && { abilities }),
    ...(base_attack !== undefined && { base_attack }),
    ...(character_level !== undefined && { character_level }),
    ...(feats && { feats: feats.map((required) => (typeof required === 'string' ? required : required.feat)) }),
    ...(others.length > 0 && { others }),
  };
}

type Alternatives = NonNullable<NonNullable<Feat['prerequisites']>['any_of']>;

/** "either Int 25 if …; or Cha 25 if …" */
function alternativeParts(alternatives: Alternatives, context: CompileContext, chosen: string | undefined): TextPart[] {
  const plain = (text: string): TextPart => ({ text, url: null });
  return alternatives.flatMap(({ when, ...conditions }, index) => [
    plain(index === 0 ? 'either ' : '; or '),
    ...conditionPhrases(conditions, context, chosen).flatMap((parts, i) => [
      ...(i === 0 ? [] : [plain(' and ')]),
      ...parts,
    ]),
    ...(when === undefined ? [] : [plain(` if ${when}`)]),
  ]);
}

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

function capitalParts([first, ...rest]: readonly TextPart[]): TextPart[] {
  return first === undefined ? [] : [{ ...first, text: capitalized(first.text) }, ...rest];
}

const ABILITY = /^(?:Str|Dex|Con|Int|Wis|Cha)\b/;

/** The text with a lower-case first letter, unless it begins with a name. */
function withinSentence(text: string, context: CompileContext): string {
  const names = [...context.all('feats'), ...context.all('skills')].map(({ value }) => value.name);
  if (ABILITY.test(text) || names.some((name) => text.startsWith(`${name} `))) return text;
  return `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
}
