import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export interface DragInput {
  list: HTMLElement
  /** Called with the places of what is dragged and of what it comes before; the number of items: the end. */
  onDrop: (from: number, before: number) => void
}

const EDGE = 'data-at-edge'

/** Whether the items stand side by side. */
const isGrid = ([first, second]: readonly HTMLElement[]) =>
  first !== undefined &&
  second !== undefined &&
  Math.abs(first.getBoundingClientRect().top - second.getBoundingClientRect().top) < 4

/** Lets the items of a list be dragged to another place; loaded when the pointer comes near. */
export function dragItems({ list, onDrop }: DragInput): () => void {
  const items = [...list.children].filter((item) => item instanceof HTMLElement)
  const isRow = isGrid(items)
  const isOurs = (data: Record<string | symbol, unknown>) => data.list === list
  const side = (data: Record<string | symbol, unknown>, element: Element) => {
    const edge = extractClosestEdge(data)
    const isRtl = getComputedStyle(element).direction === 'rtl'
    return edge === 'top' || (edge === 'left' && !isRtl) || (edge === 'right' && isRtl)
      ? 'before'
      : 'after'
  }
  return combine(
    autoScrollForElements({
      element: document.documentElement,
      canScroll: ({ source }) => isOurs(source.data),
    }),
    ...items.map((element, place) => {
      // Links and pictures would be dragged by themselves.
      for (const inner of element.querySelectorAll<HTMLElement>('a, img')) inner.draggable = false
      const clear = () => element.removeAttribute(EDGE)
      return combine(
        draggable({
          element,
          getInitialData: () => ({ list, place }),
          onDragStart: () => element.setAttribute('data-at-dragged', ''),
          onDrop: () => element.removeAttribute('data-at-dragged'),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => isOurs(source.data) && source.data.place !== place,
          getData: ({ input }) =>
            attachClosestEdge(
              { place },
              { element, input, allowedEdges: isRow ? ['left', 'right'] : ['top', 'bottom'] },
            ),
          onDrag: ({ self }) => element.setAttribute(EDGE, side(self.data, element)),
          onDragLeave: clear,
          onDrop: ({ self, source }) => {
            clear()
            const before = side(self.data, element) === 'before' ? place : place + 1
            onDrop(Number(source.data.place), before)
          },
        }),
      )
    }),
  )
}
