// @vitest-environment happy-dom
import { MemoryHost } from '@atrium/portal-modules/kit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useConnection } from './useConnection.ts'
import { setWaitingCalls } from './waiting.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.useFakeTimers()
afterEach(() => void vi.restoreAllMocks())

/** Somebody who hears how the connection stands. */
async function listener(locale: 'de' | 'en') {
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
  return {
    heard: () => connection,
    spoken: () => document.querySelector('[data-live-announcer]')?.textContent,
    wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    leave: () => act(async () => root.unmount()),
  }
}

test('no internet is told as long as it lasts, its return for 5,000 ms; both are spoken (ALRT-01, ALRT-02)', async () => {
  const { heard, spoken, wait, leave } = await listener('en')
  const go = (state: 'online' | 'offline') =>
    act(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
      dispatchEvent(new Event(state))
    })
  expect(heard()).toBe('online')

  await go('offline')
  expect(spoken()).toBe('No internet connection')
  await wait(60_000)
  expect(heard()).toBe('offline')

  await go('online')
  expect(spoken()).toBe('The internet connection is back')
  await wait(4_999)
  expect(heard()).toBe('restored')
  await wait(1)
  expect(heard()).toBe('online')
  await leave()
})

test('that a change has long had no answer is told and spoken, in both languages, until it has one (ALRT-01)', async () => {
  for (const [locale, words] of [
    ['de', 'Das dauert länger als sonst. Wir versuchen es weiter.'],
    ['en', 'This is taking longer than usual. We keep trying.'],
  ] as const) {
    const { heard, spoken, wait, leave } = await listener(locale)
    expect(heard()).toBe('online')
    await act(async () => setWaitingCalls(1))
    expect(heard()).toBe('waiting')
    await wait(200)
    expect(spoken()).toContain(words)
    await act(async () => setWaitingCalls(0))
    expect(heard()).toBe('online')
    await leave()
  }
})
