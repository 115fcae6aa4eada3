import { ListEntry } from '../../lists/list-entry.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type ListedClass, skillPoints } from './class-filters.tsx';
import { classKind } from './class-page.ts';

/** A class in the list. */
export function ClassEntry({ item }: { item: ListedClass }) {
  const facts: [string, string | null][] = [
    ['You lack', item.lacking ?? null],
    ['Hit die', item.hit_die],
    ['Skill points', skillPoints(item)],
    ['Alignment', item.alignment],
    ['Rulebook', item.rulebook_name],
  ];
  const ordinary = item.prestige === 0 && item.npc === 0;
  return (
    <ListEntry
      kind="classes"
      entry={item}
      className={item.lacking && 'lacking'}
      marks={
        !ordinary && (
          <Tag look="lined" className="kind">
            {classKind(item)}
          </Tag>
        )
      }
      line={item.summary ?? (ordinary && classKind(item))}
      facts={facts}
    />
  );
}
