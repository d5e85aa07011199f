import type { Client } from '@atrium/api-client'
import { tasks, taskStatuses } from '@atrium/api-client/contract'

/** A day travels at ten o'clock in Berlin (VAL-11). */
const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** How many tasks of a person are overdue (T-53). */
export async function countOverdue(
  client: Client,
  { tenant, userId }: { tenant: number; userId: number },
): Promise<number> {
  const params = { applicationId: tenant, userId }
  // The start page and the board show them meanwhile.
  const own = await client.call(tasks.ofUser, { params }, { maxAge: 5_000 })
  const today = berlin.format(new Date())
  return own.filter(
    ({ status, endDate }) =>
      status !== taskStatuses.done && endDate !== null && endDate.slice(0, 10) < today,
  ).length
}
