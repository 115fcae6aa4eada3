import type { TemplateCard, TemplateList } from '../../../contract/templates.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { listScreen } from '../../lists/list-screen.tsx';
import { TEMPLATE_COLUMNS, TEMPLATE_FILTERS } from './template-filters.ts';

export const templateListScreen = listScreen(
  'The templates of D&D 3.5e: half-dragon, vampire, lich, skeleton and more, with all that they change.',
  {
    kind: 'templates',
    filters: TEMPLATE_FILTERS,
    columns: TEMPLATE_COLUMNS,
    cards: ({ templates }: TemplateList) => templates,
    entry: (template) => <TemplateEntry key={template.slug} template={template} />,
    adjust: 'search',
    clear: 'Clear all',
  },
);

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
