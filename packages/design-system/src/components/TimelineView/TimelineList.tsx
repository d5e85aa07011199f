import { ROLES } from './timeline.roles.ts'
import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react'
import { useCollection, usePrinting, useRows } from '../../collection/index.ts'
import { Icon } from '../Icon/index.ts'
import { idOf, type Line, type Placed } from './layout/timeline.logic.ts'
import type { GridProps } from './TimelineGrid.tsx'
import { TimelineTools } from './head/TimelineTools.tsx'
import type { Speech } from './useSpeech.ts'
import { useBarActions } from './bars/useBarActions.tsx'
import { useLocale } from 'react-aria-components'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '../IconButton/index.ts'

type Entry = { line: Line; heading: true } | { line: Line; placed: Placed; heading?: undefined }

const HEADING = 40
const ITEM = 52
/** On a phone a name has as many lines as it needs, up to three; the days stand below it. */
const LINE = 20
const LETTERS = 28
const linesOf = ({ bar }: Placed, isNarrow: boolean) =>
  isNarrow ? Math.min(3, Math.ceil(bar.label.length / LETTERS) || 1) : 1
const heightOf = (placed: Placed, isNarrow: boolean) =>
  ITEM + LINE * (linesOf(placed, isNarrow) - 1)
const keyOf = ({ bar }: Placed) => bar.key
const textOf = ({ bar }: Placed) => bar.label
const NO_VIEWPORT = {} as never

/** The same bars below each other, under the titles of their groups and rows. */
export function TimelineList({ view: props, plan, speech, width, onForm }: GridProps) {
  const root = useRef<HTMLDivElement>(null)
  const isRtl = useLocale().direction === 'rtl'
  const isNarrow = width === 'narrow'
  const { entries, placeOf, keyAt, rowHeight } = useMemo(
    () => entriesOf(plan.lines, isNarrow),
    [plan, isNarrow],
  )
  const rows = useRows({
    root,
    count: entries.length,
    keyAt,
    rowHeight,
    isWhole: usePrinting(),
  })
  const { onAction } = props
  const collection = useCollection<Placed>({
    ...props,
    root,
    items: plan.bars,
    getKey: keyOf,
    getText: textOf,
    scrollTo: (index) => rows.scrollToIndex(placeOf[index] ?? 0, { align: 'auto' }),
    pageLength: () => Math.max(1, Math.floor((root.current?.clientHeight ?? 0) / ITEM) - 1),
    onAction: onAction && ((placed) => onAction(placed.bar)),
    onHold: (placed, at) => actions.hasMenu(placed) && actions.openAt(placed, at),
    onItemKeyDown: (event: KeyboardEvent<HTMLElement>, placed) => actions.onKey(event, placed),
  })
  const { focus, selection, handlers } = collection
  const { focus: focusOn } = focus
  const actions = useBarActions(props, {
    speech,
    isRtl,
    focusKey: useCallback((placed: Placed) => focusOn(placed.bar.key), [focusOn]),
  })
  const openMenu = (placed: Placed, at: Element) => {
    // The focus comes back to the row when the menu closes.
    at.closest<HTMLElement>('.at-timeline-item')?.focus()
    actions.openAt(placed, at)
  }
  const items = rows.getVirtualItems()
  const active = placeOf[focus.activeIndex] ?? -1
  const isActiveShown = items.some(({ index }) => index === active)
  const shown = items.map(({ index, start }) => ({ index, start }))
  if (!isActiveShown && active >= 0)
    shown.push({ index: active, start: rows.measurementsCache[active]?.start ?? 0 })
  return (
    <>
      {!props.hasNoTools && (
        <TimelineTools
          {...{ speech, onForm }}
          viewport={NO_VIEWPORT}
          form="list"
          scale={undefined}
          isNarrow
          onToday={() => undefined}
        >
          {props.tools}
        </TimelineTools>
      )}
      {/* The bars inside take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={root}
        className="at-timeline-scroller at-timeline-list"
        role="grid"
        aria-label={props.label}
        aria-rowcount={entries.length}
        aria-multiselectable={selection.isMultiple || undefined}
        {...(plan.bars.length === 0 ? { tabIndex: 0 } : undefined)}
        {...handlers}
      >
        <div
          role="presentation"
          className="at-timeline-body"
          style={{ blockSize: rows.getTotalSize() }}
        >
          {shown.map(({ index, start }) => {
            const entry = entries[index]
            if (!entry) return null
            const { line } = entry
            if (entry.heading)
              return (
                <div
                  key={idOf(line)}
                  {...ROLES.row}
                  className="at-timeline-list-heading"
                  aria-rowindex={index + 1}
                  style={{ insetBlockStart: start }}
                >
                  <span {...ROLES.rowheader}>
                    {line.group && line.group.title !== '' && (
                      <span className="at-timeline-over">{line.group.title} · </span>
                    )}
                    {line.row.title}
                  </span>
                  <span {...ROLES.gridcell} className="at-timeline-amount">
                    {speech.count(line.bars.length)}
                  </span>
                </div>
              )
            const { placed } = entry
            return (
              <Item
                key={placed.bar.key}
                {...{ placed, line, speech, start, isNarrow }}
                rowIndex={index + 1}
                isActive={placed.index === focus.activeIndex}
                isSelected={selection.isOff ? undefined : selection.keys.has(placed.bar.key)}
                onMenu={actions.hasMenu(placed) ? openMenu : undefined}
              />
            )
          })}
        </div>
      </div>
      {actions.overlays}
    </>
  )
}

interface ItemProps {
  placed: Placed
  line: Line
  speech: Speech
  start: number
  isNarrow: boolean
  rowIndex: number
  isActive: boolean
  isSelected: boolean | undefined
  onMenu: ((placed: Placed, at: Element) => void) | undefined
}

function Item(props: ItemProps) {
  const { placed, line, speech, start, isNarrow, rowIndex, isActive, isSelected, onMenu } = props
  const { bar } = placed
  const at = placed.index - line.bars[0]!.index
  const { start: first, end: last } = placed
  const { row, group, bars } = line
  const label = speech.bar(bar, { row, group, start: first, end: last, at, count: bars.length })
  const menu = useRef<HTMLButtonElement>(null)
  return (
    <div
      {...ROLES.row}
      className="at-timeline-item"
      aria-rowindex={rowIndex}
      aria-label={label}
      aria-selected={isSelected}
      {...{ tabIndex: isActive ? 0 : -1 }}
      data-at-index={placed.index}
      style={{ insetBlockStart: start, blockSize: heightOf(placed, isNarrow) }}
    >
      <span {...ROLES.gridcell} className="at-timeline-what">
        <span className="at-timeline-swatch" data-at-tone={bar.tone} aria-hidden="true">
          {bar.icon && <Icon icon={bar.icon} size={14} />}
        </span>
        <span className="at-timeline-name">{bar.label}</span>
        <span className="at-timeline-when">{speech.written(placed.start, placed.end)}</span>
      </span>
      {onMenu && (
        <span {...ROLES.gridcell}>
          <IconButton
            ref={menu}
            icon={Ellipsis}
            size="compact"
            label={speech.words.menu(bar.label)}
            hasNoTooltip
            excludeFromTabOrder
            onPress={() => menu.current && onMenu(placed, menu.current)}
          />
        </span>
      )}
    </div>
  )
}

/** Headings and bars below each other, and where each bar came to stand. */
function entriesOf(lines: readonly Line[], isNarrow: boolean) {
  const entries: Entry[] = []
  const placeOf: number[] = []
  for (const line of lines) {
    if (line.bars.length === 0) continue
    entries.push({ line, heading: true })
    for (const placed of line.bars) placeOf[placed.index] = entries.push({ line, placed }) - 1
  }
  const keyAt = (at: number) => keyOfEntry(entries[at])
  const rowHeight = (at: number) => {
    const entry = entries[at]
    return !entry || entry.heading ? HEADING : heightOf(entry.placed, isNarrow)
  }
  return { entries, placeOf, keyAt, rowHeight }
}

const keyOfEntry = (entry: Entry | undefined) =>
  entry && (entry.heading ? `h ${idOf(entry.line)}` : entry.placed.bar.key)
