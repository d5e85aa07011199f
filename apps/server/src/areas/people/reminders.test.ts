import { users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, mailsTo as mailsOf, rowsOf } from '../testing.ts'
import { remindInvited } from './reminders.service.ts'

const day = 86_400_000

describe.each(databases)('reminding the invited on $name', (kind) => {
  let server: TestServer
  let now = new Date()
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      clock: { now: () => now },
    })
  })
  afterAll(() => server?.stop())

  const invite = async (name: string) => {
    const email = `${name}@gast.example`
    const { body } = await (
      await server.as('maren.thiessen')
    ).call(users.add, {
      params: { applicationId: alpenquell },
      body: { externalUsers: [{ fullName: `${name} Gast`, email }] },
    })
    expect(body.errors).toEqual([])
    return email
  }
  const mailsTo = (address: string) => mailsOf(server, address)
  const remind = () => remindInvited(server.deps)
  const start = now.getTime()
  const at = (days: number) => void (now = new Date(start + days * day))

  test('happens a week later, once, with a link that works instead of the first (ADM-04)', async () => {
    const email = await invite('Petra')
    at(6)
    await remind()
    expect(await mailsTo(email)).toHaveLength(1)
    at(7.1)
    await remind()
    await remind()
    at(20)
    await remind()
    const [invitation, reminder, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(reminder!.subject).toContain('Ihre Einladung zum Portal Alpenquell')
    expect(reminder!.body).toContain('A week ago we invited you')
    const linkIn = ({ body }: { body: string }) => /https?:\S+invitation\?code=\S+/.exec(body)![0]
    expect(linkIn(reminder!)).not.toBe(linkIn(invitation!))
    at(8)
    const opened = await fetch(linkIn(reminder!), { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('set-cookie')).toContain('_invitation=')
    const earlier = await fetch(linkIn(invitation!), { redirect: 'manual' })
    expect(earlier.headers.get('set-cookie')).toBeNull()
  })

  test('leaves alone who came, who was deactivated and who was never invited', async () => {
    at(0)
    const [came, gone] = [await invite('Clara'), await invite('Gero')]
    const change = (email: string, what: string) =>
      rowsOf(
        server,
        sql`update application_users set
              is_invited = is_invited and ${what} <> 'came',
              status = case when ${what} = 'gone' then 'inactive' else status end
            where user_id = (select id from users where email = ${email})`,
      )
    await change(came, 'came')
    await change(gone, 'gone')
    const all = () => rowsOf<{ count: number }>(server, sql`select count(*)::int from mail_outbox`)
    const before = await all()
    at(9)
    await remind()
    expect(await all()).toEqual(before)
  })
})
