import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applySend,
  estimatedHeight,
  firstUnread,
  isAfterGap,
  maxMessageLength,
  rowsOf,
  sendable,
  withEarlier,
  withMessage,
  withNewest,
  type ChatRow,
  type Conversation,
} from './chat.logic.ts'
import { buildMessage, buildPage } from './testing/fixtures.ts'

const minutes = (count: number) => new Date(Date.UTC(2027, 2, 15, 8, count)).toISOString()
const page = (from: number, to: number, total = to): Conversation => ({
  ...buildPage(),
  messages: Array.from({ length: to - from + 1 }, (_, index) => buildMessage({ id: from + index })),
  hasEarlier: from > 1 && total > 0,
})
const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => id)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('what is sent', () => {
  test.each(['', ' ', '\n\t ', '\u00A0'])('nothing of %j (CHAT-03)', (text) => {
    expect(sendable(text)).toBeUndefined()
  })

  test('at most 4,000 characters, without blanks around them (CHAT-03)', () => {
    expect(sendable('  Hallo\nzusammen ')).toBe('Hallo\nzusammen')
    expect(sendable(` ${'x'.repeat(maxMessageLength)} `)).toHaveLength(4_000)
    expect(sendable('x'.repeat(maxMessageLength + 1))).toBeUndefined()
  })
})

describe('rows', () => {
  const at = (count: number) => buildMessage({ createdAt: minutes(count) })

  test('show an hour gap: 60 minutes do not, 61 do (CHAT-05)', () => {
    expect(isAfterGap(at(0), at(60))).toBe(false)
    expect(isAfterGap(at(0), at(61))).toBe(true)
  })

  test('the very first message of a chat shows its time; the first of a page does not (CHAT-05)', () => {
    const shown = (hasEarlier: boolean) =>
      rowsOf({ messages: [at(0)], hasEarlier }, undefined, new WeakMap())[0]!.hasTime
    expect(shown(false)).toBe(true)
    expect(shown(true)).toBe(false)
  })

  test('over 50 characters are taken for taller ones (CHAT-04)', () => {
    const height = (length: number) => {
      const message = buildMessage({ content: 'x'.repeat(length) })
      const row = { key: 1, message, hasTime: false, isFirstUnread: false, hasAuthor: false }
      return estimatedHeight(row)
    }
    expect(height(50)).toBe(height(1))
    expect(height(51)).toBeGreaterThan(height(50))
    expect(height(400)).toBeGreaterThan(height(51))
  })

  test('stay the same objects where nothing about them changed', () => {
    const known = new WeakMap<Conversation['messages'][number], ChatRow>()
    const first = page(1, 3)
    const before = rowsOf(first, undefined, known)
    const after = rowsOf(withMessage(first, buildMessage({ id: 4 })), undefined, known)
    expect(after.slice(0, 3).map((row, index) => row === before[index])).toEqual([true, true, true])
    const marked = rowsOf(first, 2, known)
    expect(marked.map(({ isFirstUnread }) => isFirstUnread)).toEqual([false, true, false])
    expect(marked[0]).toBe(before[0])
  })
})

describe('what is known of a chat', () => {
  test('has every message once and in order, however pages and messages come in (CHAT-09)', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('message' as const), id: fc.integer({ min: 1, max: 80 }) }),
      fc.constant({ type: 'newest' as const }),
      fc.constant({ type: 'earlier' as const }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let sent = 60
        let known = withNewest(undefined, page(51, 60))
        for (const next of steps) {
          if (next.type === 'message') {
            sent = Math.max(sent, next.id)
            if (next.id >= idsOf(known)[0]!) {
              known = withMessage(known, buildMessage({ id: next.id }))
            }
          } else if (next.type === 'newest') {
            known = withNewest(known, page(Math.max(1, sent - 9), sent))
          } else if (known.hasEarlier) {
            const first = idsOf(known)[0]!
            known = withEarlier(known, first, page(Math.max(1, first - 10), first - 1))
          }
          const ids = idsOf(known)
          expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other))
        }
        // One more look at the server, and there is no hole from the first one that is known.
        const whole = idsOf(withNewest(known, page(Math.max(1, sent - 9), sent)))
        expect(whole).toEqual(range(whole[0]!, sent))
      }),
    )
  })

  test('keeps earlier pages when the newest one is loaded again', () => {
    const known = withEarlier(page(51, 100), 51, page(1, 50))
    const again = withNewest(known, page(53, 102))
    expect(idsOf(again)).toEqual(range(1, 102))
    expect(again.hasEarlier).toBe(false)
    expect(again.messages[0]).toBe(known.messages[0])
  })

  test('lets go of what would leave a hole: more came than a page holds', () => {
    const again = withNewest(page(1, 60), page(151, 200))
    expect(idsOf(again)).toEqual(range(151, 200))
    expect(again.hasEarlier).toBe(true)
    // The page before the old first message comes too late.
    expect(withEarlier(again, 1, page(1, 50))).toBe(again)
  })

  test('shows a message that is on its way once, at the end; its key stays when the number comes', () => {
    const command = { commandId: 'c', chatId: 1, content: 'Hallo', at: minutes(0) }
    const shown = applySend(page(1, 2), command)
    expect(shown.messages.at(-1)).toMatchObject({ content: 'Hallo', isSending: true, isOwn: true })
    const arrived = withMessage(page(1, 2), buildMessage({ id: 3, commandId: 'c' }))
    expect(applySend(arrived, command)).toBe(arrived)
    expect(withNewest(arrived, page(1, 3)).messages.at(-1)).toMatchObject({ commandId: 'c' })
  })
})

describe('the unread line', () => {
  const messages = [
    buildMessage({ id: 1 }),
    buildMessage({ id: 2 }),
    buildMessage({ id: 3, isOwn: true }),
    buildMessage({ id: 4 }),
    buildMessage({ id: 5 }),
  ]

  test('stands above the first message of others that was new (T-81)', () => {
    expect(firstUnread(messages, { count: 2, upTo: 5 })).toBe(4)
    expect(firstUnread(messages, { count: 3, upTo: 5 })).toBe(2)
  })

  test('does not move when more comes, and waits for what is not loaded (T-81)', () => {
    expect(firstUnread(messages, { count: 1, upTo: 4 })).toBe(4)
    expect(firstUnread(messages, { count: 9, upTo: 5 })).toBeUndefined()
    expect(firstUnread(messages, { count: 0, upTo: 5 })).toBeUndefined()
    expect(firstUnread(messages, undefined)).toBeUndefined()
  })
})
