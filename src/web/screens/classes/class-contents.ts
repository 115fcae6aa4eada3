import type { FollowItem } from '../../follow/follow-links.tsx';
import { isLong } from '../../follow/long-page.ts';
import type { PageClass, PageVariant } from './class-page.ts';

type Feature = PageVariant['features'][number];

/** The sections of a class's page; null where the page is short enough without a list of them. */
export function classContents(item: PageClass, variant: PageVariant): FollowItem[] | null {
  const { features, epic_progression: epic, ex_members_html, levels } = variant;
  if (!isLong([...features, ...(epic?.features ?? [])].map(({ html }) => html))) return null;
  const sections: (FollowItem | false)[] = [
    levels.length > 0 && { name: 'Advancement', to: '#advancement' },
    features.length > 0 && {
      name: 'Class features',
      to: '#features',
      items: [...linesOf(features), ...(ex_members_html ? [{ name: `Ex-${item.name}s`, to: '#ex-members' }] : [])],
    },
    epic !== null && { name: 'Epic progression', to: '#epic' },
    item.feats.length > 0 && { name: 'Feats for the class', to: '#feats-for' },
    item.creatures.length > 0 && { name: 'Creatures with its levels', to: '#creatures' },
    ...item.named_by.map(({ kind, title }) => ({ name: `${title} that name it`, to: `#by-${kind}` })),
  ];
  return sections.filter((section) => section !== false);
}

/** The features that are not part of another one. */
function linesOf(features: readonly Feature[]): FollowItem[] {
  const ids = new Set(features.map(({ id }) => id));
  return features
    .filter(({ part_of }) => part_of === null || !ids.has(part_of))
    .map(({ id, name }) => ({ name, to: `#${id}` }));
}
