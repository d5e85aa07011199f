/**
 * All files of stories share a page. After each story it is taken away and has to leave the page as it found
 * it: what it forgot is a fault of the story or of the component that it shows, and fails it. What was spoken
 * and kept, and what the window remembers, is put back. And nothing fades: with reduced motion it takes less
 * than a frame, but a story may look before that. Nor is a dialog hidden until a keyboard has come up on the
 * screen: where a window got lower while a field had the focus, React Aria expects one from then on.
 */
import { composeStory } from 'storybook/preview-api'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const still = document.createElement('style')
still.id = 'nothing-fades'
still.textContent = `
  *, ::before, ::after {
    transition-duration: 0s !important;
    animation-delay: 0s !important;
    animation-duration: 0s !important;
  }
  [data-rac][style*='mask-image: linear-gradient(rgba(0, 0, 0, 0)'] {
    opacity: 1 !important;
    clip: auto !important;
    clip-path: none !important;
    mask-image: none !important;
  }
`

/** Storybook takes a story away when the next one comes; this one does nothing else. */
const nothing = composeStory(
  { render: () => null },
  { title: 'Nothing' },
  {},
  { initialGlobals: {} },
)

/** What the toolbar says stays, from one story to the next: language, motion, and how well somebody sees. */
const TOOLBAR = ['lang', 'data-still', 'style']

const attributesOf = ({ attributes, style }: HTMLElement) => ({
  style: style.cssText.replace('filter: none;', ''),
  ...Object.fromEntries(
    [...attributes]
      .filter(({ name }) => !TOOLBAR.includes(name))
      .map(({ name, value }) => [name, value]),
  ),
})

/**
 * What may stay: what was spoken lies there for some seconds, and the reader of PDFs measures letters on a canvas
 * of its own.
 */
const STAYS = [
  'script',
  'style',
  '[data-live-announcer]:not([inert], [aria-hidden])',
  'canvas[lang][style*="display: none"]',
]

/** What a story could leave in the page. */
const left = () => ({
  root: attributesOf(document.documentElement),
  body: attributesOf(document.body),
  elements: [...document.body.children]
    .filter((child) => !child.matches(STAYS.join()))
    .map(({ outerHTML }) => outerHTML.slice(0, 300)),
})

/** As it was before the first story of all files: each of them loads this anew. */
const shared = window as typeof window & { pageBefore?: ReturnType<typeof untouched> }
const untouched = () => ({ ...left(), href: location.href, title: document.title })
const { href, title, ...before } = (shared.pageBefore ??= untouched())

beforeEach(() => {
  expect(vi.isFakeTimers(), 'a clock of the story before').toBe(false)
  if (!document.getElementById(still.id)) document.head.append(still)
})

// Of those after each story the last one.
afterEach(async () => {
  await nothing.load()
  // As the pointer will: what covers the place where a drag began waits for it.
  window.dispatchEvent(new PointerEvent('pointermove'))
  for (const line of document.querySelectorAll('[data-live-announcer] div:not([role=log])'))
    line.remove()
  sessionStorage.clear()
  localStorage.clear()
  // Such as a clipboard that refuses.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
  if (location.href !== href) history.replaceState(null, '', href)
  document.title = title
  window.scrollTo(0, 0)
  expect(left(), 'what the story left in the page').toEqual(before)
})
