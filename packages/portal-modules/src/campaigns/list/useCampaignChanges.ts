import { useEffect, useEffectEvent } from 'react'
import { campaignWords, statusWord } from '../../kit/campaigns/index.ts'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { withoutCampaign } from '../campaigns.logic.ts'
import type { CampaignChange, CampaignsPort } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignList } from './useCampaignList.ts'
import type { useCalendarOrders } from '../useCalendarOrders.ts'
import type { usePlannedChannels } from './usePlannedChannels.ts'

export interface CampaignChangesOptions {
  list: CampaignList
  plan: ReturnType<typeof usePlannedChannels>
  orders: ReturnType<typeof useCalendarOrders>
}

/** Takes in what others change, and says when a campaign has another status. */
export function useCampaignChanges(
  port: CampaignsPort,
  { list, plan, orders }: CampaignChangesOptions,
): void {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const words = useMessages(campaignWords)
  const { all, receive, update } = list
  const hear = useEffectEvent(async (change: CampaignChange) => {
    const { campaignId, commandId, isPlan, isOrders, presence } = change
    if (isOrders || campaignId === undefined) orders.refresh()
    if (isOrders) return
    if (isPlan && plan.result.state === 'ready') plan.receive({ commandId })
    if (campaignId === undefined) return receive({ commandId })
    // To ask for it would be answered with an error that everybody can see.
    if (presence === 'deleted') return receive({ commandId, patch: (truth) => withoutCampaign(truth, campaignId) }) // prettier-ignore
    const before = all.find(({ id }) => id === campaignId)
    const campaign = await update(campaignId, commandId)
    if (!campaign || !before || before.status === campaign.status) return
    const state = statusWord(words, campaign.status)
    announce(t('live.changed', { name: campaign.name, state }))
  })
  useEffect(() => port.onChange?.((change) => void hear(change)), [port])
}
