/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { errorText, nameErrorText } from '../error-text.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { FileListHead } from './FileListHead.tsx'
import { FileRow, type AudienceGroup } from './FileRow.tsx'
import { groupMarks } from './group-marks.ts'
import { RenameField } from './RenameField.tsx'
import { useGridKeys } from './useGridKeys.ts'
import { rowHeights, useRoom, type Layout } from './useRoom.ts'

export type FileListModel = Pick<
  FileExplorerModel,
  | 'rows'
  | 'selection'
  | 'sort'
  | 'setSort'
  | 'groups'
  | 'fresh'
  | 'nameOf'
  | 'hidesExtensions'
  | 'open'
  | 'undo'
> &
  Pick<FileExplorerModel, 'rename' | 'remove'>

export interface FileListProps {
  model: FileListModel
  /** Name of the folder, spoken with the list. */
  folderName: string
  /** To the folder above. */
  onUp: () => void
  /**
   * Another folder was left for this one: its row here, else the first one, gets the focus when
   * nothing else has it.
   */
  focus: { from?: number } | undefined
  /** Default `list`. */
  layout?: Layout
  /** The row that is looked at. */
  onLook: (entry: Entry) => void
  /** Shows what is known of an entry; absent where that is in sight already. */
  onDetails: ((entry: Entry) => void) | undefined
}

const headHeight = 40

const Scroller = styled.div`
  @layer at.components {
    position: relative;
    overflow: auto;
    max-block-size: max(320px, calc(100dvh - 250px));
    scroll-padding-block-start: ${headHeight}px;
  }
`
const Body = styled.div`
  @layer at.components {
    position: relative;
    block-size: var(--_height);

    [aria-multiselectable][data-at-layout='tiles'] > & {
      margin-block-start: 12px;
    }
  }
`

interface Editing {
  id: number
  text: string
  error?: string
}

/** A folder's entries as a grid; only what is seen is in the page. */
export function FileList(props: FileListProps) {
  const { model, folderName, onUp, focus, layout, onLook, onDetails } = props
  const { rows, selection, sort, setSort, groups, fresh, nameOf, hidesExtensions } = model
  const tools = useMessages(messages)
  const marked = useMemo<readonly AudienceGroup[] | undefined>(() => {
    const marks = groups && groupMarks(groups)
    return groups?.map((group, index) => ({ ...group, ...marks![index]! }))
  }, [groups])
  const scroller = useRef<HTMLDivElement>(null)
  const { room, columns } = useRoom(scroller, layout)
  const height = rowHeights[room]

  const [activeId, setActiveId] = useState(focus?.from)
  const [lastIndex, setLastIndex] = useState(0)
  const [editing, setEditing] = useState<Editing>()
  const found = activeId === undefined ? -1 : rows.findIndex((entry) => entry.id === activeId)
  const activeIndex = found >= 0 ? found : Math.max(0, Math.min(lastIndex, rows.length - 1))

  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be memoised
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]!.id,
    lanes: columns,
    overscan: 8,
    scrollPaddingStart: headHeight,
    // The focused row stays in the page while it is scrolled away, or the focus would be lost.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range)
        return shown.includes(activeIndex) || activeIndex >= range.count
          ? shown
          : [...shown, activeIndex].sort((a, b) => a - b)
      },
      [activeIndex],
    ),
  })
  useEffect(() => virtualizer.measure(), [columns, height, virtualizer])

  // Focus follows once the row is in the page.
  const wanted = useRef(focus && activeIndex)
  useEffect(() => {
    if (wanted.current) virtualizer.scrollToIndex(wanted.current)
  }, [virtualizer])
  useEffect(() => {
    const entry = wanted.current === undefined ? undefined : rows[wanted.current]
    const row =
      entry && scroller.current?.querySelector<HTMLElement>(`[data-at-entry="${entry.id}"]`)
    if (!row) return
    wanted.current = undefined
    const isFree = document.activeElement === document.body
    if (isFree || scroller.current?.contains(document.activeElement)) {
      row.focus({ preventScroll: true })
    }
  })
  const moveTo = (index: number) => {
    const entry = rows[index]
    if (!entry) return
    setActiveId(entry.id)
    setLastIndex(index)
    wanted.current = index
    virtualizer.scrollToIndex(index)
  }

  const indexOf = (entry: Entry) => rows.findIndex(({ id }) => id === entry.id)
  const handleFocus = (entry: Entry) => {
    setActiveId(entry.id)
    setLastIndex(indexOf(entry))
    onLook(entry)
  }
  const handleRename = (entry: Entry) => setEditing({ id: entry.id, text: nameOf(entry) })
  const handleRemove = (entry: Entry) => {
    const index = indexOf(entry)
    setActiveId(undefined)
    setLastIndex(index)
    // The row goes at once; the one that takes its place gets the focus.
    wanted.current = Math.min(index, rows.length - 2)
    model.remove([entry])
  }

  const stopEditing = (entry: Entry) => {
    setEditing(undefined)
    wanted.current = indexOf(entry)
  }
  const submitName = async (entry: Entry, name: string) => {
    stopEditing(entry)
    const error = await model.rename(entry, name)
    if (!error) return
    // What was typed is kept, and the reason stands beside it.
    const text = nameOf({ kind: entry.kind, name })
    setEditing({
      id: entry.id,
      text,
      error: nameErrorText(tools, error) ?? errorText(tools, error),
    })
  }

  const onKeyDown = useGridKeys({
    rows,
    activeIndex,
    columns,
    pageLength:
      columns *
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 400) - headHeight) / height)),
    locale: tools.locale,
    onMove: moveTo,
    onOpen: model.open,
    onRename: handleRename,
    onRemove: handleRemove,
    onUp,
    onUndo: model.undo,
    hasChosen: selection.ids.size > 0,
    onChoose: selection.toggle,
    onChooseMore: selection.add,
    onChooseAll: selection.setAll,
  })

  return (
    <Scroller
      ref={scroller}
      role="grid"
      aria-label={tools.t('grid.label', { name: folderName })}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      data-at-layout={layout}
      onKeyDown={onKeyDown}
    >
      <FileListHead
        room={room}
        hasAudience={groups !== undefined}
        sort={sort}
        onSort={setSort}
        chosen={
          selection.ids.size === 0 ? 'none' : selection.ids.size === rows.length ? 'all' : 'some'
        }
        onChooseAll={selection.setAll}
      />
      <Body role="rowgroup" style={{ '--_height': `${virtualizer.getTotalSize()}px` }}>
        {virtualizer.getVirtualItems().map((item) => {
          const entry = rows[item.index]
          if (!entry) return null
          const isEdited = editing?.id === entry.id
          return (
            <FileRow
              key={item.key}
              entry={entry}
              name={nameOf(entry)}
              rowIndex={item.index + 2}
              start={item.start}
              lane={item.lane}
              columns={columns}
              isChosen={selection.ids.has(entry.id)}
              onChoose={selection.toggle}
              onDetails={onDetails}
              height={height}
              room={room}
              groups={marked}
              isActive={item.index === activeIndex}
              isFresh={fresh.has(entry.id)}
              editor={
                isEdited ? (
                  <RenameField
                    key={editing.error}
                    entry={entry}
                    startText={editing.text}
                    startError={editing.error}
                    hidesExtensions={hidesExtensions}
                    onSubmit={(name) => void submitName(entry, name)}
                    onCancel={() => stopEditing(entry)}
                  />
                ) : undefined
              }
              onFocus={handleFocus}
              onOpen={model.open}
              onRename={handleRename}
              onRemove={handleRemove}
            />
          )
        })}
      </Body>
    </Scroller>
  )
}
