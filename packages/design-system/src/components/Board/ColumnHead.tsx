import { ChevronsLeftRight, ChevronsRightLeft, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { useStrings } from '../../intl/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { boardStrings } from './board.strings.ts'
import type { BoardColumn } from './board.types.ts'

export interface ColumnHeadProps<T> {
  column: BoardColumn<T>
  headingId: string
  headingLevel: 2 | 3 | 4
  actions: ReactNode
  /** Instead of mark and title. */
  custom: ReactNode
  onCollapsedChange: ((column: string, isCollapsed: boolean) => void) | undefined
}

/** How many cards a column holds, and whether that is more than it should. */
export function ColumnCount<T>({ column }: Pick<ColumnHeadProps<T>, 'column'>) {
  const words = useStrings(boardStrings)
  const { locale } = useLocale()
  const { items, limit } = column
  const format = new Intl.NumberFormat(locale)
  const count = format.format(items.length)
  const isOver = limit !== undefined && items.length > limit
  const most = limit === undefined ? '' : format.format(limit)
  return (
    <span className="at-board-count" data-at-over={isOver || undefined}>
      {isOver && <Icon icon={TriangleAlert} size={13} />}
      <span aria-hidden="true">{limit === undefined ? count : `${count} / ${most}`}</span>
      <span className="at-visually-hidden">
        {isOver
          ? words.overLimit(count, most)
          : limit === undefined
            ? words.count(count)
            : words.withinLimit(count, most)}
      </span>
    </span>
  )
}

/** Mark or icon, title and count of a column, with what can be done with it. */
export function ColumnHead<T>(props: ColumnHeadProps<T>) {
  const { column, headingId, headingLevel, actions, custom, onCollapsedChange } = props
  const words = useStrings(boardStrings)
  const Heading = `h${headingLevel}` as const
  const { id, title, tone, icon, isCollapsed } = column
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
        {!isCollapsed && actions}
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
