/**
 * After each story: its colours hold in the other mode too. A switch of mode changes attributes and
 * renders nothing, so the story stays as its `play()` left it and only what axe says of colours is
 * asked again: the rest cannot differ.
 */
import { run, type RunOptions } from 'axe-core'
import { afterEach, expect } from 'vitest'

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const OTHER: Record<string, string> = { light: 'dark', dark: 'light' }

interface A11y {
  test?: string
  context?: { exclude?: string[] }
  options?: RunOptions
}

function switchMode(): void {
  for (const element of document.querySelectorAll('[data-at-mode]')) {
    const mode = element.getAttribute('data-at-mode') ?? ''
    element.setAttribute('data-at-mode', OTHER[mode] ?? mode)
  }
}

/**
 * Whatever fades on the way has the colours of neither mode, and what inherits from it fades after it;
 * what turns for ever is not waited for.
 */
async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await new Promise(requestAnimationFrame)
    const fading = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    if (fading.length === 0) return
    await Promise.allSettled(fading.map((animation) => animation.finished))
  }
}

afterEach(async ({ task, ...context }) => {
  const { story } = context as { story?: { tags: string[]; parameters: { a11y?: A11y } } }
  const { test, context: place } = story?.parameters.a11y ?? {}
  // A grid shows both modes already.
  if (!story || task.result?.state === 'fail' || test === 'off' || story.tags.includes('grid'))
    return
  switchMode()
  await settled()
  const { violations } = await run(
    { include: [document.body], exclude: place?.exclude ?? [] },
    { runOnly: COLOURS, resultTypes: ['violations'] },
  )
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(faults, 'in the other mode').toEqual([])
})
