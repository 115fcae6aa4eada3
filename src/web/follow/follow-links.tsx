import { Link } from '../navigation/link.tsx';
import { Icon } from '../ui/icon.tsx';

/** A line of a page's contents. */
export type FollowItem = {
  name: string;
  /** `#` and the id of a section of this page, or the address of another page. */
  to: string;
  /** Whether it is the page itself. Which section is read is marked by `follow-scroll.ts`. */
  here?: boolean;
  items?: readonly FollowItem[];
};

type FollowLinksProps = {
  items: readonly FollowItem[];
  /** Whether a last line leads back to the top of the page. */
  toTop: boolean;
};

/** The contents as links, in two ranks. */
export function FollowLinks({ items, toTop }: FollowLinksProps) {
  return (
    <>
      <Rank items={items} />
      {toTop && (
        <p className="to-top">
          <a href="#main">
            <Icon name="arrow-up" /> To the top
          </a>
        </p>
      )}
    </>
  );
}

function Rank({ items }: Pick<FollowLinksProps, 'items'>) {
  return (
    <ol className="follow-links">
      {items.map((item) => (
        <li key={item.to}>
          <ItemLink {...item} />
          {item.items && item.items.length > 0 && <Rank items={item.items} />}
        </li>
      ))}
    </ol>
  );
}

/** React never sets `aria-current` on the link of a section, so that it leaves the mark of the script alone. */
function ItemLink({ name, to, here }: FollowItem) {
  if (to.startsWith('#')) return <a href={to}>{name}</a>;
  return (
    <Link to={to} aria-current={here ? 'page' : undefined}>
      {name}
    </Link>
  );
}
