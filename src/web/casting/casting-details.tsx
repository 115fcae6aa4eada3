import type { Caster } from '../../contract/casters.ts';
import { CASTING_LINES } from '../entries/line-label.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { CastingHead } from './casting-head.tsx';
import { type LiveRow, LiveRows } from './live-rows.tsx';
import type { Casting } from './use-casting.ts';

type CastingDetailsProps = {
  casters: readonly Caster[];
  /** Null where the entry has no known caster. */
  casting: Casting | null;
  /** Whether the level is a caster level or a manifester level. */
  level: 'caster' | 'manifester';
  rows: readonly LiveRow[];
};

/** The stat block of a spell or a power: each line as printed, and its value for the chosen caster. */
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
      <LiveRows rows={rows} terms={{ ...CASTING_LINES, level: level === 'caster' ? 'spell-level' : 'power-level' }} />
    </section>
  );
}
