import type { KindName } from '../../../contract/kinds.ts';
import { paths } from '../../paths.ts';

/** The lists that belong to a chapter, by its slug. */
const CHAPTER_LISTS: Readonly<Record<string, { name: string; kind: KindName }>> = {
  traps: { name: 'All sample traps', kind: 'traps' },
};

/** The name and the address of the list that belongs to a chapter; undefined without one. */
export function chapterList(chapter: string): { name: string; to: string } | undefined {
  const list = CHAPTER_LISTS[chapter];
  return list && { name: list.name, to: paths.list(list.kind) };
}
