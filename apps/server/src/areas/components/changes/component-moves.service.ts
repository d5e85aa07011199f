import type { Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { requireGoodKind } from '../../../platform/http/file-kinds.ts'
import { forbidden, invalid, notFound, Problem, stale } from '../../../platform/problem.ts'
import { removeAfterCommit } from '../../../platform/storage/index.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { fileRulesOf } from '../../applications/index.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import {
  groupByViewers,
  requireAny,
  partitionByCheck,
  type Refusal,
} from '../batches/component-batches.ts'
import {
  changeOf,
  findAllForChange,
  presentAllChanged,
  requireDepth,
  requireFresh,
  requireGoodName,
  type Command,
  type Conflict,
} from './component-changes.service.ts'
import { listViewers } from '../rights/component-groups.repository.ts'
import {
  takeContents,
  throughVersions,
  type ContentDependencies,
} from '../contents/component-contents.service.ts'
import { namesOf, settleNames, splitVersions } from './component-names.service.ts'
import { throwAway } from '../trash/component-removals.service.ts'
import { mayEdit } from '../rights/component-rights.service.ts'
import { movedBy } from '../contents/component-news.repository.ts'
import { settleInBucket } from '../contents/component-tasks.repository.ts'
import { heightsOf, lockTree } from '../contents/component-tree.repository.ts'
import { audienceChanged } from '../components.events.ts'
import { containerOf } from '../components.mapper.ts'
import { canPutInto, fitsInto, isFolder } from '../components.policy.ts'
import { type ComponentRow } from '../components.repository.ts'
import { updateComponents } from '../component-writes.repository.ts'
import { findVisible, presentOne, type Found } from '../components.service.ts'
import { componentTexts } from '../components.texts.ts'

/** Items of one folder that go into another one. */
export interface Move {
  fromParentId: number
  toParentId: number
  items: readonly {
    componentId: number
    conflict: Conflict
    /** What it is called there; absent: as it is called. */
    displayName?: string | undefined
  }[]
}

/**
 * Moves items into another folder; they keep their own groups (FILE-16). A file that replaces one
 * becomes a version of it, and lies in the trash of where it was (T-65). One that is refused keeps
 * none of the others; where all are for one reason, that is the answer.
 */
export async function moveComponents(
  deps: ContentDependencies,
  command: Command,
  { fromParentId, toParentId, items }: Move,
): Promise<{ components: Component[]; refused: Refusal[] }> {
  const { gone, ...answer } = await enterTenant(
    deps,
    command.actor,
    command.applicationId,
    async (tx, access) => {
      const { applicationId, actor } = access
      await lockTree(tx, applicationId)
      await findVisible(tx, access, toParentId)
      const wanted = new Map(items.map((item) => [item.componentId, item]))
      const found = await findAllForChange(tx, access, [...wanted.keys()], {
        alsoLock: toParentId,
      })
      const target = await findVisible(tx, access, toParentId)
      const folders = [...found.values()].filter(({ row }) => isFolder(row.type))
      const heights = await heightsOf(
        tx,
        applicationId,
        folders.map(({ row }) => row.id),
      )

      const checked = await partitionByCheck(
        [...wanted],
        ([id]) => id,
        async ([id, { conflict, displayName }]) => {
          const row = found.get(id)?.row
          if (!row) throw notFound()
          await requireMovable(tx, access, row, target)
          await requireFresh(tx, access, row, command)
          if (row.parent_id === toParentId) return { row, conflict }
          if (row.parent_id !== fromParentId) throw stale(await presentOne(tx, access, row))
          requireRoom(row, heights.get(row.id), target)
          const name = displayName?.normalize('NFC')
          if (name !== undefined) requireGoodName(name)
          if (name !== undefined && row.type === 'filelink' && name !== row.display_name) {
            requireGoodKind(name, await fileRulesOf(tx, applicationId), 'displayName')
          }
          return { row, conflict, name }
        },
      )
      const coming = checked.fit.filter(({ row }) => row.parent_id !== toParentId)
      const named = await settleNames(tx, access, toParentId, coming)
      const { own, versions } = splitVersions(named.fit)
      const rows = own.map(({ row }) => row)
      const before = await groupByViewers(tx, access, rows)
      const gone = await takeContents(deps, tx, access, command, versions)
      // With what was said about it, it can be taken back to where it was.
      const taken = versions.map(({ from }) => from)
      await throwAway(deps, tx, access, command, taken)
      await updateComponents(
        tx,
        applicationId,
        namesOf(own),
        sql`parent_id = ${toParentId}, ${movedBy(actor.userId, sql`${toParentId}::int`)}`,
      )
      const taskIds = rows.filter(({ type }) => type === 'task').map(({ id }) => id)
      if (taskIds.length > 0) await settleInBucket(tx, applicationId, taskIds, deps.clock.now())
      for (const { rows: together, viewers } of before) {
        const [first] = together as [ComponentRow]
        const componentIds = together.map(({ id }) => id)
        await deps.events.append(
          tx,
          ...audienceChanged(
            { ...changeOf(command, first), componentIds, kind: 'moved' },
            { parentId: first.parent_id, viewers },
            { parentId: toParentId, viewers: await listViewers(tx, applicationId, first.id) },
          ),
        )
      }
      const refused = [...checked.refused, ...named.refused]
      const isRefused = new Set(refused.map(({ componentId }) => componentId))
      const moved = [...wanted.keys()].filter((id) => !isRefused.has(id))
      requireAny(moved, refused)
      const ids = throughVersions(moved, versions)
      return { components: await presentAllChanged(tx, access, ids), refused, gone }
    },
  )
  await removeAfterCommit(deps, gone)
  return answer
}

/** Refuses what the caller may not change, and what has no place in the target. */
async function requireMovable(tx: Transaction, access: Access, row: ComponentRow, target: Found) {
  const container = containerOf(target.row)
  if (!(await mayEdit(tx, access, row))) throw forbidden()
  if (!fitsInto(container, row.type)) {
    throw invalid({ toParentId: componentTexts['does-not-fit'] })
  }
  if (!canPutInto(access, container, row.type)) throw forbidden()
}

/** Refuses a folder that would lie in itself, or too deep; `height` is how many levels it has. */
function requireRoom(row: ComponentRow, height: number | undefined, target: Found) {
  if (height === undefined) return
  if (target.chain.some((level) => level.id === row.id)) {
    throw new Problem(409, 'cycle', { text: componentTexts.cycle })
  }
  requireDepth(target, height)
}
