import { maxCopies, type Component, type conflictAnswers } from '@atrium/api-client/contract'
import { requireGoodType } from '../../platform/http/file-kinds.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import { removeAfterCommit } from '../../platform/storage/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { fileRulesOf } from '../applications/index.ts'
import {
  canEdit,
  canPutInto,
  componentsChanged,
  componentTexts,
  containerOf,
  findAllVisible,
  findVisible,
  fitsInto,
  freeName,
  holdFilesNamed,
  listByIds,
  listInside,
  listViewers,
  lockComponents,
  nameKey,
  nameTaken,
  narrowedGroups,
  present,
  requireDepth,
  requireReleased,
  settleGroups,
  takeContents,
  takenNames,
  type Command,
  type ComponentRow,
  type Found,
  type InsideRow,
} from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { insertCopies, type NewCopy } from './copies.repository.ts'
import { fileTexts } from './files.texts.ts'

export interface Copy {
  toParentId: number
  items: readonly { componentId: number; conflict: (typeof conflictAnswers)[number] }[]
}

/**
 * Copies files and folders with all in them that the caller sees, all or none. A copy is seen by who
 * sees the folder that it comes into, as something new there would be (FILE-16); what fewer people
 * see than the folder that is copied stays among them.
 */
export async function copyInto(
  deps: Dependencies,
  command: Command,
  { toParentId, items }: Copy,
): Promise<Component[]> {
  const { actor, applicationId } = command
  const { components, gone } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    await findVisible(tx, access, toParentId)
    await lockComponents(tx, applicationId, [toParentId])
    const target = await findVisible(tx, access, toParentId)
    const { roots, inside } = await collect(tx, access, items)
    requireRoom(access, target, roots, inside)
    const rules = await fileRulesOf(tx, applicationId)
    for (const row of [...roots.map((root) => root.row), ...inside].filter(isFile)) {
      requireReleased(row)
      requireGoodType(row.content_type, row.display_name, rules, 'items')
    }

    const there = await replacedBy(tx, access, target, roots, items)
    const renewed = roots.flatMap(({ row: from }) => {
      const to = there.get(from.id)
      return to ? { from, to } : []
    })
    const gone = await takeContents(deps, tx, access, command, renewed)
    const fresh = roots.filter(({ row }) => !there.has(row.id))
    const made = await insertTree(tx, access, target, { fresh, inside, items })
    const freshIds = fresh.map(({ row }) => made.get(row.id)!)
    if (freshIds.length > 0) {
      const viewers = await listViewers(tx, applicationId, freshIds[0]!)
      const change = {
        applicationId,
        kind: 'added' as const,
        parentIds: [toParentId],
        componentIds: freshIds,
        byUserId: actor.userId,
        commandId: command.idempotencyKey,
      }
      const seenBy = viewers.map((viewer) => viewer.userId)
      await deps.events.append(tx, componentsChanged(change, seenBy))
    }
    const ids = roots.map(({ row }) => there.get(row.id)?.id ?? made.get(row.id)!)
    const rows = new Map(
      (await listByIds(tx, applicationId, ids)).map((row) => [row.id, row] as const),
    )
    const components = await present(
      tx,
      access,
      ids.map((id) => rows.get(id)!),
    )
    return { components, gone }
  })
  await removeAfterCommit(deps, gone)
  return components
}

/** What is copied, held so that its contents stay what they are; 404 where the caller misses any of it. */
async function collect(tx: Transaction, access: Access, items: Copy['items']) {
  const ids = [...new Set(items.map(({ componentId }) => componentId))]
  const look = async () => {
    const roots = await findAllVisible(tx, access, ids)
    const isHere = ({ row }: Found) => isFile(row) || row.type === 'directory'
    if (roots.length < ids.length || !roots.every(isHere)) throw notFound()
    const folderIds = roots.filter(({ row }) => !isFile(row)).map(({ row }) => row.id)
    const inside = folderIds.length > 0 ? await listInside(tx, access, folderIds) : []
    if (roots.length + inside.length > maxCopies) {
      throw new Problem(413, 'too-many-copies', { text: fileTexts['too-many-copies'] })
    }
    return { roots, inside: inside.filter((row) => row.type === 'directory' || isFile(row)) }
  }
  const seen = await look()
  const held = [...seen.roots.map(({ row }) => row.id), ...seen.inside.map(({ id }) => id)]
  await lockComponents(tx, access.applicationId, held)
  return look()
}

/** Refuses what has no place in the target, and what the caller may not make there (FILE-12). */
function requireRoom(
  access: Access,
  target: Found,
  roots: readonly Found[],
  inside: readonly InsideRow[],
) {
  const container = containerOf(target.row)
  if (!fitsInto(container, 'directory')) {
    throw invalid({ toParentId: componentTexts['not-a-folder'] })
  }
  const types = new Set([...roots.map(({ row }) => row.type), ...inside.map(({ type }) => type)])
  if (![...types].every((type) => canPutInto(access, container, type))) throw forbidden()
  const above = new Set(target.chain.map(({ id }) => id))
  if (roots.some(({ row }) => above.has(row.id))) {
    throw new Problem(409, 'cycle', { text: componentTexts['cycle-copy'] })
  }
  const levels = levelsOf(roots, inside)
  const height = levels.findLastIndex((rows) => rows.some(({ type }) => type === 'directory')) + 1
  if (height > 0) requireDepth(target, height)
}

/** The files of the target that get the content of another one, by the id of that one (T-65). */
async function replacedBy(
  tx: Transaction,
  access: Access,
  target: Found,
  roots: readonly Found[],
  items: Copy['items'],
): Promise<Map<number, ComponentRow>> {
  const isReplacing = conflictOf(items, 'replace')
  const coming = roots.map(({ row }) => row).filter((row) => isReplacing(row.id) && isFile(row))
  if (coming.length === 0) return new Map()
  const names = coming.map((row) => row.display_name)
  const held = await holdFilesNamed(tx, access, target, names)
  if (held.some((row) => !canEdit(access, row.type))) throw forbidden()
  const pairs = held.map((row) => {
    const from = coming.find((one) => nameKey(one.display_name) === nameKey(row.display_name))!
    // A file cannot take its own place.
    if (from.id === row.id) throw nameTaken()
    return [from.id, row] as const
  })
  return new Map(pairs)
}

/** Makes the copies, one level after the other; answers with the new id of each. */
async function insertTree(
  tx: Transaction,
  access: Access,
  target: Found,
  about: { fresh: readonly Found[]; inside: readonly InsideRow[]; items: Copy['items'] },
): Promise<Map<number, number>> {
  const { fresh, inside, items } = about
  const { applicationId, actor } = access
  const by = { applicationId, userId: actor.userId }
  const { groupIds } = await settleGroups(tx, access, target.row.group_ids, undefined)
  const names = await chooseNames(tx, target, fresh, items)
  const made = new Map<number, number>()
  const keep = async (copies: readonly NewCopy[]) => {
    const ids = await insertCopies(tx, by, copies)
    for (const [index, { sourceId }] of copies.entries()) made.set(sourceId, ids[index]!)
  }

  await keep(
    fresh.map(({ row }, index) => {
      const displayName = names[index]!
      const key = nameKey(displayName)
      return { sourceId: row.id, parentId: target.row.id, displayName, nameKey: key, groupIds }
    }),
  )
  const groupsOf = await circles(tx, access, fresh, inside, groupIds)
  for (const rows of levelsOf(fresh, inside).slice(1)) {
    await keep(
      rows.map(({ id, parent_id: parentId, display_name: displayName }) => ({
        sourceId: id,
        parentId: made.get(parentId!)!,
        displayName,
        nameKey: nameKey(displayName),
        groupIds: groupsOf(id),
      })),
    )
  }
  return made
}

/** Names in the order of the copies; 409 where one is taken and nothing else was said. */
async function chooseNames(
  tx: Transaction,
  target: Found,
  fresh: readonly Found[],
  items: Copy['items'],
): Promise<string[]> {
  const isKept = conflictOf(items, 'keep-both')
  const used = await takenNames(tx, target.row.application_id, target.row.id)
  const next = new Map<string, number>()
  return fresh.map(({ row }) => {
    const { display_name: wanted } = row
    if (!isKept(row.id) && used.has(nameKey(wanted))) throw nameTaken()
    const name = freeName(wanted, used, next)
    used.add(nameKey(name))
    return name
  })
}

/** Who sees what lies in the copied folders: who sees the copy, or those of them who saw it before, where they were fewer. */
async function circles(
  tx: Transaction,
  access: Access,
  roots: readonly Found[],
  inside: readonly InsideRow[],
  groupIds: readonly number[],
): Promise<(id: number) => readonly number[]> {
  const rows = await listByIds(
    tx,
    access.applicationId,
    inside.map(({ id }) => id),
  )
  const own = new Map(rows.map((row) => [row.id, row.group_ids]))
  const top = new Map(roots.map(({ row }) => [row.id, row.group_ids]))
  const above = new Map<number, readonly number[]>()
  // Those above come first.
  for (const { id, parent_id: parentId } of inside) {
    above.set(id, above.get(parentId) ?? top.get(parentId) ?? [])
  }
  const chosen = await narrowedGroups(tx, access, groupIds)
  return (id) => chosen(above.get(id) ?? [], own.get(id) ?? [])
}

/** The copied items, and level by level what lies in them. */
function levelsOf(roots: readonly Found[], inside: readonly InsideRow[]) {
  type Level = { id: number; parent_id: number | null; type: string; display_name: string }[]
  const byParent = Map.groupBy(inside, (row) => row.parent_id)
  const levels: Level[] = [roots.map(({ row }) => row)]
  for (;;) {
    const next = levels.at(-1)!.flatMap(({ id }) => byParent.get(id) ?? [])
    if (next.length === 0) return levels
    levels.push(next)
  }
}

const isFile = (row: { type: string; storage_key: string | null }) =>
  row.type === 'filelink' && row.storage_key !== null

const conflictOf = (items: Copy['items'], answer: Copy['items'][number]['conflict']) => {
  const ids = items.filter(({ conflict }) => conflict === answer).map((item) => item.componentId)
  return (id: number) => ids.includes(id)
}
