import type { Trap } from '../../../contract/traps.ts';
import { experienceOf } from '../../../rules/encounters.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { ErrataNote } from '../../entries/errata-note.tsx';
import { NamedBy } from '../../entries/named-by.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { stepsTo } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';
import { TrapBuilding } from './trap-building.tsx';
import { TrapFacts } from './trap-facts.tsx';

/** The pages of the rules about traps, in the order in which one needs them. */
const RULES = [
  { slug: 'elements-of-a-trap', name: 'Elements of a Trap', about: 'Triggers, resets, attacks' },
  { slug: 'finding-and-disarming-traps', name: 'Finding and Disarming Traps', about: 'Who can, and how' },
  { slug: 'designing-a-trap', name: 'Designing a Trap', about: 'Challenge rating and cost' },
] as const;

export function TrapScreen({ answer }: { answer: Answer<Trap> }) {
  if (!answer.ok) return <EntryFailure kind="traps" failure={answer} />;
  const trap = answer.value;
  const list = { name: 'Traps', to: paths.list('traps') };
  return (
    <>
      <Breadcrumb trail={[...stepsTo('traps'), list]} here={trap.name} back={{ ...list, name: 'Back to Traps' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{trap.name}</h1>
            <EntryActions kind="traps" slug={trap.slug} name={trap.name} books={trap} />
            <div className="marks">
              <ChallengeRating rating={String(trap.challenge_rating)} />
              <TagLink look="lined" to={paths.list('traps', { type: trap.type })}>
                {trap.type_name}
              </TagLink>
              <SourceLine name={trap.rulebook_name} slug={trap.rulebook_slug} page={trap.page} />
            </div>
            <ErrataNote errata={trap.errata} />
          </header>
          <TrapFacts trap={trap} />
          <TrapBuilding trap={trap} />
          <ProseSections sections={[['In play', trap.description_html]]} />
          <NamedBy groups={trap.named_by} />
          <Neighbours kind="traps" previous={trap.previous} next={trap.next} />
        </div>
        <div className="aside">
          <TrapAside trap={trap} />
        </div>
        <EntryFoot kind="traps" entry={trap} />
      </article>
    </>
  );
}

/** The rules of traps, and the other traps of its kind. */
function TrapAside({ trap: { challenge_rating, group_name, same_group } }: { trap: Trap }) {
  return (
    <Panel>
      <section>
        <SectionHead id="rules" name="The rules" />
        <ul className="lines">
          {RULES.map(({ slug, name, about }) => (
            <li key={slug}>
              <Link to={paths.entry('rules', slug)}>{name}</Link>
              <span>{about}</span>
            </li>
          ))}
        </ul>
      </section>
      <AsEncounter rating={challenge_rating} />
      {same_group.length > 0 && (
        <section>
          <SectionHead id="same-kind" name={group_name} />
          <ul className="lines">
            {same_group.map(({ slug, name, challenge_rating }) => (
              <li key={slug}>
                <Link to={paths.entry('traps', slug)}>{name}</Link>
                <span>CR {challenge_rating}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

/** What a party of the trap's own level earns by overcoming it. */
function AsEncounter({ rating }: { rating: number }) {
  const points = experienceOf(rating, rating);
  return (
    <section>
      <SectionHead id="encounter" name="As an encounter" />
      <ul className="lines">
        <li>
          <Link
            to={paths.entry('rules', 'encounters-and-experience', { level: rating, cr: rating, count: 1 })}
          >{`Level ${rating} party`}</Link>
          <span>{points?.toLocaleString('en')} XP</span>
        </li>
      </ul>
    </section>
  );
}
