import { Fragment } from 'react';
import type { FoundEncounter, FoundEncounters } from '../../../contract/encounters.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { IconLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { foundAnew, mergedParts, opened, partsOf, withLine } from './encounter-query.ts';
import { groupText, pointsText, treasureText } from './encounter-words.ts';

type EncounterLinesProps = { found: FoundEncounters; query: RawQuery };

/** The encounters that were found. Each can be found anew, locked, changed for its neighbour and opened. */
export function EncounterLines({ found, query }: EncounterLinesProps) {
  return (
    <ul className="encounters">
      {found.encounters.map((encounter, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <li key={line} className="encounter">
          {encounter === null ? (
            <p className="encounter-none">Nothing fits this line. Another terrain, type or number of kinds may.</p>
          ) : (
            <EncounterLine encounter={encounter} line={line} query={query} />
          )}
        </li>
      ))}
    </ul>
  );
}

type EncounterLineProps = { encounter: FoundEncounter; line: number; query: RawQuery };

function EncounterLine({ encounter, line, query }: EncounterLineProps) {
  const parts = partsOf(encounter);
  const named = [...encounter.creatures, ...encounter.traps];
  const facts = [
    groupText(encounter),
    pointsText(encounter),
    treasureText(encounter),
    ...encounter.beside.map((who) => `with ${who}`),
  ];
  const first = named[0];
  const called = first?.name ?? '';
  const kept = encounter.kept === 1;
  const swapped = first?.swap && parts[0] ? [{ ...parts[0], slug: first.swap.slug }, ...parts.slice(1)] : null;
  return (
    <>
      <span className="encounter-level">
        <b>{encounter.level}</b>
        <small>EL</small>
      </span>
      <div>
        <h3 className="name">
          <Link to={opened(query, parts)} rel="nofollow" preventScrollReset>
            {named.map(({ slug, name, count }, i) => (
              <Fragment key={slug}>
                {i > 0 && (i === named.length - 1 ? ' and ' : ', ')}
                {name}
                {count > 1 && ` × ${count}`}
              </Fragment>
            ))}
          </Link>
        </h3>
        <p className="encounter-facts">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="encounter-actions">
        {!kept && (
          <IconLink
            icon="dices"
            label={`Find another for ${called}`}
            to={foundAnew(query, line)}
            preventScrollReset
            rel="nofollow"
          />
        )}
        <IconLink
          icon={kept ? 'lock' : 'lock-open'}
          label={`${kept ? 'Unlock' : 'Lock'} ${called}`}
          className={kept ? 'is-held' : ''}
          to={withLine(query, line, kept ? null : parts)}
          preventScrollReset
          rel="nofollow"
        />
        {swapped && first?.swap && (
          <IconLink
            icon="arrow-left-right"
            label={`${called}: take ${first.swap.name} instead`}
            to={withLine(query, line, mergedParts(swapped))}
            preventScrollReset
            rel="nofollow"
          />
        )}
      </span>
    </>
  );
}
