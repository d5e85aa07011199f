import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { byWaiting } from '../kit/campaigns/waiting-order.ts'
import {
  createPendingCommands,
  toPortError,
  useMessages,
  useModuleHost,
  usePending,
  type QueryResult,
} from '../kit/index.ts'
import { byDecision, withDecided, type PendingDecision } from './approvals.logic.ts' // prettier-ignore
import type { Approval, ApprovalResult, ChannelApproval, ApprovalsPort, CampaignApprovalList, Decision } from './approvals.port.ts' // prettier-ignore
import { nudgeErrorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { useConditions, type Conditions } from './useConditions.ts'
import { useDeciding } from './useDeciding.ts'

const commands = createPendingCommands<CampaignApprovalList, PendingDecision>({
  apply: withDecided,
})
const nothing: readonly ChannelApproval[] = []

export interface CampaignApprovalsModel {
  list: QueryResult<CampaignApprovalList>
  mayDecide: boolean
  waiting: readonly ChannelApproval[]
  decided: readonly ChannelApproval[]
  /** What the decisions come to; undefined while nothing is decided. */
  result: ApprovalResult | undefined
  /** Answers with whether all of it arrived. */
  decide: (items: readonly Approval[], decision: Decision, comment: string) => Promise<boolean>
  conditions: Conditions
  /** Undefined where the reader cannot remind of it, or somebody did so today (T-39). */
  nudge: (() => void) | undefined
  isNudging: boolean
}

/** What is to be decided about one campaign, what was, and whom it concerns. */
export function useCampaignApprovals(
  port: ApprovalsPort,
  campaignId: number,
): CampaignApprovalsModel {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)
  const query = useMemo(() => port.ofCampaign(campaignId), [port, campaignId])
  const { result, run, receive } = usePending(query, commands)
  const decideNow = useDeciding(port, run)
  const hear = useEffectEvent(receive)
  useEffect(() => port.onChange?.((change) => hear(change)), [port])

  const items = result.state === 'ready' ? result.data.items : nothing
  const { waiting, decided } = useMemo(() => {
    const past = items.filter(({ state }) => state !== 'waiting')
    return {
      waiting: items.filter(({ state }) => state === 'waiting').toSorted(byWaiting),
      decided: past.toSorted(byDecision),
    }
  }, [items])

  const [isNudging, setNudging] = useState(false)
  const nudge = async () => {
    setNudging(true)
    try {
      await port.nudge!({ campaignId, commandId: crypto.randomUUID() })
      notify({ tone: 'success', title: tools.t('nudge.done') })
    } catch (error) {
      const detail = nudgeErrorText(tools, toPortError(error))
      notify({ tone: 'failure', title: tools.t('nudge.failed'), detail })
    } finally {
      setNudging(false)
      // Refused, somebody else may have done it: then it says who.
      receive({})
    }
  }
  const reload = useCallback(() => receive({}), [receive])
  const conditions = useConditions(port, reload)
  const canNudge = port.nudge && result.state === 'ready' && result.data.can.nudge
  return {
    list: result,
    mayDecide: result.state !== 'ready' || result.data.mayDecide,
    waiting,
    decided,
    result: result.state === 'ready' && decided.length > 0 ? result.data.result : undefined,
    decide: async (some, decision, comment) =>
      (await decideNow({ items: some, decision, comment })).length === 0,
    conditions,
    nudge: canNudge && waiting.length > 0 ? () => void nudge() : undefined,
    isNudging,
  }
}
