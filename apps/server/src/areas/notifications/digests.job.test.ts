import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../testing.ts'

describe.each(databases)('the digest job on $name', (kind) => {
  let server: TestServer
  let now = new Date('2027-04-01T05:59:00Z')
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      recurringJobs: true,
      clock: { now: () => now },
    })
    // What the demo has for digests is not asked here.
    await rowsOf(
      server,
      sql`update notifications set digested_at = now() where digest_at is not null`,
    )
    await rowsOf(server, sql`delete from mail_outbox`)
  })
  afterAll(() => server?.stop())

  const wake = () => rowsOf(server, sql`select pg_notify('atrium_jobs', '')`)
  const mails = () => rowsOf<{ address: string }>(server, sql`select address from mail_outbox`)
  const lastRun = async () =>
    (await rowsOf<{ run_at: Date }>(server, sql`select run_at from jobs where kind = 'write-digests'`))[0]!.run_at // prettier-ignore

  test('writes at eight in Berlin what is due then, once', async () => {
    const [reader] = await rowsOf<{ id: number; email: string }>(
      server,
      sql`select id, email from users where email like 'sabine.moser@%'`,
    )
    await rowsOf(
      server,
      sql`insert into notifications (
            application_id, user_id, type, message, related_object_name, url, digest_at
          )
          select ${alpenquell}, ${reader!.id}, 50, 'Neuigkeit ' || n, 'x', '/x?clientId=101',
            '2027-04-01T08:00:00+02:00'
          from generate_series(1, 3) as n`,
    )
    now = new Date('2027-04-01T05:59:30Z')
    await wake()
    await expect.poll(lastRun).toEqual(new Date('2027-04-01T06:00:30Z'))
    expect(await mails()).toEqual([])
    now = new Date('2027-04-01T06:00:31Z')
    await wake()
    await expect.poll(mails).toEqual([{ address: reader!.email }])
    now = new Date('2027-04-01T06:02:00Z')
    await wake()
    await expect.poll(lastRun).toEqual(new Date('2027-04-01T06:03:00Z'))
    expect(await mails()).toHaveLength(1)
  })
})
