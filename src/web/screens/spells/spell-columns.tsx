import type { SpellCard } from '../../../contract/spells.ts';
import type { ListQuery } from '../../data/list-query.ts';
import type { Column } from '../../lists/list-columns.ts';
import { valuesOf } from '../../lists/list-filters.ts';
import { Tag } from '../../ui/tag.tsx';
import { ComponentFlags } from './component-flags.tsx';

/** The columns of the table of spells. Under chosen classes the level is theirs alone. */
export function spellColumns({ class_name }: ListQuery): readonly Column<SpellCard>[] {
  const classes = valuesOf(class_name).map((name) => name.toLowerCase());
  return [
    {
      label: 'School',
      sort: 'school',
      cell: (spell) => (
        <Tag look="plain" tone={`school-${spell.school_slug}`}>
          {spell.school_name}
        </Tag>
      ),
      text: ({ school_name }) => school_name,
    },
    {
      label: 'Level',
      sort: 'level',
      cell: (spell) => levelOn(spell, classes) ?? shortLevels(spell),
      text: (spell) => {
        const level = levelOn(spell, classes);
        return level !== null && classes.length === 1 ? `Level ${level}` : (level ?? spell.level_text);
      },
      variant: class_name ?? '',
      wide: true,
    },
    { label: 'Components', cell: (spell) => <ComponentFlags spell={spell} />, rank: 'third' },
    { label: 'Casting time', sort: 'casting_time', cell: ({ casting_time }) => casting_time, wide: true },
    { label: 'Range', sort: 'range', cell: ({ range }) => range, wide: true },
    { label: 'Duration', sort: 'duration', cell: ({ duration }) => duration, wide: true },
    {
      label: 'Saving throw',
      sort: 'saving_throw',
      cell: ({ saving_throw }) => saving_throw,
      text: ({ saving_throw }) => (saving_throw === 'None' ? null : saving_throw),
      wide: true,
    },
    {
      label: 'SR',
      cell: ({ spell_resistance }) => spell_resistance,
      text: ({ spell_resistance }) => (spell_resistance === 'No' ? null : spell_resistance && `SR ${spell_resistance}`),
      wide: true,
    },
    { label: 'Sub-school', cell: ({ subschool_name }) => subschool_name, off: true },
    {
      label: 'Descriptors',
      cell: ({ descriptors }) => descriptors.map(({ name }) => name).join(', ') || null,
      wide: true,
      off: true,
    },
    { label: 'Effect', cell: ({ summary }) => summary, wide: true, off: true },
    { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, wide: true, off: true },
  ];
}

/** The level on the lists of the classes: `3`, for several `Bard 2, Cleric 3`; null where none of them has the spell. */
function levelOn({ class_levels }: SpellCard, classes: readonly string[]): string | null {
  const levels = class_levels.filter(
    ({ slug, name }) => classes.includes(slug) || classes.includes(name.toLowerCase()),
  );
  if (levels.length === 0) return null;
  if (classes.length === 1) return String(levels[0]?.level);
  return levels.map(({ name, level }) => `${name} ${level}`).join(', ');
}

/** The abbreviations of spell lists (Player's Handbook, page 181). */
const ABBREVIATIONS: readonly (readonly [name: RegExp, abbreviation: string])[] = [
  [/\bBard\b/, 'Brd'],
  [/\bCleric\b/, 'Clr'],
  [/\bDruid\b/, 'Drd'],
  [/\bPaladin\b/, 'Pal'],
  [/\bRanger\b/, 'Rgr'],
  [/\bSorcerer\b/, 'Sor'],
  [/\bWizard\b/, 'Wiz'],
];

function shortLevels({ level_text }: SpellCard) {
  if (level_text === null) return null;
  const short = ABBREVIATIONS.reduce((text, [name, abbreviation]) => text.replace(name, abbreviation), level_text);
  return short === level_text ? short : <span title={level_text}>{short}</span>;
}
