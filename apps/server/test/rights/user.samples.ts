import { peopleImport, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Role } from '../../src/platform/actor.ts'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

const guest = (world: World, role?: Role) => ({
  fullName: world.text(),
  email: `${world.text().replace(' ', '.')}@probe.example`,
  role,
})

/** Somebody new of a list. */
const listed = (world: World, role?: Role) => ({
  lastName: world.text(),
  email: `${crypto.randomUUID()}@probe.example`,
  ...(role && { roles: [role] }),
})

/** A person with an account of the embedded identity provider. */
export const withAccount = async (world: World, role?: Role) => {
  const userId = await world.person(role)
  await world.shared(sql`
    insert into accounts (login, subject, password_hash, first_name, last_name, email)
    select 'login of ' || id, subject, '', first_name, last_name, 'probe' || id || '@probe.example'
    from users where id = ${userId}`)
  return userId
}

/** Somebody who has something to be taken away. */
const withPasskey = async (world: World, role?: Role) => {
  const userId = await withAccount(world, role)
  await world.shared(sql`
    insert into account_passkeys (id, account_id, public_key, counter, name)
    select 'key of ' || id, id, '', 0, 'Probe'
    from accounts where login = 'login of ' || ${userId}::int`)
  return userId
}

/** Another address for them, which nobody has been sent a link to. */
const newAddress = async (world: World, role?: Role) => ({
  userId: await withAccount(world, role),
  email: `${crypto.randomUUID()}@probe.example`,
})

/** The caller's address is invited; nobody else can answer for it. */
const asked = async (world: World) => {
  const email = `${world.text().replace(' ', '.')}@probe.example`
  // Whoever was asked before, and only tried without a token, has nothing to answer any more.
  await world.shared(sql`
    update application_users set status = 'inactive'
    where application_id = ${world.applicationId} and is_invited`)
  await world.shared(sql`update users set email = ${email} where id = ${world.caller.userId}`)
  await world.shared(sql`
    with guest as (
      insert into users (first_name, last_name, email)
      select 'Probe', 'Gast', ${email} from applications where id = ${world.applicationId}
      returning id
    )
    insert into application_users (application_id, user_id, is_invited, roles)
    select ${world.applicationId}::int, id, true, array['CLIENT'] from guest`)
  return {}
}

/** Calls about people, and about oneself. */
export const userSamples: Sample[] = [
  of(users.current, () => ({})),
  of(users.saveCurrent, (world) => ({ body: { jobTitle: world.text() } })),
  of(users.notificationSettings, () => ({})),
  of(users.saveNotificationSettings, () => ({
    body: { types: [], quietHours: null, mutedCampaignIds: [] },
  })),
  of(users.invitations, () => ({})),
  of(users.answerInvitation, async (world) => ({
    ...tenant(world),
    ...(await asked(world)),
    body: { answer: 'decline' as const },
  })),
  of(users.ofCustomers, () => ({ query: { customerIds: '10101' } })),
  of(users.directory, tenant),
  of(users.ofApplication, tenant),
  of(
    users.save,
    async (world) => ({
      ...tenant(world),
      body: { id: await world.person(), jobTitle: world.text(), status: 'inactive' as const },
    }),
    'client',
  ),
  of(
    users.save,
    async (world) => ({
      ...tenant(world),
      body: { id: await world.person('CLIENTSERVICE'), jobTitle: world.text() },
    }),
    'agency',
  ),
  of(
    users.save,
    async (world) => ({
      ...tenant(world),
      body: { id: await world.person('ADMINISTRATOR'), jobTitle: world.text() },
    }),
    'administrator',
  ),
  of(users.assign, async (world) => ({
    ...tenant(world),
    body: { userId: await world.person(), hasBusinessObjectsAssignment: true },
  })),
  of(
    users.sendPasswordLink,
    async (world) => ({ ...tenant(world), body: { userId: await withAccount(world) } }),
    'client',
  ),
  of(
    users.sendPasswordLink,
    async (world) => ({
      ...tenant(world),
      body: { userId: await withAccount(world, 'CLIENTSERVICE') },
    }),
    'agency',
  ),
  of(
    users.sendPasswordLink,
    async (world) => ({
      ...tenant(world),
      body: { userId: await withAccount(world, 'ADMINISTRATOR') },
    }),
    'administrator',
  ),
  of(
    users.resetSecondFactor,
    async (world) => ({ ...tenant(world), body: { userId: await withPasskey(world) } }),
    'client',
  ),
  of(
    users.resetSecondFactor,
    async (world) => ({
      ...tenant(world),
      body: { userId: await withPasskey(world, 'CLIENTSERVICE') },
    }),
    'agency',
  ),
  of(
    users.resetSecondFactor,
    async (world) => ({
      ...tenant(world),
      body: { userId: await withPasskey(world, 'ADMINISTRATOR') },
    }),
    'administrator',
  ),
  of(
    users.sendEmailLink,
    async (world) => ({ ...tenant(world), body: await newAddress(world) }),
    'client',
  ),
  of(
    users.sendEmailLink,
    async (world) => ({ ...tenant(world), body: await newAddress(world, 'CLIENTSERVICE') }),
    'agency',
  ),
  of(
    users.sendEmailLink,
    async (world) => ({ ...tenant(world), body: await newAddress(world, 'ADMINISTRATOR') }),
    'administrator',
  ),
  of(
    users.add,
    (world) => ({ ...tenant(world), body: { externalUsers: [guest(world)] } }),
    'client',
  ),
  of(
    users.add,
    (world) => ({ ...tenant(world), body: { members: [guest(world, 'CLIENTSERVICE')] } }),
    'agency',
  ),
  of(
    users.add,
    (world) => ({ ...tenant(world), body: { members: [guest(world, 'ADMINISTRATOR')] } }),
    'administrator',
  ),
  of(
    peopleImport.put,
    (world) => ({ ...tenant(world), body: { people: [listed(world)] } }),
    'client',
  ),
  of(
    peopleImport.put,
    (world) => ({ ...tenant(world), body: { people: [listed(world, 'CLIENTSERVICE')] } }),
    'agency',
  ),
  of(
    peopleImport.put,
    (world) => ({ ...tenant(world), body: { people: [listed(world, 'ADMINISTRATOR')] } }),
    'administrator',
  ),
  of(
    peopleImport.put,
    (world) => ({ ...tenant(world), body: { people: [listed(world)], newGroups: [world.text()] } }),
    'with a new group',
  ),
]
