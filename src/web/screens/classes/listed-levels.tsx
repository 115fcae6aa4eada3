import type { ClassLevelRow } from '../../../contract/classes.ts';
import type { ListedEntry } from '../../../contract/listed.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { LevelTable } from './level-table.tsx';

/** What the level tables of classes have beside the figures that are known of these. */
const UNKNOWN = {
  epic_attack: null,
  epic_save: null,
  spells_per_day: null,
  spells_known: null,
  bonus_spells: null,
  advances: [],
  power_points: null,
  powers_known: null,
  max_power_level: null,
  flurry_of_blows: null,
  unarmed_damage: null,
  ac_bonus: null,
  unarmored_speed_bonus: null,
} satisfies Partial<ClassLevelRow>;

/** The levels of a class that is known by name, book and page: what is known of each. */
export function ListedLevels({ entry: { name, progression } }: { entry: ListedEntry }) {
  if (progression === null) return null;
  const { levels, number_of_levels, features_to } = progression;
  const rows = levels.map(
    ({ special, ...row }): ClassLevelRow => ({
      ...UNKNOWN,
      ...row,
      special: special.map((text) => ({ text, feature: null, feat: null, summary: null })),
    }),
  );
  const last = levels.length;
  return (
    <section className="side" aria-labelledby="levels">
      <SectionHead id="levels" name="Levels" />
      <div>
        <LevelTable caption={`Levels of the ${name}`} rows={rows} firstSpellLevel={0} />
        <p className="muted">
          Features are named here and explained in the book.{' '}
          {features_to !== null && levels[0]?.special.length === 0 && 'None is known of the 1st level. '}
          {features_to !== null && features_to < last && `None is known after the ${ordinal(features_to)} level. `}
          {number_of_levels === null && 'How many levels it has is not known.'}
        </p>
      </div>
    </section>
  );
}
