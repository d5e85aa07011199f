import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { Key } from '../../collection/index.ts'
import { spotAt, type DropSpot, type TreeNode } from './tree.logic.ts'

/** A closed branch opens under what rests on it for so long. */
const REST = 600
/** Pixels of a level, and of what stands before the first; as in the styles. */
const INDENT = 22
const START = 18

interface Options {
  root: RefObject<HTMLElement | null>
  nodes: readonly TreeNode<unknown>[]
  rowHeight: number
  isOff: boolean
  isRtl: boolean
  /** What moves when this one is dragged. */
  keysOf: (key: Key) => readonly Key[]
  canHold: (index: number) => boolean
  canDrop: (keys: readonly Key[], spot: DropSpot) => boolean
  onDrop: (keys: readonly Key[], spot: DropSpot) => void
  onRest: (key: Key) => void
}

/** What is dragged, and its picture while the browser takes it. */
export interface TreeDrag {
  key: Key
  keys: readonly Key[]
  container?: HTMLElement
}

/** Dragging with the mouse or a finger: the browser's own, through pragmatic-drag-and-drop. */
export function useTreeDrag(options: Options) {
  const { root, isOff } = options
  const [drag, setDrag] = useState<TreeDrag>()
  const [spot, setSpot] = useState<DropSpot>()
  const now = useRef({
    ...options,
    spot,
    rest: undefined as { key: Key; timer: number } | undefined,
  })
  useLayoutEffect(() => {
    now.current = { ...options, spot, rest: now.current.rest }
  })
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])

  // A node becomes draggable when it is pressed: nothing is registered while nodes scroll by.
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = (event.target as Element).closest<HTMLElement>('[role="treeitem"]')
    const node = element && options.nodes[Number(element.dataset.atIndex)]
    if (isOff || !node || node.status || (event.target as Element).closest('button')) return
    release.current?.()
    const keys = options.keysOf(node.key)
    release.current = draggable({
      element,
      getInitialData: () => ({ tree: root.current, keys }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: -12, y: -8 }),
          render: ({ container }) => {
            dress(container, element)
            // At once: the browser takes the picture before React would draw by itself.
            flushSync(() => setDrag({ key: node.key, keys, container }))
            return () => setDrag((old) => old && { key: old.key, keys: old.keys })
          },
        }),
      onDrop: () => setDrag(undefined),
    })
  }

  useEffect(() => {
    const element = root.current
    if (!element || isOff) return
    const isOurs = ({ source }: { source: { data: Record<string, unknown> } }) =>
      source.data.tree === element
    const aim = (next: DropSpot | undefined) => {
      const { rest, spot: old } = now.current
      if (rest && rest.key !== (next?.look === 'into' ? next.into : undefined)) {
        clearTimeout(rest.timer)
        now.current.rest = undefined
      }
      if (!now.current.rest && next?.look === 'into' && next.into !== undefined) {
        const key = next.into
        now.current.rest = { key, timer: window.setTimeout(() => now.current.onRest(key), REST) }
      }
      const isSame =
        old?.look === next?.look && old?.index === next?.index && old?.level === next?.level
      if (!isSame) setSpot((now.current.spot = next))
    }
    const spotUnder = (x: number, y: number, keys: readonly Key[]) => {
      const { nodes, rowHeight, isRtl, canHold, canDrop } = now.current
      const box = element.getBoundingClientRect()
      const offset = y - box.top + element.scrollTop
      const index = Math.max(0, Math.min(nodes.length - 1, Math.floor(offset / rowHeight)))
      const part = Math.max(0, Math.min(1, offset / rowHeight - index))
      const along = isRtl ? box.right - x : x - box.left
      const level = Math.max(1, Math.floor((along - START) / INDENT) + 1)
      const found = spotAt(nodes, { index, part, level }, canHold)
      return found && canDrop(keys, found) ? found : undefined
    }
    return combine(
      dropTargetForElements({ element, canDrop: isOurs }),
      autoScrollForElements({ element, canScroll: isOurs, getAllowedAxis: () => 'vertical' }),
      monitorForElements({
        canMonitor: isOurs,
        onDrag: ({ location, source }) => {
          const isOver = location.current.dropTargets.some((target) => target.element === element)
          const { clientX, clientY } = location.current.input
          const keys = source.data.keys as readonly Key[]
          aim(isOver ? spotUnder(clientX, clientY, keys) : undefined)
        },
        onDrop: ({ location, source }) => {
          const isOver = location.current.dropTargets.some((target) => target.element === element)
          const { clientX, clientY } = location.current.input
          const keys = source.data.keys as readonly Key[]
          const target = isOver ? spotUnder(clientX, clientY, keys) : undefined
          aim(undefined)
          if (target) now.current.onDrop(keys, target)
        },
      }),
    )
  }, [root, isOff])
  return { drag, spot, onPointerDown }
}

/** The picture of a drag hangs at the body; it gets the theme of the tree. */
function dress(container: HTMLElement, like: HTMLElement) {
  const scope = like.closest('[data-at-theme]')
  for (const { name, value } of scope?.attributes ?? [])
    if (name.startsWith('data-at-') || name === 'dir' || name === 'lang')
      container.setAttribute(name, value)
}
