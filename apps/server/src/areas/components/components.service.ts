import type { Abilities, Component } from '@atrium/api-client/contract'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { settingsOf } from '../applications/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { countComments } from './contents/component-comments.repository.ts'
import { findChain, findChains } from './contents/component-tree.repository.ts'
import { listFoldersWithNews, listNews } from './contents/component-news.repository.ts'
import { containerOf, toComponent } from './components.mapper.ts'
import {
  abilitiesOf,
  isContainer,
  isOut,
  isShownTo,
  isVisible,
  seesDrafts,
} from './components.policy.ts'
import { countChildren, isId, listChildren, type ComponentRow } from './components.repository.ts'
import { insertTrack } from './component-writes.repository.ts'

const none: ReadonlySet<number> = new Set()

/** A component with everything above it. */
export interface Found {
  row: ComponentRow
  /** From the root down, the component last. */
  chain: ComponentRow[]
}

/**
 * A living component that the caller may see. One that is deleted, hidden by any folder above it,
 * a draft of somebody else's, or not there is the same to them: 404 (PERM-13, PERM-19).
 */
export async function findVisible(tx: Transaction, access: Access, id: number): Promise<Found> {
  const found = await findSeen(tx, access, id)
  if (found.chain.some((row) => row.deleted_at !== null)) throw notFound()
  return found
}

/** Like `findVisible`, but deleted ones count too. */
export async function findSeen(tx: Transaction, access: Access, id: number): Promise<Found> {
  const chain = isId(id) ? await findChain(tx, access.applicationId, id) : []
  const row = chain.at(-1)
  if (!row || !isSeenBy(access, chain)) throw notFound()
  return { row, chain }
}

/** Those of the components that live and that the caller may see, in the order of the ids. */
export async function findAllVisible(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<Found[]> {
  const seen = await findAllSeen(tx, access, ids)
  return seen.filter(({ chain }) => chain.every((row) => row.deleted_at === null))
}

/** Like `findAllVisible`, but deleted ones count too. */
export async function findAllSeen(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<Found[]> {
  const chains = await findChains(tx, access.applicationId, ids)
  return chains
    .filter((chain) => isSeenBy(access, chain))
    .map((chain) => ({ row: chain.at(-1)!, chain }))
}

/** Whether the caller may see the last of a chain, deleted or not. */
export const isSeenBy = (access: Access, chain: readonly ComponentRow[]) =>
  isVisible(
    access,
    chain.map((level) => level.group_ids),
  ) &&
  isShownTo(access, chain) &&
  (seesDrafts(access) || isOut(chain.at(-1)!, new Date()))

/** Rows as the caller may know them, with the number of items that they see inside. */
export async function present(
  tx: Transaction,
  access: Access,
  rows: readonly ComponentRow[],
): Promise<Component[]> {
  const containerIds = rows.filter((row) => isContainer(row.type)).map((row) => row.id)
  const counts = await countChildren(tx, access, containerIds)
  // Thousands of rows are of few kinds.
  const abilities = new Map<string, Abilities>()
  return rows.map((row) => {
    const kind = `${row.type} ${row.collection_type ?? ''}`
    const can = abilities.get(kind) ?? abilitiesOf(access, containerOf(row))
    abilities.set(kind, can)
    const childCount = isContainer(row.type) ? (counts.get(row.id) ?? 0) : null
    return toComponent(row, access, { childCount, can })
  })
}

export async function presentOne(
  tx: Transaction,
  access: Access,
  row: ComponentRow,
): Promise<Component> {
  const [component] = await present(tx, access, [row])
  return component!
}

export function createComponentsService(deps: Dependencies) {
  return {
    get: (actor: Actor, applicationId: number, id: number) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, id)
        return presentOne(tx, access, row)
      }),

    children: (actor: Actor, applicationId: number, id: number) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, id)
        const children = await present(tx, access, await listChildren(tx, access, id))
        const news = await listNews(tx, access, id)
        const hasFolders = children.some(({ type }) => type === 'directory')
        const inside = hasFolders ? await listFoldersWithNews(tx, access, id) : none
        // Where commenting is off nobody hears of what was said before (CMT-04).
        const { isOn } = await settingsOf(tx, applicationId)
        const counts = isOn('COMMENTING_ENABLED')
          ? await countComments(tx, applicationId, [id])
          : undefined
        for (const child of children) {
          child.commentCount = counts?.get(child.id)
          child.news = news.get(child.id) ?? (inside.has(child.id) ? 'inside' : undefined)
        }
        return children
      }),

    path: (actor: Actor, applicationId: number, id: number) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { chain } = await findVisible(tx, access, id)
        return present(tx, access, chain)
      }),

    track: (actor: Actor, applicationId: number, id: number, parentId: number | undefined) =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, id)
        if (parentId !== undefined) await findVisible(tx, access, parentId)
        await insertTrack(tx, {
          applicationId,
          componentId: id,
          parentId: parentId ?? null,
          userId: actor.userId,
        })
      }),
  }
}
