// @vitest-environment happy-dom
import type { Navigator } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { leaveFor } from './leaveFor.ts'
import { blockNavigation } from './blockNavigation.ts'

let release = () => {}
afterEach(() => release())

function hold() {
  const push = vi.fn()
  const navigator = { push, replace: vi.fn(), go: vi.fn() } as unknown as Navigator
  const ask = vi.fn<(go: () => void) => void>()
  const isInside = (path: string) => path.startsWith('/settings')
  release = blockNavigation({ navigator, isInside, ask })
  return { navigator, push, ask }
}

test('what leads away waits for the answer, what stays does not', () => {
  const { navigator, push, ask } = hold()
  navigator.push({ pathname: '/settings/look', search: '', hash: '' })
  expect(push).toHaveBeenCalledOnce()
  navigator.push('/files?clientId=101', undefined, {})
  expect(push).toHaveBeenCalledOnce()
  const [[go]] = ask.mock.calls as [[() => void]]
  go()
  expect(push).toHaveBeenLastCalledWith('/files?clientId=101', undefined, {})
})

test('another application waits for the answer, too, and is then entered without a second question', () => {
  const { navigator, push, ask } = hold()
  const enter = vi.fn(() => navigator.push('/home'))
  leaveFor(enter)
  expect(enter).not.toHaveBeenCalled()
  ask.mock.calls[0]![0]()
  expect(push).toHaveBeenCalledWith('/home')
  expect(ask).toHaveBeenCalledOnce()
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  release()
  leaveFor(enter)
  expect(enter).toHaveBeenCalledTimes(2)
  expect(ask).toHaveBeenCalledOnce()
})

test('closing the tab is asked by the browser, until nothing is to be lost', () => {
  const { navigator, push, ask } = hold()
  const close = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(close()).toBe(false)
  release()
  expect(close()).toBe(true)
  navigator.push('/files')
  expect(push).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})
