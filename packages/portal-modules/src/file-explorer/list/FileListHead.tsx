/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { Icon, VisuallyHidden, type DataTableColumn } from '@atrium/design-system'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { isExtraColumnId } from '../../kit/extensions/index.ts'
import type { SortKey, SortOrder } from '../file-explorer.logic.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { CheckMark } from './CheckMark.tsx'
import type { Room } from './useRoom.ts'

export interface FileListHeadProps {
  room: Room
  /** The host's columns. */
  extra: readonly DataTableColumn<Entry>[]
  hasAudience: boolean
  sort: SortOrder
  onSort: (order: SortOrder) => void
  /** How much of the list is chosen. */
  chosen: 'all' | 'some' | 'none'
  onChooseAll: (isSelected: boolean) => void
}

/**
 * The columns' names; pressing one orders by it, pressing again turns the order round. Scrolling
 * renders none of it.
 */
export const FileListHead = memo(function FileListHead(props: FileListHeadProps) {
  const { room, extra, hasAudience, sort, onSort, chosen, onChooseAll } = props
  const { t } = useMessages(messages)
  const column = (key: Exclude<SortKey, `extra.${string}`>, className?: string) =>
    sorting(key, t(`column.${key}`), className)
  const sorting = (key: SortKey, title: string, className?: string) => {
    const isSorted = sort.key === key
    const direction = sort.isDescending ? 'descending' : 'ascending'
    return (
      <span
        key={key}
        role="columnheader"
        className={className}
        aria-sort={isSorted ? direction : undefined}
      >
        <button
          type="button"
          onClick={() => onSort({ key, isDescending: isSorted && !sort.isDescending })}
        >
          {title}
          {isSorted && <Icon icon={sort.isDescending ? ArrowDown : ArrowUp} size={14} />}
        </button>
      </span>
    )
  }
  return (
    <div
      role="row"
      className="at-head"
      aria-rowindex={1}
      data-at-room={room}
      data-at-audience={hasAudience ? '' : undefined}
    >
      <span role="columnheader" className="at-choose">
        <CheckMark
          label={t('select.all')}
          isSelected={chosen === 'all'}
          isIndeterminate={chosen === 'some'}
          onToggle={() => onChooseAll(chosen !== 'all')}
        />
      </span>
      {column('name')}
      {room === 'wide' && column('type')}
      {room !== 'narrow' && (
        <>
          {column('size', room === 'tile' ? undefined : 'at-size')}
          {column('modified')}
        </>
      )}
      {room === 'wide' && hasAudience && <span role="columnheader">{t('column.audience')}</span>}
      {room === 'wide' &&
        extra.map(({ id, title, sortBy, align }) =>
          sortBy && isExtraColumnId(id) ? (
            sorting(id, title, align === 'end' ? 'at-size' : undefined)
          ) : (
            <span key={id} role="columnheader" className={align === 'end' ? 'at-size' : undefined}>
              {title}
            </span>
          ),
        )}
      <span role="columnheader">
        <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
      </span>
    </div>
  )
})
