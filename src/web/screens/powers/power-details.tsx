import type { Power } from '../../../contract/powers.ts';
import { CastingHead } from '../../components/casting/casting-head.tsx';
import { LiveRows } from '../../components/casting/live-rows.tsx';
import { useCasting } from '../../components/casting/use-casting.ts';
import { worked } from '../../components/casting/worked.tsx';
import { RollTray } from '../../components/dice.tsx';

/** The power's lines as the book writes them, and what they come to for the manifester. */
export function PowerDetails({ power }: { power: Power }) {
  const casting = useCasting(power.casters);
  const { range, line, duration, save, resistance } = worked(power.name, casting);
  return (
    <section className="stat" aria-labelledby="details">
      {casting ? (
        <CastingHead casters={power.casters} casting={casting} level="manifester" />
      ) : (
        <div className="stat-head">
          <h2 id="details">Details</h2>
        </div>
      )}
      <LiveRows
        rows={[
          { label: 'Level', written: power.level_text },
          { label: 'Display', written: power.display },
          { label: 'Manifesting time', written: power.manifesting_time },
          { label: 'Range', written: power.range, at: range(power.range_typed) },
          { label: 'Target', written: power.target, at: line(power.target) },
          { label: 'Effect', written: power.effect, at: line(power.effect) },
          { label: 'Area', written: power.area, at: line(power.area) },
          { label: 'Target or area', written: power.target_or_area, at: line(power.target_or_area) },
          { label: 'Duration', written: power.duration, at: duration(power.duration_typed) },
          { label: 'Saving throw', written: power.saving_throw, at: save(power.saving_throw) },
          {
            label: 'Power resistance',
            written: power.power_resistance,
            at: resistance(power.power_resistance, 'power resistance'),
          },
          {
            label: 'Power points',
            written: power.power_points,
            at: power.augment_html !== null && casting && (
              <>
                {casting.level} <small>at most, augmented</small>
              </>
            ),
          },
          { label: 'XP cost', written: power.xp_cost },
        ]}
      />
      <RollTray />
    </section>
  );
}
