import { type LevelColumn, levelColumns } from '../../../rules/level-table.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Segments } from '../../ui/segments.tsx';
import type { PageClass, PageVariant } from './class-page.ts';
import { LevelTable } from './level-table.tsx';

type AdvancementProps = { item: PageClass; variant: PageVariant };

/** The level table, and a link to the class's spells. */
export function Advancement({ item, variant }: AdvancementProps) {
  const { levels, first_spell_level } = variant;
  if (levels.length === 0 && item.spell_list === null) return null;
  return (
    <section className="class-levels levels-wrap" aria-labelledby="advancement">
      <div className="adv-head">
        <SectionHead id="advancement" name={levels.length > 0 ? 'Advancement' : 'Spells'} />
        <SpellJump item={item} />
      </div>
      {levels.length > 0 && (
        <>
          <ColumnSwitch variant={variant} />
          <LevelTable caption={`${item.name} by level`} rows={levels} firstSpellLevel={first_spell_level} />
        </>
      )}
    </section>
  );
}

function SpellJump({ item: { name, spell_list } }: { item: PageClass }) {
  if (spell_list === null) return null;
  const { kind, levels } = spell_list;
  return (
    <p className="jump">
      <span className="muted">{kind === 'spells' ? 'Spells for the class' : 'Powers for the class'}</span>
      {levels.map((level) => (
        <Link
          key={level}
          to={paths.list(kind, { class: spell_list.class, level })}
          aria-label={`Level ${level} ${name} ${kind}`}
        >
          {level}
        </Link>
      ))}
    </p>
  );
}

/** Switches for narrow screens, which show one part of the columns at a time. They work without scripts. */
function ColumnSwitch({ variant: { levels, first_spell_level } }: { variant: PageVariant }) {
  const columns = levelColumns(levels, first_spell_level);
  const other = columns.filter(({ part }) => part === 'day' || part === 'unarmed');
  const known = columns.some(({ part }) => part === 'known');
  if (other.length === 0) return null;
  return (
    <div className="level-columns">
      <Segments
        name="Columns"
        parameter="cols"
        options={[
          { id: 'cols-class', label: 'Attack and saves' },
          { id: 'cols-spells', label: otherLabel(other) },
          ...(known ? [{ id: 'cols-known', label: 'Spells known' }] : []),
        ]}
      />
    </div>
  );
}

function otherLabel([first, ...more]: readonly LevelColumn[]): string {
  if (first?.part === 'unarmed') return 'Unarmed fighting';
  return first?.group ?? ((more.length === 0 && first?.label) || 'Powers');
}
