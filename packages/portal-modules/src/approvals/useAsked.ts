import { useMemo, useState } from 'react'
import { createPendingCommands, calendarDay, toPortError, useMessages, useModuleHost, usePending, type QueryResult } from '../kit/index.ts' // prettier-ignore
import { groupAsked, urgencyOf, type AskedGroup } from './asked.logic.ts'
import type { ApprovalsChange, ApprovalsPort, AskedList } from './approvals.port.ts'
import { nudgeErrorText } from './error-text.ts'
import { messages } from './messages/index.ts'

/** Reminders change nothing before the server says so. */
const commands = createPendingCommands<AskedList, { commandId: string }>({ apply: (list) => list })

export interface AskedModel {
  list: QueryResult<AskedList>
  groups: readonly AskedGroup[]
  /** How many of them are overdue. */
  late: number
  /** Some of it are orders. */
  hasOrders: boolean
  /** Reminds who decides about a campaign or an order. */
  remind: (group: AskedGroup) => void
  /** False where nobody can be reminded of such a thing here. */
  canRemind: (group: AskedGroup) => boolean
  isReminding: (group: AskedGroup) => boolean
  receive: (change: ApprovalsChange) => void
}

/** What the reader and their team asked others to decide, and the reminders of it (D-01, T-39). */
export function useAsked(port: ApprovalsPort, isWanted: boolean): AskedModel {
  const { notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const { result, receive } = usePending(isWanted ? port.asked : undefined, commands)
  const data = result.state === 'ready' ? result.data : undefined
  const groups = useMemo(() => (data ? groupAsked(data) : []), [data])
  const [reminding, setReminding] = useState<ReadonlySet<string>>(new Set())

  const remind = async ({ key, asked, items: [{ campaign }] }: AskedGroup) => {
    setReminding((all) => new Set([...all, key]))
    try {
      const { applicationId, id } = asked
      const commandId = crypto.randomUUID()
      if (campaign) await port.nudge!({ applicationId, campaignId: id, commandId })
      else await port.nudgeOrder!({ applicationId, orderId: id, commandId })
      notify({ tone: 'success', title: tools.t('nudge.done') })
    } catch (error) {
      const detail = nudgeErrorText(tools, toPortError(error))
      notify({ tone: 'failure', title: tools.t('nudge.failed'), detail })
    } finally {
      setReminding((all) => new Set([...all].filter((one) => one !== key)))
      // Refused, somebody else may have done it: then it says who.
      receive({})
    }
  }
  const today = calendarDay(now())
  return {
    list: result,
    groups,
    late: groups.filter(({ items: [first] }) => urgencyOf(first, today) === 'late').length,
    hasOrders: groups.some(({ items: [{ order }] }) => order !== null),
    remind: (group) => void remind(group),
    canRemind: ({ items: [{ campaign }] }) =>
      (campaign ? port.nudge : port.nudgeOrder) !== undefined,
    isReminding: ({ key }) => reminding.has(key),
    receive,
  }
}
