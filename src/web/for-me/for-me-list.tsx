import type { KindName } from '../../contract/kinds.ts';
import { lifting, loadLimits } from '../../rules/carrying.ts';
import { formatPounds } from '../../rules/item-format.ts';
import { changed, type ListQuery } from '../data/list-query.ts';
import { Link } from '../navigation/link.tsx';
import type { StoredCharacter } from '../screens/character/character-store.ts';
import { ForMeStrip } from './for-me-strip.tsx';
import { useMyCharacter } from './my-character.ts';
import type { MyCaster, MyFigures } from './my-figures.ts';

type ListStripProps = { kind: KindName; query: ListQuery };

/** What a list holds for the visitor's character, as links to parts of the list. */
export function ForMeList({ kind, query }: ListStripProps) {
  const character = useMyCharacter();
  if (character === undefined) return null;
  if (kind === 'feats' || kind === 'classes') return <Reach character={character} query={query} />;
  const { figures } = character;
  if (figures === undefined) return null;
  if (kind === 'items') return <Load character={character} figures={figures} />;
  // There are no powers of level 0.
  const casters = figures.casters.filter(({ slots, highest }) =>
    kind === 'powers' ? slots === undefined && highest > 0 : slots !== undefined,
  );
  if (casters.length === 0) return null;
  return (
    <ForMeStrip character={character}>
      {casters.map((caster) => (
        <CasterPart key={caster.class} kind={kind} caster={caster} query={query} />
      ))}
    </ForMeStrip>
  );
}

const REACHES = [
  { name: 'What I can take', lacking: undefined },
  { name: 'and what lacks one thing', lacking: 'one' },
  { name: 'all, with what is missing', lacking: 'any' },
] as const;

/** The links that narrow feats or classes to what the character can take. */
function Reach({ character, query }: { character: StoredCharacter; query: ListQuery }) {
  const isChosen = query.character === character.query;
  return (
    <ForMeStrip character={character}>
      {REACHES.map(({ name, lacking }) => (
        <Link
          key={name}
          to={changed(query, { character: character.query, lacking })}
          aria-current={isChosen && query.lacking === lacking ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </ForMeStrip>
  );
}

/** The link to the spells or powers that one of the character's classes can cast, with the spells per day. */
function CasterPart({ kind, caster, query }: { kind: KindName; caster: MyCaster; query: ListQuery }) {
  const { name, highest, level, slots } = caster;
  const levels = kind === 'powers' ? `1..${highest}` : `0..${highest}`;
  const to = changed(query, { class_name: caster.class, class: undefined, level: levels, sort: 'level' });
  const isChosen = query.class_name === caster.class && query.level === levels;
  return (
    <span>
      <Link to={to} aria-current={isChosen ? 'true' : undefined}>
        {name} {kind} up to level {highest}
      </Link>{' '}
      at {kind === 'powers' ? 'manifester' : 'caster'} level {level}
      {slots && `, ${slots.join('/')} per day`}
    </span>
  );
}

/** What the character can carry. */
function Load({ character, figures }: { character: StoredCharacter; figures: MyFigures }) {
  const { scores, size } = figures;
  const limits = loadLimits(scores.str, size, 'two');
  return (
    <ForMeStrip character={character}>
      <span>
        Strength {scores.str}: light load up to {formatPounds(limits.light)}, medium {formatPounds(limits.medium)},
        heavy {formatPounds(limits.heavy)}; drags {formatPounds(lifting(limits).drag)}
      </span>
    </ForMeStrip>
  );
}
