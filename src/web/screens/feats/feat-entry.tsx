import type { FeatCard } from '../../../contract/feats.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';

/** A feat in the list. */
export function FeatEntry({ feat }: { feat: FeatCard }) {
  const chain = chainText(feat);
  return (
    <li className="entry plain">
      <header>
        <h2 className="name">
          <Link to={paths.entry('feats', feat.slug)}>{feat.name}</Link>
        </h2>
        <span className="flags">
          {chain && (
            <span title={chain}>
              <Icon name="network" label={chain} />
            </span>
          )}
          <span>Level {feat.min_level}</span>
        </span>
        <RowStar kind="feats" slug={feat.slug} name={feat.name} />
      </header>
      <p className="sub">
        <Tag className="badge" tone={`feat-${feat.category_slug}`}>
          {feat.category_name}
        </Tag>
        {feat.fighter_bonus === 1 && <span>Fighter bonus feat</span>}
        <span className="src">{feat.rulebook_name}</span>
      </p>
      <CardFacts
        facts={[
          ['Prerequisites', feat.prerequisites],
          ['Benefit', feat.summary],
        ]}
      />
    </li>
  );
}

/** What the network icon says; null where the feat stands alone. */
function chainText({ required_feats, is_prerequisite }: FeatCard): string | null {
  if (required_feats.length > 0)
    return is_prerequisite === 1 ? 'Requires feats and is required by others' : 'Requires feats';
  return is_prerequisite === 1 ? 'Required by other feats' : null;
}
