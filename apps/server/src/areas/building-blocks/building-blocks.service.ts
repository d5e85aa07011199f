import type { BuildingBlock, ConfigurationEntry } from '@atrium/api-client/contract'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { findVisible, listByIds, present, type ComponentRow } from '../components/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toEntry } from './booking-fields.logic.ts'
import { listBlockFields, listMediaTypeFields } from './booking-fields.repository.ts'
import { blockRows, listBlockIds, type BlockRow } from './building-blocks.repository.ts'

export function createBlocksService(deps: Pick<Dependencies, 'database'>) {
  return {
    /** Building blocks to order from, by priority and name (DO-23). */
    list: (actor: Actor, applicationId: number): Promise<BuildingBlock[]> =>
      enterTenant(deps, actor, applicationId, (tx, access) => listBlocks(tx, access)),

    /** Those that fit a product and a campaign: they name the same ones, or none (BB-04). */
    matching: (
      actor: Actor,
      applicationId: number,
      fitting: { productId: number; campaignId: number },
    ): Promise<BuildingBlock[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) =>
        presentBlocks(tx, access, await listBlockIds(tx, access, fitting)),
      ),

    get: (actor: Actor, applicationId: number, id: number): Promise<BuildingBlock> =>
      enterTenant(deps, actor, applicationId, (tx, access) => presentBlock(tx, access, id)),

    /** Its fields with the values that an order begins with (DO-23). */
    values: (actor: Actor, applicationId: number, id: number): Promise<ConfigurationEntry[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findBlock(tx, access, id)
        return (await listBlockFields(tx, applicationId, id)).map(toEntry)
      }),

    /** What orders of a media type fill in, whatever they are made from (DO-22, BB-05). */
    mediaType: (actor: Actor, applicationId: number, id: number): Promise<ConfigurationEntry[]> =>
      enterTenant(deps, actor, applicationId, async (tx) =>
        (await listMediaTypeFields(tx, applicationId, [id])).map(toEntry),
      ),
  }
}

/** Building blocks that the caller sees: the same number of statements for any number. */
export const listBlocks = async (tx: Transaction, access: Access): Promise<BuildingBlock[]> =>
  presentBlocks(tx, access, await listBlockIds(tx, access))

/** A building block that the caller sees, or 404. */
export async function findBlock(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<{ row: ComponentRow; block: BlockRow }> {
  const { row } = await findVisible(tx, access, id)
  const block = (await blockRows(tx, access.applicationId, [row.id])).get(row.id)
  if (!block) throw notFound()
  return { row, block }
}

async function presentBlock(tx: Transaction, access: Access, id: number): Promise<BuildingBlock> {
  const { row } = await findBlock(tx, access, id)
  const [block] = await presentRows(tx, access, [row])
  return block!
}

async function presentBlocks(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<BuildingBlock[]> {
  const rows = await listByIds(tx, access.applicationId, ids)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return presentRows(
    tx,
    access,
    ids.map((id) => rowOf.get(id)!),
  )
}

/** Building blocks as the caller may know them. */
export async function presentRows(
  tx: Transaction,
  access: Access,
  rows: readonly ComponentRow[],
): Promise<BuildingBlock[]> {
  const components = await present(tx, access, rows)
  const blocks = await blockRows(
    tx,
    access.applicationId,
    rows.map(({ id }) => id),
  )
  return components.map((component) => {
    const { id: _, ...facts } = blocks.get(component.id)!
    return { ...component, ...facts }
  })
}
