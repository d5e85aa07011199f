import { useMemo, useState } from 'react'
import { createPendingCommands, berlinDay, toPortError, useMessages, useModuleHost, usePending, type QueryResult } from '../kit/index.ts' // prettier-ignore
import { groupAsked, urgencyOf, type AskedGroup } from './asked.logic.ts'
import type { ApprovalsChange, ApprovalsPort, AskedCampaign, AskedList } from './approvals.port.ts'
import { nudgeErrorText } from './error-text.ts'
import { messages } from './messages/index.ts'

/** Reminders change nothing before the server says so. */
const commands = createPendingCommands<AskedList, { commandId: string }>({ apply: (list) => list })

export interface AskedModel {
  list: QueryResult<AskedList>
  groups: readonly AskedGroup[]
  /** How many of them are overdue. */
  late: number
  /** Reminds who decides about a campaign; undefined where nobody can be reminded here. */
  remind: ((campaign: AskedCampaign) => void) | undefined
  isReminding: (campaign: AskedCampaign) => boolean
  receive: (change: ApprovalsChange) => void
}

const keyOf = ({ applicationId, id }: AskedCampaign) => `${applicationId} ${id}`

/** What the reader and their team asked others to decide, and the reminders of it (D-01, T-39). */
export function useAsked(port: ApprovalsPort, isWanted: boolean): AskedModel {
  const { notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const { result, receive } = usePending(isWanted ? port.asked : undefined, commands)
  const data = result.state === 'ready' ? result.data : undefined
  const groups = useMemo(() => (data ? groupAsked(data) : []), [data])
  const [reminding, setReminding] = useState<ReadonlySet<string>>(new Set())

  const remind = async (campaign: AskedCampaign) => {
    const key = keyOf(campaign)
    setReminding((all) => new Set([...all, key]))
    try {
      const { applicationId, id: campaignId } = campaign
      await port.nudge!({ applicationId, campaignId, commandId: crypto.randomUUID() })
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
  const today = berlinDay(now())
  return {
    list: result,
    groups,
    late: groups.filter(({ items: [first] }) => urgencyOf(first, today) === 'late').length,
    remind: port.nudge && ((campaign) => void remind(campaign)),
    isReminding: (campaign) => reminding.has(keyOf(campaign)),
    receive,
  }
}
