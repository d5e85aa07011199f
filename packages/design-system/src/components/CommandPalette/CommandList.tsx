/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can hold neither icons nor headings of ours */
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { keyNames } from '../../keys/index.ts'
import { matchRanges } from '../../search/index.ts'
import { Icon } from '../Icon/index.ts'
import { usePhone } from '../Popover/usePhone.ts'
import { listCss } from './command.css.ts'
import { offsets, windowOf, type CommandItem, type Row } from './command.logic.ts'
import { commandStrings } from './command.strings.ts'

interface CommandListProps {
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

/** The headings and things; of a long list only what is in sight is rendered. */
export function CommandList(props: CommandListProps) {
  const { id, rows, count, query, active, onActive, onChoose } = props
  const strings = useStrings(commandStrings)
  const isPhone = usePhone()
  const root = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 420 })
  const hasDetails = rows.some((row) => row.kind === 'item' && row.item.detail)
  const starts = useMemo(
    () => offsets(rows, { head: 32, item: isPhone && hasDetails ? 56 : 44 }),
    [rows, isPhone, hasDetails],
  )
  const { from, to } = windowOf(starts, view)
  const activeRow = rows.findIndex((row) => row.kind === 'item' && row.index === active)
  useLayoutEffect(() => {
    const list = root.current
    if (!list || activeRow < 0) return
    // The first thing brings its heading into sight.
    const top = activeRow === 1 ? 0 : (starts[activeRow] ?? 0)
    const bottom = (starts[activeRow + 1] ?? 0) + 12
    if (top < list.scrollTop) list.scrollTop = top
    else if (bottom > list.scrollTop + list.clientHeight) {
      list.scrollTop = bottom - list.clientHeight
    }
    setView({ top: list.scrollTop, height: list.clientHeight })
  }, [activeRow, starts])
  return (
    <Root
      ref={root}
      id={id}
      role="listbox"
      aria-label={strings.title}
      tabIndex={-1}
      onScroll={({ currentTarget: list }) => {
        setView({ top: list.scrollTop, height: list.clientHeight })
      }}
    >
      <div className="at-all" role="presentation" style={{ blockSize: starts.at(-1) }}>
        {rows.slice(from, to).map((row, at) => {
          const top = starts[from + at] ?? 0
          const style = { insetBlockStart: top, blockSize: (starts[from + at + 1] ?? top) - top }
          if (row.kind === 'head') {
            const { kind, title } = row.group
            return (
              <div
                key={`${kind}${title}`}
                className="at-row at-head"
                {...{ style }}
                role="presentation"
              >
                {title ?? strings[kind]}
              </div>
            )
          }
          const { item, index } = row
          return (
            // The line above has the focus and takes the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.id}
              id={`${id}-${index}`}
              className="at-row"
              style={style}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-setsize={count}
              aria-posinset={index + 1}
              title={item.label}
              onPointerMove={() => index !== active && onActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              {item.icon && <Icon icon={item.icon} />}
              <span className="at-words">
                <span className="at-label">
                  <Marked text={item.label} query={query} />
                </span>
                {item.detail && <span className="at-detail">{item.detail}</span>}
              </span>
              {item.shortcut && <Shortcut keys={item.shortcut} />}
            </div>
          )
        })}
      </div>
    </Root>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  const ranges = query ? matchRanges(text, query) : []
  let at = 0
  const parts = ranges.flatMap(([start, end]) => {
    const before = text.slice(at, start)
    at = end
    return [before, <mark key={start}>{text.slice(start, end)}</mark>]
  })
  return [...parts, text.slice(at)]
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
