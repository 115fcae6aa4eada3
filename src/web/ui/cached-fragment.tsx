import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useContext,
} from 'react';

/** Gives the HTML of a part of the page: rendered at its first call, the same text at every later one of that name. */
export type RenderCached = (name: string, part: ReactNode) => string;

/** Set where pages are rendered on the server; in the browser parts are what they are. */
export const FragmentCacheContext = createContext<RenderCached | null>(null);

type CachedFragmentProps = HTMLAttributes<HTMLElement> &
  RefAttributes<HTMLElement> & {
    /** `header`, `div` … */
    as: ElementType;
    /** Names the part's markup: parts of one name look the same on every page. None for a part that is like no other. */
    name: string | null;
    children: ReactNode;
  };

/** A part of the page whose markup is the same on many pages, so that the server renders it once. */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : BrowserFragment;

function BrowserFragment({ as: Tag, name: _, ...attributes }: CachedFragmentProps) {
  return <Tag {...attributes} />;
}

function ServerFragment({ as: Tag, name, children, ...attributes }: CachedFragmentProps) {
  const renderCached = useContext(FragmentCacheContext);
  if (renderCached === null || name === null) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered from these children
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: renderCached(name, children) }} />;
}

type CachedListProps<Item> = HTMLAttributes<HTMLElement> & {
  as: 'ul' | 'tbody';
  items: readonly Item[];
  /** Names the markup of an item, as `name` of a part does. */
  nameOf: (item: Item) => string;
  entry: (item: Item) => ReactNode;
};

/** Parts of the page one below the other, each of which looks the same in every list that it stands in. */
export const CachedList = import.meta.env.SSR ? ServerList : BrowserList;

function BrowserList<Item>({ as: Tag, items, nameOf: _, entry, ...attributes }: CachedListProps<Item>) {
  return <Tag {...attributes}>{items.map(entry)}</Tag>;
}

function ServerList<Item>(props: CachedListProps<Item>) {
  const renderCached = useContext(FragmentCacheContext);
  if (renderCached === null) return <BrowserList {...props} />;
  const { as: Tag, items, nameOf, entry, ...attributes } = props;
  const html = items.map((item) => renderCached(nameOf(item), entry(item))).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered from these parts
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
