// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { earlyPaletteScript } from './earlyPalette.ts'

beforeAll(() => {
  // oxlint-disable-next-line no-new-func -- as the page runs it
  new Function(earlyPaletteScript)()
})
afterEach(() => {
  globalThis.atriumPaletteAsked = undefined
})

function press(key: string, more: KeyboardEventInit & { at?: number } = {}) {
  const { at = performance.now(), ...init } = more
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.body.dispatchEvent(event)
  return event
}

test('Ctrl or Cmd and K before the portal is there is remembered for ten seconds (T-13)', () => {
  vi.useFakeTimers()
  for (const mod of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(press('k', { ...mod, at: 400 }).defaultPrevented).toBe(true)
    expect(globalThis.atriumPaletteAsked).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(globalThis.atriumPaletteAsked).toBe(false)
  }
  vi.useRealTimers()
})

test('other keys, and those that come once the page has long been there, are the browser’s', () => {
  expect(press('k').defaultPrevented).toBe(false)
  expect(press('j', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(press('k', { ctrlKey: true, shiftKey: true }).defaultPrevented).toBe(false)
  expect(press('k', { ctrlKey: true, at: 20_000 }).defaultPrevented).toBe(false)
  expect(globalThis.atriumPaletteAsked).toBeUndefined()
})

test('keys that the search has handled are not remembered', () => {
  const handle = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', handle)
  press('k', { ctrlKey: true, at: 400 })
  document.removeEventListener('keydown', handle)
  expect(globalThis.atriumPaletteAsked).toBeUndefined()
})
