import { randomUUID } from 'node:crypto'
import { officeDocuments } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { vi } from 'vitest'
import type { Place, World } from '../rights/world.ts'
import type { Named } from './sample.ts'
import type { Kind } from './table.ts'

/** Who is of another tenant alone, with everything that could give them away. */
interface Stranger {
  userId: number
  subject: string
  email: string
  sessionId: string
  login: string
}

export interface Strangers {
  /** What of the other tenant each kind of field names. */
  named: Record<Kind, Named>
  /** People who are only named by their address; the rows of the table have one of their own. */
  addressees: { compared: Stranger; asked: Stranger }
  /** Texts that nobody of the own tenant knows unless the server says them. */
  traces: readonly string[]
}

/** Ids and texts that nobody and nothing has. */
export const nobody: Record<Kind, Named> = {
  person: 999_999_999,
  group: 999_999_999,
  address: 'niemand@nirgends.example',
  name: 'Niemandsland',
  login: 'niemand.nirgends',
  session: 'no-such-session',
  preview: '00000000-0000-4000-8000-000000000000',
  contact: 999_999_999,
  customer: 999_999_999,
  application: 4711,
  link: '00000000-0000-4000-8000-000000000000',
  token: 'no.such.token',
  upload: '00000000-0000-4000-8000-000000000000',
}

const lastName = 'Drübenstein'
const groupName = 'Kreis der Drübensteiner'
const person = {
  firstName: 'Walburga',
  lastName,
  email: 'walburga@druebenstein.example',
  phone: '+49 6221 7060504',
  jobTitle: 'Hüterin der Grenze',
}

/** People who are only named by their address, each of them in another test. */
const addressees = ['Adelheid', 'Brunhild', 'Chlodwig'].map((firstName, index) => ({
  firstName,
  lastName: 'Hinterwald',
  email: `${firstName.toLowerCase()}@hinterwald.example`,
  phone: `+49 7651 809070${index}`,
  jobTitle: 'Bote von jenseits',
}))

/** Puts people with all that is theirs into the tenant that the callers are not in. */
export async function prepareStrangers(place: Place): Promise<Strangers> {
  const world = place.worldOf('ADMINISTRATOR')
  const { applicationId, explorerId } = world
  const groupId = await world.userGroup()
  await world.rows(sql`update user_groups set name = ${groupName} where id = ${groupId}`)
  const known = await addStranger(world, person, groupId)
  const [named, compared, asked] = [
    await addStranger(world, addressees[0]!, groupId),
    await addStranger(world, addressees[1]!, groupId),
    await addStranger(world, addressees[2]!, groupId),
  ]
  const [preview, link, upload] = [randomUUID(), randomUUID(), randomUUID()]
  await world.rows(sql`
    insert into previews (application_id, id, viewer_id, user_id, created_at, expires_at)
    values (${applicationId}, ${preview}, ${world.caller.userId}, ${known.userId}, now(),
      now() + interval '1 hour')`)
  await world.rows(sql`
    insert into file_shares (application_id, id, component_id, note, expires_at, created_at, created_by)
    values (${applicationId}, ${link}, ${explorerId}, ${lastName}, now() + interval '1 day', now(),
      ${known.userId})`)
  await world.rows(sql`
    insert into uploads (application_id, id, user_id, parent_id, size, metadata)
    values (${applicationId}, ${upload}, ${known.userId}, ${explorerId}, 5, '{}')`)
  const [contact] = await world.rows<{ id: number }>(sql`
    insert into contacts (application_id, first_name, last_name, email, phone_number, is_callback_enabled)
    values (${applicationId}, ${person.firstName}, ${lastName}, ${person.email}, ${person.phone}, true)
    returning id`)
  const [{ customer } = { customer: 0 }] = await world.rows<{ customer: number }>(sql`
    select customer_ids[1] as customer from applications where id = ${applicationId}`)
  const file = await world.file()
  const pass = await world.admin.call(officeDocuments.link, { params: { id: file.id } })
  return {
    named: {
      person: known.userId,
      group: groupId,
      address: named.email,
      name: lastName,
      login: known.login,
      session: known.sessionId,
      preview,
      contact: contact!.id,
      customer,
      application: applicationId,
      link,
      token: pass.body.accessToken,
      upload,
    },
    addressees: { compared, asked },
    traces: [
      ...Object.values(person),
      ...addressees.flatMap(({ firstName, lastName, phone, jobTitle }) => [
        firstName,
        lastName,
        phone,
        jobTitle,
      ]),
      groupName,
      ...[known, named, compared, asked].flatMap(({ login, subject }) => [login, subject]),
    ],
  }
}

/** Somebody with an account, a session, a mail, an entry in the log and credentials of the reports. */
async function addStranger(
  world: World,
  { firstName, lastName, email, phone, jobTitle }: typeof person,
  groupId: number,
): Promise<Stranger> {
  const { applicationId } = world
  const userId = await world.person()
  const [login, sessionId] = [`login-${email}`, `session-${email.replaceAll(/\W/g, '-')}`]
  const subject = `subject of ${email}`
  await world.rows(sql`
    update users set first_name = ${firstName}, last_name = ${lastName}, email = ${email},
      phone_number = ${phone}, job_title = ${jobTitle}, subject = ${subject}
    where id = ${userId}`)
  await world.rows(sql`
    update application_users set has_business_objects_assignment = true
    where application_id = ${applicationId} and user_id = ${userId}`)
  await world.rows(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    values (${applicationId}, ${groupId}, ${userId})`)
  await world.rows(sql`
    insert into accounts (login, subject, password_hash, first_name, last_name, email)
    values (${login}, ${subject}, '', ${firstName}, ${lastName}, ${email})`)
  await world.rows(sql`
    insert into identity_records (model, id, payload, uid, account_id, expires_at)
    values ('Session', ${`id of ${sessionId}`}, '{"loginTs": 1}', ${sessionId}, ${subject},
      now() + interval '1 hour')`)
  await world.rows(sql`
    insert into report_accounts (user_id, username, password_hash) values (${userId}, ${login}, '')`)
  await world.rows(sql`
    insert into mail_outbox (application_id, user_id, address, language, subject, body)
    values (${applicationId}, ${userId}, ${email}, 'de', ${`Post an ${lastName}`}, ${lastName})`)
  await world.rows(sql`
    insert into audit_log (application_id, user_id, actor_name, action, object_type, object_id, summary)
    values (${applicationId}, ${userId}, ${lastName}, 'user.changed', 'user', ${String(userId)}, '{}')`)
  return { userId, subject, email, sessionId, login }
}

/** Somebody or something of the caller's own tenant; undefined where what is named is nobody's yet. */
export async function ownOf(kind: Kind, world: World): Promise<Named | undefined> {
  if (kind === 'person') return ownPerson(world)
  if (kind === 'group') return world.userGroup()
  if (kind === 'application') return world.applicationId
  if (kind === 'name') return 'Probe'
  if (kind === 'session') return ownSession(world)
  if (kind === 'preview') return ownPreview(world)
  if (kind === 'contact') return ownContact(world)
  if (kind === 'link') return ownLink(world)
  if (kind === 'customer') return ownCustomer(world)
  return undefined
}

/** Sees what the callers see, and has an account, so that a link for a new password can be sent. */
async function ownPerson(world: World) {
  const userId = await world.person()
  await world.rows(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    select application_id, id, ${userId} from user_groups where id = ${world.groupId}`)
  await world.shared(sql`
    insert into accounts (login, subject, password_hash, first_name, last_name, email)
    select 'login of ' || id, subject, '', first_name, last_name, 'probe' || id || '@probe.example'
    from users where id = ${userId}`)
  return userId
}

/** Somebody of both tenants, with a session and with credentials of the other one's reports. */
export async function sharedPerson(world: World, foreign: Place): Promise<number> {
  const userId = await ownPerson(world)
  const there = foreign.worldOf('ADMINISTRATOR')
  await world.shared(sql`
    insert into application_users (application_id, user_id, roles, has_business_objects_assignment)
    values (${there.applicationId}, ${userId}, array['CLIENT'], true)`)
  await world.shared(sql`
    insert into user_group_members (application_id, user_group_id, user_id)
    values (${there.applicationId}, ${there.groupId}, ${userId})`)
  await world.shared(sql`
    insert into identity_records (model, id, payload, uid, account_id, expires_at)
    select 'Session', 'id of ' || id, '{"loginTs": 1}', 'session-of-' || id, subject,
      now() + interval '1 hour'
    from users where id = ${userId}`)
  await world.shared(sql`
    insert into report_accounts (user_id, username, password_hash)
    values (${userId}, ${world.text()}, '')`)
  return userId
}

async function ownSession({ caller, rows, text }: World) {
  const sessionId = text().replace(' ', '-')
  await rows(sql`
    insert into identity_records (model, id, payload, uid, account_id, expires_at)
    select 'Session', ${`id of ${sessionId}`}, '{"loginTs": 1}', ${sessionId}, subject,
      now() + interval '1 hour'
    from users where id = ${caller.userId}`)
  return sessionId
}

async function ownPreview({ groupId, caller, rows }: World) {
  const id = randomUUID()
  await rows(sql`
    insert into previews (application_id, id, viewer_id, user_group_id, created_at, expires_at)
    select application_id, ${id}, ${caller.userId}, id, now(), now() + interval '1 hour'
    from user_groups where id = ${groupId}`)
  return id
}

async function ownContact({ groupId, rows, text }: World) {
  const [row] = await rows<{ id: number }>(sql`
    insert into contacts (application_id, first_name, last_name, email, is_callback_enabled)
    select application_id, 'Probe', ${text()}, 'probe@probe.example', true
    from user_groups where id = ${groupId} returning id`)
  return row!.id
}

async function ownLink({ explorerId, caller, rows }: World) {
  const id = randomUUID()
  await rows(sql`
    insert into file_shares (application_id, id, component_id, expires_at, created_at, created_by)
    select application_id, ${id}, id, now() + interval '1 day', now(), ${caller.userId}
    from components where id = ${explorerId}`)
  return id
}

async function ownCustomer({ groupId, rows }: World) {
  const [row] = await rows<{ id: number }>(sql`
    select customer_ids[1] as id from applications
    where id = (select application_id from user_groups where id = ${groupId})`)
  return row!.id
}

/** Nothing happens in the background any more that was begun by making things; mails wait, there is no server for them. */
export const settle = ({ rows }: World) =>
  vi.waitUntil(
    async () => {
      const waiting = await rows(sql`
        select kind from jobs
        where kind <> 'mail' and failed_at is null and run_at <= now() + interval '1 minute'`)
      return waiting.length === 0
    },
    { timeout: 20_000, interval: 50 },
  )
