/**
 * After each story: its texts have enough contrast, in its own mode and in the other one. A switch of mode
 * changes attributes and renders nothing, so the story stays as its `play()` left it.
 *
 * Looking at colours is most of what axe takes, and most elements look as some element of a story before
 * them did. So an element is looked at once for each appearance: its own classes and states and those of
 * everything around it. What axe asks besides colours, Storybook's own addon asks of every story.
 */
import { run, type RunOptions } from 'axe-core'
import { afterEach, expect } from 'vitest'

const COLOURS: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
  preload: false,
  // A fault shows its element; to find a selector for each would take an eighth of a story's time.
  selectors: false,
}
const OTHER: Record<string, string> = { light: 'dark', dark: 'light' }

interface A11y {
  test?: string
  context?: { exclude?: string[] }
}

/**
 * Appearances by a number of their own. Each file has a frame of its own; the page around the frames
 * stays, and keeps them for the files to come.
 */
const page = window.parent as unknown as {
  Map: MapConstructor
  Set: SetConstructor
  appearances?: Map<string, number>
  looked?: Set<number>
}
const appearances = (page.appearances ??= new page.Map<string, number>())
const looked = (page.looked ??= new page.Set<number>())

const states =
  /^(aria-(busy|checked|current|disabled|expanded|hidden|invalid|pressed|selected)|data-(?!at-).*|disabled|open|readonly|type)$/

/** What styles of an element depend on, without what only it has: ids, keys, sizes, places. */
function ownAppearance(element: Element): string {
  const parts = [element.localName, element.getAttribute('class') ?? '']
  for (const { name, value } of element.attributes) {
    if (name.startsWith('data-at-')) parts.push(`${name}=${value}`)
    else if (name === 'style')
      parts.push(...(value.match(/[^;]*(?:--|colou?r|background|opacity|filter)[^;]*/g) ?? []))
    else if (states.test(name)) parts.push(name, /^(true|false)$/.test(value) ? value : '')
  }
  if (element.matches(':focus-visible')) parts.push(':focus-visible')
  if (element.matches(':hover')) parts.push(':hover')
  return parts.join(' ')
}

function appearanceOf(element: Element, known: Map<Element, number>): number {
  const before = known.get(element)
  if (before !== undefined) return before
  const parent = element.parentElement
    ? appearanceOf(element.parentElement, known)
    : `${innerWidth}`
  const key = `${parent} ${ownAppearance(element)}`
  let number = appearances.get(key)
  if (number === undefined) appearances.set(key, (number = appearances.size))
  known.set(element, number)
  return number
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** Axe passes over what cannot be seen: its turn comes when it can be. */
const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** Elements with text of an appearance that no story before had, by their appearance. */
function newAppearances(exclude: string[]): Map<number, Element> {
  const known = new Map<Element, number>()
  const found = new Map<number, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !isSeen(element)) continue
    if (exclude.some((selector) => element.closest(selector))) continue
    const appearance = appearanceOf(element, known)
    if (!looked.has(appearance) && !found.has(appearance)) found.set(appearance, element)
  }
  return found
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

async function faultsOf(include: Element[], exclude: string[]): Promise<string[]> {
  if (include.length === 0) return []
  const { violations } = await run({ include, exclude }, COLOURS)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

afterEach(async ({ task, ...context }) => {
  const { story } = context as { story?: { tags: string[]; parameters: { a11y?: A11y } } }
  const { test, context: place } = story?.parameters.a11y ?? {}
  if (!story || task.result?.state === 'fail' || test === 'off') return
  await settled()
  const exclude = place?.exclude ?? []
  const found = newAppearances(exclude)
  // A story without `play()` may still be loading: what was there gives way to what it waited for.
  const stillThere = () => [...found.values()].filter((element) => element.isConnected)
  expect(await faultsOf(stillThere(), exclude), 'contrast').toEqual([])
  // A grid shows both modes already.
  if (!story.tags.includes('grid') && found.size > 0) {
    switchMode()
    await settled()
    expect(await faultsOf(stillThere(), exclude), 'contrast in the other mode').toEqual([])
  }
  // What is gone is looked at where it appears again.
  for (const [appearance, element] of found) if (element.isConnected) looked.add(appearance)
})
