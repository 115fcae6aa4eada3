import { type LoadLimits, loadOf } from '../../rules/carrying.ts';
import { formatPounds } from '../../rules/item-format.ts';

/** The share of the width that the loads take; a weight beyond them is marked in the rest. */
const LOADS_SHARE = 0.92;
const BEYOND = '97%';

/** The words for a load in sentences. */
export const LOAD_NAMES = {
  light: 'a light load',
  medium: 'a medium load',
  heavy: 'a heavy load',
  over: 'more than a heavy load',
} as const;

/** The three loads in proportion, with a mark at the weight. */
export function LoadRuler({ weight, limits }: { weight: number; limits: LoadLimits }) {
  const { light, medium, heavy } = limits;
  const load = loadOf(weight, limits);
  const at = (pounds: number) => `${((100 * LOADS_SHARE * pounds) / heavy).toFixed(2)}%`;
  const segments = [
    { name: 'Light', load: 'light', from: 0, to: light },
    { name: 'Medium', load: 'medium', from: light, to: medium },
    { name: 'Heavy', load: 'heavy', from: medium, to: heavy },
  ];
  const mark = load === 'over' ? BEYOND : at(weight);
  const sentence = `${formatPounds(weight)} is ${LOAD_NAMES[load]}: light to ${formatPounds(light)}, medium to ${formatPounds(medium)}, heavy to ${formatPounds(heavy)}`;
  return (
    <svg className="load-ruler" role="img" aria-label={sentence}>
      {segments.map(({ name, load: segment, from, to }) => (
        <rect
          key={name}
          data-on={segment === load || undefined}
          x={at(from)}
          y="26"
          width={at(to - from)}
          height="28"
        />
      ))}
      <line className="load-mark" x1={mark} x2={mark} y1="20" y2="60" />
      {segments.map(({ name, load: segment, from, to }) => (
        <text key={name} data-on={segment === load || undefined} x={at((from + to) / 2)} y="45">
          {name}
        </text>
      ))}
      <g className="load-scale">
        <text x="0" y="70" textAnchor="start">
          0
        </text>
        {[light, medium].map((limit) => (
          <text key={limit} x={at(limit)} y="70">
            {formatPounds(limit).replace(' lb.', '')}
          </text>
        ))}
        <text x={at(heavy)} y="70">
          {formatPounds(heavy)}
        </text>
      </g>
      <text className="load-weight" x={mark} y="16" textAnchor={weight < heavy / 20 ? 'start' : 'middle'}>
        {formatPounds(weight).replace(' lb.', '')}
      </text>
    </svg>
  );
}
