import '../lib/bare.css'
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
import { element, pool, type Pool } from '../lib/pool.ts'

interface Drawn {
  id: string
  lane: number
  name: string
  start: number
  end: number
}

let lanes: Drawn[][] = []
let range: readonly [number, number] = RANGES.open
let view: Pool<Drawn[]>
let second: Bar

/** Bars in view get the lane's nodes one after the other. */
function draw(node: HTMLElement, lane: Drawn[]): void {
  const [start, end] = range
  const scale = (innerWidth - NAMES) / (end - start)
  node.firstElementChild!.textContent = `Lane ${lane[0]!.lane}`
  let used = 1
  for (const bar of lane) {
    if (bar.end < start || bar.start > end) continue
    const box = (node.children[used++] ?? node.appendChild(element('bar'))) as HTMLElement
    box.hidden = false
    box.textContent = bar.name
    box.style.width = `${(bar.end - bar.start) * scale}px`
    box.style.transform = `translateX(${NAMES + (bar.start - start) * scale}px)`
  }
  for (; used < node.children.length; used++) (node.children[used] as HTMLElement).hidden = true
}

function look(next: readonly [number, number]): void {
  range = next
  view.refresh()
}

export const peer: Peer<Bar> = {
  item: '.bar:not([hidden])',
  mount: (root, items) => {
    second = items[1]!
    lanes = Array.from({ length: lanesOf(items) }, () => [])
    for (const bar of items) {
      const { id, lane, name } = bar
      lanes[lane]!.push({ id, lane, name, ...timesOf(bar) })
    }
    view = pool<Drawn[]>({
      parent: root,
      className: 'fill',
      rowHeight: LANE,
      make: () => element('lane', element('label')),
      draw,
    })
    view.show(lanes)
  },
  move: () => {
    const { lane, id } = second
    const later = lanes[lane]!.map((bar) =>
      bar.id === id ? { ...bar, start: bar.start + LATER, end: bar.end + LATER } : bar,
    )
    lanes = lanes.with(lane, later)
    view.show(lanes)
  },
  zoom: () => look(RANGES.zoomed),
  pan: () => look(RANGES.panned),
  scrollToEnd: () => (view.scroller.scrollTop = view.scroller.scrollHeight),
  scrollToStart: () => (view.scroller.scrollTop = 0),
}
