import { calendarFeeds } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { dayFrom } from '../../../platform/berlin-time.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk } from '../../testing.ts'

/** Lines of a calendar as they are meant, each once folded ones put together again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe.each(databases)('calendars on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = (applicationId = alpenquell) => ({ params: { applicationId } })
  const subscribe = async (login: string, applicationId = alpenquell) =>
    (await (await server.as(login)).call(calendarFeeds.renew, params(applicationId))).body.url
  const keyOf = (url: string) => new URL(url).searchParams.get('key')!
  const read = (url: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(url)
    return fetch(`${server.url}${pathname}${search}`, { headers })
  }
  const namesIn = async (url: string) =>
    linesOf(await (await read(url)).text()).flatMap((line) => /^SUMMARY:(.*)$/.exec(line)?.[1] ?? []) // prettier-ignore

  test('a feed is a calendar by RFC 5545: flights and deadlines as whole days, each with its own id (T-26, D-11)', async () => {
    const url = await subscribe('sabine.moser')
    const answer = await read(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('private')
    const text = await answer.text()
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\n')
    }
    const lines = linesOf(text)
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.filter(Boolean).at(-1)).toBe('END:VCALENDAR')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(lines).toContain('VERSION:2.0')
    const count = (start: string) => lines.filter((line) => line.startsWith(start)).length
    const events = count('BEGIN:VEVENT')
    expect(events).toBeGreaterThan(10)
    for (const start of [
      'END:VEVENT',
      'UID:',
      'DTSTAMP:',
      'DTSTART;VALUE=DATE:',
      'DTEND;VALUE=DATE:',
      'SUMMARY:',
    ])
      // prettier-ignore
      expect(count(start)).toBe(events)
    const ids = lines.filter((line) => line.startsWith('UID:'))
    expect(new Set(ids).size).toBe(events)
    const [row] = await rowsOf<{ from: string; after: string }>(
      server,
      sql`select to_char(start_date, 'YYYYMMDD') as from, to_char(end_date + 1, 'YYYYMMDD') as after
          from campaigns where application_id = ${alpenquell} and name = 'Kids Schulstart'`,
    )
    const at = lines.indexOf('SUMMARY:Kids Schulstart')
    const event = lines.slice(lines.lastIndexOf('BEGIN:VEVENT', at), lines.indexOf('END:VEVENT', at)) // prettier-ignore
    expect(event).toContain(`DTSTART;VALUE=DATE:${row!.from}`)
    expect(event).toContain(`DTEND;VALUE=DATE:${row!.after}`)
    expect(event.join()).toContain('/cockpits/external/ML-101-0003/kids-schulstart?clientId=101')
    expect(lines.some((line) => line.startsWith('SUMMARY:Freigabe fällig: '))).toBe(true)
    expect(lines.some((line) => line.startsWith('SUMMARY:Materialschluss: '))).toBe(true)
  })

  test('it holds what its person sees and nothing of other tenants, asked anew each time (T-26, PERM-13)', async () => {
    // Only clients of a group and the agency see this one.
    await rowsOf(server, sql`update campaigns set start_date = ${dayFrom(new Date(), 0)}::date where name = 'Nachhaltigkeit 2.0'`) // prettier-ignore
    const hers = await namesIn(await subscribe('sabine.moser'))
    const url = await subscribe('korbinian.huber')
    const his = await namesIn(url)
    expect(hers).toEqual(expect.arrayContaining(['Winterbrand', 'Nachhaltigkeit 2.0']))
    expect(his).toContain('Winterbrand')
    expect(his).not.toContain('Nachhaltigkeit 2.0')
    expect(hers).not.toContain('Dealer Days')
    expect(await namesIn(await subscribe('priya.raman', voltrad))).toContain('Dealer Days')
    // What is taken from them later is gone from the calendar, too.
    await rowsOf(
      server,
      sql`delete from user_group_members
          where user_id = (select id from users where last_name = 'Huber')`,
    )
    expect(await namesIn(url)).toEqual([])
  })

  test('orders that the agency has are in the calendar of those who see them, as whole days (T-26, DO-10)', async () => {
    const his = await subscribe('tobias.brandt', wohnwerk)
    const names = await namesIn(his)
    expect(names).toEqual(expect.arrayContaining(['Prospekt Küchenwochen', 'Anzeige Matratzentage', 'Wochenend-Aktion Küchen'])) // prettier-ignore
    // Not sent yet; and of another store.
    expect(names).not.toContain('Wochenend-Aktion Polster')
    expect(names).not.toContain('Radio statt Anzeige')
    const all = await namesIn(await subscribe('jonas.petersen', wohnwerk))
    expect(all).toContain('Radio statt Anzeige')
    // Cancelled.
    expect(all).not.toContain('Eröffnung Fulda')
    const [row] = await rowsOf<{ id: number; from: string; after: string }>(
      server,
      sql`select c.id, to_char(o.start_date, 'YYYYMMDD') as from, to_char(o.end_date + 1, 'YYYYMMDD') as after
          from components c join direct_orders o on o.component_id = c.id
          where c.display_name = 'Prospekt Küchenwochen'`,
    )
    const lines = linesOf(await (await read(his)).text())
    const at = lines.indexOf('SUMMARY:Prospekt Küchenwochen')
    const event = lines.slice(lines.lastIndexOf('BEGIN:VEVENT', at), lines.indexOf('END:VEVENT', at)) // prettier-ignore
    expect(event).toContain(`DTSTART;VALUE=DATE:${row!.from}`)
    expect(event).toContain(`DTEND;VALUE=DATE:${row!.after}`)
    expect(event).toContain('CATEGORIES:Direktbestellung')
    expect(event).toContain('DESCRIPTION:Wohnwerk Lindner SE · Anzeigenblatt')
    expect(event.join()).toContain(`/direct-order/requests/${row!.id}?clientId=${wohnwerk}`)
  })

  test('around a pause of the whole campaign there are two events (T-22, T-26)', async () => {
    const name = 'Sommerfrische Classic'
    const set = (pauses: string) => sql`
      update channels h set pauses = ${pauses}::jsonb from campaigns c
      where c.application_id = h.application_id and c.id = h.campaign_id and c.name = ${name}`
    const [row] = await rowsOf<{ rest: string; first: string; again: string }>(
      server,
      sql`select (start_date + 3)::text as rest, to_char(start_date + 3, 'YYYYMMDD') as first,
            to_char(start_date + 4, 'YYYYMMDD') as again
          from campaigns where name = ${name}`,
    )
    await rowsOf(server, set(JSON.stringify([{ start: row!.rest, end: row!.rest }])))
    const lines = linesOf(await (await read(await subscribe('sabine.moser'))).text())
    const events = lines.flatMap(
      (line, at) =>
      line === `SUMMARY:${name}` ? [lines.slice(lines.lastIndexOf('BEGIN:VEVENT', at), lines.indexOf('END:VEVENT', at))] : [], // prettier-ignore
    )
    expect(events).toHaveLength(2)
    expect(events[0]).toContain(`DTEND;VALUE=DATE:${row!.first}`)
    expect(events[1]).toContain(`DTSTART;VALUE=DATE:${row!.again}`)
    expect(events[1]!.join()).toContain('Teil 2 von 2')
    await rowsOf(server, set('[]'))
  })

  test('who has nothing new is told so (304)', async () => {
    const url = await subscribe('sabine.moser')
    const etag = (await read(url)).headers.get('etag')!
    expect((await read(url, { 'if-none-match': `W/${etag}` })).status).toBe(304)
    await rowsOf(server, sql`update campaigns set name = 'Ganz neu', modified_at = now() where name = 'Winterbrand'`) // prettier-ignore
    expect((await read(url, { 'if-none-match': etag })).status).toBe(200)
  })

  test('an address is replaced and withdrawn, and kept only as a hash (T-26)', async () => {
    const client = await server.as('sabine.moser')
    const first = await subscribe('sabine.moser')
    const second = await subscribe('sabine.moser')
    expect(second).not.toBe(first)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    const { feed } = (await client.call(calendarFeeds.get, params())).body
    expect(feed!.readAt).not.toBeNull()
    for (const table of [sql`calendar_feeds`, sql`idempotency_keys`]) {
      const rows = await rowsOf(server, sql`select t::text as row from ${table} t`)
      expect(JSON.stringify(rows)).not.toContain(keyOf(second))
    }
    expect((await client.call(calendarFeeds.withdraw, params())).status).toBe(204)
    expect((await client.call(calendarFeeds.get, params())).body.feed).toBeNull()
    expect((await read(second)).status).toBe(404)
    for (const key of ['', 'x', 'x'.repeat(200)])
      expect((await read(`${server.url}/api/calendar.ics?key=${key}`)).status).toBe(404)
  })

  test('whoever is deactivated, or out of the tenant, has no calendar any more (ADM-02, T-26)', async () => {
    const url = await subscribe('maren.thiessen')
    expect((await read(url)).status).toBe(200)
    const leave = (applicationId: number) =>
      rowsOf(
        server,
        sql`update application_users set status = 'inactive'
            where application_id = ${applicationId}
              and user_id = (select id from users where last_name = 'Thiessen')`,
      )
    await leave(alpenquell)
    expect((await read(url)).status).toBe(404)
    const other = await subscribe('maren.thiessen', voltrad)
    expect((await read(other)).status).toBe(200)
    await rowsOf(server, sql`update users set is_active = false where last_name = 'Thiessen'`)
    expect((await read(other)).status).toBe(404)
  })
})
