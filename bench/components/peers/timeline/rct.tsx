import 'react-calendar-timeline/style.css'
import { useCallback, useLayoutEffect, useState } from 'react'
import { Timeline } from 'react-calendar-timeline'
import {
  LANE,
  LATER,
  NAMES,
  RANGES,
  lanesOf,
  timesOf,
  type Bar,
} from '../../page/cases/timeline.ts'
import type { Peer } from '../../page/peer.ts'
import { shell } from '../lib/shell.tsx'

const page = shell()

interface RctItem {
  id: string
  group: number
  title: string
  start_time: number
  end_time: number
}

const later = (item: RctItem, by: number): RctItem => ({
  ...item,
  start_time: item.start_time + by,
  end_time: item.end_time + by,
})

interface Commands {
  set: React.Dispatch<React.SetStateAction<RctItem[]>>
  look: (range: readonly [number, number]) => void
}
let commands: Commands

function Chart({ bars }: { bars: Bar[] }) {
  const [items, set] = useState(() =>
    bars.map((bar) => {
      const { start, end } = timesOf(bar)
      return { id: bar.id, group: bar.lane, title: bar.name, start_time: start, end_time: end }
    }),
  )
  const [groups] = useState(() =>
    Array.from({ length: lanesOf(bars) }, (_, id) => ({
      id,
      title: `Lane ${id}`,
    })),
  )
  const [[start, end], look] = useState<readonly [number, number]>(RANGES.open)
  useLayoutEffect(() => {
    commands = { set, look }
  }, [])
  const moveItem = useCallback((id: string, time: number, group: number) => {
    set((items) =>
      items.map((item) =>
        item.id === id ? { ...later(item, time - item.start_time), group } : item,
      ),
    )
  }, [])
  return (
    <Timeline
      groups={groups}
      items={items}
      visibleTimeStart={start}
      visibleTimeEnd={end}
      onTimeChange={(start, end) => look([start, end])}
      onItemMove={moveItem}
      canMove
      canSelect={false}
      sidebarWidth={NAMES}
      lineHeight={LANE}
    />
  )
}

const scroller = () => document.querySelector('#scroll')!

export const peer: Peer<Bar> = {
  item: '.rct-item',
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, items) =>
    page.open(
      <div id="scroll" style={{ height: '100%', overflow: 'auto' }}>
        <Chart bars={items} />
      </div>,
    ),
  move: () =>
    commands.set((items) => items.map((item, index) => (index === 1 ? later(item, LATER) : item))),
  zoom: () => commands.look(RANGES.zoomed),
  pan: () => commands.look(RANGES.panned),
  scrollToEnd: () => (scroller().scrollTop = scroller().scrollHeight),
  scrollToStart: () => (scroller().scrollTop = 0),
}
