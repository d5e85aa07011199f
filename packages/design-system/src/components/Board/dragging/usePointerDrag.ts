import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Key } from '../../../collection/index.ts'
import { dressAs } from '../cards/CardPicture.tsx'
import { useLatest } from '../useLatest.ts'
import type { ColumnHandle } from '../columns/useColumnRows.ts'

export interface PointerDragOptions {
  board: RefObject<HTMLElement | null>
  columns: RefObject<ReadonlyMap<string, ColumnHandle>>
  /** The columns' ids, each with a sign before it that changes when it folds or unfolds. */
  shape: string
  keyOf: (card: Element) => Key | undefined
  begin: (key: Key) => boolean
  aim: (at: { column: string; clientY: number } | undefined) => void
  drop: () => void
  cancel: () => void
  accepts: (column: string) => boolean
}

/** The preview while the browser takes its picture. */
export interface Picture {
  container: HTMLElement
  key: Key
  width: number
}

/** What in a card takes the press itself. A link may be dragged with its card, a button not. */
const TAKES = 'button, input, select, textarea, summary, [contenteditable="true"]'

/** Dragging with the mouse: the browser's own, through pragmatic-drag-and-drop. */
export function usePointerDrag(options: PointerDragOptions) {
  const { board, shape } = options
  const now = useLatest(options)
  const [picture, setPicture] = useState<Picture>()
  const release = useRef<() => void>(undefined)
  const unregister = useRef<() => void>(undefined)

  const register = useCallback(() => {
    unregister.current?.()
    const ids = shape.split('\n').map((one) => one.slice(1))
    unregister.current = registerTargets(ids, now)
  }, [now, shape])
  useEffect(() => {
    if (unregister.current) register()
  }, [register])

  // A card becomes draggable when it is pressed, and columns take cards from then on: nothing is
  // registered while cards scroll by, nor for those who never drag.
  const arm = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      const target = event.target as Element
      const card = target.closest<HTMLElement>('.at-board-card')
      const key = card ? now.current.keyOf(card) : undefined
      if (!card || key === undefined || target.closest(TAKES)) return
      release.current?.()
      if (!unregister.current) register()
      for (const own of card.querySelectorAll('a, img')) own.setAttribute('draggable', 'false')
      const grip = { x: event.clientX, y: event.clientY }
      release.current = draggable({
        element: card,
        getInitialData: () => ({ board: board.current, key }),
        canDrag: () => now.current.begin(key),
        onDrop: () => {
          release.current?.()
          release.current = undefined
        },
        onGenerateDragPreview: ({ nativeSetDragImage }) => {
          const box = card.getBoundingClientRect()
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: () => ({
              x: Math.max(0, Math.min(grip.x - box.left, box.width)) + 8,
              y: Math.max(0, Math.min(grip.y - box.top, box.height)) + 8,
            }),
            render: ({ container }) => {
              // At once: the browser takes the picture before React would draw by itself.
              dressAs(container, card)
              flushSync(() => setPicture({ container, key, width: box.width }))
              return () => setPicture(undefined)
            },
          })
        },
      })
    },
    [board, now, register],
  )
  useEffect(
    () => () => {
      release.current?.()
      unregister.current?.()
    },
    [],
  )
  return { arm, picture }
}

/** Columns take cards and scroll, and the board too, while one of its own is dragged. */
function registerTargets(ids: readonly string[], now: RefObject<PointerDragOptions>): () => void {
  const { board, columns } = now.current
  const isOurs = ({ source }: { source: { data: Record<string, unknown> } }) =>
    source.data.board === board.current && board.current !== null
  const scrolls = (element: HTMLElement | null, axis: 'vertical' | 'horizontal') =>
    element
      ? [autoScrollForElements({ element, canScroll: isOurs, getAllowedAxis: () => axis })]
      : []
  const targets = ids.flatMap((id) => {
    const handle = columns.current.get(id)
    if (!handle) return []
    const target = dropTargetForElements({
      element: handle.element,
      getData: () => ({ column: id }),
      canDrop: (args) => isOurs(args) && now.current.accepts(id),
    })
    return [target, ...scrolls(handle.scroller, 'vertical')]
  })
  return combine(
    ...targets,
    ...scrolls(board.current, 'horizontal'),
    monitorForElements({
      canMonitor: isOurs,
      onDrag: ({ location: { current } }) => {
        const column = current.dropTargets[0]?.data.column
        now.current.aim(
          typeof column === 'string' ? { column, clientY: current.input.clientY } : undefined,
        )
      },
      onDrop: ({ location: { current } }) => {
        if (current.dropTargets.length > 0) now.current.drop()
        else now.current.cancel()
      },
    }),
  )
}
