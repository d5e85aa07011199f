import {
  calendarFeeds,
  channels,
  fileLinks,
  fileVersions,
  invoices,
  previewHeader,
  previews,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, explorerOf, rowsOf, upload } from '../testing.ts'

interface Row {
  action: string
  user_id: number
  object_id: string
  summary: { name?: string; before?: object; after?: object }
}

describe.each(databases)('acts that the audit log knows on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  /** What `work` wrote, in its order. */
  async function writtenBy(work: () => Promise<unknown>): Promise<Row[]> {
    const [last] = await rowsOf<{ id: number }>(server, sql`select max(id) as id from audit_log`)
    await work()
    return rowsOf<Row>(
      server,
      sql`select action, user_id, object_id, summary from audit_log where id > ${last!.id} order by id`,
    )
  }
  const newFile = async () => {
    const api = await server.as('maren.thiessen')
    const folder = await explorerOf(api, alpenquell)
    const [file] = (await upload(api, alpenquell, folder, ['Konditionen.txt'])).body
    return { api, file: file! }
  }

  test('a file that is downloaded, alone, as a version or in an archive; looking at it is none (T-05)', async () => {
    const { api, file } = await newFile()
    const at = { params: { ...params, componentId: file.id } }
    const written = await writtenBy(async () => {
      await api.call(fileLinks.link, { ...at, query: { disposition: 'inline' } })
      await api.call(fileLinks.link, { ...at, query: {} })
      await api.call(fileVersions.link, {
        params: { ...at.params, number: 1 },
        query: { disposition: 'attachment' },
      })
      await api.call(fileLinks.archive, { params, body: { componentIds: [file.id] } })
    })
    expect(written).toMatchObject([
      {
        action: 'component.downloaded',
        user_id: await idOf('maren.thiessen'),
        object_id: String(file.id),
      },
      { action: 'component.downloaded', summary: { after: { version: 1 } } },
      { action: 'component.downloaded', summary: { name: file.displayName } },
    ])
  })

  test('whoever looks as somebody else downloads nothing in their name (T-04, T-05)', async () => {
    const { api, file } = await newFile()
    const begun = await api.call(previews.start, {
      params,
      body: { type: 'user', id: await idOf('aylin.kaya') },
    })
    const written = await writtenBy(async () => {
      const at = { params: { ...params, componentId: file.id } }
      const answer = await api.call(
        fileLinks.link,
        { ...at, query: {} },
        { [previewHeader]: begun.body.id },
      )
      expect(answer.status).toBe(200)
    })
    expect(written).toEqual([])
  })

  const idOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`
        select u.id from users u join accounts a on a.subject = u.subject where a.login = ${login}`,
    )
    return row!.id
  }

  test('an invoice that is downloaded (T-05)', async () => {
    const [invoice] = await rowsOf<{ id: number; number: string }>(
      server,
      sql`
        select id, number from invoices where application_id = ${alpenquell} and customer_id = 10101
          and has_document limit 1`,
    )
    const api = await server.as('maren.thiessen')
    const written = await writtenBy(() =>
      api.call(invoices.download, {
        params: { customerId: 10_101, invoiceNumber: invoice!.number },
        query: params,
      }),
    )
    expect(written).toMatchObject([
      {
        action: 'invoice.downloaded',
        object_id: String(invoice!.id),
        summary: { name: invoice!.number },
      },
    ])
  })

  test('an address of a calendar that is made, and one that is withdrawn; its key is not in it (T-05, T-26)', async () => {
    const api = await server.as('sabine.moser')
    let url = ''
    const written = await writtenBy(async () => {
      url = (await api.call(calendarFeeds.renew, { params })).body.url
      await api.call(calendarFeeds.withdraw, { params })
      await api.call(calendarFeeds.withdraw, { params })
    })
    expect(written.map(({ action }) => action)).toEqual([
      'calendar-feed.created',
      'calendar-feed.removed',
    ])
    expect(JSON.stringify(written)).not.toContain(new URL(url).searchParams.get('key'))
  })

  test('a channel whose state changes (T-05, COCK-07)', async () => {
    const [channel] = await rowsOf<{ id: number }>(
      server,
      sql`
        select id from channels
        where application_id = ${alpenquell} and workflow_state = 'Approved' order by id limit 1`,
    )
    const api = await server.as('maren.thiessen')
    const written = await writtenBy(async () => {
      const moved = await api.call(channels.move, {
        params: { ...params, id: channel!.id },
        body: { workflowState: 'Adjusting' },
      })
      expect(moved.status).toBe(200)
    })
    expect(written).toMatchObject([
      {
        action: 'channel.state-changed',
        object_id: String(channel!.id),
        summary: {
          before: { workflowState: 'Approved' },
          after: { workflowState: 'Adjusting' },
        },
      },
    ])
  })
})
