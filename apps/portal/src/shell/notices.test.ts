import { messageTools } from '@atrium/portal-modules/kit'
import { describe, expect, test } from 'vitest'
import { portalMessages } from '../messages/index.ts'
import { noticeTarget, noticeText } from './notices.ts'

const german = messageTools(portalMessages, 'de')

describe('notifications', () => {
  test('each of the 13 types says something of its own, others are general (NOTI-09)', () => {
    const types = [1, 2, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 32]
    const texts = types.map((type) => noticeText(german, { type, count: 1, actorName: null }))
    expect(new Set(texts).size).toBe(13)
    expect(noticeText(german, { type: 99, count: 1, actorName: null })).toBe('Es gibt Neuigkeiten')
  })

  test('files are counted', () => {
    const notice = { type: 50, actorName: 'Aylin Kaya' }
    expect(noticeText(german, { ...notice, count: 1 })).toBe(
      'Aylin Kaya hat eine Datei hochgeladen',
    )
    expect(noticeText(german, { ...notice, count: 3 })).toBe('Aylin Kaya hat 3 Dateien hochgeladen')
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
