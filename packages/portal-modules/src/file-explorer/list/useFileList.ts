import { treeOf, useSharedMenu } from '@atrium/design-system'
import {
  indexAt,
  moveInGrid,
  moveInList,
  useCollection,
  usePrinting,
  useRows,
  type Rows,
} from '@atrium/design-system/collection'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { focused } from '../../kit/lists/focused.ts'
import type { Entry } from '../file-explorer.port.ts'
import { useChoice } from './useChosen.ts'
import type { FileListProps } from './file-list.types.ts'
import { HEAD } from './list.css.ts'
import { useFileKeys } from './useFileKeys.ts'
import { useRowCommands } from './useRowCommands.ts'
import { useRenaming } from '../naming/useRenaming.ts'
import { useExtraColumns } from './extra-columns.ts'
import { rowHeights, useRoom } from './useRoom.ts'

/** Pixels that the list is high at least, and those around it in the window; as in the styles. */
const LEAST = 320
const AROUND = 250
/** Pixels between them and the first tiles; as in the styles. */
const GAP = 12

const keyOf = ({ id }: Entry) => id

/** A folder's entries as a collection: what is in the page, has the focus, is chosen or renamed. */
export function useFileList(props: FileListProps) {
  const { model, layout, focus: arrival, onUp, onLook, drag } = props
  const { rows: entries, nameOf, moves, clipboard } = model
  const chosen = useChoice(model.chosen, entries)
  const root = useRef<HTMLDivElement>(null)
  const extra = useExtraColumns(model.extensions.columns)
  const { room, columns } = useRoom(root, layout, extra.px)
  const height = rowHeights[room]
  const move = useMemo(() => (room === 'tile' ? moveInGrid(columns) : moveInList), [room, columns])
  const pageLength = useCallback(
    () => Math.max(1, Math.floor(((root.current?.clientHeight ?? 0) - HEAD) / height)),
    [height],
  )
  // The rows need to know who has the focus, and the focus where the rows are.
  const virtual = useRef<Rows>(undefined)
  // What is chosen belongs together, where the row with the focus is one of it.
  const meant = (entry: Entry) => (chosen.keys.has(entry.id) ? chosen.entries : [entry])
  const onItemKeyDown = (event: KeyboardEvent, entry: Entry) => {
    if (event.key === 'F2' && entry.can.edit) renaming.start(entry)
    else if (event.key === 'Delete' && meant(entry).some(({ can }) => can.delete)) {
      model.remove(meant(entry))
    } else return
    event.preventDefault()
  }
  const collection = useCollection<Entry>({
    root,
    items: entries,
    getKey: keyOf,
    getText: nameOf,
    move,
    pageLength,
    scrollTo: useCallback((index: number) => virtual.current?.scrollToIndex(index), []),
    onAction: model.open,
    onItemKeyDown,
    onActiveChange: (key) => onLook(Number(key)),
    defaultActiveKey: arrival?.from,
    selectionMode: 'multiple',
    selectedKeys: chosen.keys,
    onSelectionChange: model.chosen.set,
  })
  const { order, focus, selection, handlers } = collection
  const renaming = useRenaming(model, focus.focus)
  const rows = useRows({
    root,
    count: order.count,
    rowHeight: height,
    lanes: columns,
    covered: HEAD,
    paddingEnd: room === 'tile' ? GAP : 0,
    pinned: [focus.activeIndex],
    isWhole: usePrinting(),
    expectedHeight: Math.max(LEAST, window.innerHeight - AROUND) - HEAD,
    hearsFocus: false,
  })
  useTop(root, model.filter)
  useComing(root, arrival !== undefined, focus)
  useNamed(model.arrival, focus.focus)
  useNamed(model.brought, focus.focus)
  const menu = useRowMenu(entries, () => focus.focusAt(focus.activeIndex))
  const commands = useRowCommands(props, {
    openMenu: menu.open,
    rename: renaming.start,
    focus: focus.focus,
  })
  useLayoutEffect(() => {
    virtual.current = rows
  })
  const onKeyDown = useFileKeys({
    collection,
    move,
    pageLength,
    isList: room !== 'tile',
    onUp,
    onCut: moves.canMove
      ? (index) => {
          const entry = entries[index]
          if (entry) clipboard.cutOut(meant(entry))
        }
      : undefined,
    onCopy: (index) => {
      const entry = entries[index]
      if (entry) clipboard.copy(meant(entry))
    },
    // First the choice is taken back, which has Escape as well.
    onDrop: clipboard.held && chosen.keys.size === 0 ? clipboard.drop : undefined,
  })
  return {
    extra,
    root,
    room,
    columns,
    rows,
    collection,
    renaming,
    menu,
    handlers: {
      ...handlers,
      ...drag?.list,
      onKeyDown,
      onClick: (event: MouseEvent<HTMLElement>) => {
        const box = (event.target as Element).closest('[role=checkbox]')
        const entry = box && entries[indexAt(box)]
        if (!entry) return handlers.onClick(event)
        if (event.shiftKey) selection.extend(entry.id, { from: entry.id, isAdding: true })
        else selection.toggle(entry.id)
        // The box was pressed; the keys go on from its row.
        focus.focus(entry.id)
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        drag?.list.onPointerDown(event)
        handlers.onPointerDown(event)
      },
    },
    commands,
  }
}

/** The menu of the row that it was opened for, as it is by now; without the row it closes. */
function useRowMenu(entries: readonly Entry[], onLost: () => void) {
  const menu = useSharedMenu<Entry>(onLost)
  const { isOpen, close } = menu
  const id = isOpen ? menu.target?.id : undefined
  const entry = useMemo(
    () => (id === undefined ? undefined : entries.find((one) => one.id === id)),
    [entries, id],
  )
  const isGone = isOpen && entry === undefined
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])
  return { ...menu, target: entry ?? menu.target }
}

/** What a filter finds is shown from its beginning. */
function useTop(root: { current: HTMLElement | null }, filter: string) {
  const shown = useRef(filter)
  useLayoutEffect(() => {
    if (shown.current === filter) return
    shown.current = filter
    root.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [root, filter])
}

/** Gives a row of a folder that somebody went to the focus, unless something else has it. */
function useComing(
  root: { current: HTMLElement | null },
  hasArrived: boolean,
  { focusAt, activeIndex }: { focusAt: (index: number) => void; activeIndex: number },
) {
  const wanted = useRef(hasArrived ? activeIndex : undefined)
  useEffect(() => {
    const page = root.current?.ownerDocument
    const has = focused()
    // The page's heading has it where somebody came from another page to one thing in this one.
    const isFree = has === page?.body || has?.tagName === 'H1'
    if (wanted.current !== undefined && isFree) focusAt(wanted.current)
    wanted.current = undefined
  }, [root, focusAt])
}

const served = new WeakSet<object>()

/** Gives the entry that is meant the focus, as soon as no window is open over the list. */
function useNamed(named: FileListProps['model']['arrival'], focus: (id: number) => void) {
  useEffect(() => {
    // Once for each: the list comes anew where a filter had found nothing.
    if (!named || served.has(named)) return
    let frame = 0
    const take = () => {
      // A window has the focus, and is in the same tree.
      if (treeOf(focused() ?? document).querySelector('[role=dialog]'))
        frame = requestAnimationFrame(take)
      else {
        served.add(named)
        focus(named.id)
      }
    }
    take()
    return () => cancelAnimationFrame(frame)
  }, [named, focus])
}
