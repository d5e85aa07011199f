import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VirtualList } from '../components/VirtualList/index.ts'

const ITEMS = Array.from({ length: 1000 }, (_, index) => index)
const ROW = 40

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

test('rows of one height come several at a time while it scrolls, and never too late', async () => {
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
  const rows = () => scroller.querySelector('[data-at-rows]')!
  scroller.dispatchEvent(new Event('scroll'))
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
  // Half of the eight rows ahead pass by before others come.
  expect(arrivals).toBeLessThanOrEqual(steps / 3)
})
