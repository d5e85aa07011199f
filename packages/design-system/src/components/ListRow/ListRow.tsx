import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Target } from '../../link/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { listRowCss, listRowsCss } from './listRow.css.ts'

export interface ListRowsProps extends NativeProps<'ul'> {
  /** `ListRow` elements. */
  children: ReactNode
}

export interface ListRowProps extends NativeProps<'li'> {
  /** What it is about. */
  title: ReactNode
  /** A quieter line under it. */
  subtitle?: ReactNode
  /** The mark at the start: an `IconTile`, a `MediaMark`, an `Avatar`, a date. */
  mark?: ReactNode
  /** Figures at the end, in one or two lines. */
  meta?: ReactNode
  /** Buttons and links at the end; with little room they take a line of their own. */
  actions?: ReactNode
  /** Makes the row a link; its actions stay reachable. */
  href?: string
  /** Called by the row; with `href` instead of following it on a plain click. */
  onPress?: () => void
  /** The row that is shown beside the list. */
  isSelected?: boolean
  /** What the subtitle says is overdue. */
  isLate?: boolean
  /** Lower, for long lists. */
  isCompact?: boolean
  /** Shows an arrow at the end of a row that leads somewhere. */
  hasChevron?: boolean
}

// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

const Rows = styled.ul`
  ${listRowsCss}
`
const Row = styled.li`
  @layer at.components {
    > .at-row {
      ${listRowCss}
    }
  }
`

/** A list of rows with hairlines between them. */
export function ListRows({ children, ...native }: ListRowsProps) {
  return (
    <Rows {...native} {...LIST}>
      {children}
    </Rows>
  )
}

/** A row of `ListRows`: mark, title, a quieter line, and what can be done. */
export function ListRow(props: ListRowProps) {
  const {
    title,
    subtitle,
    mark,
    meta,
    actions,
    href,
    onPress,
    isSelected,
    isLate,
    isCompact,
    hasChevron,
    ...native
  } = props
  return (
    <Row {...native}>
      <div
        className="at-row"
        data-at-interactive={Boolean(href ?? onPress) || undefined}
        data-at-selected={isSelected || undefined}
        data-at-late={isLate || undefined}
        data-at-compact={isCompact || undefined}
      >
        {mark && <span className="at-mark">{mark}</span>}
        <div className="at-words">
          <span className="at-title">
            <Target href={href} onPress={onPress} isCurrent={isSelected}>
              {title}
            </Target>
          </span>
          {subtitle && <span className="at-subtitle">{subtitle}</span>}
        </div>
        {meta && <div className="at-meta">{meta}</div>}
        {actions && <div className="at-actions">{actions}</div>}
        {hasChevron && (
          <span className="at-chevron">
            <Icon icon={ChevronRight} />
          </span>
        )}
      </div>
    </Row>
  )
}
