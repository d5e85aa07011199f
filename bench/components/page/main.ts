import { quiet, time } from '../../lib/page/time.ts'
import { startFrames, takeFrames } from './frames.ts'
import type { Action, Case, Peer } from './peer.ts'
import { takeRenders } from './renders.ts'
import { shownBy } from './shown.ts'
import { about } from '@case'
import { peer } from '@peer'

// Each peer of a case takes the case's items.
const subject = about as Case<unknown>
const product = peer as Peer<unknown>
const root = document.getElementById('root')!
const shown = shownBy(product)
const count = Number(new URLSearchParams(location.search).get('n') ?? 1000)
let items: unknown[] = []
let reached: Partial<Record<Action, () => boolean>> = {}

function act(action: Action): void {
  if (action === 'mount') product.mount(root, items)
  else if (action !== 'moveByPointer') product[action]!()
}

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

Object.assign(globalThis, {
  bench: {
    /** The data are there before anything is timed; the heap counts them. */
    prepare: () => {
      items = subject.make(count)
      reached = subject.reached(items, shown)
      product.prepare?.(root, items)
    },
    can: (action: Action) =>
      reached[action] !== undefined &&
      (action === 'moveByPointer'
        ? product.canDrag === true
        : product[action] !== undefined &&
          (action !== 'selectAll' || product.marked !== undefined)),
    /** Notes what the screen shows before an action. */
    note: () => shown.note(subject.watch?.(items) ?? []),
    time: (action: Action) => time(() => act(action), reached[action]!),
    /** As `time`, for what the mouse does. */
    settle: (action: Action) => time(() => {}, reached[action]!, 2000),
    prove: (action: Action) => {
      if (!reached[action]!()) throw new Error(`The page does not show what "${action}" leads to.`)
    },
    /** What this still costs belongs to no action after it. */
    clear: () => {
      product.clear?.()
      return quiet(500)
    },
    scrollToStart: () => product.scrollToStart?.(),
    drag: () => {
      const { name, onto, by } = subject.drag!(items)
      const dragged = shown.of(name)
      const target = onto === undefined ? dragged : shown.of(onto)
      if (!dragged || !target) throw new Error('What shall be dragged is not on the screen.')
      const from = middle(product.handle?.(dragged) ?? dragged)
      const start = onto === undefined ? from : middle(target)
      return { from, to: { x: start.x + by.x, y: start.y + by.y } }
    },
    canWheel: () => product.isPaged !== true,
    wheelAt: () => product.wheelAt ?? { x: innerWidth / 2, y: innerHeight / 2 },
    startFrames,
    takeFrames,
    takeRenders,
  },
})
