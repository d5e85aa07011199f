/** After each grid story: it looks as it did when its picture was agreed on. */
import { afterEach, beforeEach, expect, inject, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the browser that the pictures were taken with. */
    comparesPictures: boolean
  }
}

const GRID = 'Tenants And Modes'
const WIDTH = 1200

/** The default and the extremes are in the pictures; what lies between is proved by ratios. */
const style = document.createElement('style')
const hidden = ['Plum', 'Red', 'Green'].map((title) => `section[aria-label^="${title}, "]`)
// The font of code is the system's own and another one on every machine.
style.textContent = `${hidden.join()} { display: none !important; }
  [data-at-theme][data-at-theme] { --at-font-code: var(--at-font-body) !important; }`

beforeEach(({ task }) => {
  if (task.name !== GRID) return
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-15T09:14:00+01:00') })
  onTestFinished(() => void vi.useRealTimers())
})

afterEach(async ({ task, ...context }) => {
  const { tags } = (context as { story?: { tags: string[] } }).story ?? { tags: [] }
  if (!tags.includes('grid') || task.result?.state === 'fail') return
  expect(task.name, 'the name of a story tagged grid').toBe(GRID)
  const { storyId } = task.meta as { storyId?: string }
  const story = document.querySelector<HTMLElement>('.at-story')
  if (!storyId || !story || !inject('comparesPictures')) return
  const size = { width: innerWidth, height: innerHeight }
  document.head.append(style)
  try {
    await page.viewport(WIDTH, 900)
    await document.fonts.ready
    // What lies below the window is not in a picture of it.
    await page.viewport(WIDTH, Math.max(900, Math.ceil(story.getBoundingClientRect().height)))
    const seen = [...document.images].filter((image) => image.getClientRects().length > 0)
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
    await expect(page.elementLocator(story)).toMatchScreenshot(
      storyId.replace(/^components-/, '').replace(/--tenants-and-modes$/, ''),
    )
  } finally {
    style.remove()
    await page.viewport(size.width, size.height)
  }
})
