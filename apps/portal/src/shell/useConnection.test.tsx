// @vitest-environment happy-dom
import { MemoryHost } from '@atrium/portal-modules/kit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useConnection } from './useConnection.ts'
import { tellWaiting } from './waiting.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.useFakeTimers()
afterEach(() => void vi.restoreAllMocks())

test('no internet is told as long as it lasts, its return for 5,000 ms; both are spoken (ALRT-01, ALRT-02)', async () => {
  let connection: string | undefined
  function Probe() {
    connection = useConnection()
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <MemoryHost locale="en">
        <Probe />
      </MemoryHost>,
    ),
  )
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  const go = (state: 'online' | 'offline') =>
    act(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
      dispatchEvent(new Event(state))
    })
  const spoken = () => document.querySelector('[data-live-announcer]')?.textContent
  expect(connection).toBe('online')

  await go('offline')
  expect(spoken()).toBe('No internet connection')
  await wait(60_000)
  expect(connection).toBe('offline')

  await go('online')
  expect(spoken()).toBe('The internet connection is back')
  await wait(4_999)
  expect(connection).toBe('restored')
  await wait(1)
  expect(connection).toBe('online')
  await act(async () => root.unmount())
})

test('that a change has long had no answer is told and spoken, in both languages, until it has one (ALRT-01)', async () => {
  for (const [locale, words] of [
    ['de', 'Das dauert länger als sonst. Wir versuchen es weiter.'],
    ['en', 'This is taking longer than usual. We keep trying.'],
  ] as const) {
    let connection: string | undefined
    function Probe() {
      connection = useConnection()
      return null
    }
    const root = createRoot(document.createElement('div'))
    await act(async () =>
      root.render(
        <MemoryHost locale={locale}>
          <Probe />
        </MemoryHost>,
      ),
    )
    expect(connection).toBe('online')
    await act(async () => tellWaiting(1))
    expect(connection).toBe('waiting')
    await act(async () => void vi.advanceTimersByTime(200))
    expect(document.querySelector('[data-live-announcer]')?.textContent).toContain(words)
    await act(async () => tellWaiting(0))
    expect(connection).toBe('online')
    await act(async () => root.unmount())
  }
})
