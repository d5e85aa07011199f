import { describe, expect, test } from 'vitest'
import { changesOf, overNow, overtakenOf, withEntry, withoutSent } from './editor.logic.ts'

const kept = { name: 'A', phone: '1' }

describe('what is entered', () => {
  test('is a change as long as it differs from what is kept', () => {
    const entered = withEntry(kept, {}, { name: 'B' })
    expect(changesOf(kept, entered)).toEqual({ name: 'B' })
    expect(changesOf({ ...kept, name: 'B' }, entered)).toEqual({})
  })

  test('and typed back is nothing, also when somebody changes it later', () => {
    const back = withEntry(kept, withEntry(kept, {}, { name: 'B' }), { name: 'A' })
    expect(back).toEqual({})
    expect(changesOf({ ...kept, name: 'C' }, back)).toEqual({})
  })

  test('knows of somebody who was quicker in the same field, and of nobody in another', () => {
    const entered = withEntry(kept, {}, { name: 'B' })
    expect(overtakenOf({ ...kept, phone: '2' }, entered)).toEqual([])
    expect(overtakenOf({ ...kept, name: 'C' }, entered)).toEqual(['name'])
    expect(overtakenOf({ ...kept, name: 'B' }, entered)).toEqual([])
    // Typing on does not make it unseen.
    const more = withEntry({ ...kept, name: 'C' }, entered, { name: 'Bb' })
    expect(overtakenOf({ ...kept, name: 'C' }, more)).toEqual(['name'])
    // Once it was said, it is over theirs.
    const again = overNow({ ...kept, name: 'C' }, more)
    expect(overtakenOf({ ...kept, name: 'C' }, again)).toEqual([])
  })

  test('and sent is gone; what was typed meanwhile stays, and nobody was quicker', () => {
    const entered = withEntry(kept, {}, { name: 'B', phone: '2' })
    const sent = { name: 'B', phone: '2' }
    expect(withoutSent(entered, sent)).toEqual({})
    const more = withoutSent(withEntry(kept, entered, { phone: '3' }, true), sent)
    expect(changesOf({ ...kept, ...sent }, more)).toEqual({ phone: '3' })
    expect(overtakenOf({ ...kept, ...sent }, more)).toEqual([])
    // Typed back to what it was, while that was being replaced.
    const back = withoutSent(withEntry(kept, entered, { phone: '1' }, true), sent)
    expect(changesOf({ ...kept, ...sent }, back)).toEqual({ phone: '1' })
  })
})
