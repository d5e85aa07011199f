/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import type { DataTableColumn } from '@atrium/design-system'
import { isOnControl } from '@atrium/design-system/collection'
import { memo, type ReactNode } from 'react'
import type { Tools } from '../error-text.ts'
import type { Entry } from '../file-explorer.port.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { EntryCells } from './EntryCells.tsx'
import type { RowCommands } from './file-list.types.ts'
import type { Room } from './useRoom.ts'

export interface FileRowProps {
  entry: Entry
  /** The name as it is shown. */
  name: string
  /** Its place among the entries. */
  index: number
  /** Pixels from the list's beginning. */
  start: number
  /** For tiles, the place beside others, and how many stand beside each other. */
  lane: number
  columns: number
  room: Room
  /** The host's columns. */
  extra: readonly DataTableColumn<Entry>[]
  /** The reader may know who sees an entry. */
  hasAudience: boolean
  isActive: boolean
  isFresh: boolean
  isChosen: boolean
  /** It was cut out and waits to be put somewhere else. */
  isCut: boolean
  /** What is dragged would go into it. */
  isOver: boolean
  pictures: Pictures | undefined
  /** The name, to be typed anew. */
  editor: ReactNode
  commands: RowCommands
  /** Of the list, so that not every row asks for them. */
  words: Tools
  now: () => Date
}

/**
 * One folder or file. Focus is on the row; its menu is one arrow to the right. Renders only when
 * something of its own changed.
 */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { entry, name, index, start, room, extra, hasAudience, isActive, isFresh, editor } = props
  const { lane, columns, isChosen, isCut, isOver, pictures, commands, words, now } = props
  const { t } = words

  return (
    <div
      role="row"
      className="at-entry"
      // The columns' names are the first row.
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      data-at-index={index}
      data-at-kind={entry.kind}
      data-at-room={room}
      data-at-audience={hasAudience ? '' : undefined}
      data-at-fresh={isFresh || undefined}
      data-at-cut={isCut || undefined}
      data-at-over={isOver || undefined}
      data-at-editing={editor ? '' : undefined}
      aria-selected={isChosen}
      // No custom properties: with another set in each row no style is shared between rows.
      style={{
        insetBlockStart: start,
        insetInlineStart:
          room === 'tile' ? `calc((100% + var(--_between)) / ${columns} * ${lane})` : undefined,
      }}
      onContextMenu={(event) => {
        if (editor) return
        event.preventDefault()
        // A finger that rests beside the name chooses.
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent
        const point = { x: event.clientX, y: event.clientY }
        if (pointerType !== 'touch' || isOnControl(event))
          commands.menu(entry, { point, focus: true })
      }}
    >
      <span role="gridcell" className="at-choose">
        {/* No field of the browser, which costs more than all the rest of the row; the list hears it. */}
        <span
          role="checkbox"
          tabIndex={-1}
          aria-checked={isChosen}
          aria-label={t('select.row', { name })}
        />
      </span>
      <EntryCells
        {...{
          entry,
          name,
          room,
          extra,
          hasAudience,
          editor,
          commands,
          isCut,
          pictures,
          words,
          now,
        }}
      />
      <span role="gridcell" className="at-menu">
        <button
          type="button"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={t('action.menu', { name })}
          onClick={(event) => {
            const focus = event.detail === 0 ? 'first' : true
            commands.menu(entry, { button: event.currentTarget, focus })
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            const focus = event.key === 'ArrowUp' ? 'last' : 'first'
            commands.menu(entry, { button: event.currentTarget, focus })
          }}
        />
      </span>
    </div>
  )
})
