import type { Monster } from '../../../contract/monsters.ts';
import { textsOf } from '../../../printed/monster-texts.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { ErrataNote } from '../../entries/errata-note.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { FollowBar } from '../../follow/follow-bar.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { isListed, ListedScreen } from '../../listed/listed-entry.tsx';
import { Link } from '../../navigation/link.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { ChallengeRating } from './challenge-rating.tsx';
import { DragonAges } from './dragon-ages.tsx';
import { MadeActions } from './make/made-actions.tsx';
import { MakePanel } from './make/make-panel.tsx';
import { MakeStart } from './make/make-start.tsx';
import { Steps } from './make/steps.tsx';
import { MonsterAside } from './monster-aside.tsx';
import { monsterContents } from './monster-contents.ts';
import type { MonsterPage } from './monster-page.ts';
import { MonsterProse } from './monster-prose.tsx';
import { StatBlock } from './stat-block.tsx';

export function MonsterScreen({ answer }: { answer: Answer<MonsterPage> }) {
  if (!answer.ok) return <EntryFailure kind="monsters" failure={answer} />;
  const monster = answer.value;
  if (isListed(monster)) return <ListedScreen kind="monsters" entry={monster} />;
  const { panel, build: built } = monster;
  const list = { name: 'Monsters', to: paths.list('monsters') };
  const texts = textsOf(monster);
  const contents = monsterContents(monster, texts);
  return (
    <>
      {built && panel ? (
        <Breadcrumb trail={[list, original(panel.printed)]} here={monster.name} back={original(panel.printed)} />
      ) : (
        <Breadcrumb trail={[list]} here={monster.name} back={{ ...list, name: 'Back to Monsters' }} />
      )}
      {contents && <FollowBar name={monster.name} note="Contents" items={contents} live toTop />}
      <article className="detail">
        <div>
          <MonsterTitle monster={monster} made={built && panel} />
          {panel ? <MakePanel page={monster} panel={panel} /> : <MakeStart slug={monster.slug} />}
          <StatBlock monster={monster} abilities={texts.abilities} printed={built ? panel?.printed : undefined} />
          {built && <Steps changes={built.changes} />}
          <MonsterProse texts={texts} />
          <DragonAges monster={monster} />
          <Neighbours kind="monsters" previous={monster.previous} next={monster.next} />
        </div>
        <MonsterAside monster={panel?.printed ?? monster} made={built && monster.name} contents={contents} />
        <EntryFoot kind="monsters" entry={monster} />
      </article>
    </>
  );
}

const original = ({ slug, name }: Monster) => ({ name, to: paths.entry('monsters', slug) });

/** `made`: what the creature is made of. */
function MonsterTitle({ monster, made }: { monster: MonsterPage; made: MonsterPage['panel'] }) {
  const printed = made?.printed;
  const { type_slug, type_name, size, size_name } = monster;
  return (
    <header className="title plain">
      <h1>{monster.name}</h1>
      {made ? (
        <MadeActions monster={monster} make={made.make} />
      ) : (
        <EntryActions kind="monsters" slug={monster.slug} name={monster.name} books={monster} />
      )}
      <div className="marks">
        <ChallengeRating rating={monster.challenge_rating} />
        <TagLink look="lined" to={paths.list('monsters', { type: type_slug })}>
          {type_name}
        </TagLink>
        {monster.subtypes.map(({ slug, name }) => (
          <TagLink look="lined" key={slug} to={paths.list('monsters', { subtype: slug })}>
            {name}
          </TagLink>
        ))}
        <TagLink look="lined" to={paths.list('monsters', { size })}>
          {size_name}
        </TagLink>
        {monster.class_levels.map(({ slug, name, level }) => (
          <TagLink look="lined" key={slug} to={paths.entry('classes', slug)}>
            {name} {level}
          </TagLink>
        ))}
        {monster.races.map(({ slug, name }) => (
          <TagLink look="lined" key={slug} to={paths.entry('races', slug)}>
            {name} as a race
          </TagLink>
        ))}
        {monster.templates.map(({ slug, name }) => (
          <TagLink look="lined" key={slug} to={paths.entry('templates', slug)}>
            {name} template
          </TagLink>
        ))}
        <span className="source-name">
          {monster.alignment} ·{' '}
          <SourceLine name={monster.rulebook_name} slug={monster.rulebook_slug} page={monster.page} />
        </span>
      </div>
      {printed && (
        <p className="also">
          Made of the <Link to={paths.entry('monsters', printed.slug)}>{printed.name}</Link>
          {printed.challenge_rating && `, CR ${printed.challenge_rating}`}
        </p>
      )}
      <ErrataNote errata={monster.errata} />
      {monster.aliases.length > 0 && <p className="also">Also known as {monster.aliases.join(', ')}</p>}
    </header>
  );
}
