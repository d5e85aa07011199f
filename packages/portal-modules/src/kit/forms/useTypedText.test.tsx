// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedText } from './useTypedText.ts'

/** What the field shows, and what takes what is typed. */
const field = { shown: '', type: (_text: string) => undefined as void }
const told = vi.fn<(text: string) => void>()
const root = createRoot(document.createElement('div'))

function Field({ text }: { text: string }) {
  const [shown, type] = useTypedText(text, told)
  useEffect(() => {
    Object.assign(field, { shown, type })
  })
  return null
}
const standsThere = (text: string) => act(async () => root.render(<Field text={text} />))
const types = (text: string) => act(async () => field.type(text))
const passes = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  told.mockClear()
  await standsThere('')
})
afterEach(async () => {
  await act(async () => root.render(null))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('words are told once the typing pauses, without the spaces around them (SRCH-01)', async () => {
  await types('h')
  await passes(150)
  await types('huber ')
  await passes(150)
  expect(told).not.toHaveBeenCalled()
  await passes(60)
  expect(told.mock.calls).toEqual([['huber']])
  expect(field.shown).toBe('huber ')
})

test('what is typed while the words are on their way stays', async () => {
  await types('huber')
  await passes(200)
  await types('hubert')
  await standsThere('huber')
  expect(field.shown).toBe('hubert')
  await passes(200)
  expect(told.mock.calls).toEqual([['huber'], ['hubert']])
})

test('words from elsewhere replace what is typed, and nothing is told of that any more', async () => {
  await types('huber')
  await passes(200)
  await standsThere('huber')
  await types('huber gibt es nicht')
  await standsThere('')
  expect(field.shown).toBe('')
  await passes(1_000)
  expect(told.mock.calls).toEqual([['huber']])
})

test('the way back and forth shows the words of each step', async () => {
  await types('huber')
  await passes(200)
  await standsThere('huber')
  await standsThere('')
  expect(field.shown).toBe('')
  await standsThere('huber')
  expect(field.shown).toBe('huber')
})
