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
export function CachedFragment({ as: Tag, name, children, ...attributes }: CachedFragmentProps) {
  const keep = useContext(FragmentCacheContext);
  if (keep === null || name === null) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered from these children
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: keep(name, children) }} />;
}

type CachedListProps<Item> = HTMLAttributes<HTMLElement> & {
  as: 'ul' | 'tbody';
  items: readonly Item[];
  /** Names the markup of an item, as `name` of a part does. */
  nameOf: (item: Item) => string;
  entry: (item: Item) => ReactNode;
};

/** Parts of the page one below the other, each of which looks the same in every list that it stands in. */
export function CachedList<Item>({ as: Tag, items, nameOf, entry, ...attributes }: CachedListProps<Item>) {
  const keep = useContext(FragmentCacheContext);
  if (keep === null) return <Tag {...attributes}>{items.map(entry)}</Tag>;
  const html = items.map((item) => keep(nameOf(item), entry(item))).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered from these parts
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
