import type { TemplateCard, TemplateList } from '../../../contract/templates.ts';
import { listStyle } from '../../layout/page-style.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/template-list';
import { TEMPLATE_COLUMNS, TEMPLATE_FILTERS } from './template-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<TemplateList>(context, 'templates', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<TemplateList>('templates', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'templates',
  'The templates of D&D 3.5e: half-dragon, vampire, lich, skeleton and more, with all that they change.',
  TEMPLATE_FILTERS,
);

export default function TemplateListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="templates"
      loaded={loaderData}
      filters={TEMPLATE_FILTERS}
      columns={TEMPLATE_COLUMNS}
      cards={({ templates }) => templates}
      entry={(template) => <TemplateEntry key={template.slug} template={template} />}
      adjust="search"
      clear="Clear all"
    />
  );
}

function TemplateEntry({ template }: { template: TemplateCard }) {
  return (
    <ListEntry
      kind="templates"
      entry={template}
      line={template.summary}
      facts={[
        ['For', template.bases],
        ['Type', template.type_name],
        ['Challenge Rating', template.challenge_rating],
        ['Level adjustment', template.level_adjustment],
      ]}
    />
  );
}
