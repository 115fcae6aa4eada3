import { capitalized } from '../../../rules/capitalized.ts';
import {
  difficultyOf,
  encounterLevel,
  type Foes,
  formatRating,
  PARTY_LEVELS,
  PARTY_SIZES,
  partyExperience,
} from '../../../rules/encounters.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { EncounterParts } from './line-facts.ts';
import type { ListChoices } from './list-choices.ts';

/** The party of the books has four characters. */
const USUAL = { party_level: 1, party_size: 4 } as const;

type EncounterSumProps = {
  foes: readonly Foes[];
  /** The parameters of the address at which the encounter stands alone. */
  parts: EncounterParts;
  choices: ListChoices;
  /** Absent where the list is only read. */
  onChoose: ((change: ListChoices) => void) | undefined;
};

/** The encounter that the monsters of a list are, and what a party earns by it. */
export function EncounterSum({ foes, parts, choices, onChoose }: EncounterSumProps) {
  const { party_level: level, party_size: count } = { ...USUAL, ...choices };
  const { creature, built } = parts;
  const encounter = encounterLevel(foes);
  if (encounter === null) return null;
  const { total, each, undecided } = partyExperience(foes, [{ level, count }]);
  const tooHigh = [...new Set(undecided.map(({ rating }) => formatRating(rating)))];
  return (
    <section className="stat list-sum" aria-labelledby="encounter">
      <div className="stat-head dials">
        <SectionHead id="encounter" name="Encounter" />
        {onChoose ? (
          <>
            <Stepper
              label="Party level"
              name="party-level"
              value={level}
              {...PARTY_LEVELS}
              onChange={(next) => onChoose({ party_level: next })}
            />
            <Stepper
              label="Party size"
              name="party-size"
              value={count}
              {...PARTY_SIZES}
              onChange={(next) => onChoose({ party_size: next })}
            />
          </>
        ) : (
          <span className="muted">
            Party of {count}, level {level}
          </span>
        )}
      </div>
      <dl className="glance">
        <div>
          <dt>Encounter level</dt>
          <dd>{formatRating(encounter)}</dd>
        </div>
        <div>
          <dt>Difficulty</dt>
          <dd>{capitalized(difficultyOf(encounter, level))}</dd>
        </div>
        <div>
          <dt>XP for each</dt>
          <dd>{(each[0]?.points ?? 0).toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>XP in all</dt>
          <dd>{total.toLocaleString('en')}</dd>
        </div>
      </dl>
      <p className="list-sum-note">
        {tooHigh.length > 0 && `CR ${tooHigh.join(', ')} is not counted: the Dungeon Master decides. `}
        How it is worked out:{' '}
        <Link to={paths.entry('rules', 'encounters-and-experience')}>Encounters and Experience</Link>.{' '}
        <Link to={paths.encounters({ party: `${level}:${count}`, ...parts })} rel="nofollow">
          Open as an encounter
        </Link>
        {', '}
        <Link to={paths.fight({ creature, built, party: `${level}:${count}` })} rel="nofollow">
          run it
        </Link>
        {' or '}
        <Link to={paths.treasure({ level: Math.min(30, Math.max(1, Math.ceil(encounter))) })} rel="nofollow">
          roll its treasure
        </Link>
        .
      </p>
    </section>
  );
}
