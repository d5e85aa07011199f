import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import {
  attachClosestEdge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

export interface ReorderInput {
  /** The heading that is dragged and dropped on. */
  element: HTMLElement
  /** The column, and the table that it may not leave. */
  id: string
  table: string
  onDrop: (id: string, edge: 'start' | 'end') => void
}

const EDGE = 'data-at-edge'

/** Dragging headings by pointer; loaded when one comes near. */
export function reorder({ element, id, table, onDrop }: ReorderInput): () => void {
  const clear = () => element.removeAttribute(EDGE)
  const edgeOf = (data: Record<string | symbol, unknown>) => {
    const isRtl = getComputedStyle(element).direction === 'rtl'
    return (extractClosestEdge(data) === 'left') !== isRtl ? 'start' : 'end'
  }
  const isOurs = (data: Record<string | symbol, unknown>) => data.table === table
  return combine(
    draggable({
      element,
      // Its edge is dragged for its width.
      canDrag: () => !element.querySelector('[data-at-resizing]'),
      getInitialData: () => ({ table, id }),
      onDragStart: () => element.setAttribute('data-at-dragged', ''),
      onDrop: () => element.removeAttribute('data-at-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => isOurs(source.data) && source.data.id !== id,
      getData: ({ input }) =>
        attachClosestEdge({ id }, { element, input, allowedEdges: ['left', 'right'] }),
      onDrag: ({ self }) => element.setAttribute(EDGE, edgeOf(self.data)),
      onDragLeave: clear,
      onDrop: ({ self, source }) => {
        clear()
        onDrop(String(source.data.id), edgeOf(self.data))
      },
    }),
  )
}

/** Headings that are dragged to the edge of the table scroll it. */
export function scrollsAtEdges(scroller: HTMLElement, table: string): () => void {
  return autoScrollForElements({
    element: scroller,
    canScroll: ({ source }) => source.data.table === table,
    getAllowedAxis: () => 'horizontal',
  })
}
