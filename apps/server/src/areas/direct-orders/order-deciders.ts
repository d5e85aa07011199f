import type { AskedOrder } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { listAwayOn } from '../campaigns/index.ts'
import { listViewersAmong } from '../components/index.ts'
import { decidersOf } from './direct-orders.policy.ts'
import { listDeciders, type OrderRow } from './direct-orders.repository.ts'
import { listOrderDecisions } from './order-reminders.repository.ts'

type Asked = Pick<OrderRow, 'id' | 'creator_id'>

/**
 * Who has to decide about orders, by name (D-01, T-43): of those who decide and see an order, nobody who
 * placed it as long as somebody else can, and who stands in today for them. The same number of statements
 * for any number of orders.
 */
export async function listOrderDeciders(
  tx: Transaction,
  applicationId: number,
  orders: readonly Asked[],
  today: string,
): Promise<(order: Asked) => AskedOrder['deciders']> {
  const ids = decidersOf(await listDeciders(tx, applicationId)).map(({ id }) => id)
  const away = (await listAwayOn(tx, applicationId, today)).filter((row) => ids.includes(row.user_id)) // prettier-ignore
  const orderIds = orders.map(({ id }) => id)
  const userIds = [...new Set([...ids, ...away.map((row) => row.deputy_id)])]
  const viewers = Map.groupBy(
    await listViewersAmong(tx, applicationId, { componentIds: orderIds, userIds }),
    (row) => row.componentId,
  )
  const decisions = Map.groupBy(
    await listOrderDecisions(tx, applicationId, orderIds),
    (row) => row.component_id,
  )
  return ({ id, creator_id: creatorId }) => {
    const seeing = viewers.get(id) ?? []
    const able = seeing.filter(({ userId }) => ids.includes(userId))
    const others = able.filter(({ userId }) => userId !== creatorId)
    const deciding = others.length > 0 ? others : able
    const decidedAt = new Map(decisions.get(id)?.map((row) => [row.user_id, row.at]))
    const isDeciding = (userId: number) => deciding.some((one) => one.userId === userId)
    const personOf = (userId: number) => {
      const found = seeing.find((one) => one.userId === userId)
      return found && { id: userId, firstName: found.firstName, lastName: found.lastName }
    }
    return seeing.flatMap(({ userId }) => {
      const absence = away.find((row) => row.user_id === userId)
      const inPlace = away.find((row) => row.deputy_id === userId && isDeciding(row.user_id))
      if (!isDeciding(userId) && !inPlace) return []
      return [
        {
          ...personOf(userId)!,
          decidedAt: decidedAt.get(userId)?.toISOString() ?? null,
          awayUntil: absence ? dayOnWire(absence.until_day) : null,
          inPlaceOf: isDeciding(userId) || !inPlace ? null : (personOf(inPlace.user_id) ?? null),
        },
      ]
    })
  }
}
