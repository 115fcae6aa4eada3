import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import type { Caster } from '../contract/casters.ts';
import type { Power } from '../contract/powers.ts';
import { InvalidParameters, notFound } from '../contract/problems.ts';
import type { Spell } from '../contract/spells.ts';
import {
  type SummonedCreature,
  type Summoning,
  type SummoningParameters,
  type SummoningSpells,
  summoning,
  summoningParameters,
  summoningSpells,
} from '../contract/summoning.ts';
import { defaultCaster } from '../rules/casting.ts';
import { type Built, buildCreature } from '../rules/creature/build-creature.ts';
import type { Workshop } from '../rules/creature/creature-facts.ts';
import { maximumHitPoints } from '../rules/monster-math.ts';
import { type Duration, durationAt, type Range } from '../rules/spell-facts.ts';
import {
  choicesOf,
  groupName,
  type ListedCreature,
  type SummonChoice,
  type Summons,
  summoningDescriptors,
} from '../rules/summoning.ts';
import { workedDuration, workedRange } from '../rules/worked-lines.ts';
import { type ApiRoute, queryRoute, storedRoute } from './route.ts';
import { type BlockSource, shortBlockOf } from './short-blocks.ts';

const TAG = 'Summoning';

export function summoningRoutes(catalogue: Catalogue): ApiRoute[] {
  return [
    storedRoute(
      {
        path: '/api/summoning',
        tag: TAG,
        summary: 'The spells and powers that summon, create or call creatures of known kinds',
        answer: summoningSpells,
      },
      async () => toJson(await spellsOf(catalogue)),
    ),
    queryRoute({
      path: '/api/summoning/:slug',
      tag: TAG,
      summary: 'What a spell or power summons at a caster level: each creature with its template and every figure',
      parameters: summoningParameters,
      answer: summoning,
      quota: QUOTAS.creatures,
      absent: ({ slug = '' }) =>
        notFound(`No spell or power "${slug.slice(0, 80)}" summons creatures; /api/summoning lists those that do.`),
      answerQuery: async (query, { slug = '' }) => {
        const { summons } = await catalogue.summoning.lists();
        const found = summons.find((one) => one.slug === slug);
        return found === undefined ? null : toJson(await summoned(catalogue, found, query));
      },
    }),
  ];
}

async function spellsOf(catalogue: Catalogue): Promise<SummoningSpells> {
  const { summons } = await catalogue.summoning.lists();
  const spells = summons.map(async (one) => ({
    slug: one.slug,
    name: (await entryOf(catalogue, one)).name,
    kind: one.kind,
    family: one.of === 'family' ? one.family : '',
    calls: one.of === 'calling',
  }));
  return { spells: await Promise.all(spells) };
}

/** What a spell and a power have in common. */
interface Casting {
  slug: string;
  name: string;
  school_slug: string;
  school_name: string;
  subschool_name: string | null;
  rulebook_slug: string;
  rulebook_name: string;
  page: number | null;
  duration: string | null;
  range: string | null;
  casters: readonly Caster[];
  range_typed: Range | null;
  duration_typed: Duration | null;
}

async function entryOf({ spells, powers }: Catalogue, { kind, slug }: Summons): Promise<Casting> {
  const absent = new Error(`There is no ${kind}/${slug}.`);
  if (kind === 'spells') {
    const json = await spells.find(slug);
    if (json === null) throw absent;
    return parseJson<Spell>(json);
  }
  const json = await powers.find(slug);
  if (json === null) throw absent;
  const power = parseJson<Power>(json);
  const { discipline_slug, discipline_name, subdiscipline_name } = power;
  return {
    ...power,
    school_slug: discipline_slug,
    school_name: discipline_name,
    subschool_name: subdiscipline_name,
  };
}

async function summoned(catalogue: Catalogue, summons: Summons, query: SummoningParameters): Promise<Summoning> {
  const [entry, lists, lookup, { classes, feats }] = await Promise.all([
    entryOf(catalogue, summons),
    catalogue.summoning.lists(),
    catalogue.creatures.facts(),
    catalogue.character.facts(),
  ]);
  const caster = casterOf(entry.casters, query.as);
  const level = query.level ?? caster?.lowest_level ?? 1;
  const choices = choicesOf(summons, level, lists, lookup.monsters);
  const choice = choiceOf(choices, query.list);
  const groups = Object.keys(choice?.groups ?? {}).filter(Boolean);
  const group = groupOf(groups, query.group);
  const mayAugment = entry.subschool_name?.includes('Summoning') ?? false;
  const making: Making = {
    source: { monsters: catalogue.monsters, lookup, classes },
    workshop: { ...lookup, classes, feats },
    augment: mayAugment && query.augment === true,
    maximum: summons.of === 'own' && summons.maximum_hit_points === true,
  };
  const listed = Object.entries(choice?.groups ?? {}).filter(([name]) => group === null || name === group);
  const creatures = listed.flatMap(([name, ones]) => ones.map((one) => creaturesOf(name, one, making)));
  return {
    spell: headOf(summons, entry),
    level,
    caster: caster?.slug ?? null,
    casters: [...entry.casters],
    duration: { text: entry.duration, at: durationText(entry, level), rounds: roundsOf(entry, level) },
    range: { text: entry.range, at: entry.range_typed && workedRange(entry.range_typed, level) },
    calls: summons.of === 'calling',
    augment: mayAugment ? making.augment : null,
    maximum_hit_points: making.maximum,
    lists: choices.map(({ key, name, count }) => ({ key, name, count })),
    list: choice?.key ?? null,
    groups: groups.map((slug) => ({ slug, name: groupName(slug) })),
    group,
    creatures: (await Promise.all(creatures)).flat(),
  };
}

const headOf = (
  { kind, slug }: Summons,
  { name, school_slug, school_name, subschool_name, rulebook_slug, rulebook_name, page }: Casting,
): Summoning['spell'] => ({
  ...{ kind, slug, name, school_slug, school_name, subschool_name, rulebook_slug, rulebook_name, page },
});

function casterOf(casters: readonly Caster[], as: string | undefined): Caster | undefined {
  if (as === undefined) return defaultCaster(casters);
  const found = casters.find(({ slug }) => slug === as);
  if (found === undefined) throw invalid('as', as, `must be one of ${casters.map(({ slug }) => slug).join(', ')}`);
  return found;
}

function choiceOf(choices: readonly SummonChoice[], key: string | undefined): SummonChoice | undefined {
  const found = key === undefined ? choices[0] : choices.find((one) => one.key === key);
  if (found === undefined && key !== undefined)
    throw invalid('list', key, `must be one of ${choices.map((one) => one.key).join(', ')} at this level`);
  return found;
}

function groupOf(groups: readonly string[], name: string | undefined): string | null {
  if (name === undefined) return null;
  const found = groups.find((group) => group.toLowerCase() === name.toLowerCase());
  // A list without a group that another list has shows all of its creatures.
  return found ?? null;
}

const durationText = ({ duration_typed }: Casting, level: number): string | null => {
  const worked = duration_typed && workedDuration(duration_typed, level);
  return worked && [worked.dice, worked.text].filter(Boolean).join(' ');
};

/** What is rolled, or goes on after concentration, has no number of rounds. */
function roundsOf({ duration_typed }: Casting, level: number): number | null {
  if (typeof duration_typed !== 'object' || duration_typed === null || !('unit' in duration_typed)) return null;
  const length = duration_typed.concentration === undefined ? durationAt(duration_typed, level) : null;
  return length?.unit === 'round' ? length.amount : null;
}

interface Making {
  source: BlockSource;
  workshop: Workshop;
  augment: boolean;
  /** Whether every die has its maximum. */
  maximum: boolean;
}

/** The creatures that one line of a list stands for. */
async function creaturesOf(
  group: string,
  { monsters, name, template, aquatic = false, alignment, note }: ListedCreature,
  { source, workshop, augment, maximum }: Making,
): Promise<SummonedCreature[]> {
  const build = {
    templates: template === undefined ? [] : [{ template, variety: undefined }],
    classes: [],
    increase: [],
    augment,
  };
  const listedAlignment = alignment ?? (group === groupName(group) ? null : group);
  return Promise.all(
    monsters.map(async (slug) => {
      const facts = source.lookup.monsters[slug];
      if (facts === undefined) throw new Error(`There is no monster ${slug}.`);
      const built = buildCreature(facts, build, workshop);
      return {
        ...(await shortBlockOf(source, slug, maximum ? withMaximum(built) : built)),
        listed_as: [template, name].filter(Boolean).join(' '),
        group,
        template: template ?? null,
        aquatic,
        listed_alignment: listedAlignment,
        note: note?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') ?? null,
        descriptors: summoningDescriptors(built.facts.subtypes ?? [], listedAlignment ?? undefined),
        augmented: augment,
      };
    }),
  );
}

/** The creature with the most hit points that its dice can have. */
function withMaximum(built: Built): Built {
  const { facts, figures } = built;
  const most = maximumHitPoints(facts.hit_dice ?? []);
  const more = most - (facts.hit_points ?? 0);
  const terms = [...(figures.hit_points ?? []), { label: 'Maximum of every die', value: more }];
  return { ...built, facts: { ...facts, hit_points: most }, figures: { ...figures, hit_points: terms } };
}

const invalid = (parameter: string, value: string, message: string) =>
  new InvalidParameters([{ parameter, value: value.slice(0, 80), message }]);
