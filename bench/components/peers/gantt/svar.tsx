import '@svar-ui/react-gantt/all.css'
import { Gantt, Willow, type IApi } from '@svar-ui/react-gantt'
import { useLayoutEffect, useState } from 'react'
import {
  DAY,
  LANE,
  LATER,
  NAMES,
  RANGES,
  YEAR,
  timesOf,
  type Bar,
} from '../../page/cases/timeline.ts'
import type { Peer } from '../../page/peer.ts'
import { svarPage } from '../lib/svar.tsx'

const page = svarPage(Willow)

let api: IApi
let second: Bar
let setRange: (range: readonly [number, number]) => void

const columns = [{ id: 'text', header: 'Name', width: NAMES }]
const scales = [
  { unit: 'month', step: 1, format: '%F' },
  { unit: 'day', step: 1, format: '%j' },
]
const YEAR_END = new Date(YEAR + 385 * DAY)
const widthOf = ([start, end]: readonly [number, number]) =>
  Math.floor((innerWidth - NAMES) / ((end - start) / DAY))

function Chart({ bars }: { bars: Bar[] }) {
  const [tasks] = useState(() =>
    bars.map((bar) => {
      const { start, end } = timesOf(bar)
      return { id: bar.id, text: bar.name, start: new Date(start), end: new Date(end) }
    }),
  )
  const [range, set] = useState<readonly [number, number]>(RANGES.open)
  useLayoutEffect(() => {
    setRange = set
  }, [])
  return (
    <Gantt
      tasks={tasks}
      columns={columns}
      scales={scales}
      start={new Date(YEAR)}
      end={YEAR_END}
      cellWidth={widthOf(range)}
      cellHeight={LANE}
      gridWidth={NAMES}
      init={(made) => (api = made)}
    />
  )
}

const scroller = () => document.querySelector('.wx-gantt')!

export const peer: Peer<Bar> = {
  item: '.wx-bar',
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, items) => {
    second = items[1]!
    page.open(<Chart bars={items} />)
  },
  move: () => {
    const { start, end } = timesOf(second)
    const task = { start: new Date(start + LATER), end: new Date(end + LATER) }
    void api.exec('update-task', { id: second.id, task })
  },
  zoom: () => setRange(RANGES.zoomed),
  pan: () => {
    const left = ((RANGES.panned[0] - YEAR) / DAY) * widthOf(RANGES.panned)
    void api.exec('scroll-chart', { left })
  },
  scrollToEnd: () => (scroller().scrollTop = scroller().scrollHeight),
  scrollToStart: () => (scroller().scrollTop = 0),
}
