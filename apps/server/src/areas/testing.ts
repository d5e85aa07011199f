import { components, fileLinks, pages, type Component } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Api } from '../../test/api.ts'
import type { TestServer } from '../../test/harness.ts'

/** The tenants of the demo. */
export const alpenquell = 101
export const wohnwerk = 115
export const voltrad = 130

/** The file explorer, on whatever page. */
export async function explorerOf(api: Api, applicationId: number): Promise<Component> {
  const { body } = await api.call(pages.list, { params: { applicationId } })
  const found = body
    .flatMap(({ children }) => children)
    .find(({ childComponent }) => childComponent.type === 'fileexplorer')
  return found!.childComponent
}

/** What the caller sees inside a folder. */
export async function childrenOf(api: Api, applicationId: number, componentId: number) {
  const { body } = await api.call(components.children, { params: { applicationId, componentId } })
  return body
}

/** The folder or file at a path of names below the explorer; a pattern stands for a name with a year in it. */
export async function entryAt(
  api: Api,
  applicationId: number,
  ...names: (string | RegExp)[]
): Promise<Component> {
  let entry = await explorerOf(api, applicationId)
  for (const name of names) {
    const children = await childrenOf(api, applicationId, entry.id)
    const next = children.find(({ displayName }) =>
      typeof name === 'string' ? displayName === name : name.test(displayName),
    )
    if (!next) throw new Error(`There is no ${name} in ${entry.displayName}.`)
    entry = next
  }
  return entry
}

export const namesOf = (entries: readonly { displayName: string }[]) =>
  entries.map((entry) => entry.displayName)

/** Uploads texts as files. */
export const upload = (
  api: Api,
  applicationId: number,
  parent: { id: number },
  names: readonly string[],
  more: { userGroupIds?: number[]; notifyGroups?: boolean } = {},
  headers?: Record<string, string>,
) =>
  api.call(
    fileLinks.upload,
    {
      params: { applicationId },
      body: {
        ParentComponentId: parent.id,
        userGroupIds: more.userGroupIds,
        notifyGroups: more.notifyGroups ?? false,
      },
      files: { files: names.map((name) => new File([`content of ${name}`], name)) },
    },
    headers,
  )

/** A collection of posts of its own for all groups of an application, with nothing of the story in it. */
export async function makePostCollection(
  server: TestServer,
  applicationId: number,
): Promise<number> {
  const [root] = await rowsOf<{ id: number }>(
    server,
    sql`insert into components (application_id, page_id, type, display_name, name_key)
        select application_id, id, 'postCollection', 'Probe', 'probe' from pages
        where application_id = ${applicationId} order by position limit 1 returning id`,
  )
  await rowsOf(
    server,
    sql`insert into component_groups select application_id, ${root!.id}::int, id
        from user_groups where application_id = ${applicationId}`,
  )
  return root!.id
}

/** Reads rows past all walls. */
export const rowsOf = <Row extends object>(server: TestServer, statement: Sql) =>
  server.deps.database.system((tx) => tx.query<Row>(statement))

/** A mail as its recipient gets it. */
export interface MailToRecipient {
  user_id: number
  application_id: number
  language: string
  subject: string
  body: string
}

/** Mails in the outbox to an address, oldest first, with the codes that only their recipient gets. */
export async function mailsTo(server: TestServer, address: string): Promise<MailToRecipient[]> {
  const rows = await rowsOf<MailToRecipient & { sealed_secret: string | null }>(
    server,
    sql`select user_id, application_id, language, subject, body, sealed_secret from mail_outbox
        where address = ${address} order by id`,
  )
  return rows.map(({ sealed_secret: sealedSecret, body, ...mail }) => {
    const opened = sealedSecret && server.deps.mailSecrets.open({ address, body, sealedSecret })
    return { ...mail, body: opened ? opened.body : body }
  })
}

/** The newest event of a type. */
export interface EventRow {
  type: string
  application_id: number
  group_ids: number[] | null
  user_ids: number[] | null
  payload: Record<string, unknown>
}

/** Puts an empty collection of posts beside the demo's, for everybody to see; no call makes one. */
export const addPostCollection = (server: TestServer, applicationId: number) =>
  addOnPage(server, applicationId, 'postCollection')

/** The same for an empty collection of seminars. */
export const addSeminarCollection = (server: TestServer, applicationId: number) =>
  addOnPage(server, applicationId, 'seminarCollection')

/** The same for an empty list of tasks. */
export const addTaskList = (server: TestServer, applicationId: number) =>
  addOnPage(server, applicationId, 'tasklist')

/** The same for an empty list of direct orders. */
export const addOrderList = (server: TestServer, applicationId: number) =>
  addOnPage(server, applicationId, 'directorderlist')

/** The same for an empty timeline. */
export const addTimeline = (server: TestServer, applicationId: number) =>
  addOnPage(server, applicationId, 'timeline')

async function addOnPage(server: TestServer, applicationId: number, type: string): Promise<number> {
  const [made] = await rowsOf<{ id: number }>(
    server,
    sql`insert into components (application_id, page_id, type, display_name, name_key, is_external,
          position, created_at, created_by, modified_at, modified_by, published_at)
        select application_id, page_id, ${type}::text, 'Prüfung', 'prüfung', false, 9,
          now(), created_by, now(), created_by, now()
        from components where application_id = ${applicationId} and type = 'postCollection'
        order by id limit 1
        returning id`,
  )
  await rowsOf(
    server,
    sql`insert into component_groups (application_id, component_id, user_group_id)
        select application_id, ${made!.id}::int, id from user_groups
        where application_id = ${applicationId}`,
  )
  return made!.id
}

/** A campaign of the demo whose channels are all planned to the end, ready for release. */
export async function readyCampaign(server: TestServer, applicationId: number, name: string) {
  const [row] = await rowsOf<{ id: number }>(
    server,
    sql`with ready as (
          update channels h set workflow_state = 'Ready', decision = 'pending'
          from campaigns c
          where c.application_id = ${applicationId} and c.name = ${name}
            and h.application_id = c.application_id and h.campaign_id = c.id
          returning h.campaign_id)
        select distinct campaign_id as id from ready`,
  )
  return row!.id
}
