import { directoryGroups, userGroupMembers, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { directoryOf, entraUser, groupSchema, type DirectoryClient } from '../scim/testing/directory-client.ts' // prettier-ignore
import { alpenquell } from '../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('somebody whom several change at once, on $name', (kind) => {
  let server: TestServer
  let entra: DirectoryClient
  beforeAll(async () => {
    const settings = { OIDC_ISSUER: 'https://login.agency.example', ROLES_FROM: 'portal' }
    server = await startServer({ kind, demo: 'small', settings })
    entra = await directoryOf(server, 'Entra ID', { role: 'CLIENT' })
  })
  afterAll(() => server?.stop())

  const admin = () => server.as('maren.thiessen')
  const find = async (firstName: string) =>
    (await (await admin()).call(users.ofApplication, { params })).body.find((one) => one.firstName === firstName)! // prettier-ignore
  const saveRoles = async (id: number, roles: 'ADMINISTRATOR'[], version: number) =>
    (await admin()).call(users.save, { params, body: { id, roles } }, { 'if-match': `"${version}"` }) // prettier-ignore
  const groupThatGives = async (displayName: string, role: 'AUTHOR' | 'CLIENT_LEAD') => {
    const made = await entra.send('POST', '/Groups', { schemas: [groupSchema], displayName })
    const userGroupId = Number(made.body.id)
    const body = { role, userGroupIds: [] }
    await (await admin()).call(directoryGroups.save, { params: { ...params, userGroupId }, body })
    return userGroupId
  }

  test('an administrator saves roles while the directory and somebody else give others: each has the roles of both, or is told (ADM-05, ADM-09, T-09)', async () => {
    const byDirectory = await groupThatGives('GRP-Zugleich', 'CLIENT_LEAD')
    const byHand = await groupThatGives('GRP-Von-Hand', 'AUTHOR')
    for (const name of ['Ida', 'Jan', 'Kim', 'Lea', 'Mia', 'Ned'].map((one) => `${one}zugleich`)) {
      const directoryId = (await entra.send('POST', '/Users', entraUser(name))).body.id as string
      const { id, version } = await find(name)
      const [saved, patched, put] = await Promise.all([
        saveRoles(id, ['ADMINISTRATOR'], version!),
        entra.patch(`/Groups/${byDirectory}`, { op: 'add', path: 'members', value: [{ value: directoryId }] }),
        (await admin()).call(userGroupMembers.saveMany, { params, body: { userGroupIds: [byHand], userIds: [id], isMember: true } }),
      ]) // prettier-ignore
      expect([patched.status, put.status]).toEqual([200, 200])
      const after = await find(name)
      if (saved.status === 409) {
        expect(saved.problem.current).toMatchObject({ id })
        expect(after.roles!.toSorted()).toEqual(['AUTHOR', 'CLIENT_LEAD'])
        expect((await saveRoles(id, ['ADMINISTRATOR'], after.version!)).status).toBe(200)
        continue
      }
      expect(saved.status).toBe(200)
      // What the directory gives comes on top of what only people make of somebody.
      expect(after.roles!.toSorted()).toEqual(['ADMINISTRATOR', 'AUTHOR', 'CLIENT_LEAD'])
    }
  })

  // The embedded database works off one transaction after the other, so nobody waits in the middle of one.
  test.runIf(kind.name === 'postgres')(
    'whoever waited for somebody else’s change of a profile is told of it, and replaces nothing (T-09)',
    async () => {
      await entra.send('POST', '/Users', entraUser('Olewartet'))
      const { id, version } = await find('Olewartet')
      let isHeld: () => void = () => undefined
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => (isHeld = resolve))
      const released = new Promise<void>((resolve) => (release = resolve))
      const other = server.deps.database.system(async (tx) => {
        await tx.query(sql`select 1 from application_users where user_id = ${id} for update`)
        await tx.query(sql`update users set job_title = 'Einkauf Süd', version = version + 1 where id = ${id}`) // prettier-ignore
        isHeld()
        await released
      })
      await held
      const api = await admin()
      const saving = api.call(users.save, { params, body: { id, jobTitle: 'Vertrieb' } }, { 'if-match': `"${version}"` }) // prettier-ignore
      await expect
        .poll(
          () =>
            server.deps.database.system((tx) =>
              tx.query(sql`
                select 1 from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`),
            ),
          { timeout: 20_000 },
        )
        .not.toHaveLength(0)
        .finally(release)
      await other
      const refused = await saving
      expect([refused.status, refused.problem.code]).toEqual([409, 'stale'])
      expect(refused.problem.current).toMatchObject({ jobTitle: 'Einkauf Süd' })
    },
  )
})
