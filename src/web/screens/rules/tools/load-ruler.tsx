import type { Ruler } from './tool.ts';

const NAMES = ['Light', 'Medium', 'Heavy'] as const;

/** The three loads in proportion, and a mark at the weight; a weight beyond the last stands at the end. */
export function LoadRuler({ limits, weight }: Ruler) {
  const [light, medium, heavy] = limits;
  const shown = (pounds: number) => pounds.toLocaleString('en', { maximumFractionDigits: 3 });
  // The page's policy forbids style attributes, but positions of SVG may be percentages.
  const place = (pounds: number) => `${Math.min(100, (pounds / heavy) * 100)}%`;
  const starts = [0, light, medium];
  const at = limits.findIndex((limit) => weight <= limit);
  const label = `${shown(weight)} lb.: light to ${shown(light)}, medium to ${shown(medium)}, heavy to ${shown(heavy)} lb.`;
  return (
    <div className="ruler">
      <svg role="img" aria-label={label} width="100%" height="80">
        {NAMES.map((name, i) => {
          const [start, end] = [starts[i] ?? 0, limits[i] ?? 0];
          return (
            <g key={name} data-on={i === at ? '' : undefined}>
              <rect x={place(start)} width={place(end - start)} y="26" height="28" />
              <text x={place((start + end) / 2)} y="45">
                {name}
              </text>
              <text className="limit" x={place(end)} y="72">
                {shown(end)}
              </text>
            </g>
          );
        })}
        <line x1={place(weight)} x2={place(weight)} y1="20" y2="60" />
        <text className="weight" x={place(weight)} y="15">
          {shown(weight)}
        </text>
      </svg>
    </div>
  );
}
