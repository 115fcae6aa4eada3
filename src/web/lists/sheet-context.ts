import { type ComponentType, createContext } from 'react';
import type { ListQuery } from '../data/list-query.ts';
import type { FilterOption } from './filter-options.ts';
import type { ChoiceFilter, OneFilter } from './list-filters.ts';

export type ChoicesProps = {
  filter: ChoiceFilter | OneFilter;
  query: ListQuery;
  options: readonly FilterOption[];
};

/** What filters that stand in a sheet do otherwise than beside their list. */
export type SheetContents = {
  /** Shows a filter of few values as buttons with their counts. */
  Choices: ComponentType<ChoicesProps>;
  /** Navigates to another address of the list. */
  go: (address: string) => void;
  /** Closes the sheet; what was chosen stays. */
  done: () => void;
};

/** Null where filters stand beside their list. */
export const SheetContext = createContext<SheetContents | null>(null);
