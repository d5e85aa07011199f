// @vitest-environment happy-dom
import type { SessionSnapshot } from '@atrium/api-client/session'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// The files after this one share its modules: none is to find what a page of these tests was left with.
afterAll(() => vi.resetModules())

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/tasks')
})

/** A page as it is loaded: what it remembers goes with it, what the tab keeps stays. */
async function loadPage(html: string) {
  vi.resetModules()
  document.body.innerHTML = html
  const { forgetTexts, keepTexts, keepTextsOf } = await import('./keptTexts.ts')
  const { restoreTexts } = await import('./restoreTexts.ts')
  return { forgetTexts, keepTexts, keepTextsOf, restoreTexts }
}

const dialog = (value = '') =>
  `<section role="dialog" aria-label="Neue Aufgabe"><label for="a">Titel</label><input id="a" value="${value}"></section>`

function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector)!
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value

test('what was typed into a dialog is kept through the sign-in, and stands in its field when the dialog is opened again (AUTH-12, ERR-09)', async () => {
  const before = await loadPage(dialog())
  type('#a', 'Motive tauschen')
  before.keepTexts('s-1')

  const after = await loadPage('')
  const onRestored = vi.fn()
  const heard: string[] = []
  document.body.addEventListener('input', ({ target }) => {
    heard.push((target as HTMLInputElement).value)
  })
  after.restoreTexts('s-1', onRestored)
  expect(onRestored).not.toHaveBeenCalled()
  document.body.innerHTML = dialog()
  await vi.waitFor(() => expect(valueOf('#a')).toBe('Motive tauschen'))
  expect(heard).toEqual(['Motive tauschen'])
  expect(onRestored).toHaveBeenCalledOnce()
  // Nothing is left that could come a second time.
  expect(sessionStorage.length).toBe(0)
})

test.each([
  ['in another tab is kept', true, 1],
  ['here, on purpose, is not', undefined, 0],
])('what is typed when the person signs out %s (ERR-09)', async (_what, isEndedElsewhere, left) => {
  const page = await loadPage(dialog())
  let tell: () => void = () => undefined
  let snapshot: SessionSnapshot = { status: 'loading', renewalFailed: false }
  const set = (next: SessionSnapshot) => {
    snapshot = next
    tell()
  }
  page.keepTextsOf({
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      tell = listener
      return () => undefined
    },
  })
  const user = { subject: 's-1', firstName: '', lastName: '', roles: [], expiresAt: 1 }
  set({ status: 'signed-in', user, renewalFailed: false })
  type('#a', 'Motive tauschen')
  set({ status: 'signed-out', renewalFailed: false, ...(isEndedElsewhere && { isEndedElsewhere }) })
  expect(sessionStorage.length).toBe(left)
})

test('a field whose value is another by now is left alone, and the text stays at hand', async () => {
  const before = await loadPage(dialog('Plan'))
  type('#a', 'Plan Winter')
  before.keepTexts('s-1')

  const after = await loadPage(dialog('Plan Sommer'))
  after.restoreTexts('s-1', vi.fn())
  expect(valueOf('#a')).toBe('Plan Sommer')
  expect(sessionStorage.length).toBe(1)
  after.forgetTexts()
  expect(sessionStorage.length).toBe(0)
})

test('nobody else gets what was typed, and no other page does', async () => {
  const before = await loadPage(dialog())
  type('#a', 'Motive tauschen')
  before.keepTexts('s-1')

  history.replaceState(null, '', '/links')
  const elsewhere = await loadPage(dialog())
  const stop = elsewhere.restoreTexts('s-1', vi.fn())
  expect(valueOf('#a')).toBe('')
  expect(sessionStorage.length).toBe(1)
  stop()

  history.replaceState(null, '', '/tasks')
  const other = await loadPage(dialog())
  other.restoreTexts('s-2', vi.fn())
  expect(valueOf('#a')).toBe('')
  expect(sessionStorage.length).toBe(0)
})
