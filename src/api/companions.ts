import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import {
  type Companion,
  type CompanionChoice,
  type CompanionParameters,
  companion,
  companionParameters,
} from '../contract/companions.ts';
import { InvalidParameters } from '../contract/problems.ts';
import type { ClassFacts } from '../rules/character/facts.ts';
import { buildCompanion, type MasterFigures } from '../rules/companions/build-companion.ts';
import { COMPANION_KINDS, effectiveLevel, MASTERS } from '../rules/companions/masters.ts';
import { CHOICES, companionStep, firstLevel } from '../rules/companions/progressions.ts';
import type { CreatureFacts } from '../rules/creature/creature-facts.ts';
import { baseBonusesOf } from './base-bonuses.ts';
import { type ApiRoute, queryRoute } from './route.ts';
import { shortBlockOf } from './short-blocks.ts';

export function companionRoutes(catalogue: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/companions',
      tag: 'Companions',
      summary: 'An animal companion, familiar, mount, servant or psicrystal at the level of its master',
      parameters: companionParameters,
      answer: companion,
      quota: QUOTAS.creatures,
      answerQuery: async (query) => toJson(await companionOf(catalogue, query)),
    }),
  ];
}

async function companionOf(
  { monsters, creatures, character }: Catalogue,
  query: CompanionParameters,
): Promise<Companion> {
  const [lookup, { classes, feats }] = await Promise.all([creatures.facts(), character.facts()]);
  const { as } = query;
  const given = MASTERS[as];
  const level = levelOf(query);
  const effective = effectiveLevel(given, level);
  const choices = choicesOf(given.kind, effective, lookup.monsters);
  const chosen = chosenOf(choices, query.creature);
  const counted = effective - chosen.adjustment;
  const step = companionStep(given.kind, counted);
  const facts = lookup.monsters[chosen.slug];
  if (step === null || facts === undefined) throw new Error(`${chosen.slug} serves no ${as} of level ${level}.`);
  const master = masterOf(query, level, counted, classes[as]);
  const built = buildCompanion(facts, given.kind, step, master, { ...lookup, classes, feats });
  return {
    as,
    masters: Object.keys(MASTERS).map((slug) => ({ slug, name: classes[slug]?.name ?? slug })),
    kind: given.kind,
    kind_name: COMPANION_KINDS[given.kind],
    level,
    lowest_level: given.from,
    effective_level: counted,
    master: { hit_points: master.hitPoints, base_attack: master.baseAttack, ...master.saves },
    gains: {
      hit_dice: step.hitDice,
      natural_armor: step.naturalArmor,
      str: step.str,
      dex: step.dex,
      int: step.int ?? null,
      tricks: step.tricks ?? null,
      special: [...step.special],
    },
    choices,
    creature: await shortBlockOf({ monsters, lookup, classes }, chosen.slug, built),
    chosen,
    notes: [...built.notes],
  };
}

function levelOf({ as, level = MASTERS[as].from }: CompanionParameters): number {
  const { from, kind } = MASTERS[as];
  if (level >= from) return level;
  throw invalid(
    'level',
    String(level),
    `must be at least ${from}: a ${as} has no ${COMPANION_KINDS[kind].toLowerCase()} before`,
  );
}

function choicesOf(
  kind: keyof typeof CHOICES,
  effective: number,
  monsters: Readonly<Record<string, CreatureFacts>>,
): CompanionChoice[] {
  return CHOICES[kind].map(({ monster, adjustment, aquatic = false, benefit }) => ({
    slug: monster,
    name: monsters[monster]?.name ?? monster,
    adjustment,
    aquatic,
    benefit: benefit ?? null,
    open: effective - adjustment >= firstLevel(kind),
  }));
}

function chosenOf(choices: readonly CompanionChoice[], creature: string | undefined): CompanionChoice {
  const chosen = creature === undefined ? choices[0] : choices.find(({ slug }) => slug === creature);
  if (chosen === undefined)
    throw invalid('creature', creature ?? '', `must be one of ${choices.map(({ slug }) => slug).join(', ')}`);
  if (!chosen.open)
    throw invalid('creature', chosen.slug, `needs a higher level: ${chosen.adjustment} is taken off the level for it`);
  return chosen;
}

function masterOf(
  { hp, base_attack, fort, reflex, will }: CompanionParameters,
  characterLevel: number,
  level: number,
  facts: ClassFacts | undefined,
): MasterFigures {
  const usual = baseBonusesOf(facts, characterLevel);
  return {
    level,
    characterLevel,
    hitPoints: hp ?? averagePoints(facts?.hit_die ?? 4, characterLevel),
    baseAttack: base_attack ?? usual.baseAttack,
    saves: {
      fortitude: fort ?? usual.fortitude,
      reflex: reflex ?? usual.reflex,
      will: will ?? usual.will,
    },
  };
}

/** The most of the first die and the average of the others, without Constitution. */
const averagePoints = (die: number, level: number): number => die + Math.floor(((die + 1) / 2) * (level - 1));

const invalid = (parameter: string, value: string, message: string) =>
  new InvalidParameters([{ parameter, value: value.slice(0, 80), message }]);
