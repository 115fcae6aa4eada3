import { redirect } from 'react-router';
import type { FoundEncounter, FoundEncounters } from '../../../contract/encounters.ts';
import type { MonsterFilters } from '../../../contract/monsters.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { MAX_SEED } from '../../../contract/shop-options.ts';
import type { Treasure } from '../../../contract/treasure.ts';
import { MAX_TREASURE_LEVEL } from '../../../contract/treasure-options.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { challengeRatingValue } from '../../../rules/challenge-rating.ts';
import { encounterLevel } from '../../../rules/encounters.ts';
import { CLIMATES, TERRAINS } from '../../../rules/habitats.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { Message } from '../../ui/message.tsx';
import treasureStyleUrl from '../treasure/treasure.css?url';
import { treasureCall } from '../treasure/treasure-query.ts';
import { TreasureRolls } from '../treasure/treasure-rolls.tsx';
import { TreasureTools } from '../treasure/treasure-tools.tsx';
import type { Route } from './+types/encounters';
import { EncounterForm } from './encounter-form.tsx';
import { EncounterLines } from './encounter-lines.tsx';
import { findCall, openCall, partyOf, submitted, withoutSubmission } from './encounter-query.ts';
import { difficultyText, partyText } from './encounter-words.ts';
import styleUrl from './encounters.css?url';
import { OpenEncounter } from './open-encounter.tsx';

async function load(api: Api, request: Request) {
  const asked = readQuery(new URL(request.url).searchParams);
  const next = await submitted(api, asked);
  if (next.ok && next.value !== null) throw redirect(next.value);
  const failed = next.ok ? null : next;
  const query = failed ? withoutSubmission(asked) : asked;
  const call = openCall(query);
  const [filters, found, own] = await Promise.all([
    api<MonsterFilters>(apiPaths.filters('monsters')),
    query.seed === undefined ? null : api<FoundEncounters>(findCall(query)),
    call === null ? null : api<FoundEncounters>(call),
  ]);
  const open = own?.ok ? (own.value.encounters[0] ?? null) : null;
  const loot = await Promise.all(
    (open === null ? [] : lootQueries(open, query)).map(async (each) => ({
      query: each,
      treasure: await api<Treasure>(treasureCall(each)),
    })),
  );
  const page = { query, filters: filters.ok ? filters.value : null, found, own, open, loot, failed };
  return { page, answer: failed ?? found ?? own ?? filters };
}

/** The seed of one of several rolls, so that no two show the same dice. */
const seedAfter = (seed: string, step: number): string => String((Number(seed) + step) % (MAX_SEED + 1));

/** What is rolled for an encounter: the treasure line of each kind that has one, at the level that its creatures are by themselves. */
function lootQueries({ creatures }: FoundEncounter, { loot }: RawQuery): RawQuery[] {
  if (loot === undefined) return [];
  return creatures
    .filter(({ treasure }) => treasure !== null && treasure !== 'None')
    .map(({ slug, build, count, challenge_rating }, i) => {
      const level = encounterLevel([{ rating: challengeRatingValue(challenge_rating), count }]) ?? 1;
      return {
        creature: slug,
        ...(build === undefined ? {} : { build }),
        level: String(Math.min(MAX_TREASURE_LEVEL, Math.max(1, level))),
        seed: seedAfter(loot, i),
      };
    });
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(treasureStyleUrl), screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Encounters',
    'Finds D&D 3.5e encounters of any level by terrain, type and organization, with encounter level, experience and treasure.',
  );

export default function EncountersScreen({ loaderData }: Route.ComponentProps) {
  const { query, filters, found, own, open, loot, failed } = usePageData(loaderData);
  const hasFound = found?.ok === true || open !== null;
  const form = <EncounterForm query={query} filters={filters} />;
  return (
    <>
      <Breadcrumb here="Encounters" />
      <div className="encounter-page">
        <div className="list-head">
          <h1>Encounters</h1>
          <p role="status">{summary(query, found)}</p>
          {found && (
            <a className="encounter-change" href="#find-encounter">
              Change
            </a>
          )}
        </div>
        {!hasFound && form}
        <div className="encounter-results">
          <Hardness query={query} found={found} />
          {failed && (
            <Message tone="bad" icon="triangle-alert" role="alert" title="The encounter could not be changed.">
              {failed.cause}
            </Message>
          )}
          {own && !own.ok && (
            <Message tone="bad" icon="triangle-alert" role="alert" title="This encounter cannot be worked out.">
              {own.cause}
            </Message>
          )}
          {open && <OpenEncounter encounter={open} query={query} />}
          {open && query.loot && loot.length === 0 && (
            <p className="encounter-note">None of these creatures has a treasure.</p>
          )}
          {loot.map((each, i) => (
            <Loot
              key={`${each.query.creature}?${each.query.build ?? ''}`}
              {...each}
              id={i === 0 ? 'treasure' : `treasure-${i + 1}`}
            />
          ))}
          <FoundLines found={found} query={query} hasOpen={open !== null} />
        </div>
        {/* What was found comes first, and its head leads to the form. */}
        {hasFound && form}
      </div>
    </>
  );
}

const wordOf = (words: Readonly<Record<string, string>>, slug = ''): string | null =>
  words[slug]?.toLowerCase() ?? null;

/** "Level 7, temperate forest, for 4 of 5th level". */
function summary(query: RawQuery, found: Answer<FoundEncounters> | null): string {
  const party = partyOf(query);
  const place = [wordOf(CLIMATES, query.climate), wordOf(TERRAINS, query.terrain)].filter(Boolean).join(' ');
  if (!found?.ok) return 'What the party may meet, and what it earns by it.';
  return [`Level ${found.value.level}`, place, party.length > 0 && `for ${partyText(party)}`]
    .filter(Boolean)
    .join(', ');
}

function Hardness({ query, found }: { query: RawQuery; found: Answer<FoundEncounters> | null }) {
  if (!found?.ok || found.value.difficulty === null) return null;
  const { difficulty, level } = found.value;
  return (
    <p className="encounter-hardness">
      <b>{capitalized(difficulty)}.</b> {difficultyText(difficulty, level, partyOf(query))}
    </p>
  );
}

type FoundLinesProps = { found: Answer<FoundEncounters> | null; query: RawQuery; hasOpen: boolean };

function FoundLines({ found, query, hasOpen }: FoundLinesProps) {
  if (found === null)
    return hasOpen ? null : (
      <EmptyState drawing="spiked-dragon-head" sentence="Choose a level and a party, and press “Find encounters”." />
    );
  if (!found.ok) return <ErrorState title="No encounters could be found." cause={found.cause} />;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className={hasOpen ? 'encounter-found' : 'sr-only'}>
        Found
      </h2>
      <EncounterLines found={found.value} query={query} />
      <p className="muted encounter-seed">Seed {found.value.seed}. This address finds the same encounters again.</p>
    </section>
  );
}

type LootProps = { query: RawQuery; treasure: Answer<Treasure>; id: string };

/** The treasure of one kind. */
function Loot({ query, treasure, id }: LootProps) {
  if (!treasure.ok) return <ErrorState title="The treasure cannot be rolled." cause={treasure.cause} />;
  return (
    <section className="stat treasure" aria-labelledby={id}>
      <div className="stat-head dials">
        <SectionHead id={id} name="Treasure" />
        <span className="muted">
          {treasure.value.creature?.name}: {treasure.value.creature?.treasure}, level {treasure.value.level}
        </span>
      </div>
      <TreasureRolls treasure={treasure.value} query={query} />
      <TreasureTools treasure={treasure.value} query={query} />
    </section>
  );
}
