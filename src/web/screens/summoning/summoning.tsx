import type { RawQuery } from '../../../contract/query.ts';
import { readQuery } from '../../../contract/query.ts';
import type { SummonedCreature, Summoning, SummoningSpells } from '../../../contract/summoning.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { SourceLine } from '../../entries/source-line.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Sigil } from '../../ui/sigil.tsx';
import blockStyleUrl from '../encounters/mini-block.css?url';
import { schoolOf } from '../powers/discipline-schools.ts';
import type { Route } from './+types/summoning';
import { type BlockLine, ShortBlock } from './short-block.tsx';
import { SpellChoice } from './spell-choice.tsx';
import styleUrl from './summoning.css?url';
import { SummoningHead } from './summoning-head.tsx';
import { creatureAddress, intoTheFight, summoningAddress, summoningCall } from './summoning-query.ts';

async function load(api: Api, request: Request) {
  const query = readQuery(new URL(request.url).searchParams);
  const { spell } = query;
  const [spells, summoning] = await Promise.all([
    api<SummoningSpells>(apiPaths.summoningSpells()),
    spell ? api<Summoning>(summoningCall(spell, query)) : null,
  ]);
  return { page: { query, spells, summoning }, answer: summoning ?? spells };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(blockStyleUrl), screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'Summoning',
    'Every creature that a D&D 3.5e spell summons, with its template and Augment Summoning worked in: stat blocks for the table.',
  );

export default function SummoningScreen({ loaderData }: Route.ComponentProps) {
  const { query, spells, summoning } = usePageData(loaderData);
  if (summoning?.ok) return <Summoned summoning={summoning.value} query={query} />;
  return (
    <>
      <Breadcrumb here="Summoning" />
      <div className="list-head">
        <h1>Summoning</h1>
        <p>What a spell brings, with every figure worked out.</p>
      </div>
      {summoning && <ErrorState title="Nothing can be summoned like this." cause={summoning.cause} />}
      {spells.ok && <SpellChoice spells={spells.value.spells} />}
      {!spells.ok && <ErrorState title="The spells cannot be shown." cause={spells.cause} />}
    </>
  );
}

function Summoned({ summoning, query }: { summoning: Summoning; query: RawQuery }) {
  const { spell, creatures, duration } = summoning;
  const back = {
    name: spell.kind === 'powers' ? 'Back to the power' : 'Back to the spell',
    to: paths.entry(spell.kind, spell.slug),
  };
  const trail = [
    { name: 'Summoning', to: paths.summoning() },
    { name: spell.name, to: paths.entry(spell.kind, spell.slug) },
  ];
  return (
    <>
      <Breadcrumb trail={trail} here="Creatures" back={back} />
      <header className="title">
        <Sigil school={spell.kind === 'powers' ? schoolOf(spell.school_slug) : spell.school_slug} />
        <h1>{spell.name}</h1>
        <div className="marks">
          {spell.kind === 'spells' && (
            <TagLink tone={`school-${spell.school_slug}`} to={paths.list('spells', { school: spell.school_slug })}>
              {spell.school_name}
            </TagLink>
          )}
          <span>{spell.subschool_name}</span>
          <SourceLine name={spell.rulebook_name} slug={spell.rulebook_slug} page={spell.page} />
        </div>
      </header>
      <SummoningHead summoning={summoning} query={query} />
      <Toolbar summoning={summoning} query={query} />
      {creatures.length === 0 && (
        <EmptyState
          drawing="spiked-dragon-head"
          sentence="No creature of the list fits. Another level or alignment may."
        />
      )}
      <div className="block-cards">
        {creatures.map((creature) => (
          <Card key={`${creature.slug} ${creature.note}`} creature={creature} summoning={summoning} />
        ))}
      </div>
      {duration.rounds !== null && <p className="muted">Boxes count the rounds.</p>}
      <p className="muted">
        A summoned creature cannot summon others, teleport or travel between planes, and it comes only into surroundings
        that can support it. <Link to={paths.entry('rules', 'conjuration')}>The rules of conjuration</Link>
      </p>
    </>
  );
}

function Toolbar({ summoning, query }: { summoning: Summoning; query: RawQuery }) {
  const { lists, list, groups, group } = summoning;
  const counted = ({ name, count }: Summoning['lists'][number]) =>
    count === '1' ? name : `${name.replace(' list', '')}, ${count}`;
  return (
    <div className="summon-tools">
      {lists.length > 1 && (
        <SegmentLinks
          label="List"
          links={lists.map((one) => ({
            name: counted(one),
            to: summoningAddress(query, { list: one.key }),
            current: one.key === list,
          }))}
        />
      )}
      {groups.length > 1 && (
        <SegmentLinks
          label={groups.some(({ slug }) => slug === 'Animals') ? 'Kind' : 'Alignment'}
          links={[
            { name: 'Any', to: summoningAddress(query, { group: undefined }), current: group === null },
            ...groups.map(({ slug }) => ({
              name: slug,
              to: summoningAddress(query, { group: slug }),
              current: group === slug,
            })),
          ]}
        />
      )}
      <Button variant="quiet" icon="printer" className="needs-script" onClick={() => print()}>
        Print the sheet
      </Button>
    </div>
  );
}

/** As many rounds have boxes; the others are a number. */
const MAX_BOXES = 20;

function Card({ creature, summoning }: { creature: SummonedCreature; summoning: Summoning }) {
  const { rounds } = summoning.duration;
  const { listed_alignment, descriptors, note, aquatic } = creature;
  const facts = [
    listed_alignment,
    note,
    aquatic && 'only into water',
    descriptors.length > 0 && `makes it ${aOr(descriptors)} spell`,
  ].filter(Boolean);
  const lines: BlockLine[] = facts.length === 0 || summoning.calls ? [] : [['Listed', facts.join('; ')]];
  return (
    <ShortBlock block={creature} to={creatureAddress(creature)} name={capitalized(cardName(creature))} lines={lines}>
      <p className="block-foot">
        <span>{creature.hit_points} hp</span>
        {rounds !== null && (
          <span>
            {rounds} {rounds === 1 ? 'round' : 'rounds'}{' '}
            <span className="round-boxes" aria-hidden="true">
              {Array.from({ length: Math.min(MAX_BOXES, rounds) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
                <i key={i} />
              ))}
            </span>
          </span>
        )}
        <ButtonLink variant="quiet" icon="swords" to={intoTheFight(creature, summoning)} rel="nofollow">
          Into the fight
        </ButtonLink>
      </p>
    </ShortBlock>
  );
}

const cardName = ({ listed_as, name }: SummonedCreature): string =>
  listed_as.includes('(any)') || listed_as.endsWith('elemental') ? name : listed_as;

const aOr = (words: readonly string[]): string => `${/^[aeiou]/.test(words[0] ?? '') ? 'an' : 'a'} ${words.join(', ')}`;
