import { messageTools } from '@atrium/portal-modules/kit'
import { notificationTypes, type Notification } from '@atrium/api-client/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noticeMessages } from './messages/index.ts'
import { noticeText, rowsOf, sectionOf } from './notices.logic.ts'
import { noticeTarget } from './target.logic.ts'

const german = messageTools(noticeMessages, 'de')
const english = messageTools(noticeMessages, 'en')

describe('notifications', () => {
  test('each of the 13 types says something of its own, others are general (NOTI-09)', () => {
    const types = [1, 2, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32]
    for (const [language, general] of [
      [german, 'Es gibt Neuigkeiten'],
      [english, 'There is news'],
    ] as const) {
      const textOf = (type: number) =>
        noticeText(language, { type, count: 1, actorName: null, message: '' })
      expect(textOf(99)).toBe(general)
      expect(new Set([...types.map(textOf), general]).size).toBe(14)
    }
  })

  test('no type of the portal’s own is told as news of an unknown kind (NOTI-09)', () => {
    for (const type of Object.values(notificationTypes))
      expect(
        noticeText(german, {
          type,
          count: 1,
          actorName: 'Jonas Petersen',
          message: 'Was geschah.',
        }),
        String(type),
      ).not.toBe('Es gibt Neuigkeiten')
  })

  test('files are counted', () => {
    const notice = { type: 50, actorName: 'Aylin Kaya', message: '' }
    expect(noticeText(german, { ...notice, count: 1 })).toBe(
      'Aylin Kaya hat eine Datei hochgeladen',
    )
    expect(noticeText(german, { ...notice, count: 3 })).toBe('Aylin Kaya hat 3 Dateien hochgeladen')
  })

  test('comments are counted, and a mention says by whom', () => {
    const text = (type: number, count: number) =>
      noticeText(german, { type, count, actorName: 'Aylin Kaya', message: '' })
    expect(text(60, 1)).toBe('Aylin Kaya hat einen Kommentar geschrieben')
    expect(text(60, 4)).toBe('4 neue Kommentare, zuletzt von Aylin Kaya')
    expect(text(61, 1)).toBe('Aylin Kaya hat Sie in einem Kommentar erwähnt')
  })

  test('of a condition it says which one, in the words of the server (COCK-09, COCK-13)', () => {
    const message = 'Sabine Moser hat „Kids“ mit Auflage freigegeben: Nur mit Motiv B.'
    for (const type of [63, 64]) {
      expect(noticeText(german, { type, count: 1, actorName: 'Sabine Moser', message })).toBe(message) // prettier-ignore
    }
  })

  test('leads inside the portal only (NOTI-03)', () => {
    const origin = 'https://portal.example'
    expect(noticeTarget('/files/12-plan?clientId=101', origin)).toBe('/files/12-plan?clientId=101')
    expect(noticeTarget('https://portal.example/files', origin)).toBe('/files')
    expect(noticeTarget('https://evil.example/files', origin)).toBeUndefined()
    expect(noticeTarget('//evil.example', origin)).toBeUndefined()
    expect(noticeTarget('javascript:alert(1)', origin)).toBeUndefined()
  })
})

const now = new Date(2026, 10, 20, 11, 30)

describe('the list (NOTI-01, T-14)', () => {
  test.each([
    [new Date(2026, 10, 20, 0, 0), 'today'],
    [new Date(2026, 10, 19, 23, 59), 'yesterday'],
    [new Date(2026, 10, 14, 12), 'week'],
    [new Date(2026, 10, 13, 12), '2026-11'],
    [new Date(2025, 0, 2), '2025-01'],
  ])('%s stands under %s', (moment, section) => {
    expect(sectionOf(moment, now)).toBe(section)
  })

  const notices = fc
    .array(fc.record({ hours: fc.integer({ min: 0, max: 2_000 }), object: fc.nat(4) }))
    .map((all) =>
      all
        .toSorted((one, other) => one.hours - other.hours)
        .map(({ hours, object }, id): Notification => ({
          id,
          message: '',
          createdAt: new Date(now.getTime() - hours * 3_600_000).toISOString(),
          relatedObjectId: object,
          relatedObjectType: 1,
          relatedObjectName: `Kampagne ${object}`,
          url: '/files',
          type: 1,
          count: 1,
          actorName: null,
          isViewed: hours > 24,
        })),
    )
  const isNew = (notice: Notification) => !notice.isViewed

  test('every notification is in one stack, newest first, and nothing is lost', () => {
    fc.assert(
      fc.property(notices, (all) => {
        const rows = rowsOf(all, { now, isNew, open: new Set() })
        expect(rows.reduce((sum, { older }) => sum + 1 + older, 0)).toBe(all.length)
        const times = rows.map(({ notice }) => notice.createdAt)
        expect(times).toEqual(times.toSorted().toReversed())
        expect(new Set(rows.map(({ stack }) => stack)).size).toBe(rows.length)

        const open = rowsOf(all, { now, isNew, open: new Set(rows.map(({ stack }) => stack)) })
        expect(open.map(({ notice }) => notice.id).toSorted((a, b) => a - b)).toEqual(
          all.map(({ id }) => id),
        )
        // Headings come once: their lines stand side by side.
        const sections = open.map(({ section }) => section)
        expect(sections.filter((section, at) => section !== sections[at - 1])).toEqual([
          ...new Set(sections),
        ])
      }),
    )
  })
})
