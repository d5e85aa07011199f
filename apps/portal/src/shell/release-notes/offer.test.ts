import type { ReleaseNote } from '@atrium/api-client/contract'
import { describe, expect, test, vi } from 'vitest'
import { isBusy, noteToShow } from './offer.logic.ts'
import { startOffer } from './offer.ts'

const note = (version: string, isSeen: boolean): ReleaseNote => ({
  version,
  releasedOn: '2026-11-21',
  title: version,
  items: ['Neu'],
  isSeen,
})

test('only the newest version is shown, and once per person (LAY-13, T-15)', () => {
  expect(noteToShow([note('0.2.0', false), note('0.1.0', false)])?.version).toBe('0.2.0')
  expect(noteToShow([note('0.2.0', true), note('0.1.0', false)])).toBeUndefined()
  expect(noteToShow([])).toBeUndefined()
})

test('news waits while the page is in the background, or something stands over it (LAY-13)', () => {
  const page = (hidden: boolean, found: object | null) =>
    ({ hidden, querySelector: () => found }) as unknown as Document
  expect(isBusy(page(false, null))).toBe(false)
  expect(isBusy(page(true, null))).toBe(true)
  expect(isBusy(page(false, {}))).toBe(true)
})

describe('the offer', () => {
  const start = (notes: ReleaseNote[], isBusy = () => false) => {
    vi.useFakeTimers()
    const load = vi.fn(async () => notes)
    const show = vi.fn()
    const stop = startOffer({ load, show, isBusy, log: () => {} })
    return { load, show, stop }
  }

  test('comes after 15 seconds, not before, and asks the server only then (LAY-13)', async () => {
    const { load, show } = start([note('0.2.0', false)])
    await vi.advanceTimersByTimeAsync(14_900)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(show).toHaveBeenCalledExactlyOnceWith(note('0.2.0', false))
  })

  test('waits while a dialog or a tour is open, and comes when it is closed (LAY-13)', async () => {
    let isOpen = true
    const { show } = start([note('0.2.0', false)], () => isOpen)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(show).not.toHaveBeenCalled()
    isOpen = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(show).toHaveBeenCalledOnce()
  })

  test('a dialog that opened while the notes were on their way is waited for, too (LAY-13)', async () => {
    let isOpen = false
    vi.useFakeTimers()
    const show = vi.fn()
    const load = async () => {
      isOpen = true
      return [note('0.2.0', false)]
    }
    startOffer({ load, show, isBusy: () => isOpen, log: () => {} })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(show).not.toHaveBeenCalled()
    isOpen = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(show).toHaveBeenCalledOnce()
  })

  test('nothing comes for somebody who has seen it, has left, or whose server is away (LAY-13)', async () => {
    const seen = start([note('0.2.0', true)])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.show).not.toHaveBeenCalled()
    expect(seen.load).toHaveBeenCalledOnce()

    const left = start([note('0.2.0', false)])
    left.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(left.load).not.toHaveBeenCalled()

    const log = vi.fn()
    const show = vi.fn()
    startOffer({ load: () => Promise.reject(new Error('away')), show, isBusy: () => false, log })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(show).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledOnce()
  })
})
