import { Problem } from '../../../platform/problem.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { listViewers, type Viewer } from '../rights/component-groups.repository.ts'
import type { ComponentRow } from '../components.repository.ts'

/** An item that stays as it is, and why. */
export interface Refusal {
  componentId: number
  problem: Problem
}

/** Refusals as a call for many tells them. */
export const toRefused = (refusals: readonly Refusal[]) =>
  refusals.map(({ componentId, problem: { status, code } }) => ({ componentId, status, code }))

/** Sorts out the items that a problem stands against; the others come back as the check gives them. */
export async function partitionByCheck<Item, Fit>(
  items: readonly Item[],
  idOf: (item: Item) => number,
  check: (item: Item) => Fit | Promise<Fit>,
): Promise<{ fit: Fit[]; refused: Refusal[] }> {
  const fit: Fit[] = []
  const refused: Refusal[] = []
  for (const item of items) {
    try {
      fit.push(await check(item))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.push({ componentId: idOf(item), problem: error })
    }
  }
  return { fit, refused }
}

/** Where nothing goes, for one reason, its problem is that of the whole call; a call for one ends so as well. */
export function requireAny(done: readonly unknown[], refusals: readonly Refusal[]): void {
  const [first] = refusals
  if (!first || done.length > 0) return
  if (refusals.every(({ problem }) => problem.code === first.problem.code)) throw first.problem
}

/** Rows that the same people see. */
export interface ViewerGroup {
  rows: readonly ComponentRow[]
  viewers: readonly Viewer[]
}

/**
 * Rows by who sees them: thousands that lie in one folder are mostly seen by the same people, so that
 * these are looked up once, and told once. Of a post it depends on itself who sees it.
 */
export async function groupByViewers(
  tx: Transaction,
  access: Access,
  rows: readonly ComponentRow[],
): Promise<ViewerGroup[]> {
  const byPlace = Map.groupBy(rows, (row) =>
    row.type === 'post'
      ? `${row.id}`
      : `${row.parent_id ?? ''} ${row.is_hidden} ${row.group_ids.join()}`,
  )
  const groups: ViewerGroup[] = []
  for (const together of byPlace.values()) {
    const viewers = await listViewers(tx, access.applicationId, together[0]!.id)
    groups.push({ rows: together, viewers })
  }
  return groups
}
