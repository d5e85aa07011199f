/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can hold neither icons nor headings of ours */
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useRows } from '../../collection/index.ts'
import { useStrings } from '../../intl/index.ts'
import { keyNames } from '../../keys/index.ts'
import { Icon } from '../Icon/index.ts'
import { usePhone } from '../Popover/usePhone.ts'
import { listCss } from './command.css.ts'
import type { CommandItem, Row } from './command.logic.ts'
import { commandStrings } from './command.strings.ts'
import { Marked } from './Marked.tsx'

export interface CommandListProps {
  id: string
  rows: readonly Row[]
  count: number
  query: string
  active: number
  onActive: (index: number) => void
  onChoose: (item: CommandItem) => void
}

const Root = styled.div`
  ${listCss}
`

/** Pixels of a heading, of a thing, and of one with its second line on a phone. */
const HEAD = 32
const ITEM = 44
const TALL = 56
/** Below the thing that keys lead to. */
const EDGE = 12

/** The headings and things; in the page are those in sight and the active one. */
export function CommandList(props: CommandListProps) {
  const { id, rows, count, query, active, onActive, onChoose } = props
  const strings = useStrings(commandStrings)
  const isPhone = usePhone()
  const root = useRef<HTMLDivElement>(null)
  const hasDetails = rows.some((row) => row.kind === 'item' && row.item.detail)
  const item = isPhone && hasDetails ? TALL : ITEM
  const activeRow = rows.findIndex((row) => row.kind === 'item' && row.index === active)
  const virtual = useRows({
    root,
    count: rows.length,
    keyAt: useCallback((place: number) => keyOf(rows[place]), [rows]),
    rowHeight: useCallback(
      (place: number) => (rows[place]?.kind === 'head' ? HEAD : item),
      [rows, item],
    ),
    paddingEnd: EDGE,
    // Assistive technology must find the active one, wherever the list was scrolled to.
    pinned: [activeRow],
  })
  useLayoutEffect(() => {
    // The first thing brings its heading into sight.
    if (activeRow >= 0) virtual.scrollToIndex(activeRow === 1 ? 0 : activeRow)
    // Another search begins at its best answer, also where that stands in the same place.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [virtual, activeRow, rows])
  return (
    <Root ref={root} id={id} role="listbox" aria-label={strings.title} tabIndex={-1}>
      <div className="at-all" role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: place, key, start, size }) => {
          const row = rows[place]
          if (!row) return null
          const style = { insetBlockStart: start, blockSize: size }
          if (row.kind === 'head') {
            const { kind, title } = row.group
            return (
              <div key={key} className="at-row at-head" style={style} role="presentation">
                {title ?? strings[kind]}
              </div>
            )
          }
          const { item: thing, index } = row
          return (
            // The line above has the focus and takes the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={key}
              id={`${id}-${index}`}
              className="at-row"
              style={style}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-setsize={count}
              aria-posinset={index + 1}
              title={thing.label}
              onPointerMove={() => index !== active && onActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(thing)}
            >
              {thing.icon && <Icon icon={thing.icon} />}
              <span className="at-words">
                <span className="at-named">
                  <span className="at-label">
                    <Marked text={thing.label} query={query} />
                  </span>
                  {thing.sign}
                </span>
                {thing.detail && <span className="at-detail">{thing.detail}</span>}
              </span>
              {thing.shortcut && <Shortcut keys={thing.shortcut} />}
            </div>
          )
        })}
      </div>
    </Root>
  )
}

/** A heading has no id of its own: its kind and words are what it is known by. */
function keyOf(row: Row | undefined): string | undefined {
  if (row?.kind !== 'head') return row?.item.id
  return `§${row.group.kind}${row.group.title ?? ''}`
}

function Shortcut({ keys }: { keys: string }) {
  const { locale } = useLocale()
  return (
    <span className="at-shortcut">
      {keyNames(keys, locale).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  )
}
