import {
  components,
  configurations,
  directories,
  fileLinks,
  userGroups,
  userGroupTypes,
} from '@atrium/api-client/contract'
import type { Component, UserGroup } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { roles } from '../../src/platform/actor.ts'
import type { Role } from '../../src/platform/actor.ts'
import type { Api } from '../api.ts'
import { tokenFor } from '../tokens.ts'
import type { TestServer } from '../harness.ts'

/** Somebody with exactly one role, in one group of one tenant. */
interface Caller {
  userId: number
  role: Role
  api: Api
}

/**
 * What a sample of a call is made from: a tenant, who calls, and things there that all callers see.
 * Every thing is new, so that a call may change or delete it.
 */
export interface World {
  readonly applicationId: number
  readonly caller: Caller
  /** An administrator of the tenant, to make more things by calls. */
  readonly admin: Api
  /** The file explorer on the tenant's page of files. */
  readonly explorerId: number
  /** A group that all callers are in, of type Customer. */
  readonly groupId: number
  folder(parentId?: number): Promise<Component>
  file(parentId?: number, extension?: string): Promise<Component>
  /** Deletes a file or folder of the tenant, for samples of what is in the bin. */
  removed<T extends Pick<Component, 'id'>>(entry: T): Promise<T>
  userGroup(type?: UserGroup['type']): Promise<number>
  /** A person who is in this tenant alone, and in none of its groups; a client unless said. */
  person(role?: Role): Promise<number>
  /** A component of any type on the page of files; no more than its row. */
  component(type: string): Promise<number>
  /** Statements past all walls, for things of the tenant that no call makes. */
  rows<R extends object>(statement: Sql): Promise<R[]>
  /** The same for what no tenant owns. */
  shared<R extends object>(statement: Sql): Promise<R[]>
  /** What lets the caller put up pictures, in whatever tenant; nothing where they may not. */
  signature(): Promise<object>
  /** A name that nothing else has. */
  text(): string
}

/** A tenant of the demo with one person for each role, and once more deactivated and expired. */
export interface Place {
  applicationId: number
  active: Record<Role, Caller>
  deactivated: Record<Role, Api>
  expired: Record<Role, Api>
  /** A client of this tenant who administers another one: roles belong to a membership. */
  elsewhere: Caller
  worldOf(role: Role): World
  worldFor(caller: Caller): World
}

/** A tenant that no sample is made in. */
const voltrad = 130

/** In seconds: requests by the hundred thousand take their time. */
const day = 86_400

let counter = 0
const text = () => `Probe ${(counter += 1)}`

/** Puts one person for each role into a tenant. */
export async function preparePlace(server: TestServer, applicationId: number): Promise<Place> {
  const rows = <R extends object>(statement: Sql) =>
    server.deps.database.system((tx) => tx.query<R>(statement))
  const [place] = await rows<{ explorer_id: number; group_id: number }>(sql`
    with added as (
      insert into user_groups (application_id, name, type)
      values (${applicationId}, 'Alle Rollen', ${userGroupTypes.Customer}) returning id
    ), explorer as (
      select min(id) as id from components
      where application_id = ${applicationId} and type = 'fileexplorer'
    ), seen as (
      insert into component_groups (application_id, component_id, user_group_id)
      select ${applicationId}, explorer.id, added.id from explorer, added
    )
    select explorer.id as explorer_id, added.id as group_id from explorer, added`)
  const { explorer_id: explorerId, group_id: groupId } = place!
  const subjectOf = (role: Role, status: string) => `${applicationId} ${role} ${status}`
  const addPerson = async (subject: string, given: readonly Role[], status = 'active') => {
    const [person] = await rows<{ id: number }>(sql`
      with person as (
        insert into users (issuer, subject, first_name, last_name, email, roles)
        values ('embedded', ${subject}, 'Probe', ${subject}, null, ${given}::text[]) returning id
      ), member as (
        insert into application_users (application_id, user_id, status, roles)
        select ${applicationId}, id, ${status}, ${given}::text[] from person
      )
      select id from person`)
    return person!.id
  }
  const addToGroup = (userId: number) =>
    rows(sql`
      insert into user_group_members (application_id, user_group_id, user_id)
      values (${applicationId}, ${groupId}, ${userId})`)

  const perRole = async <T>(make: (role: Role) => Promise<T>) =>
    Object.fromEntries(
      await Promise.all(roles.map(async (role) => [role, await make(role)] as const)),
    ) as Record<Role, T>
  const active = await perRole(async (role) => {
    const subject = subjectOf(role, 'active')
    const userId = await addPerson(subject, [role])
    await addToGroup(userId)
    return { userId, role, api: server.api(await tokenFor(subject, [role], { expiresIn: day })) }
  })
  const deactivated = await perRole(async (role) => {
    const subject = subjectOf(role, 'inactive')
    await addToGroup(await addPerson(subject, [role], 'inactive'))
    return server.api(await tokenFor(subject, [role]))
  })
  const expired = await perRole(async (role) =>
    server.api(await tokenFor(subjectOf(role, 'active'), [role], { expiresIn: -60 })),
  )

  const elsewhere = await (async (): Promise<Caller> => {
    const subject = `${applicationId} client here, administrator elsewhere`
    const userId = await addPerson(subject, ['CLIENT'])
    await addToGroup(userId)
    await rows(sql`
      insert into application_users (application_id, user_id, roles)
      values (${voltrad}, ${userId}, array['ADMINISTRATOR'])`)
    const token = await tokenFor(subject, [], { expiresIn: day, rolesOfMemberships: true })
    return { userId, role: 'CLIENT', api: server.api(token) }
  })()

  const admin = active.ADMINISTRATOR.api
  const params = { applicationId }
  const things = {
    admin,
    explorerId,
    groupId,
    rows,
    folder: async (parentComponentId = explorerId) => {
      const body = { parentComponentId, displayName: text(), userGroupIds: [groupId] }
      return made(await admin.call(directories.create, { params, body }))
    },
    file: async (parentId = explorerId, extension = 'txt') => {
      const files = [new File(['Probe'], `${text()}.${extension}`)]
      const body = { ParentComponentId: parentId, userGroupIds: [groupId] }
      return made(await admin.call(fileLinks.upload, { params, body, files: { files } }))[0]!
    },
    removed: async <T extends Pick<Component, 'id'>>(entry: T) => {
      const { status } = await admin.call(components.remove, {
        params: { ...params, componentId: entry.id },
      })
      if (status >= 300) throw new Error(`Not removed: ${status}`)
      return entry
    },
    userGroup: async (type: UserGroup['type'] = userGroupTypes.Customer) => {
      const body = { id: 0, name: text(), type: type as 30 }
      return made(await admin.call(userGroups.create, { params, body })).id
    },
    person: (role: Role = 'CLIENT') => addPerson(text(), [role]),
    component: async (type: string) => {
      const [component] = await rows<{ id: number }>(sql`
        with component as (
          insert into components (application_id, page_id, type, display_name, name_key)
          select application_id, page_id, ${type}, ${type}, ${type} from components
          where application_id = ${applicationId} and id = ${explorerId} returning id
        ), seen as (
          insert into component_groups (application_id, component_id, user_group_id)
          select ${applicationId}, id, ${groupId} from component
        )
        select id from component`)
      return component!.id
    },
  }
  const worldFor = (caller: Caller): World => ({
    applicationId,
    caller,
    text,
    shared: rows,
    signature: async () => (await caller.api.call(configurations.cloudinary)).body,
    ...things,
  })
  return {
    applicationId,
    active,
    deactivated,
    expired,
    elsewhere,
    worldFor,
    worldOf: (role) => worldFor(active[role]),
  }
}

function made<T>(answer: { status: number; body: T; problem: unknown }): T {
  if (answer.status !== 201) throw new Error(`Not made: ${JSON.stringify(answer.problem)}`)
  return answer.body
}

/** Notes whether a sample names its tenant, and whether it names things of it. */
export function watched(world: World): { world: World; used: Set<'tenant' | 'things'> } {
  const used = new Set<'tenant' | 'things'>()
  const neutral = new Set(['text', 'shared', 'signature'])
  const watching = new Proxy(world, {
    get(target, key: keyof World) {
      if (key === 'applicationId') used.add('tenant')
      else if (!neutral.has(key)) used.add('things')
      return target[key]
    },
  })
  return { world: watching, used }
}
