import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useContext,
} from 'react';

/**
 * Returns the HTML of a fragment: renders it on the first call with a name and returns the cached text on later ones.
 */
export type RenderCached = (name: string, fragment: ReactNode) => string;

/** The cache of fragments on the server; null in the browser, which renders fragments as usual. */
export const FragmentCacheContext = createContext<RenderCached | null>(null);

type CachedFragmentProps = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & {
    /** `header`, `div` … */
    as: ElementType;
    /**
     * The cache key: fragments of the same name have the same markup on every page. Null for a fragment that is not
     * cached.
     */
    name: string | null;
    children: ReactNode;
  };

/** A part of the page whose markup is the same on many pages. The server renders it once and caches it. */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : BrowserFragment;

function BrowserFragment({ as: Tag, name: _, ...attributes }: CachedFragmentProps) {
  return <Tag {...attributes} />;
}

function ServerFragment({ as: Tag, name, children, ...attributes }: CachedFragmentProps) {
  const renderCached = useContext(FragmentCacheContext);
  if (renderCached === null || name === null) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered from these children
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: renderCached(name, children) }} />;
}

type CachedListProps<Item> = HTMLAttributes<HTMLElement> & {
  as: 'ul' | 'tbody';
  items: readonly Item[];
  /** The cache key of an item, like `name` of a fragment. */
  nameOf: (item: Item) => string;
  entry: (item: Item) => ReactNode;
};

/** A list whose items are cached fragments: an item has the same markup in every list. */
export const CachedList = import.meta.env.SSR ? ServerList : BrowserList;

function BrowserList<Item>({ as: Tag, items, nameOf: _, entry, ...attributes }: CachedListProps<Item>) {
  return <Tag {...attributes}>{items.map(entry)}</Tag>;
}

function ServerList<Item>(props: CachedListProps<Item>) {
  const renderCached = useContext(FragmentCacheContext);
  if (renderCached === null) return <BrowserList {...props} />;
  const { as: Tag, items, nameOf, entry, ...attributes } = props;
  let html = '';
  // Not joined, which would copy the texts once more.
  for (const item of items) html += renderCached(nameOf(item), entry(item));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered from these items
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
