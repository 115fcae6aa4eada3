import type { SpellCard, SpellList } from '../../../contract/spells.ts';
import type { ListQuery } from '../../data/list-query.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { paths } from '../../paths.ts';
import { spellColumns } from './spell-columns.tsx';
import { SpellEntry } from './spell-entry.tsx';
import { SPELL_FILTERS } from './spell-filters.ts';

export const spellListScreen = listScreen(
  'Every spell of D&D 3.5e by school, class, level, components and text, with all figures as the books print them.',
  {
    kind: 'spells',
    filters: SPELL_FILTERS,
    columns: spellColumns,
    cards: ({ spells }: SpellList) => spells,
    entry: (spell) => <SpellEntry key={spell.slug} spell={spell} />,
    note: fragmentNote,
    beside: { name: 'Powers', to: paths.list('powers') },
    pager: 'numbers',
  },
);

/** Says of a class from another book that its list here is a fragment: only its levels of these spells are known. */
function fragmentNote(spells: readonly SpellCard[], { class_name = '' }: ListQuery) {
  const chosen = spells[0]?.class_levels.find(({ slug, name }) => [slug, name].includes(class_name));
  if (!chosen?.extra) return null;
  return (
    <p className="muted">
      A fragment: the spell list of the {chosen.name.toLowerCase()} stands in {chosen.extra}, and only those of its
      spells are here that are open content.
    </p>
  );
}
