import type { ReactNode } from 'react';
import type { KindName } from '../../../contract/kinds.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Need } from './need.tsx';
import { STATE_NAMES, STATES, type Standing, type State } from './standing-words.ts';
import { StateMark } from './state-mark.tsx';

/** How many lines of a group are shown before the rest is folded. */
const SHOWN = 9;

const OPEN_GROUPS: readonly State[] = ['eligible', 'one-step'];

export type StandingActions = {
  /** Takes a feat that is legal now; absent where no slot is open. */
  take?: ((slug: string) => void) | undefined;
  /** Affirms what only a person can say. */
  confirm?: ((text: string) => void) | undefined;
};

type StandingsProps = StandingActions & {
  kind: Extract<KindName, 'feats' | 'classes'>;
  standings: readonly Standing[];
  /** Slug → the next level that makes it legal. */
  opened: ReadonlyMap<string, string>;
  legal: ReadonlySet<string>;
};

/** Feats or classes in groups by what the character is to them. Every group keeps its line, also an empty one. */
export function Standings({ standings, ...props }: StandingsProps) {
  return STATES.map((state) => {
    const group = standings.filter((standing) => standing.state === state);
    return (
      <details key={state} className="character-group" open={OPEN_GROUPS.includes(state) && group.length > 0}>
        <summary>
          <StateMark state={state} />
          <h3>{STATE_NAMES[state]}</h3>
          <span className="character-count">{group.length}</span>
          {state === 'unknown' && group.length > 0 && <small>what they ask for is not known here</small>}
          <Icon name="chevron-down" />
        </summary>
        <Group {...props} state={state} group={nearestFirst(group, props.legal, props.opened)} />
      </details>
    );
  });
}

/** What is missing is legal now, then what one level opens, then the rest; each in the order of names. */
function nearestFirst(
  group: readonly Standing[],
  legal: ReadonlySet<string>,
  opened: ReadonlyMap<string, string>,
): readonly Standing[] {
  const rank = ({ slug, missing }: Standing) => {
    const [first] = missing;
    if (first?.kind === 'feat' && typeof first.need === 'string' && legal.has(first.need)) return 0;
    return opened.has(slug) ? 1 : 1 + missing.length;
  };
  return group.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

type GroupProps = Omit<StandingsProps, 'standings'> & { state: State; group: readonly Standing[] };

function Group({ state, group, ...props }: GroupProps) {
  if (group.length === 0) return null;
  if (state === 'eligible' || state === 'had' || state === 'unknown')
    return (
      <ul className="character-names">
        {group.map((standing) => (
          <li key={standing.slug}>
            <Name kind={props.kind} standing={standing} />
            {state === 'had' && standing.choices && <small> ({standing.choices.map(words).join(', ')})</small>}
            {state === 'eligible' && props.take && (
              <IconButton icon="plus" label={`Take ${standing.name}`} onClick={() => props.take?.(standing.slug)} />
            )}
          </li>
        ))}
      </ul>
    );
  const line = (standing: Standing) => <Reasons key={standing.slug} {...props} state={state} standing={standing} />;
  return (
    <>
      <ul className="character-reasons">{group.slice(0, SHOWN).map(line)}</ul>
      {group.length > SHOWN && (
        <details className="fold">
          <summary>Show all {group.length}</summary>
          <ul className="character-reasons">{group.slice(SHOWN).map(line)}</ul>
        </details>
      )}
    </>
  );
}

const words = (slug: string) => slug.replaceAll('-', ' ').replace(':', ': ');

function Name({ kind, standing: { slug, name } }: { kind: StandingsProps['kind']; standing: Standing }) {
  return <Link to={paths.entry(kind, slug)}>{name}</Link>;
}

type ReasonsProps = Omit<StandingsProps, 'standings'> & { state: State; standing: Standing };

function Reasons({ kind, state, standing, opened, legal, confirm }: ReasonsProps) {
  const { slug, name, missing } = standing;
  const by = opened.get(slug);
  return (
    <li>
      <Link className="name" to={paths.entry(kind, slug)}>
        {name}
      </Link>
      <ul>
        {missing.map((each) => (
          <li key={each.text}>
            <Need missing={each} legal={legal} />{' '}
            {state === 'ask' && confirm && (
              <Button variant="link" onClick={() => confirm(each.text)}>
                It is so
              </Button>
            )}
          </li>
        ))}
      </ul>
      <small>{by === undefined ? missingCount(missing.length) : `with ${by}`}</small>
    </li>
  );
}

function missingCount(count: number): ReactNode {
  return count > 1 && `${count} missing`;
}
