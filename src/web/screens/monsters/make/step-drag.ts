import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';

/** Marks dragged data as a step, because links and selected text can be dragged over it too. */
const STEP = Symbol('step');
type StepData = { list: string; index: number };

const stepIn = (data: Record<string | symbol, unknown>): StepData | undefined => data[STEP] as StepData | undefined;

/** The steps of a form by their list: `template celestial` is of the list `template`. */
const listsIn = (form: HTMLElement): [list: string, parts: HTMLElement[]][] => [
  ...Map.groupBy(form.querySelectorAll<HTMLElement>('[data-step]'), ({ dataset }) => dataset.step?.split(' ')[0] ?? ''),
];

/**
 * Lets the steps of a form be dragged beside others of their list. Indexes count from 0.
 * @returns what ends it
 */
export function dragSteps(form: HTMLElement, onMove: (list: string, from: number, to: number) => void): () => void {
  return combine(
    ...listsIn(form)
      .filter(([, parts]) => parts.length > 1)
      .flatMap(([list, parts]) => parts.map((part, index) => dragStep(part, { list, index }, onMove))),
  );
}

function dragStep(
  element: HTMLElement,
  own: StepData,
  onMove: (list: string, from: number, to: number) => void,
): () => void {
  const show = ({ self, source }: ElementDropTargetEventBasePayload) => {
    if (stepIn(source.data)?.index !== own.index) element.dataset.edge = extractClosestEdge(self.data) ?? '';
  };
  const leave = () => {
    delete element.dataset.edge;
  };
  element.dataset.draggable = '';
  return combine(
    draggable({ element, getInitialData: () => ({ [STEP]: own }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => stepIn(source.data)?.list === own.list,
      getData: ({ input }) => attachClosestEdge({ [STEP]: own }, { element, input, allowedEdges: ['left', 'right'] }),
      onDragEnter: show,
      onDrag: show,
      onDragLeave: leave,
      onDrop: ({ source, self }) => {
        leave();
        const from = stepIn(source.data)?.index ?? own.index;
        const to = getReorderDestinationIndex({
          startIndex: from,
          indexOfTarget: own.index,
          closestEdgeOfTarget: extractClosestEdge(self.data),
          axis: 'horizontal',
        });
        if (to !== from) onMove(own.list, from, to);
      },
    }),
  );
}
