// Native options hold neither icons nor second lines, and stand in the page by the thousand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Check } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { Icon } from '../components/Icon/index.ts'
import {
  markedParts,
  offsetsOf,
  startsSection,
  windowOf,
  WINDOW_FROM,
  type Heights,
  type PickerOption,
} from './listbox.logic.ts'
import type { Active } from './useListKeys.ts'

export interface ListBoxProps {
  /** Of the list; an option's element has the id `<id>-<place>`. */
  id: string
  label: string
  options: readonly PickerOption[]
  active: Active
  isChosen: (id: string) => boolean
  isMultiple?: boolean
  onPoint: (id: string) => void
  onChoose: (option: PickerOption) => void
  /** What was typed, set off in the labels. */
  query?: string
}

/** The id of an option's element, for `aria-activedescendant`. */
export function optionId(list: string, options: readonly PickerOption[], id: string | undefined) {
  const at = id === undefined ? -1 : options.findIndex((option) => option.id === id)
  return at === -1 ? undefined : `${list}-${at}`
}

/** The options, of long lists only those in sight; the focus stays at the field. */
export function ListBox(props: ListBoxProps) {
  const { id, label, options, active, isMultiple } = props
  const list = useRef<HTMLDivElement>(null)
  const isLong = options.length > WINDOW_FROM
  const isTall = isLong && options.some(({ description }) => description !== undefined)
  const view = useWindow(list, options, active, isLong)
  const [first, last] = view.range
  const groups: { title: string | undefined; rows: ReactNode[]; from: number }[] = []
  for (let index = first; index < last; index += 1) {
    const option = options[index]
    if (!option) continue
    const group = groups.at(-1)
    if (!group || group.title !== option.section)
      groups.push({ title: option.section, rows: [], from: index })
    const row = <Row key={option.id} {...props} option={option} index={index} />
    groups.at(-1)?.rows.push(row)
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      className="at-list"
      data-at-long={isLong || undefined}
      data-at-tall={isTall || undefined}
      onScroll={isLong ? view.onScroll : undefined}
      tabIndex={-1}
    >
      {view.before > 0 && <div role="presentation" style={{ blockSize: view.before }} />}
      {groups.map(({ title, rows, from }) =>
        title === undefined ? (
          rows
        ) : (
          <div key={title} role="group" aria-label={title}>
            {startsSection(options, from) && (
              <div className="at-heading" aria-hidden="true">
                {title}
              </div>
            )}
            {rows}
          </div>
        ),
      )}
      {view.after > 0 && <div role="presentation" style={{ blockSize: view.after }} />}
    </div>
  )
}

interface RowProps extends ListBoxProps {
  option: PickerOption
  index: number
}

function Row({ id, option, index, options, active, query = '', ...props }: RowProps) {
  const isChosen = props.isChosen(option.id)
  const [before, part, after] = markedParts(option.label, query)
  return (
    // Keys arrive at the field, which names this one as its active descendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      className="at-option"
      aria-selected={isChosen}
      aria-disabled={option.isDisabled || undefined}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      data-at-active={active.id === option.id ? (active.isByKey ? 'keys' : 'pointer') : undefined}
      onPointerMove={() => {
        if (active.id !== option.id && !option.isDisabled) props.onPoint(option.id)
      }}
      onClick={() => {
        if (!option.isDisabled) props.onChoose(option)
      }}
    >
      {option.icon && <Icon icon={option.icon} />}
      <span className="at-words">
        <span className="at-name">
          {before}
          {part && <mark>{part}</mark>}
          {after}
        </span>
        {option.description && <span className="at-detail">{option.description}</span>}
      </span>
      <span className="at-check">{isChosen && <Icon icon={Check} />}</span>
    </div>
  )
}

const GUESS: Heights = { option: 36, heading: 28 }

/** Which options are in sight; keeps the active one there when keys move it. */
function useWindow(
  list: RefObject<HTMLDivElement | null>,
  options: readonly PickerOption[],
  active: Active,
  isLong: boolean,
) {
  const [heights, setHeights] = useState(GUESS)
  const [scroll, setScroll] = useState({ top: 0, height: 360 })
  const offsets = useMemo(() => offsetsOf(options, heights), [options, heights])
  const at = active.isByKey ? options.findIndex(({ id }) => id === active.id) : -1
  useEffect(() => {
    const box = list.current
    if (!box || !isLong) return
    // The density and the reader's text size decide how high a row is.
    const observer = new ResizeObserver(() => {
      const option = box.querySelector<HTMLElement>('.at-option')?.offsetHeight
      const heading = box.querySelector<HTMLElement>('.at-heading')?.offsetHeight
      setHeights((old) => {
        const next = { option: option || old.option, heading: heading || old.heading }
        return next.option === old.option && next.heading === old.heading ? old : next
      })
      setScroll({ top: box.scrollTop, height: box.clientHeight })
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [list, isLong])
  useLayoutEffect(() => {
    const box = list.current
    if (!box || at === -1) return
    const row = isLong ? null : box.querySelector<HTMLElement>('[data-at-active]')
    const top = row ? row.offsetTop : (offsets[at] ?? 0)
    const height = row ? row.offsetHeight : heights.option
    // The first one brings its heading along.
    if (top < box.scrollTop) box.scrollTo({ top: at === 0 ? 0 : top - 4 })
    else if (top + height > box.scrollTop + box.clientHeight)
      box.scrollTo({ top: top + height - box.clientHeight + 8 })
  }, [list, at, isLong, offsets, heights])
  if (!isLong) return { range: [0, options.length] as const, before: 0, after: 0 }
  const [first, last] = windowOf(offsets, scroll.top, scroll.height)
  // The active one must be there for assistive technology, also before the list has scrolled to it.
  const range = at !== -1 && (at < first || at >= last) ? ([at, at + 1] as const) : [first, last]
  const [from = 0, to = 0] = range
  const start = (offsets[from] ?? 0) - (startsSection(options, from) ? heights.heading : 0)
  const end = to >= options.length ? (offsets[options.length] ?? 0) : nextStart(to)
  function nextStart(index: number) {
    return (offsets[index] ?? 0) - (startsSection(options, index) ? heights.heading : 0)
  }
  return {
    range: [from, to] as const,
    before: start,
    after: (offsets[options.length] ?? 0) - end,
    onScroll: (event: { currentTarget: HTMLElement }) => {
      const { scrollTop: top, clientHeight: height } = event.currentTarget
      setScroll({ top, height })
    },
  }
}
