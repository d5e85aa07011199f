// A native table cannot be windowed both ways and keep its head and first column.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Icon, SharedMenu, useSharedMenu, type SharedMenuModel } from '@atrium/design-system'
import { ChevronDown } from 'lucide-react'
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../../kit/index.ts'
import { messages } from '../../messages/index.ts'
import type { Person, UserGroup } from '../../people.port.ts'
import {
  membersIn,
  moved,
  windowOf,
  type FailedCells,
  type MatrixPlace,
  type Memberships,
} from '../matrix.logic.ts'
import { MatrixRow } from './MatrixRow.tsx'
import { matrixGridCss, matrixSizes as sizes } from './matrixGrid.css.ts'

const Root = styled.div`
  ${matrixGridCss}
`

/** What a menu of the matrix is about. */
export type MatrixTarget = { group: UserGroup } | { person: Person }

export interface MatrixGridProps {
  people: readonly Person[]
  groups: readonly UserGroup[]
  memberships: Memberships
  failedCells: FailedCells
  onToggle: (person: Person, group: UserGroup) => void
  /** Commands for a whole row or a whole column. */
  renderMenu: (target: MatrixTarget) => ReactNode
}

/** Which rows and columns are in the page. */
interface Window {
  rows: { from: number; to: number }
  columns: { from: number; to: number }
}

const overscan = { rows: 6, columns: 2 }

/**
 * People × groups, a box for each pair; only what is in sight is in the page. The grid has the focus and says by
 * `aria-activedescendant` where the keys are: cells come and go while it is scrolled.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { people, groups, memberships, failedCells, renderMenu } = props
  const { t } = useMessages(messages)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const menu = useSharedMenu<MatrixTarget>()
  const [active, setActive] = useState<MatrixPlace>({ row: 0, column: 0 })
  const { shown, look, page } = useWindow(root, people.length, groups.length)
  const place = {
    row: Math.min(active.row, people.length - 1),
    column: Math.min(active.column, groups.length - 1),
  }
  const idOf = ({ row, column }: MatrixPlace) => `${id}${row}-${column}`

  const { onKeyDown, onClick } = useMatrixInput({
    ...props,
    root,
    menu,
    idOf,
    place,
    setActive,
    look,
    page,
  })

  const inSight = useMemo(
    () => groups.slice(shown.columns.from, shown.columns.to),
    [groups, shown.columns.from, shown.columns.to],
  )
  const width = sizes.person + groups.length * sizes.column
  return (
    <>
      <Root
        ref={root}
        role="grid"
        aria-label={t('matrix.label')}
        aria-rowcount={people.length + 1}
        aria-colcount={groups.length + 1}
        aria-activedescendant={isShown(place, shown) ? idOf(place) : undefined}
        tabIndex={0}
        onScroll={look}
        onKeyDown={onKeyDown}
        onClick={onClick}
        // Buttons in it, and a menu that closes, give the focus back to the grid.
        onFocus={(event) => {
          if (event.target !== root.current) root.current?.focus({ preventScroll: true })
        }}
      >
        <div
          role="presentation"
          className="at-matrix-body"
          style={{ inlineSize: width, blockSize: sizes.head + people.length * sizes.row }}
        >
          <div role="row" aria-rowindex={1} className="at-matrix-head">
            <div
              role="columnheader"
              id={idOf({ row: -1, column: -1 })}
              aria-colindex={1}
              className="at-matrix-corner"
              data-at-active={isAt(place, -1, -1) || undefined}
            >
              {t('matrix.person')}
            </div>
            {inSight.map((group, at) => (
              <GroupHead
                key={group.id}
                id={id}
                group={group}
                column={shown.columns.from + at}
                isActive={isAt(place, -1, shown.columns.from + at)}
                memberCount={membersIn(memberships, group.id).size}
              />
            ))}
          </div>
          {people.slice(shown.rows.from, shown.rows.to).map((person, at) => (
            <MatrixRow
              key={person.id}
              id={id}
              person={person}
              row={shown.rows.from + at}
              activeColumn={place.row === shown.rows.from + at ? place.column : undefined}
              groups={inSight}
              firstColumn={shown.columns.from}
              memberships={memberships}
              failedCells={failedCells}
            />
          ))}
        </div>
      </Root>
      <SharedMenu menu={menu} label={t('matrix.menu')}>
        {menu.target && renderMenu(menu.target)}
      </SharedMenu>
    </>
  )
}

interface MatrixInputOptions extends Pick<MatrixGridProps, 'people' | 'groups' | 'onToggle'> {
  root: RefObject<HTMLDivElement | null>
  menu: SharedMenuModel<MatrixTarget>
  idOf: (place: MatrixPlace) => string
  /** Where the keys are. */
  place: MatrixPlace
  setActive: (place: MatrixPlace) => void
  /** Takes other cells into the page after scrolling. */
  look: () => void
  /** How many rows Page Down passes. */
  page: () => number
}

/** Keys and clicks of the whole grid: they move, press a box, or open a menu. */
function useMatrixInput(options: MatrixInputOptions) {
  const { people, groups, onToggle, root, menu, idOf, place, setActive, look, page } = options
  const go = (to: MatrixPlace) => {
    setActive(to)
    scrollTo(root.current!, to)
    look()
  }
  const openMenu = (at: MatrixPlace) => {
    const target =
      at.row === -1 ? groups[at.column] && { group: groups[at.column]! } : { person: people[at.row]! } // prettier-ignore
    const button = document.getElementById(idOf(at))
    if (target && button) menu.open(target, { button, focus: 'first' })
  }
  const act = (at: MatrixPlace) => {
    if (at.row === -1 && at.column === -1) return
    if (at.row === -1 || at.column === -1) openMenu(at)
    else onToggle(people[at.row]!, groups[at.column]!)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== root.current || event.altKey) return
    const isControl = event.ctrlKey || event.metaKey
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      act(place)
      return
    }
    const size = { rows: people.length, columns: groups.length, page: page() }
    const isRightToLeft = getComputedStyle(root.current).direction === 'rtl'
    const key = isRightToLeft ? (mirrored[event.key] ?? event.key) : event.key
    const to = moved(place, { key, isControl }, size)
    if (!to) return
    event.preventDefault()
    go(to)
  }
  const onClick = (event: MouseEvent) => {
    const at = (event.target as Element).closest<HTMLElement>('[data-at-place]')?.dataset.atPlace
    if (at === undefined) return
    const [row, column] = at.split(',').map(Number) as [number, number]
    setActive({ row, column })
    root.current?.focus({ preventScroll: true })
    const isOnButton = (event.target as Element).closest('button') !== null
    if (row >= 0 && column >= 0) act({ row, column })
    else if (isOnButton) openMenu({ row, column })
  }
  return { onKeyDown, onClick }
}

interface GroupHeadProps {
  id: string
  group: UserGroup
  column: number
  /** The keys are here. */
  isActive: boolean
  memberCount: number
}

/** The heading of a group's column, which opens its menu. */
function GroupHead({ id, group, column, isActive, memberCount }: GroupHeadProps) {
  const { t } = useMessages(messages)
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      aria-labelledby={`${id}group-${group.id}`}
      className="at-matrix-group"
      data-at-place={`-1,${column}`}
      style={{ insetInlineStart: sizes.person + column * sizes.column }}
    >
      <button
        type="button"
        id={`${id}-1-${column}`}
        tabIndex={-1}
        aria-haspopup="menu"
        title={group.name}
        data-at-active={isActive || undefined}
      >
        <b id={`${id}group-${group.id}`}>{group.name}</b>
        <small>
          {t('matrix.members', { count: memberCount })}
          <Icon icon={ChevronDown} size={14} />
        </small>
      </button>
    </div>
  )
}

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}
const isAt = (place: MatrixPlace, row: number, column: number) =>
  place.row === row && place.column === column

const isWithin = (at: number, { from, to }: { from: number; to: number }) =>
  at === -1 || (at >= from && at < to)
const isShown = ({ row, column }: MatrixPlace, { rows, columns }: Window) =>
  isWithin(row, rows) && isWithin(column, columns)

/** Brings a cell into sight beside the head and the first column. */
function scrollTo(root: HTMLElement, { row, column }: MatrixPlace) {
  const { clientHeight, clientWidth } = root
  if (row >= 0) {
    const top = row * sizes.row
    const room = clientHeight - sizes.head - sizes.row
    if (top < root.scrollTop) root.scrollTop = top
    else if (top > root.scrollTop + room) root.scrollTop = top - room
  }
  if (column >= 0) {
    const start = column * sizes.column
    const room = clientWidth - sizes.person - sizes.column
    // In writing from the right the distance is negative.
    const sign = getComputedStyle(root).direction === 'rtl' ? -1 : 1
    const now = Math.abs(root.scrollLeft)
    if (start < now) root.scrollLeft = sign * start
    else if (start > now + room) root.scrollLeft = sign * (start - room)
  }
}

/** The window over rows and columns: drawn anew only where others come into it. */
function useWindow(
  root: { current: HTMLDivElement | null },
  rowCount: number,
  columnCount: number,
) {
  const [shown, setShown] = useState<Window>({
    rows: { from: 0, to: Math.min(rowCount, 30) },
    columns: { from: 0, to: Math.min(columnCount, 16) },
  })
  const look = useCallback(() => {
    const element = root.current
    if (!element) return
    const { clientHeight, clientWidth, scrollTop } = element
    const rows = windowOf({ offset: scrollTop, length: clientHeight, itemSize: sizes.row }, rowCount, overscan.rows) // prettier-ignore
    const columns = windowOf({ offset: Math.abs(element.scrollLeft), length: clientWidth, itemSize: sizes.column }, columnCount, overscan.columns) // prettier-ignore
    setShown((before) =>
      before.rows.from === rows.from &&
      before.rows.to === rows.to &&
      before.columns.from === columns.from &&
      before.columns.to === columns.to
        ? before
        : { rows, columns },
    )
  }, [columnCount, root, rowCount])
  useLayoutEffect(() => {
    // Looks at once, too: an observer is told the first size.
    const observer = new ResizeObserver(look)
    if (root.current) observer.observe(root.current)
    return () => observer.disconnect()
  }, [look, root])
  const page = () =>
    Math.max(1, Math.floor(((root.current?.clientHeight ?? 0) - sizes.head) / sizes.row) - 1)
  return { shown, look, page }
}
