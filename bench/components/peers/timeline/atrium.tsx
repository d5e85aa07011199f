import {
  TimelineView,
  type TimelineBar,
  type TimelineSpan,
  type TimelineWindow,
} from '@atrium/design-system/TimelineView'
import { useCallback, useLayoutEffect, useState } from 'react'
import { DAY, LATER, RANGES, dayOf, lanesOf, timesOf, type Bar } from '../../page/cases/timeline.ts'
import type { Peer } from '../../page/peer.ts'
import { page } from '../lib/atrium.tsx'
import { scrollerOf } from '../lib/scroller.ts'

/** Both days belong to what is in sight, as both belong to a bar. */
const windowOf = ([from, to]: readonly [number, number]): TimelineWindow => ({
  from: dayOf(from),
  to: dayOf(to - DAY),
})
const CAN = { move: true }
const barOf = ({ id, lane, name, start, end }: Bar): TimelineBar => ({
  key: id,
  rowId: lane,
  label: name,
  start,
  end,
  can: CAN,
})

interface Commands {
  set: React.Dispatch<React.SetStateAction<TimelineBar[]>>
  look: (view: TimelineWindow) => void
}
let commands: Commands

function Plan({ items }: { items: Bar[] }) {
  const [bars, set] = useState(() => items.map(barOf))
  const [groups] = useState(() => [
    {
      id: 'all',
      title: 'All',
      rows: Array.from({ length: lanesOf(items) }, (_, id) => ({
        id,
        title: `Lane ${id}`,
      })),
    },
  ])
  const [view, look] = useState(() => windowOf(RANGES.open))
  useLayoutEffect(() => {
    commands = { set, look }
  }, [])
  const moveBar = useCallback((key: string | number, span: TimelineSpan) => {
    set((bars) => bars.map((bar) => (bar.key === key ? { ...bar, ...span } : bar)))
  }, [])
  return (
    <TimelineView
      label="Plan"
      groups={groups}
      bars={bars}
      view={view}
      onMoveBar={moveBar}
      now="2027-01-01"
      maxHeight="100vh"
      hasNoTools
    />
  )
}

let second: Bar
const item = '[role=gridcell]'

export const peer: Peer<Bar> = {
  item,
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, items) => {
    second = items[1]!
    page.open(<Plan items={items} />)
  },
  move: () => {
    const { start, end } = timesOf(second)
    const span = { start: dayOf(start + LATER), end: dayOf(end + LATER - DAY) }
    commands.set((bars) => bars.map((bar) => (bar.key === second.id ? { ...bar, ...span } : bar)))
  },
  zoom: () => commands.look(windowOf(RANGES.zoomed)),
  pan: () => commands.look(windowOf(RANGES.panned)),
  scrollToEnd: () => {
    const scroller = scrollerOf(item)
    scroller.scrollTop = scroller.scrollHeight
  },
  scrollToStart: () => (scrollerOf(item).scrollTop = 0),
}
