import type { Client } from '@atrium/api-client'
import { tasks, taskStatuses } from '@atrium/api-client/contract'
import { berlinDay, dayFromWire } from '@atrium/portal-modules/kit'

/** How many tasks of a person are overdue (T-53). */
export async function countOverdue(
  client: Client,
  { tenant, userId }: { tenant: number; userId: number },
): Promise<number> {
  const params = { applicationId: tenant, userId }
  // The start page and the board show them meanwhile.
  const own = await client.call(tasks.ofUser, { params }, { maxAge: 5_000 })
  const today = berlinDay(new Date())
  return own.filter(
    ({ status, endDate }) =>
      status !== taskStatuses.done && endDate !== null && dayFromWire(endDate) < today,
  ).length
}
