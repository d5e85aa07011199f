import { ChevronsLeftRight, ChevronsRightLeft, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { numberFormat } from '../../../intl/formats.ts'
import { useStrings } from '../../../intl/index.ts'
import { Icon } from '../../Icon/index.ts'
import { IconButton } from '../../IconButton/index.ts'
import { boardStrings } from '../board.strings.ts'
import type { BoardColumn } from '../board.types.ts'
import type { ColumnShared } from './column.types.ts'

export interface ColumnHeadProps<T> {
  column: BoardColumn<T>
  shared: ColumnShared<T>
  headingId: string
}

/** How many cards a column holds, and whether that is more than it should. */
export function ColumnCount<T>({ column }: Pick<ColumnHeadProps<T>, 'column'>) {
  const words = useStrings(boardStrings)
  const { locale } = useLocale()
  const { items, limit, counted = items.length, countText } = column
  const count = numberFormat(locale).format(counted)
  const isOver = limit !== undefined && counted > limit
  const most = limit === undefined ? '' : numberFormat(locale).format(limit)
  return (
    <span className="at-board-count" data-at-over={isOver || undefined} title={countText}>
      {isOver && <Icon icon={TriangleAlert} size={13} />}
      <span aria-hidden="true">{limit === undefined ? count : `${count} / ${most}`}</span>
      <span className="at-visually-hidden">
        {countText ??
          (isOver
            ? words.overLimit(count, most)
            : limit === undefined
              ? words.count(count)
              : words.withinLimit(count, most))}
      </span>
    </span>
  )
}

function Head<T>({ column, shared, headingId }: ColumnHeadProps<T>) {
  const { headingLevel, columnActions, renderColumnHead, onCollapsedChange } = shared
  const words = useStrings(boardStrings)
  const Heading = `h${headingLevel}` as const
  const { id, title, tone, icon, isCollapsed } = column
  const custom = isCollapsed ? undefined : renderColumnHead?.(column)
  return (
    <div className="at-board-head">
      {custom ?? (
        <>
          {icon ? (
            <span className="at-board-glyph" data-at-tone={tone}>
              <Icon icon={icon} size={16} />
            </span>
          ) : (
            tone && <span className="at-board-dot" data-at-tone={tone} />
          )}
          <Heading id={headingId} className="at-board-title">
            {title}
          </Heading>
        </>
      )}
      {custom !== undefined && (
        <Heading id={headingId} className="at-visually-hidden">
          {title}
        </Heading>
      )}
      <ColumnCount column={column} />
      <span className="at-board-tools">
        {!isCollapsed && columnActions?.(column)}
        {onCollapsedChange && (
          <span className="at-board-fold">
            <IconButton
              icon={isCollapsed ? ChevronsLeftRight : ChevronsRightLeft}
              size="compact"
              label={isCollapsed ? words.expand(title) : words.collapse(title)}
              onPress={() => onCollapsedChange(id, !isCollapsed)}
            />
          </span>
        )}
      </span>
    </div>
  )
}

/** Mark or icon, title and count of a column, with what can be done with it. */
export const ColumnHead = memo(Head) as typeof Head

/** What stands under the cards of a column. */
export const ColumnFoot = memo(function ColumnFoot<T>(
  props: Pick<ColumnHeadProps<T>, 'column' | 'shared'>,
) {
  const { column, shared } = props
  return <div className="at-board-foot">{shared.renderColumnFoot?.(column)}</div>
}) as <T>(props: Pick<ColumnHeadProps<T>, 'column' | 'shared'>) => ReactNode
