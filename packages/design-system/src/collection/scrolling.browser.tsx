import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VirtualList } from '../components/VirtualList/index.ts'
import { whenTimersHaveRun } from '../stories/timers.ts'

const ITEMS = Array.from({ length: 1000 }, (_, index) => index)
const ROW = 40
/** So long after the last scroll event TanStack Virtual counts scrolling as over: `isScrollingResetDelay`. */
const scrollingResetMs = 150

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  root.unmount()
  host.remove()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A list of a thousand rows that somebody has turned to, and what it has in the page. */
function showList() {
  flushSync(() =>
    root.render(
      <VirtualList
        label="Motive"
        items={ITEMS}
        height="400px"
        itemHeight={ROW}
        getKey={Number}
        getText={String}
        renderItem={String}
      />,
    ),
  )
  const scroller = host.querySelector<HTMLElement>('[data-at-scroller]')!
  scroller.dispatchEvent(new Event('scroll'))
  return { scroller, rows: () => scroller.querySelector('[data-at-rows]')! }
}

test('rows of one height come several at a time while it scrolls, and never too late', async () => {
  const { scroller, rows } = showList()
  // Away from the start, where it looks at each row.
  scroller.scrollTop = 40 * ROW
  await frame()
  await frame()
  let arrivals = 0
  const observer = new MutationObserver(() => arrivals++)
  observer.observe(rows(), { childList: true })
  const steps = 32
  for (let step = 1; step <= steps; step++) {
    scroller.scrollTop = (40 + step) * ROW
    await frame()
    await frame()
    const texts = new Set([...rows().children].map((row) => row.textContent?.trim()))
    for (let seen = 40 + step; seen < 50 + step; seen++)
      expect(texts, `row ${seen} at step ${step}`).toContain(String(seen))
  }
  observer.disconnect()
  expect(arrivals).toBeGreaterThan(0)
  // Ten of the sixteen rows ahead pass by before others come.
  expect(arrivals).toBeLessThanOrEqual(steps / 6)
})

test('a jump brings what is seen and nothing else, and standing still changes nothing', async () => {
  const { scroller, rows } = showList()
  await frame()
  scroller.scrollTop = 500 * ROW
  await frame()
  await frame()
  const places = [...rows().children].map(({ textContent }) => Number(textContent))
  const seen = places.filter((place) => place >= 500)
  expect(seen).toContain(500)
  expect(seen).toContain(509)
  expect(seen.length).toBeLessThanOrEqual(12)
  let changes = 0
  const observer = new MutationObserver(() => changes++)
  observer.observe(rows(), { childList: true, subtree: true, attributes: true })
  await whenTimersHaveRun(scrollingResetMs)
  await frame()
  await frame()
  observer.disconnect()
  expect(changes).toBe(0)
})
