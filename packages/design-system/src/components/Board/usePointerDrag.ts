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
import type { Key } from '../../collection/index.ts'
import { dressAs } from './CardPicture.tsx'
import { useLatest } from './useLatest.ts'
import type { ColumnHandle } from './useColumnRows.ts'

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
  const { board, columns, shape } = options
  const now = useLatest(options)
  const [picture, setPicture] = useState<Picture>()
  const release = useRef<() => void>(undefined)

  // A card becomes draggable when it is pressed: nothing is registered while cards scroll by.
  const arm = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      const target = event.target as Element
      const card = target.closest<HTMLElement>('.at-board-card')
      const key = card ? now.current.keyOf(card) : undefined
      if (!card || key === undefined || target.closest(TAKES)) return
      release.current?.()
      for (const own of card.querySelectorAll('a, img')) own.setAttribute('draggable', 'false')
      const grip = { x: event.clientX, y: event.clientY }
      release.current = draggable({
        element: card,
        getInitialData: () => ({ board: board.current, key }),
        canDrag: () => now.current.begin(key),
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
    [board, now],
  )
  useEffect(() => () => release.current?.(), [])

  useEffect(() => {
    const isOurs = ({ source }: { source: { data: Record<string, unknown> } }) =>
      source.data.board === board.current && board.current !== null
    const handles = shape.split('\n').flatMap((one) => {
      const handle = columns.current.get(one.slice(1))
      return handle ? [[one.slice(1), handle] as const] : []
    })
    const targets = handles.flatMap(([id, { element, scroller }]) => [
      dropTargetForElements({
        element,
        getData: () => ({ column: id }),
        canDrop: (args) => isOurs(args) && now.current.accepts(id),
      }),
      ...(scroller
        ? [
            autoScrollForElements({
              element: scroller,
              canScroll: isOurs,
              getAllowedAxis: () => 'vertical',
            }),
          ]
        : []),
    ])
    const sideways = board.current
      ? [
          autoScrollForElements({
            element: board.current,
            canScroll: isOurs,
            getAllowedAxis: () => 'horizontal',
          }),
        ]
      : []
    return combine(
      ...targets,
      ...sideways,
      monitorForElements({
        canMonitor: isOurs,
        onDrag: ({ location: { current } }) => {
          const column = current.dropTargets[0]?.data.column
          now.current.aim(
            typeof column === 'string' ? { column, clientY: current.input.clientY } : undefined,
          )
        },
        onDrop: ({ location: { current } }) => {
          release.current?.()
          release.current = undefined
          if (current.dropTargets.length > 0) now.current.drop()
          else now.current.cancel()
        },
      }),
    )
  }, [board, columns, shape, now])

  return { arm, picture }
}
