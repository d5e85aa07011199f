import { useMemo, useState } from 'react'
import { toPortError, useMessages, useModuleHost, useQuery, type PortError, type QueryResult } from '../kit/index.ts' // prettier-ignore
import type { Campaign, CampaignsPort, WaitingPlan } from './campaigns.port.ts'
import { messages } from './messages/index.ts'

export interface ApprovingModel {
  /** What is decided about, as it was read when the question came; the decision is bound to it (T-38). */
  result: QueryResult<readonly WaitingPlan[]>
  plans: readonly WaitingPlan[]
  /** Of what could not be approved: why. */
  failures: ReadonlyMap<number, PortError>
  isSending: boolean
  /** Answers with whether all of it arrived. */
  approve: (words: { note: string; condition: string }) => Promise<boolean>
}

const nothing: readonly WaitingPlan[] = []

/** Approves what waits in several campaigns at once (T-24). */
export function useApproving(
  port: NonNullable<CampaignsPort['approvals']>,
  campaigns: readonly Campaign[],
): ApprovingModel {
  const { t } = useMessages(messages)
  const { notify } = useModuleHost()
  const result = useQuery(
    useMemo(() => port.waiting(campaigns.map(({ id }) => id)), [port, campaigns]),
  )
  const [approved, setApproved] = useState<ReadonlySet<number>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<number, PortError>>(new Map())
  const [isSending, setSending] = useState(false)
  const found = result.state === 'ready' ? result.data : nothing
  const plans = found.filter(({ campaignId }) => !approved.has(campaignId))

  const approve: ApprovingModel['approve'] = async ({ note, condition }) => {
    setSending(true)
    const failed = new Map<number, PortError>()
    for (const plan of plans) {
      try {
        await port.approve({
          plan,
          note: note.trim(),
          condition: condition.trim(),
          commandId: crypto.randomUUID(),
        })
      } catch (error) {
        failed.set(plan.campaignId, toPortError(error))
      }
    }
    const done = plans.filter(({ campaignId }) => !failed.has(campaignId))
    if (done.length > 0) {
      notify({
        tone: 'success',
        title: t(condition.trim() ? 'approve.doneConditional' : 'approve.done', {
          count: done.length,
          name: done[0]!.name,
        }),
      })
    }
    setApproved((all) => new Set([...all, ...done.map(({ campaignId }) => campaignId)]))
    setFailures(failed)
    setSending(false)
    // What was another by now is shown as it is.
    if (failed.size > 0 && result.state === 'ready') result.refresh()
    return failed.size === 0
  }
  return { result, plans, failures, isSending, approve }
}
