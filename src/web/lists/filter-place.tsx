import { type ComponentType, type ReactNode, useState } from 'react';
import type { FilterSheetProps } from '../dialogs/filter-sheet.tsx';
import { Button } from '../ui/button.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { useLoadedComponent } from '../ui/use-loaded-component.ts';

/** The sheet in which filters stand where there is no room for them beside the list. */
export type Sheet = {
  isOpen: boolean;
  /** `search`: whether its search field gets the focus. */
  open: (search: boolean) => void;
  close: () => void;
  /** Its component and how it was opened; null while it is closed. */
  shown: { Frame: ComponentType<FilterSheetProps>; search: boolean } | null;
  /** Whether it could not be loaded when it was last asked for. */
  failed: boolean;
};

const loadFrame = () => import('../dialogs/filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet);

export function useFilterSheet(): Sheet {
  const { Component: Frame, failed, request } = useLoadedComponent(loadFrame);
  const [opened, setOpened] = useState<{ search: boolean } | null>(null);
  return {
    isOpen: opened !== null && Frame !== null,
    open: (search) => {
      setOpened({ search });
      void request();
    },
    close: () => setOpened(null),
    shown: opened !== null && Frame !== null ? { Frame, ...opened } : null,
    failed,
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
    <>
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
      {sheet.failed && <PartFailure className="only-narrow" />}
    </>
  );
}
