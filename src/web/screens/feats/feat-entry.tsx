import type { FeatCard } from '../../../contract/feats.ts';
import { ListEntry } from '../../lists/list-entry.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';

/** A feat of a list, and what the character lacks for it. */
export type ListedFeat = FeatCard & { lacking?: string | undefined };

/** A feat in the list. */
export function FeatEntry({ feat }: { feat: ListedFeat }) {
  const chain = chainText(feat);
  return (
    <ListEntry
      kind="feats"
      entry={feat}
      className={feat.lacking && 'lacking'}
      marks={
        <span className="flags">
          {chain && (
            <span title={chain}>
              <Icon name="network" label={chain} />
            </span>
          )}
          <span>Level {feat.min_level}</span>
        </span>
      }
      line={
        <>
          <Tag className="badge" tone={`feat-${feat.category_slug}`}>
            {feat.category_name}
          </Tag>
          {feat.fighter_bonus === 1 && <span>Fighter bonus feat</span>}
          <span className="source-name">{feat.rulebook_name}</span>
        </>
      }
      facts={[
        ['You lack', feat.lacking ?? null],
        ['Prerequisites', feat.prerequisites],
        ['Benefit', feat.summary],
      ]}
    />
  );
}

/** The label of the network icon; null where the feat has no relations. */
function chainText({ required_feats, is_prerequisite }: FeatCard): string | null {
  if (required_feats.length > 0)
    return is_prerequisite === 1 ? 'Requires feats and is required by others' : 'Requires feats';
  return is_prerequisite === 1 ? 'Required by other feats' : null;
}
