import { notificationTypes, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, voltrad, wohnwerk } from '../testing.ts'
import { notificationSettingsOf } from './index.ts'
import { complete } from './notification-settings.ts'

const { CampaignPost, ChannelPost, TaskCreated, TaskUpdated } = notificationTypes

const channelsOf = (settings: ReturnType<typeof complete>, type: number) =>
  settings.types.find((entry) => entry.type === type)?.channels

describe('what is not said about notifications', () => {
  test('every type is shown in the portal, and by mail come only seminars (T-90)', () => {
    const { types, digestTime, quietHours, mutedCampaignIds } = complete()
    expect(types.map(({ type }) => type)).toEqual(Object.values(notificationTypes))
    const mailed = types.filter(({ channels }) => channels.join() !== 'inApp')
    expect(mailed).toEqual([{ type: notificationTypes.Seminar, channels: ['inApp', 'email'] }])
    expect([digestTime, quietHours, mutedCampaignIds]).toEqual(['08:00', null, []])
  })

  test('off stands alone, a list without a channel is off, and each thing is said once', () => {
    const settings = complete({
      types: [
        { type: CampaignPost, channels: ['email', 'off'] },
        { type: ChannelPost, channels: [] },
        { type: TaskCreated, channels: ['email', 'inApp', 'email'] },
        { type: TaskUpdated, channels: ['off'] },
        { type: TaskUpdated, channels: ['digest'] },
      ],
      mutedCampaignIds: [9, 4, 9],
    })
    expect(channelsOf(settings, CampaignPost)).toEqual(['off'])
    expect(channelsOf(settings, ChannelPost)).toEqual(['off'])
    expect(channelsOf(settings, TaskCreated)).toEqual(['email', 'inApp'])
    expect(channelsOf(settings, TaskUpdated)).toEqual(['digest'])
    expect(settings.mutedCampaignIds).toEqual([4, 9])
  })
})

describe.each(databases)('notification settings on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const idOf = async (login: string) => (await (await server.as(login)).call(users.current)).body.id

  test('what a person chooses stays, and is nobody else’s (SET-04)', async () => {
    const api = await server.as('sabine.moser')
    const before = await api.call(users.notificationSettings)
    expect([before.status, before.body]).toEqual([200, complete()])
    const saved = await api.call(users.saveNotificationSettings, {
      body: {
        types: [{ type: TaskCreated, channels: ['inApp', 'email'] }],
        digestTime: '17:00',
        quietHours: { from: '20:00', to: '07:30' },
        mutedCampaignIds: [17],
      },
    })
    expect(saved.status).toBe(200)
    expect(channelsOf(saved.body, TaskCreated)).toEqual(['inApp', 'email'])
    expect(channelsOf(saved.body, TaskUpdated)).toEqual(['inApp'])
    expect(saved.body).toMatchObject({
      digestTime: '17:00',
      quietHours: { from: '20:00', to: '07:30' },
      mutedCampaignIds: [17],
    })
    expect((await api.call(users.notificationSettings)).body).toEqual(saved.body)
    const other = await server.as('korbinian.huber')
    expect((await other.call(users.notificationSettings)).body).toEqual(complete())
  })

  test('wrong input is named by field (SET-04, ERR-16)', async () => {
    const api = await server.as('sabine.moser')
    const { status, problem } = await api.call(users.saveNotificationSettings, {
      body: {
        types: [{ type: TaskCreated, channels: ['pigeon' as never] }],
        quietHours: { from: '24:00', to: '07:30' },
        mutedCampaignIds: [],
      },
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!).sort()).toEqual(['quietHours.from', 'types[0].channels[0]'])
  })

  test('who tells people something reads how, in one statement, inside their tenant (SET-04)', async () => {
    const marco = await server.as('marco.rossi')
    await marco.call(users.saveNotificationSettings, {
      body: {
        types: [{ type: CampaignPost, channels: ['off'] }],
        quietHours: null,
        mutedCampaignIds: [],
      },
    })
    const [marcoId, korbinianId] = [await idOf('marco.rossi'), await idOf('korbinian.huber')]
    for (const applicationId of [alpenquell, wohnwerk]) {
      const found = await server.deps.database.tenant(applicationId, (tx) =>
        notificationSettingsOf(tx, applicationId, [marcoId, korbinianId]),
      )
      expect(channelsOf(found.get(marcoId)!, CampaignPost)).toEqual(['off'])
      expect(found.get(korbinianId)).toEqual(complete())
    }
    const queries = await server.database.queriesOf(() =>
      server.deps.database.tenant(alpenquell, (tx) =>
        notificationSettingsOf(tx, alpenquell, [marcoId, korbinianId]),
      ),
    )
    expect(queries).toHaveLength(1)
  })

  test('a tenant reads the settings of its own people alone and changes none (PERM-19)', async () => {
    const priya = await server.as('priya.raman')
    await priya.call(users.saveNotificationSettings, {
      body: { types: [], quietHours: null, mutedCampaignIds: [] },
    })
    const priyaId = await idOf('priya.raman')
    const { tenant } = server.deps.database
    const statement = sql`select user_id from notification_settings where user_id = ${priyaId}`
    expect(await tenant(alpenquell, (tx) => tx.query(statement))).toEqual([])
    expect(await tenant(voltrad, (tx) => tx.query(statement))).toHaveLength(1)
    await expect(
      tenant(voltrad, (tx) => tx.query(sql`delete from notification_settings`)),
    ).rejects.toThrow(/permission denied/)
  })
})
