import type { Monster } from '../../../contract/monsters.ts';
import { textsOf } from '../../../printed/monster-texts.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActs } from '../../entries/entry-acts.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { ErrataNote } from '../../entries/errata-note.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { FollowBar } from '../../follow/follow-bar.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { ChallengeRating } from './challenge-rating.tsx';
import { DragonAges } from './dragon-ages.tsx';
import { MonsterAside } from './monster-aside.tsx';
import { monsterContents } from './monster-contents.ts';
import { MonsterProse } from './monster-prose.tsx';
import { StatBlock } from './stat-block.tsx';

export function MonsterScreen({ answer }: { answer: Answer<Monster> }) {
  if (!answer.ok) return <EntryFailure kind="monsters" failure={answer} />;
  const monster = answer.value;
  const list = { name: 'Monsters', to: paths.list('monsters') };
  const texts = textsOf(monster);
  const contents = monsterContents(monster, texts);
  return (
    <>
      <Breadcrumb trail={[list]} here={monster.name} back={{ ...list, name: 'Back to Monsters' }} />
      {contents && <FollowBar name={monster.name} note="Contents" items={contents} live toTop />}
      <article className="detail">
        <div>
          <MonsterTitle monster={monster} />
          <StatBlock monster={monster} abilities={texts.abilities} />
          <MonsterProse texts={texts} />
          <DragonAges monster={monster} />
          <Neighbours kind="monsters" previous={monster.previous} next={monster.next} />
        </div>
        <MonsterAside monster={monster} contents={contents} />
        <EntryFoot kind="monsters" entry={monster} />
      </article>
    </>
  );
}

function MonsterTitle({ monster }: { monster: Monster }) {
  const { type_slug, type_name, size, size_name } = monster;
  return (
    <header className="title plain">
      <h1>{monster.name}</h1>
      <EntryActs kind="monsters" slug={monster.slug} name={monster.name} />
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
      <ErrataNote errata={monster.errata} />
      {monster.aliases.length > 0 && <p className="also">Also known as {monster.aliases.join(', ')}</p>}
    </header>
  );
}
