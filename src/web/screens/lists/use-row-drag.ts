import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
  type ElementEventPayloadMap,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Marks dragged data as a row of this list, because files and selected text can be dragged over it too. */
const ROW = Symbol('row');
type RowData = Record<string | symbol, unknown>;

const indexOf = (data: RowData): number | null => (typeof data[ROW] === 'number' ? data[ROW] : null);

type RowDrag = {
  /** Whether this row is being dragged. */
  dragged: boolean;
  /** The edge of this row at which the dragged row would be dropped. */
  edge: 'top' | 'bottom' | undefined;
};

/** Lets a row be dragged by its handle, and others be dropped above and below it. Indexes count from 0. */
export function useRowDrag(
  index: number,
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
): RowDrag {
  const [dragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<RowDrag['edge']>();
  useEffect(() => {
    const [element, grip] = [row.current, handle.current];
    if (element === null || grip === null) return;
    const show = ({ self, source }: ElementDropTargetEventBasePayload) => {
      if (indexOf(source.data) !== index) setEdge(extractClosestEdge(self.data) as RowDrag['edge']);
    };
    const leave = () => setEdge(undefined);
    return combine(
      draggable({
        element: grip,
        getInitialData: () => ({ [ROW]: index }),
        onGenerateDragPreview({ nativeSetDragImage, location: { current } }) {
          const { x, y } = element.getBoundingClientRect();
          nativeSetDragImage?.(element, current.input.clientX - x, current.input.clientY - y);
        },
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => indexOf(source.data) !== null,
        getData: ({ input }) =>
          attachClosestEdge({ [ROW]: index }, { element, input, allowedEdges: ['top', 'bottom'] }),
        // Keeps the last row as the target while the pointer is between rows.
        getIsSticky: () => true,
        onDragEnter: show,
        onDrag: show,
        onDragLeave: leave,
        onDrop: leave,
      }),
    );
  }, [index, row, handle]);
  return { dragged, edge };
}

/** Calls `onMove` with the old and the new index of a dropped row, if they differ. */
export function useRowDrops(onMove: (from: number, to: number) => void): void {
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    const onDrop = ({ source, location }: ElementEventPayloadMap['onDrop']) => {
      const [target] = location.current.dropTargets;
      const [from, over] = [indexOf(source.data), target ? indexOf(target.data) : null];
      if (target === undefined || from === null || over === null) return;
      const to = getReorderDestinationIndex({
        startIndex: from,
        indexOfTarget: over,
        closestEdgeOfTarget: extractClosestEdge(target.data),
        axis: 'vertical',
      });
      if (to !== from) move.current(from, to);
    };
    return monitorForElements({ canMonitor: ({ source }) => indexOf(source.data) !== null, onDrop });
  }, []);
}
