import { array, assert, constantFrom, nat, property, record, string, uuid } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  remainingOf,
  uploadTotals,
  type UploadItem,
  type UploadState,
} from './uploadQueue.logic.ts'

const item = (state: UploadState, sent = 0, more: Partial<UploadItem> = {}): UploadItem => ({
  id: state,
  name: 'Spot 20s.mp4',
  size: 100,
  sent,
  state,
  ...more,
})

describe('all files together', () => {
  test('leave out what failed or was cancelled (FILE-09)', () => {
    const totals = uploadTotals([
      item('done', 100),
      item('sending', 40, { speed: 20 }),
      item('waiting'),
      item('paused', 10),
      item('failed', 70),
      item('cancelled', 70),
    ])
    expect(totals).toMatchObject({ open: 3, moving: 2, failed: 1, done: 1, sent: 150, size: 400 })
    expect(totals.remaining).toBe(8)
  })

  test('know no time while nothing moves', () => {
    expect(uploadTotals([item('paused', 10, { speed: 20 })]).remaining).toBeUndefined()
    expect(uploadTotals([]).remaining).toBeUndefined()
  })

  test('never have more sent than there is', () => {
    const states = constantFrom<UploadState[]>(
      'waiting',
      'sending',
      'paused',
      'failed',
      'done',
      'cancelled',
    )
    const items = array(
      record({
        id: uuid(),
        name: string(),
        size: nat(),
        sent: nat(),
        state: states,
        speed: nat(),
      }),
    )
    assert(
      property(items, (all) => {
        const { sent, size, open, failed, done } = uploadTotals(all)
        expect(sent).toBeLessThanOrEqual(size)
        expect(open + failed + done).toBeLessThanOrEqual(all.length)
      }),
    )
  })
})

test('one file knows its time while it travels', () => {
  expect(remainingOf(item('sending', 40, { speed: 20 }))).toBe(3)
  expect(remainingOf(item('paused', 40, { speed: 20 }))).toBeUndefined()
  expect(remainingOf(item('sending', 40))).toBeUndefined()
})
