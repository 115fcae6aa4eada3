import { type ComponentType, type ReactNode, useState } from 'react';
import type { FilterSheetProps } from '../dialogs/filter-sheet.tsx';
import { Button } from '../ui/button.tsx';

/** The sheet in which filters stand where there is no room for them beside the list. */
export type Sheet = {
  isOpen: boolean;
  /** `search`: whether its search field gets the focus. */
  open: (search: boolean) => void;
  close: () => void;
  /** Its component and how it was opened; null while it is closed. */
  shown: { Frame: ComponentType<FilterSheetProps>; search: boolean } | null;
};

export function useFilterSheet(): Sheet {
  const [shown, setShown] = useState<Sheet['shown']>(null);
  return {
    isOpen: shown !== null,
    open: async (search) => setShown({ Frame: (await import('../dialogs/filter-sheet.tsx')).FilterSheet, search }),
    close: () => setShown(null),
    shown,
  };
}

type FilterPlaceProps = Pick<FilterSheetProps, 'chips' | 'clearTo' | 'count'> & { sheet: Sheet; children: ReactNode };

/** The form of the filters where it stands: in its place on the page, or in the sheet. */
export function FilterPlace({ sheet: { shown, close }, children, ...state }: FilterPlaceProps) {
  if (shown === null)
    return (
      <>
        <a className="skip skip-filters" href="#results">
          Skip to results
        </a>
        {children}
      </>
    );
  return (
    <shown.Frame {...state} search={shown.search} onClose={close}>
      {children}
    </shown.Frame>
  );
}

/** The buttons that open the filters on screens where they do not fit beside the list. */
export function FilterToggle({ count, sheet }: { count: number; sheet: Sheet }) {
  return (
    <p className="only-narrow filter-toggle needs-script">
      <Button icon="search" aria-haspopup="dialog" onClick={() => sheet.open(true)}>
        Search
      </Button>
      <Button
        icon="sliders-horizontal"
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        onClick={() => sheet.open(false)}
      >
        Filters{count > 0 && ` (${count})`}
      </Button>
    </p>
  );
}
