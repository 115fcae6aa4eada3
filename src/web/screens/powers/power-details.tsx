import type { Power } from '../../../contract/powers.ts';
import { CastingDetails } from '../../casting/casting-details.tsx';
import { castingRows } from '../../casting/casting-rows.tsx';
import { SchoolLine } from '../../casting/school-line.tsx';
import { useCasting } from '../../casting/use-casting.ts';

/** The stat block of a power. */
export function PowerDetails({ power }: { power: Power }) {
  const casting = useCasting(power.casters);
  const { lines, resistance } = castingRows(power.name, casting);
  return (
    <CastingDetails
      casters={power.casters}
      casting={casting}
      level="manifester"
      rows={[
        { label: 'Discipline', written: <DisciplineLine power={power} /> },
        { label: 'Level', written: power.level_text },
        { label: 'Display', written: power.display },
        { label: 'Manifesting time', written: power.manifesting_time },
        ...lines(power),
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
  );
}

function DisciplineLine({ power }: { power: Power }) {
  const { subdiscipline_slug: slug, subdiscipline_name: name } = power;
  return (
    <SchoolLine
      schools={[{ slug: power.discipline_slug, name: power.discipline_name }]}
      subschools={slug === null || name === null ? [] : [{ slug, name }]}
      descriptors={power.descriptors}
    />
  );
}
