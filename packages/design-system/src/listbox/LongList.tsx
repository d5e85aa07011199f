import { useCallback, useLayoutEffect, useRef } from 'react'
import { useRows } from '../collection/index.ts'
import { useMeasured } from '../collection/useMeasured.ts'
import { startsSection } from './listbox.logic.ts'
import { ListFrame, type ListBoxProps } from './ListFrame.tsx'

/** Pixels of a heading and of options with a second line; as in the styles. */
const HEADING = 28
const TALL = 54
/** Pixels of an option until the density's are read. */
const CONTROL = 36
/** The list's own edge and a little more, below an option that keys lead to. */
const EDGE = 13

/** The options of a long list, all of one height; in the page are those in sight and the active one. */
export function LongList(props: ListBoxProps) {
  const { options, active } = props
  const list = useRef<HTMLDivElement>(null)
  const control = useMeasured(list, controlHeight, CONTROL)
  const isTall = options.some(({ description }) => description !== undefined)
  const height = isTall ? TALL : control
  const isSectioned = options.some(({ section }) => section !== undefined)
  const heightOf = useCallback(
    (index: number) => height + (startsSection(options, index) ? HEADING : 0),
    [options, height],
  )
  const at = active.id === undefined ? -1 : options.findIndex(({ id }) => id === active.id)
  const rows = useRows({
    root: list,
    count: options.length,
    keyAt: useCallback((index: number) => options[index]?.id, [options]),
    rowHeight: isSectioned ? heightOf : height,
    paddingEnd: EDGE,
    // Assistive technology must find the active one, wherever the list was scrolled to.
    pinned: [at],
  })
  const target = active.isByKey ? at : -1
  const room = rows.scrollRect?.height
  useLayoutEffect(() => {
    if (target >= 0) rows.scrollToIndex(target)
    // Where there is little room, the list gets its height only after it was opened.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows, target, room])
  return (
    <ListFrame
      {...props}
      list={list}
      places={rows.getVirtualItems().map(({ index }) => index)}
      placing={{
        size: rows.getTotalSize(),
        startOf: (place) => rows.measurementsCache[place]?.start ?? 0,
        isTall,
      }}
    />
  )
}

/** The height that density and pointer give to a control, in pixels. */
const controlHeight = (element: HTMLElement) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--at-control')) || CONTROL
