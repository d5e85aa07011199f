import { expect, test } from 'vitest'
import { draftsIn } from './drafts.ts'

interface Letter {
  text: string
  unsent: { commandId: string; content: string }[]
}

const place = (stored?: unknown) => {
  let kept = stored
  return { read: () => kept, write: (next: unknown) => void (kept = next), kept: () => kept }
}

test('a draft stays with what it is for until it is empty', () => {
  const storage = place()
  const drafts = draftsIn<Letter>(storage)
  drafts.keep(5, { text: 'Guten Mor', unsent: [] })
  drafts.keep(6, { text: '', unsent: [{ commandId: 'c', content: 'Hallo' }] })
  expect(draftsIn<Letter>(storage).read(5)).toEqual({ text: 'Guten Mor', unsent: [] })
  expect(drafts.read(7)).toBeUndefined()
  drafts.keep(5, { text: '', unsent: [] })
  expect(Object.keys(storage.kept() as object)).toEqual(['6'])
})

test.each([null, 'text', 7, { 5: 'text' }, { 5: { text: 'ohne Rest' } }])(
  'what is none of ours is no draft: %j',
  (stored) => {
    expect(draftsIn<Letter>(place(stored)).read(5)).toBeUndefined()
  },
)
