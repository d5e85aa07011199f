import 'vis-timeline/styles/vis-timeline-graph2d.css'
import { DataSet } from 'vis-data'
import { Timeline } from 'vis-timeline'
import { DAY, LANE, LATER, RANGES, lanesOf, timesOf, type Bar } from '../../page/cases/timeline.ts'
import type { Peer } from '../../page/peer.ts'

interface VisItem {
  id: string
  group: number
  content: string
  start: number
  end: number
}

let timeline: Timeline
let bars: DataSet<VisItem>
let second: Bar
const panel = () => document.querySelector('.vis-panel.vis-left')!
const look = ([start, end]: readonly [number, number]) =>
  timeline.setWindow(start, end, { animation: false })

/** Lanes get their height when they are drawn, so the end goes further away while it is reached. */
function toEnd(frames = 40): void {
  panel().scrollTop = panel().scrollHeight
  if (frames > 0) requestAnimationFrame(() => toEnd(frames - 1))
}

export const peer: Peer<Bar> = {
  item: '.vis-item.vis-range',
  canDrag: true,
  mount: (root, items) => {
    second = items[1]!
    bars = new DataSet<VisItem>(
      items.map((bar) => ({
        id: bar.id,
        group: bar.lane,
        content: bar.name,
        ...timesOf(bar),
      })),
    )
    const lanes = Array.from({ length: lanesOf(items) }, (_, id) => ({
      id,
      content: `Lane ${id}`,
    }))
    const [start, end] = RANGES.open
    timeline = new Timeline(root, bars, lanes, {
      start,
      end,
      height: '100%',
      orientation: 'top',
      verticalScroll: true,
      zoomKey: 'ctrlKey',
      stack: false,
      // An item can be dragged without having been clicked before, as everywhere else.
      editable: { updateTime: true, overrideItems: true },
      // Else what is dragged jumps to the start of a month.
      snap: (date) => new Date(Math.round(Number(date) / DAY) * DAY),
      itemsAlwaysDraggable: { item: true, range: true },
      groupHeightMode: 'fixed',
      margin: { item: { vertical: LANE - 30, horizontal: 0 }, axis: 4 },
    })
  },
  move: () => {
    const { start, end } = timesOf(second)
    bars.updateOnly({ id: second.id, start: start + LATER, end: end + LATER })
  },
  zoom: () => look(RANGES.zoomed),
  pan: () => look(RANGES.panned),
  scrollToEnd: () => toEnd(),
  scrollToStart: () => (panel().scrollTop = 0),
}
