import type { ListQuery } from './list-query.ts';

type LevelStripProps = { levels: readonly number[]; query: ListQuery };

/** Levels to filter by, each a checkbox, set as one strip. */
export function LevelStrip({ levels, query }: LevelStripProps) {
  const chosen = query.level?.split(',').map((level) => level.trim()) ?? [];
  return (
    <fieldset className="field">
      <legend className="label">Levels</legend>
      <div className="levels">
        {levels.map((level) => (
          <label key={level}>
            <input type="checkbox" name="level" value={level} defaultChecked={chosen.includes(String(level))} />
            {level}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
