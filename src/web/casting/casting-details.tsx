import type { Caster } from '../../contract/casters.ts';
import { RollTray } from '../entries/dice.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { CastingHead } from './casting-head.tsx';
import { type LiveRow, LiveRows } from './live-rows.tsx';
import type { Casting } from './use-casting.ts';

type CastingDetailsProps = {
  casters: readonly Caster[];
  /** Null where nobody's level can be chosen. */
  casting: Casting | null;
  /** Whose level it is. */
  level: 'caster' | 'manifester';
  rows: readonly LiveRow[];
};

/** The lines of a spell or a power as the book writes them, and what they come to for who casts or manifests it. */
export function CastingDetails({ casters, casting, level, rows }: CastingDetailsProps) {
  return (
    <section className="stat" aria-labelledby="details">
      {casting ? (
        <CastingHead casters={casters} casting={casting} level={level} />
      ) : (
        <div className="stat-head">
          <SectionHead id="details" name="Details" />
        </div>
      )}
      <LiveRows rows={rows} />
      <RollTray />
    </section>
  );
}
