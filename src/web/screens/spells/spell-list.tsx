import type { SpellCard, SpellList } from '../../../contract/spells.ts';
import type { ListQuery } from '../../data/list-query.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/spell-list';
import { spellColumns } from './spell-columns.tsx';
import { SpellEntry } from './spell-entry.tsx';
import { SPELL_FILTERS } from './spell-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<SpellList>(context, 'spells', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<SpellList>('spells', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'spells',
  'Every spell of D&D 3.5e by school, class, level, components and text, with all figures as the books print them.',
  SPELL_FILTERS,
);

export default function SpellListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="spells"
      loaded={loaderData}
      filters={SPELL_FILTERS}
      columns={spellColumns}
      cards={({ spells }) => spells}
      entry={(spell) => <SpellEntry key={spell.slug} spell={spell} />}
      note={fragmentNote}
      beside={{ name: 'Powers', to: paths.list('powers') }}
      pager="numbers"
    />
  );
}

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
