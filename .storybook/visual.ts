/** After each grid story: it looks as it did when its picture was agreed on. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'

const WIDTH = 1200

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-15T09:14:00+01:00') })
})

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  const story = document.querySelector<HTMLElement>('.at-story')
  if (!storyId || !story || task.result?.state === 'fail') return
  await page.viewport(WIDTH, 900)
  await document.fonts.ready
  // What lies below the window is not in a picture of it.
  await page.viewport(WIDTH, Math.max(900, Math.ceil(story.getBoundingClientRect().height)))
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await expect(page.elementLocator(story)).toMatchScreenshot(
    storyId.replace(/^components-/, '').replace(/--tenants-and-modes$/, ''),
  )
  vi.useRealTimers()
})
