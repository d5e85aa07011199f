// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFound, type CommandSearch } from './useFound.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a search is asked 200 ms after the last of two letters or more, once (SRCH-01, CONST-09)', async () => {
  const search = vi.fn<CommandSearch>(() => Promise.resolve([]))
  const root = createRoot(document.createElement('div'))
  function Found({ query }: { query: string }) {
    useFound(search, query)
    return null
  }
  const type = (query: string) => act(async () => root.render(<Found query={query} />))
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  const asked = () => search.mock.calls.map(([query]) => query)

  await type('p')
  await wait(10_000)
  expect(asked()).toEqual([])
  await type('pl')
  await wait(199)
  await type('plan')
  await wait(199)
  expect(asked()).toEqual([])
  await wait(1)
  expect(asked()).toEqual(['plan'])
  await act(async () => root.unmount())
})
