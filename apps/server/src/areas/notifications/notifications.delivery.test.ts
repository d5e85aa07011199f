import { notificationTypes, type NotificationSettings } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { deliveryOf, whenNotQuiet } from './notifications.delivery.ts'

type Channel = NotificationSettings['types'][number]['channels'][number]

const type = notificationTypes.ApprovalCreated
const morning = new Date('2027-01-11T07:30:00Z') // 08:30 in Berlin
const evening = new Date('2027-01-11T20:30:00Z') // 21:30 in Berlin
const next8 = '2027-01-12T07:00:00.000Z'
const nights = { from: '20:00', to: '07:30' }

const settings = (channels: Channel[], more: Partial<NotificationSettings> = {}) => ({
  types: [{ type, channels }],
  digestTime: '08:00',
  quietHours: null,
  mutedCampaignIds: [],
  ...more,
})

describe('how somebody hears of something (SET-04)', () => {
  test.each<[Channel[], [boolean, string | undefined, string | undefined]]>([
    [['inApp'], [true, undefined, undefined]],
    [['email'], [false, morning.toISOString(), undefined]],
    [['digest'], [false, undefined, next8]],
    [
      ['inApp', 'email', 'digest'],
      [true, morning.toISOString(), next8],
    ],
    [['off'], [false, undefined, undefined]],
    [[], [false, undefined, undefined]],
  ])('%j', (channels, expected) => {
    const { inApp, mailAt, digestAt } = deliveryOf(settings(channels), { type }, morning)
    expect([inApp, mailAt?.toISOString(), digestAt?.toISOString()]).toEqual(expected)
  })

  test('a muted campaign is silent in every way, others are not', () => {
    const muted = settings(['inApp', 'email', 'digest'], { mutedCampaignIds: [17] })
    expect(deliveryOf(muted, { type, campaignId: 17 }, morning)).toEqual({ inApp: false })
    expect(deliveryOf(muted, { type, campaignId: 18 }, morning).inApp).toBe(true)
    expect(deliveryOf(muted, { type }, morning).inApp).toBe(true)
  })

  test('a mail of the quiet hours waits until they are over; the portal shows it at once', () => {
    const quiet = settings(['inApp', 'email'], { quietHours: nights })
    const { inApp, mailAt } = deliveryOf(quiet, { type }, evening)
    expect([inApp, mailAt?.toISOString()]).toEqual([true, '2027-01-12T06:30:00.000Z'])
  })

  test('a digest comes at the hour that somebody chose', () => {
    const late = settings(['digest'], { digestTime: '17:00' })
    expect(deliveryOf(late, { type }, morning).digestAt?.toISOString()).toBe(
      '2027-01-11T16:00:00.000Z',
    )
  })

  test('a digest whose time is quiet comes when it is not', () => {
    const quiet = settings(['digest'], { quietHours: { from: '22:00', to: '09:15' } })
    expect(deliveryOf(quiet, { type }, morning).digestAt?.toISOString()).toBe(
      '2027-01-12T08:15:00.000Z',
    )
  })
})

describe('quiet hours', () => {
  test.each([
    ['before midnight', nights, '2027-01-11T22:59:00Z', '2027-01-12T06:30:00.000Z'],
    ['after midnight', nights, '2027-01-12T00:10:00Z', '2027-01-12T06:30:00.000Z'],
    ['their first minute', nights, '2027-01-11T19:00:00Z', '2027-01-12T06:30:00.000Z'],
    ['their end', nights, '2027-01-12T06:30:00Z', '2027-01-12T06:30:00.000Z'],
    ['by day', nights, '2027-01-11T12:00:00Z', '2027-01-11T12:00:00.000Z'],
    ['at noon', { from: '12:00', to: '13:00' }, '2027-01-11T11:59:00Z', '2027-01-11T12:00:00.000Z'],
    ['of no length', { from: '12:00', to: '12:00' }, '2027-01-11T11:00:00Z', '2027-01-11T11:00:00.000Z'], // prettier-ignore
    ['none', null, '2027-01-11T22:00:00Z', '2027-01-11T22:00:00.000Z'],
  ])('%s', (_, hours, moment, expected) => {
    expect(whenNotQuiet(new Date(moment), hours).toISOString()).toBe(expected)
  })
})
