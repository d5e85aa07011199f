import type { Component, conflictAnswers } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import { audit } from '../../platform/audit.ts'
import { forbidden, invalid, notFound, Problem, stale } from '../../platform/problem.ts'
import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { groupsEntry, presenceEntry } from './component-audit.ts'
import { listViewers, replaceGroups } from './component-groups.repository.ts'
import { settleGroups } from './component-groups.service.ts'
import { settleInBucket } from './component-tasks.repository.ts'
import { heightOf, lockTree } from './component-tree.repository.ts'
import { trashHorizon } from './component-trash.service.ts'
import { mayDelete, mayEdit } from './component-rights.service.ts'
import { audienceChanged, componentsChanged } from './components.events.ts'
import { freeName, nameFault, nameKey } from './components.names.ts'
import { containerOf } from './components.mapper.ts'
import { canDelete, canEdit, canPutInto, fitsInto, isFolder } from './components.policy.ts'
import {
  findNamed,
  holdsAny,
  lockComponents,
  takenNames,
  updateComponent,
  type ComponentRow,
} from './components.repository.ts'
import {
  findAllVisible,
  findSeen,
  findVisible,
  presentOne,
  type Found,
} from './components.service.ts'
import { componentTexts } from './components.texts.ts'

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

export interface Move {
  id: number
  fromParentId: number
  toParentId: number
  conflict: Conflict
}

type ChangesDependencies = Pick<Dependencies, 'database' | 'events' | 'clock'>

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
  await audit(tx, groupsEntry(access.actor, row, groupIds))
}

export function createComponentChanges(deps: ChangesDependencies) {
  return {
    /** Moves an item into another folder; it keeps its own groups (FILE-16). */
    move: (command: Command, move: Move) =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId } = access
        await lockTree(tx, applicationId)
        const { row } = await findForChange(tx, access, move.id, move.toParentId)
        const target = await findVisible(tx, access, move.toParentId)
        if (!(await mayEdit(tx, access, row))) throw forbidden()
        if (!fitsInto(containerOf(target.row), row.type)) {
          throw invalid({ toParentId: componentTexts['does-not-fit'] })
        }
        if (!canPutInto(access, containerOf(target.row), row.type)) throw forbidden()
        await requireFresh(tx, access, row, command)
        if (row.parent_id === move.toParentId) return presentOne(tx, access, row)
        if (row.parent_id !== move.fromParentId) throw stale(await presentOne(tx, access, row))
        await requireRoom(tx, row, target)
        const name = await settleName(deps, tx, access, command, row, target, move.conflict)
        const viewersBefore = await listViewers(tx, applicationId, row.id)
        await updateComponent(tx, keyOf(row, access), sql`parent_id = ${move.toParentId}, ${name}`)
        if (row.type === 'task') await settleInBucket(tx, applicationId, [row.id], deps.clock.now())
        await deps.events.append(
          tx,
          ...audienceChanged(
            { ...changeOf(command, row), kind: 'moved' },
            { parentId: row.parent_id, viewers: viewersBefore },
            { parentId: move.toParentId, viewers: await listViewers(tx, applicationId, row.id) },
          ),
        )
        return presentChanged(tx, access, row.id)
      }),

    /** Puts an item into the trash; what lies inside goes with it. */
    remove: (command: Command, id: number) =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { row } = await findForChange(tx, access, id)
        if (!mayDelete(access, row)) throw forbidden()
        await requireFresh(tx, access, row, command)
        await requireEmptyBucket(tx, row)
        await putIntoTrash(deps, tx, access, command, row)
      }),

    /** Takes an item back out of the trash, to where it was. */
    restore: (command: Command, id: number, conflict: Conflict) =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const seen = await findSeen(tx, access, id)
        await lockComponents(tx, access.applicationId, [id, seen.row.parent_id])
        const { row, chain } = await findSeen(tx, access, id)
        if (row.deleted_at === null) {
          return presentOne(tx, access, (await findVisible(tx, access, id)).row)
        }
        if (row.deleted_at < trashHorizon(deps.clock.now())) throw notFound()
        if (!mayDelete(access, row)) throw forbidden()
        if (chain.slice(0, -1).some((level) => level.deleted_at !== null)) {
          throw new Problem(409, 'parent-gone', { text: componentTexts['parent-gone'] })
        }
        const folder = { row: chain.at(-2)!, chain: chain.slice(0, -1) }
        const name =
          row.parent_id === null
            ? sql`display_name = display_name`
            : await settleName(deps, tx, access, command, row, folder, conflict)
        await updateComponent(
          tx,
          keyOf(row, access),
          sql`deleted_at = null, deleted_by = null, ${name}`,
        )
        await audit(tx, presenceEntry(access.actor, row, 'restored'))
        const viewers = await listViewers(tx, access.applicationId, id)
        await deps.events.append(
          tx,
          componentsChanged(
            { ...changeOf(command, row), kind: 'restored', parentIds: [row.parent_id] },
            viewers.map((viewer) => viewer.userId),
          ),
        )
        return presentChanged(tx, access, id)
      }),
  }
}

/** Puts an item into the trash, in the caller's transaction; what lies inside goes with it. */
async function putIntoTrash(
  deps: ChangesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  row: ComponentRow,
) {
  const viewers = await listViewers(tx, access.applicationId, row.id)
  await updateComponent(
    tx,
    keyOf(row, access),
    sql`deleted_at = ${deps.clock.now()}, deleted_by = ${access.actor.userId}`,
  )
  await audit(tx, presenceEntry(access.actor, row, 'deleted'))
  await deps.events.append(
    tx,
    componentsChanged(
      { ...changeOf(command, row), kind: 'removed', parentIds: [row.parent_id] },
      viewers.map((viewer) => viewer.userId),
    ),
  )
}

/**
 * Makes room for a file that comes from elsewhere with a history of its own: one of the same name
 * goes to the trash, as far as the caller may delete it (T-65). What they may not see or delete, or
 * is a folder, stands in the way: 409 and 403.
 */
async function replaceFiles(
  deps: ChangesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  folder: Found,
  names: readonly string[],
): Promise<void> {
  const seen = await holdFilesNamed(tx, access, folder, names)
  if (seen.some((row) => !canDelete(access, row.type))) throw forbidden()
  for (const row of seen) await putIntoTrash(deps, tx, access, command, row)
}

/**
 * Finds and holds the files of these names in a folder. What the caller may not see, or is a folder,
 * stands in the way: 409 (T-65).
 */
export async function holdFilesNamed(
  tx: Transaction,
  access: Access,
  folder: Found,
  names: readonly string[],
): Promise<ComponentRow[]> {
  const { applicationId } = access
  const named = await findNamed(tx, applicationId, folder.row.id, names.map(nameKey))
  const ids = named.map(({ id }) => id)
  await lockComponents(tx, applicationId, ids)
  const seen = await findAllVisible(tx, access, ids)
  if (seen.length < ids.length || seen.some(({ row }) => row.type !== 'filelink')) throw nameTaken()
  return seen.map(({ row }) => row)
}

/** The name under which an item comes into a folder, as an assignment; 409 where it is taken and nothing was said. */
async function settleName(
  deps: ChangesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  row: ComponentRow,
  folder: Found,
  conflict: Conflict,
): Promise<Sql> {
  const { display_name: displayName } = row
  if (conflict === 'keep-both' && isNamed(row)) {
    const taken = await takenNames(tx, row.application_id, folder.row.id, { exceptId: row.id })
    const free = freeName(displayName, taken)
    return sql`display_name = ${free}, name_key = ${nameKey(free)}`
  }
  if (conflict === 'replace' && row.type === 'filelink') {
    await replaceFiles(deps, tx, access, command, folder, [displayName])
  } else {
    await requireFreeName(tx, row, folder.row.id, displayName)
  }
  return sql`display_name = display_name`
}

/** Files and folders are known by their name; of other items several may be called the same. */
const isNamed = (row: ComponentRow) => row.type === 'directory' || row.type === 'filelink'

/** Refuses a name that is none on every computer. */
export function requireGoodName(name: string): void {
  const fault = nameFault(name)
  if (fault) throw invalid({ displayName: componentTexts[fault] })
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

/** A bucket goes when its tasks have gone elsewhere (TASK-10). */
async function requireEmptyBucket(tx: Transaction, row: ComponentRow) {
  if (row.type !== 'taskbucket' || !(await holdsAny(tx, row.application_id, row.id))) return
  throw new Problem(409, 'bucket-not-empty', { text: componentTexts['bucket-not-empty'] })
}

async function requireRoom(tx: Transaction, row: ComponentRow, target: Found) {
  if (!isFolder(row.type)) return
  if (target.chain.some((level) => level.id === row.id)) {
    throw new Problem(409, 'cycle', { text: componentTexts.cycle })
  }
  requireDepth(target, await heightOf(tx, row.application_id, row.id))
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
