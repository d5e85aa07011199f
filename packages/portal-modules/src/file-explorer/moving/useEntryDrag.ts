import { INDEX, indexAt } from '@atrium/design-system/collection'
import { useCallback, useState, type DragEvent, type PointerEvent } from 'react'
import type { Crumb, Entry } from '../file-explorer.port.ts'
import type { Chosen } from '../list/useChosen.ts'

export interface EntryDragOptions {
  rows: readonly Entry[]
  chosen: Chosen
  /** From the module's root down to the folder itself. */
  crumbs: readonly Crumb[]
  /** The browser takes the picture of a drag from here. */
  preview: { current: HTMLDivElement | null }
  /** Of what a held key makes copies. */
  canCopy: Readonly<Record<Entry['kind'], boolean>>
  onDrop: (way: 'move' | 'copy', entries: readonly Entry[], folderId: number) => void
}

interface DragHandlers {
  onDragOver: (event: DragEvent<HTMLElement>) => void
  onDragLeave: (event: DragEvent<HTMLElement>) => void
  onDrop: (event: DragEvent<HTMLElement>) => void
}

export interface EntryDrag {
  /** What would hang at the pointer, from the moment a row is pressed. */
  held: readonly Entry[] | undefined
  /** The folder under it that takes it: a row or a part of the path. */
  overId: number | undefined
  /** For the list that holds the rows. */
  list: DragHandlers & {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onDragStart: (event: DragEvent<HTMLElement>) => void
    onDragEnd: () => void
  }
  /** For the element around the path. */
  path: DragHandlers
}

const type = 'application/x-atrium-entries'

/** Whether a folder takes all of them, as far as its row says. */
const takesAll = (folder: Entry, entries: readonly Entry[]) =>
  folder.kind === 'folder' &&
  entries.every(
    ({ id, kind }) =>
      id !== folder.id && (kind === 'folder' ? folder.can.addFolders : folder.can.addFiles),
  )

/**
 * Dragging entries onto folders and onto the path, the browser's own way, so that it works with the
 * mouse and with a finger; with Ctrl or Alt held they are copied. A finger drags what it chose before: resting on a row chooses it.
 */
export function useEntryDrag(options: EntryDragOptions): EntryDrag {
  const { rows, chosen, crumbs, preview, canCopy, onDrop } = options
  const [held, setHeld] = useState<readonly Entry[]>()
  const [isDragging, setDragging] = useState(false)
  const dragged = isDragging ? held : undefined
  const [overId, setOver] = useState<number>()
  const end = useCallback(() => {
    setDragging(false)
    setOver(undefined)
  }, [])

  // Ctrl, and on a Mac Alt, copies in every window that files lie in.
  const wayOf = (event: DragEvent<HTMLElement>) =>
    (event.ctrlKey || event.altKey) && dragged?.every(({ kind }) => canCopy[kind]) ? 'copy' : 'move'
  const onto = (folderAt: (event: DragEvent<HTMLElement>) => number | undefined): DragHandlers => ({
    onDragOver: (event) => {
      if (!dragged) return
      const id = folderAt(event)
      if (id !== undefined) {
        event.preventDefault()
        event.dataTransfer.dropEffect = wayOf(event)
      }
      if (id !== overId) setOver(id)
    },
    onDragLeave: (event) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(undefined)
    },
    onDrop: (event) => {
      const id = dragged && folderAt(event)
      if (!dragged || id === undefined) return
      event.preventDefault()
      end()
      onDrop(wayOf(event), dragged, id)
    },
  })

  return {
    held,
    overId,
    list: {
      ...onto((event) => {
        const row = rows[indexAt(event.target)]
        return row && dragged && takesAll(row, dragged) ? row.id : undefined
      }),
      onPointerDown: (event) => {
        const target = event.target as Element
        const row = target.closest<HTMLElement>(`[${INDEX}]`)
        const entry = row && rows[indexAt(row)]
        if (!entry) return
        const isOwn = target.closest('input, [role=checkbox], [role=textbox], .at-menu') !== null
        const { keys, entries } = chosen.of(rows)
        const isChosen = keys.has(entry.id)
        const isMeant = event.pointerType !== 'touch' || isChosen
        row.draggable = entry.can.edit && isMeant && !isOwn
        if (!row.draggable) return
        setHeld(isChosen ? entries.filter(({ can }) => can.edit) : [entry])
      },
      onDragStart: (event) => {
        // Pictures, links and chosen text in a row are dragged by themselves.
        if (!held || !(event.target as Element).matches(`[${INDEX}]`)) return
        event.dataTransfer.effectAllowed = 'copyMove'
        event.dataTransfer.setData(type, held.map(({ id }) => id).join())
        setDragging(true)
        if (preview.current) event.dataTransfer.setDragImage(preview.current, -12, 8)
      },
      onDragEnd: end,
    },
    path: onto((event) => {
      const item = (event.target as Element).closest('li')
      const at = item ? [...item.parentElement!.children].indexOf(item) : -1
      // The last one is where they lie already.
      return at >= 0 && at < crumbs.length - 1 ? crumbs[at]!.id : undefined
    }),
  }
}
