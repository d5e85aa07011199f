import { describe, expect, test } from 'vitest'
import { reportTokens, users, type Call } from '../contract/index.ts'
import type { Client } from './client.ts'
import { createReportSignOn, isReusable, type ReportMark } from './report-sign-on.ts'

const start = Date.parse('2026-11-22T08:00:00Z')

describe('a token of the reporting tool', () => {
  test.each([
    [50_001, true],
    [50_000, false],
    [0, false],
    [-1, false],
  ])('that works for %i ms more is used again: %s (REP-02)', (left, isUsedAgain) => {
    const expiresAt = new Date(start + left).toISOString()
    expect(isReusable({ expiresAt }, start)).toBe(isUsedAgain)
  })
})

describe('signing on at the reporting tool', () => {
  /** A client that gives tokens of a minute, or none. */
  function setUp(hasAccount = true, mark?: ReportMark) {
    const asked: string[] = []
    let now = start
    const client = {
      call: (call: Call) => {
        asked.push(call.id)
        if (call.id === users.current.id) return Promise.resolve({ id: 7 })
        if (call.id === reportTokens.destroy.id) return Promise.resolve(undefined)
        const expiresAt = new Date(now + 60_000).toISOString()
        const token = { logonToken: `token ${asked.length}`, expiresAt, userName: 'sabine' }
        return Promise.resolve(hasAccount ? token : null)
      },
    } as unknown as Client
    const signOn = createReportSignOn(client, { now: () => now, mark })
    const wait = (milliseconds: number) => void (now += milliseconds)
    return { signOn, asked, wait }
  }
  const count = (asked: readonly string[], call: Call) =>
    asked.filter((id) => id === call.id).length

  test('happens once for as long as the token works (REP-01, REP-02)', async () => {
    const { signOn, asked, wait } = setUp()
    const first = await signOn.access()
    wait(9_000)
    expect(await signOn.access()).toBe(first)
    wait(2_000)
    expect(await signOn.access()).not.toEqual(first)
    expect(count(asked, reportTokens.get)).toBe(2)
  })

  test('is asked for again where there was no account (REP-03)', async () => {
    const { signOn, asked } = setUp(false)
    expect(await signOn.access()).toBeNull()
    expect(await signOn.access()).toBeNull()
    expect(count(asked, reportTokens.get)).toBe(2)
  })

  test('ends with the token given back, where there is one (REP-09)', async () => {
    const { signOn, asked } = setUp()
    await signOn.giveBack()
    expect(asked).toEqual([])
    await signOn.access()
    await signOn.giveBack()
    await signOn.giveBack()
    expect(count(asked, reportTokens.destroy)).toBe(1)
  })

  test('ends after a reload or in another tab as well, but nobody ends that of somebody else (REP-09)', async () => {
    let marked: number | undefined
    const mark: ReportMark = { read: () => marked, keep: (userId) => void (marked = userId) }
    await setUp(false, mark).signOn.access()
    expect(marked).toBeUndefined()
    await setUp(true, mark).signOn.access()
    expect(marked).toBe(7)

    const reloaded = setUp(true, mark)
    await reloaded.signOn.giveBack()
    expect(count(reloaded.asked, reportTokens.destroy)).toBe(1)
    expect(marked).toBeUndefined()

    marked = 8
    const another = setUp(true, mark)
    await another.signOn.giveBack()
    expect(count(another.asked, reportTokens.destroy)).toBe(0)
    expect(marked).toBeUndefined()
  })
})
