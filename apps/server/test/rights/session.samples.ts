import { sessions } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Role } from '../../src/platform/actor.ts'
import { of, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** Where somebody is signed in, at the embedded identity provider. */
const signedIn = async (world: World, userId: number) => {
  const sessionId = world.text().replace(' ', '-')
  await world.shared(sql`
    insert into identity_records (model, id, payload, uid, account_id, expires_at)
    select 'Session', ${`id of ${sessionId}`}, '{"loginTs": 1}', ${sessionId}, coalesce(subject, ''),
      now() + interval '1 hour'
    from users where id = ${userId}`)
  return { params: { sessionId } }
}

const person = async (world: World, role: Role) => ({
  params: { applicationId: world.applicationId, userId: await world.person(role) },
})

/** Sessions at the embedded identity provider (API-12). */
export const sessionSamples: readonly Sample[] = [
  of(sessions.list, () => ({})),
  of(sessions.endOthers, () => ({})),
  of(sessions.end, (world) => signedIn(world, world.caller.userId), 'own'),
  of(sessions.end, async (world) => signedIn(world, await world.person()), 'somebody else’s'),
  of(sessions.endOf, (world) => person(world, 'CLIENT'), 'client'),
  of(sessions.endOf, (world) => person(world, 'CLIENTSERVICE'), 'agency'),
  of(sessions.endOf, (world) => person(world, 'ADMINISTRATOR'), 'administrator'),
]
