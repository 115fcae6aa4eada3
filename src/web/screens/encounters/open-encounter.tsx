import { useState } from 'react';
import { Form } from 'react-router';
import type { FoundEncounter } from '../../../contract/encounters.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { challengeRatingValue } from '../../../rules/challenge-rating.ts';
import { experienceOf } from '../../../rules/encounters.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { ButtonLink, IconLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { newId, tidyName } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS } from '../../own-lists/own-list.ts';
import { ownLists } from '../../own-lists/own-list-store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';
import {
  builtParameter,
  builtPartsOf,
  encounterAddress,
  heldKinds,
  opened,
  othersAnew,
  type Part,
  type PartyGroup,
  partParameters,
  partsOf,
  partyOf,
  withHeld,
  withPart,
} from './encounter-query.ts';
import { partyText, pointsText } from './encounter-words.ts';

type OpenEncounterProps = { encounter: FoundEncounter; query: RawQuery };
type Line = FoundEncounter['creatures'][number] | FoundEncounter['traps'][number];
const buildIn = (line: Line): string | undefined => ('build' in line ? line.build : undefined);

/** One encounter, kind by kind: how many, what each is worth, and what can be done with all. */
export function OpenEncounter({ encounter, query }: OpenEncounterProps) {
  const parts = partsOf(encounter);
  const party = partyOf(query);
  const built = builtPartsOf(encounter);
  const named: Line[] = [...encounter.creatures, ...encounter.traps].filter((line) => buildIn(line) === undefined);
  const made = encounter.creatures.filter(({ build }) => build !== undefined);
  const foes = { creature: partParameters(parts).creature, built: builtParameter(built) };
  const held = named.filter(({ slug }) => heldKinds(query).includes(slug));
  return (
    <section className="stat encounter-open" aria-labelledby="encounter">
      <div className="stat-head dials">
        <SectionHead id="encounter" name="The encounter" />
      </div>
      <ul className="encounter-kinds">
        {named.map((line, i) => (
          <KindLine
            key={line.slug}
            line={line}
            address={paths.entry((parts[i] as Part).kind, line.slug)}
            changed={(change) => opened(query, withPart(parts, line.slug, change), built)}
            alone={parts.length < 2}
            query={query}
            party={party}
          />
        ))}
        {made.map((line, i) => (
          <KindLine
            key={`${line.slug}?${line.build}`}
            line={line}
            address={paths.entry('monsters', line.slug, readQuery(line.build ?? ''))}
            changed={({ count = line.count }) =>
              opened(
                query,
                parts,
                built.map((one, at) => (at === i ? { ...one, count: String(count) } : one)),
              )
            }
            alone
            query={query}
            party={party}
          />
        ))}
      </ul>
      <dl className="glance glance-four">
        <div>
          <dt>Encounter level</dt>
          <dd>{encounter.level}</dd>
        </div>
        {encounter.difficulty && encounter.experience && (
          <>
            <div>
              <dt>Difficulty</dt>
              <dd>{capitalized(encounter.difficulty)}</dd>
            </div>
            <div>
              <dt>XP for each</dt>
              <dd>{encounter.experience.each.map(({ points }) => points.toLocaleString('en')).join(', ')}</dd>
            </div>
            <div>
              <dt>XP in all</dt>
              <dd>{encounter.experience.total.toLocaleString('en')}</dd>
            </div>
          </>
        )}
      </dl>
      <p className="encounter-note">
        {party.length > 0 && `${capitalized(pointsText(encounter) ?? '')} for ${partyText(party)}. `}
        {encounter.notes.map((note) => `${note} `)}
        <Link to={paths.entry('rules', 'encounters-and-experience')}>How it is worked out</Link>
      </p>
      <AddForm query={query} />
      <p className="actions">
        {held.length > 0 && held.length < named.length && (
          <ButtonLink icon="dices" to={othersAnew(query)} preventScrollReset rel="nofollow">
            Find the others anew
          </ButtonLink>
        )}
        {(foes.creature ?? foes.built) && (
          <>
            <ButtonLink
              variant="primary"
              icon="swords"
              to={paths.fight({ ...foes, party: query.party })}
              rel="nofollow"
            >
              Run it
            </ButtonLink>
            <ButtonLink variant="quiet" icon="columns-3" to={paths.encounterBlocks(foes)} rel="nofollow">
              Stat blocks
            </ButtonLink>
            <ButtonLink
              variant="quiet"
              icon="coins"
              to={`${encounterAddress(query, { loot: String((Number(query.loot) || Number(query.seed) || 0) + 1) })}#treasure`}
              rel="nofollow"
            >
              {query.loot ? 'Roll other treasure' : 'Roll its treasure'}
            </ButtonLink>
          </>
        )}
        <KeepEncounter encounter={encounter} />
        <ButtonLink variant="quiet" icon="x" to={opened(query, [])} preventScrollReset>
          Close
        </ButtonLink>
      </p>
    </section>
  );
}

type KindLineProps = {
  line: Line;
  /** Where its page is. */
  address: string;
  /** The address with the kind changed; without it where the number is 0. */
  changed: (change: { slug?: string; count?: number }) => string;
  /** Whether no others could be found anew around it. */
  alone: boolean;
  query: RawQuery;
  party: readonly PartyGroup[];
};

function KindLine({
  line: { slug, name, count, challenge_rating, swap, anew },
  address,
  changed,
  alone,
  query,
  party,
}: KindLineProps) {
  const level = party[0]?.level;
  const held = heldKinds(query).includes(slug);
  const points = level === undefined ? null : experienceOf(challengeRatingValue(challenge_rating), level);
  return (
    <li>
      <span className="encounter-count">
        <IconLink
          icon="minus"
          label={count > 1 ? `One ${name} fewer` : `Take ${name} out`}
          to={changed({ count: count - 1 })}
          preventScrollReset
          rel="nofollow"
        />
        <b>{count}</b>
        <IconLink
          icon="plus"
          label={`One ${name} more`}
          to={changed({ count: count + 1 })}
          preventScrollReset
          rel="nofollow"
        />
      </span>
      <span className="name">
        <Link to={address}>{name}</Link>
      </span>
      <ChallengeRating rating={challenge_rating} />
      <span className="encounter-points">
        {points !== null &&
          `${count} × ${points.toLocaleString('en')} = ${(count * points).toLocaleString('en')} XP at level ${level}`}
      </span>
      <span className="encounter-actions">
        {anew && !held && (
          <IconLink
            icon="dices"
            label={`${name}: find another kind, ${anew.name} × ${anew.count}`}
            to={changed({ slug: anew.slug, count: anew.count })}
            preventScrollReset
            rel="nofollow"
          />
        )}
        {!alone && (
          <IconLink
            icon={held ? 'lock' : 'lock-open'}
            label={`${held ? 'Unlock' : 'Lock'} ${name}`}
            className={held ? 'is-held' : ''}
            to={withHeld(query, slug)}
            preventScrollReset
            rel="nofollow"
          />
        )}
        {swap && !held && (
          <IconLink
            icon="arrow-left-right"
            label={`${name}: take ${swap.name} instead`}
            to={changed({ slug: swap.slug })}
            preventScrollReset
            rel="nofollow"
          />
        )}
      </span>
    </li>
  );
}

/** A field that adds a creature or a trap by its name. It keeps a name that nothing has, and says so. */
function AddForm({ query }: { query: RawQuery }) {
  return (
    <Form className="encounter-add" action={paths.encounters()} preventScrollReset key={encounterAddress(query)}>
      <label htmlFor="encounter-add">Add a creature or trap</label>
      <span className="join">
        <input
          id="encounter-add"
          name="add"
          type="text"
          autoComplete="off"
          required
          placeholder="Worg, or a creature’s link"
          defaultValue={query.missing ?? query.adding}
          aria-describedby={query.missing && 'encounter-missing'}
        />
        <Button type="submit">Add</Button>
      </span>
      {Object.entries(query).map(
        ([name, value]) =>
          !['add', 'adding', 'missing'].includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {query.missing && (
        <p id="encounter-missing" role="alert">
          No creature or trap named “{query.missing}” was found.
        </p>
      )}
    </Form>
  );
}

/** Puts the creatures and traps on a new list of the visitor's own. */
function KeepEncounter({ encounter: { creatures, traps } }: { encounter: FoundEncounter }) {
  const [kept, setKept] = useState<{ of: string; id: string | null } | null>(null);
  const named = [...creatures, ...traps];
  const text = named.map((line) => `${line.slug}:${line.count}?${buildIn(line) ?? ''}`).join(',');
  const listName = tidyName(`Encounter: ${named.map(({ name }) => name).join(', ')}`);
  const keep = () => {
    let id: string | null = null;
    ownLists.update((lists) => {
      if (lists.length >= LIST_LIMITS.lists) return lists;
      id = newId(lists);
      const lineOf = (kind: 'monsters' | 'traps', line: Line) => {
        const build = buildIn(line);
        const { slug, name, count } = line;
        const quantity = Math.min(count, LIST_LIMITS.quantity);
        return { kind, slug, name, quantity, note: '', ...(build === undefined ? {} : { build }) };
      };
      const lines = [
        ...creatures.map((line) => lineOf('monsters', line)),
        ...traps.map((line) => lineOf('traps', line)),
      ];
      return [...lists, { id, name: listName, lines }];
    });
    setKept({ of: text, id });
  };
  const shown = kept?.of === text ? kept : null;
  return (
    <>
      <Button variant="quiet" icon="list-plus" onClick={keep}>
        To a list
      </Button>
      <span role="status">
        {shown?.id === null && `You can have at most ${LIST_LIMITS.lists} lists.`}
        {shown?.id && (
          <>
            On the list <Link to={paths.ownList(shown.id)}>{listName}</Link>.
          </>
        )}
      </span>
    </>
  );
}
