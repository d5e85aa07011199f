import type { Component, conflictAnswers } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import { audit } from '../../../platform/audit.ts'
import { requireGoodKind } from '../../../platform/http/file-kinds.ts'
import { fileNameProblem } from '../../../platform/http/file-names.ts'
import { fileNameTexts } from '../../../platform/http/texts.ts'
import { forbidden, invalid, notFound, Problem, stale } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { fileRulesOf } from '../../applications/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { groupsEntry } from './component-audit.ts'
import {
  listViewers,
  noteAudienceChange,
  replaceGroups,
} from '../rights/component-groups.repository.ts'
import { settleGroups } from '../rights/component-groups.service.ts'
import { audienceChanged, componentsChanged } from '../components.events.ts'
import { nameKey } from '../components.names.ts'
import { canEdit } from '../components.policy.ts'
import {
  listByIds,
  lockComponents,
  takenNames,
  type ComponentRow,
} from '../components.repository.ts'
import { updateComponent } from '../component-writes.repository.ts'
import {
  findAllSeen,
  findAllVisible,
  findSeen,
  findVisible,
  present,
  presentOne,
  type Found,
} from '../components.service.ts'
import { componentTexts } from '../components.texts.ts'

/** Folders can be nested this deep below the module. */
const maxDepth = 14

/** Who commands, and what the caller saw when they did. */
export interface Command {
  actor: Actor
  applicationId: number
  ifMatch?: number | undefined
  idempotencyKey?: string | undefined
}

export interface Edit {
  id: number
  displayName: string
  description?: string | null | undefined
  userGroupIds?: number[] | undefined
}

/** What happens where a name is taken (T-65). */
export type Conflict = (typeof conflictAnswers)[number]

export type ChangesDependencies = Pick<Dependencies, 'database' | 'events' | 'clock'>

/** Changes name, description or groups of a file or folder. */
export const saveComponent = (
  deps: ChangesDependencies,
  command: Command,
  type: 'directory' | 'filelink',
  edit: Edit,
): Promise<Component> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const changed = await applyEdit(deps, tx, access, command, type, edit, async (row) => {
      const displayName = edit.displayName.normalize('NFC')
      requireGoodName(displayName)
      // A name is no way around what is refused when a file comes; one that had it may keep it.
      if (type === 'filelink' && displayName !== row.display_name) {
        requireGoodKind(displayName, await fileRulesOf(tx, command.applicationId), 'displayName')
      }
      await requireFreeName(tx, row, row.parent_id!, displayName)
      return nameOf(edit, row)
    })
    return presentOne(tx, access, changed)
  })

/** Assignments of a new name and description; an absent description stays. */
export function nameOf(edit: Omit<Edit, 'id'>, row: ComponentRow): Sql {
  const displayName = edit.displayName.normalize('NFC')
  const description = edit.description === undefined ? row.description : edit.description
  return sql`display_name = ${displayName}, name_key = ${nameKey(displayName)},
    description = ${description}`
}

/**
 * Changes a component of the given type, in the caller's transaction: `assign` says what is set,
 * and may change what belongs to it elsewhere. Answers with the changed row, also where its changer
 * no longer sees it. Throws 404, 403 and 409 as every change does.
 */
export async function applyEdit(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  access: Access,
  command: Command,
  type: string,
  edit: Pick<Edit, 'id' | 'userGroupIds'>,
  assign: (row: ComponentRow) => Promise<Sql>,
): Promise<ComponentRow> {
  const { applicationId } = access
  const { row } = await findForChange(tx, access, edit.id)
  if (row.type !== type) throw notFound()
  if (!canEdit(access, row.type)) throw forbidden()
  await requireFresh(tx, access, row, command)
  const assignments = await assign(row)
  const viewersBefore = await listViewers(tx, applicationId, row.id)
  if (edit.userGroupIds) await changeGroups(tx, access, row, edit.userGroupIds)
  await updateComponent(tx, keyOf(row, access), assignments)
  await deps.events.append(
    tx,
    ...audienceChanged(
      { ...changeOf(command, row), kind: 'changed' },
      { parentId: row.parent_id, viewers: viewersBefore },
      { parentId: row.parent_id, viewers: await listViewers(tx, applicationId, row.id) },
    ),
  )
  return findChanged(tx, access, row.id)
}

/** Lets others see an item from now on; with what always has it, and with a line in the audit log. */
export async function changeGroups(
  tx: Transaction,
  access: Access,
  row: ComponentRow,
  userGroupIds: readonly number[],
): Promise<void> {
  const { groupIds } = await settleGroups(tx, access, row.group_ids, userGroupIds)
  await replaceGroups(tx, access.applicationId, [row.id], groupIds)
  await noteAudienceChange(tx, access.applicationId, { row, groupIds }, access.actor.userId)
  await audit(tx, groupsEntry(access.actor, row, groupIds))
}

/** Files and folders are known by their name; of other items several may be called the same. */
export const isNamed = (row: ComponentRow) => row.type === 'directory' || row.type === 'filelink'

/** Refuses a name that is none on every computer. */
export function requireGoodName(name: string): void {
  const problem = fileNameProblem(name)
  if (problem) throw invalid({ displayName: fileNameTexts[problem] })
}

/** Refuses a content that waits for the malware scanner, or in which it found something. */
export function requireReleased({ content_check: check }: Pick<ComponentRow, 'content_check'>) {
  if (check)
    throw new Problem(409, `content-${check}`, { text: componentTexts[`content-${check}`] })
}

export const nameTaken = () =>
  new Problem(409, 'name-taken', { fields: { displayName: componentTexts['name-taken'] } })

/** Refuses a folder below the deepest level. `levels` is how many folders the new branch has. */
export function requireDepth(parent: Found, levels: number): void {
  const depth = parent.chain.filter((row) => row.type === 'directory').length
  if (depth + levels > maxDepth) {
    throw new Problem(409, 'too-deep', { text: componentTexts['too-deep'] })
  }
}

/** Finds an item and holds it and its folder, so that what is checked is still so when it is written. */
export async function findForChange(
  tx: Transaction,
  access: Access,
  id: number,
  alsoLock: number | null = null,
): Promise<Found> {
  const { row } = await findVisible(tx, access, id)
  await lockComponents(tx, access.applicationId, [id, row.parent_id, alsoLock])
  return findVisible(tx, access, id)
}

/** The same for many, by their ids; those that are not for the caller are left out, and deleted ones unless `find` finds them. */
export async function findAllForChange(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
  {
    find = findAllVisible,
    alsoLock = null,
  }: { find?: typeof findAllSeen; alsoLock?: number | null } = {},
): Promise<Map<number, Found>> {
  const seen = await find(tx, access, ids)
  const parents = seen.map(({ row }) => row.parent_id)
  await lockComponents(tx, access.applicationId, [...ids, ...parents, alsoLock])
  const held = await find(tx, access, ids)
  return new Map(held.map((found) => [found.row.id, found]))
}

export async function requireFresh(
  tx: Transaction,
  access: Access,
  row: ComponentRow,
  command: Command,
) {
  if (command.ifMatch !== undefined && command.ifMatch !== row.version) {
    throw stale(await presentOne(tx, access, row))
  }
}

async function requireFreeName(
  tx: Transaction,
  row: ComponentRow,
  parentId: number,
  displayName: string,
) {
  if (!isNamed(row)) return
  const wanted = nameKey(displayName)
  const taken = await takenNames(tx, row.application_id, parentId, {
    wanted: [wanted],
    exceptId: row.id,
  })
  if (taken.has(wanted)) throw nameTaken()
}

export const keyOf = (row: ComponentRow, access: Access) => ({
  applicationId: row.application_id,
  id: row.id,
  userId: access.actor.userId,
})

export const changeOf = (command: Command, row: ComponentRow) => ({
  applicationId: row.application_id,
  componentIds: [row.id],
  byUserId: command.actor.userId,
  commandId: command.idempotencyKey,
})

/** Tells everybody who sees a component that something of it changed; the component itself is as it was. */
export async function publishChanged(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  command: Command,
  row: ComponentRow,
): Promise<void> {
  const viewers = await listViewers(tx, row.application_id, row.id)
  const change = { ...changeOf(command, row), kind: 'changed' as const, parentIds: [row.parent_id] }
  const seenBy = viewers.map(({ userId }) => userId)
  await deps.events.append(tx, componentsChanged(change, seenBy))
}

/** The changed item, even where its changer took it out of their own sight. */
async function findChanged(tx: Transaction, access: Access, id: number): Promise<ComponentRow> {
  const { row } = await findSeen(tx, { ...access, seesAll: true }, id)
  return row
}

export const presentChanged = async (
  tx: Transaction,
  access: Access,
  id: number,
): Promise<Component> => presentOne(tx, access, await findChanged(tx, access, id))

/** The same for many, in the order of their ids. */
export async function presentAllChanged(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<Component[]> {
  const rows = new Map((await listByIds(tx, access.applicationId, ids)).map((row) => [row.id, row]))
  return present(
    tx,
    access,
    ids.map((id) => rows.get(id)!),
  )
}
