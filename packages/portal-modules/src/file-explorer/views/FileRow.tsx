/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { Icon } from '@atrium/design-system'
import { isOnControl } from '@atrium/design-system/collection'
import { EllipsisVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Pictures } from '../pictures.ts'
import { CheckMark } from './CheckMark.tsx'
import { EntryCells } from './EntryCells.tsx'
import type { AudienceGroup, RowCommands } from './file-list.types.ts'
import type { Room } from './useRoom.ts'

export interface FileRowProps {
  entry: Entry
  /** The name as it is shown. */
  name: string
  /** Its place among the entries. */
  index: number
  /** Pixels from the list's beginning. */
  start: number
  /** Place beside others, for tiles, and how many stand beside each other. */
  lane: number
  columns: number
  height: number
  room: Room
  groups: readonly AudienceGroup[] | undefined
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
}

/**
 * One folder or file. Focus is on the row; its menu is one arrow to the right. Renders only when
 * something of its own changed.
 */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { entry, name, index, start, height, room, groups, isActive, isFresh, editor } = props
  const { lane, columns, isChosen, isCut, isOver, pictures, commands } = props
  const { t } = useMessages(messages)

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
      data-at-audience={groups ? '' : undefined}
      data-at-fresh={isFresh || undefined}
      data-at-cut={isCut || undefined}
      data-at-over={isOver || undefined}
      data-at-editing={editor ? '' : undefined}
      aria-selected={isChosen}
      style={
        {
          '--_start': `${start}px`,
          '--_height': `${height}px`,
          '--_lane': lane,
          '--_columns': columns,
        } as Record<string, string | number>
      }
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
        <CheckMark
          label={t('select.row', { name })}
          isSelected={isChosen}
          isInRow
          onToggle={(isRange) => commands.choose(entry, isRange)}
        />
      </span>
      <EntryCells {...{ entry, name, room, groups, editor, commands, isCut, pictures }} />
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
        >
          <Icon icon={EllipsisVertical} />
        </button>
      </span>
    </div>
  )
})
