// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommandItem } from './command.logic.ts'
import { useFound, type CommandSearch } from './useFound.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
const answers = new Map<string, (items: readonly CommandItem[]) => void>()
const search = vi.fn<CommandSearch>(
  (query) => new Promise((resolve) => answers.set(query, resolve)),
)

/** Types into a search, and keeps what it found last. */
function renderSearch() {
  let labels: readonly string[] = []
  function Probe({ query }: { query: string }) {
    labels = useFound(search, query).items.map(({ label }) => label)
    return null
  }
  return {
    labels: () => labels,
    type: (query: string) => act(async () => root.render(<Probe query={query} />)),
  }
}
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const answer = (query: string) =>
  act(async () => answers.get(query)!([{ id: query, label: `Plan zu ${query}` }]))
const asked = () => search.mock.calls.map(([query]) => query)

beforeEach(() => {
  vi.useFakeTimers()
  search.mockClear()
  answers.clear()
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

test('one letter asks for nothing, two ask 200 ms after the last key, once (SRCH-01)', async () => {
  const { type } = renderSearch()
  await type('p')
  await wait(5_000)
  expect(asked()).toEqual([])
  for (const query of ['pl', 'pla', 'plan']) {
    await wait(199)
    await type(query)
  }
  await wait(199)
  expect(asked()).toEqual([])
  await wait(1)
  await wait(5_000)
  expect(asked()).toEqual(['plan'])
})

test('an answer to earlier words is dropped (SRCH-01)', async () => {
  const { labels, type } = renderSearch()
  await type('pl')
  await wait(200)
  await type('plan')
  await wait(200)
  await answer('plan')
  await answer('pl')
  expect(labels()).toEqual(['Plan zu plan'])
})
