/**
 * After each story: everything that axe asks, as an error. Its colours also in the other mode: a switch of
 * mode changes attributes and renders nothing, so the story stays as its `play()` left it.
 *
 * Colours are most of what axe takes, so they are looked at where a text has an appearance that no story
 * before it had (appearances.ts). Storybook's own addon asks in the workspace; in tests it would lay out the
 * page and walk it once more.
 */
import axe, { type RunOptions } from 'axe-core'
import { afterEach, expect } from 'vitest'
import { looked, newAppearances } from './appearances.ts'
import { settled } from './settled.ts'

/** Marks what is looked at for its colours. */
const MARK = 'data-colours-asked'
const colourRules = ['color-contrast', 'link-in-text-block']
const OTHER: Record<string, string> = { light: 'dark', dark: 'light' }

const options: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  // A fault shows its element; to find a selector for each would take an eighth of a story's time.
  selectors: false,
}

axe.configure({
  rules: [
    // A part of a page has no landmarks around it.
    { id: 'region', enabled: false },
    { id: 'color-contrast', selector: `[${MARK}]` },
    { id: 'link-in-text-block', selector: `a[href][${MARK}]` },
    // Only what nothing can override is a fault: there is no need to look at every style.
    { id: 'avoid-inline-spacing', selector: '[style*="important"]' },
  ],
})

async function faultsOf(exclude: string[], more: RunOptions = {}): Promise<string[]> {
  const context = { include: document.body, exclude }
  const { violations } = await axe.run(context, { ...options, ...more })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}

function switchMode(): void {
  for (const element of document.querySelectorAll('[data-at-mode]')) {
    const mode = element.getAttribute('data-at-mode') ?? ''
    element.setAttribute('data-at-mode', OTHER[mode] ?? mode)
  }
}

interface Story {
  tags: string[]
  parameters: {
    a11y?: {
      disable?: boolean
      context?: { exclude?: string[] }
      options?: Pick<RunOptions, 'rules'>
    }
  }
}

afterEach(async ({ task, ...context }) => {
  const { story } = context as { story?: Story }
  const { disable, context: place, options: own } = story?.parameters.a11y ?? {}
  if (!story || task.result?.state === 'fail' || disable) return
  await settled()
  const exclude = place?.exclude ?? []
  const found = newAppearances(exclude)
  for (const element of found.values()) {
    element.setAttribute(MARK, '')
    element.closest('a[href]')?.setAttribute(MARK, '')
  }
  expect(await faultsOf(exclude, own), 'accessibility').toEqual([])
  // A grid shows both modes already.
  if (!story.tags.includes('grid') && found.size > 0) {
    switchMode()
    await settled()
    const colours = await faultsOf(exclude, { runOnly: colourRules })
    expect(colours, 'contrast in the other mode').toEqual([])
  }
  // What is gone is looked at where it appears again.
  for (const [appearance, element] of found) if (element.isConnected) looked.add(appearance)
})
