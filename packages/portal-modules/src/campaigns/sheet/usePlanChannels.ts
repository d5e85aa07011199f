import { useEffect, useEffectEvent, useMemo } from 'react'
import { createPendingCommands, usePending, type Command } from '../../kit/index.ts'
import type { CampaignsPort, PlannedChannel } from '../campaigns.port.ts'
import type { CampaignPlanningPort, PlanChanges } from '../planning.port.ts'
import { withChanges } from './plan-truth.ts'

export type Plan = readonly PlannedChannel[]
interface PlanCommand extends Command {
  changes: PlanChanges
}
const commands = createPendingCommands<Plan, PlanCommand>({
  apply: (truth, { changes }) => withChanges(truth, changes),
})
export const nothing: Plan = []
export const noChanges: PlanChanges = { add: [], change: [], remove: [] }

/** The channels of one campaign, with changes as they come. */
export function usePlanChannels(
  planning: CampaignPlanningPort,
  campaignId: number,
  onChange: CampaignsPort['onChange'],
) {
  const { result, run, receive } = usePending(
    useMemo(() => planning.channels(campaignId), [planning, campaignId]),
    commands,
  )
  const hear = useEffectEvent((change: { campaignId?: number; commandId?: string }) => {
    if (change.campaignId === undefined || change.campaignId === campaignId)
      receive({ commandId: change.commandId })
  })
  useEffect(() => onChange?.((change) => hear(change)), [onChange])
  return { result, run }
}
