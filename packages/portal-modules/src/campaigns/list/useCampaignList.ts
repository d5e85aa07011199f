import { useCallback, useMemo } from 'react'
import { createPendingCommands, toPortError, usePending, type Command } from '../../kit/index.ts'
import { withCampaign, withoutCampaign, withStar } from '../campaigns.logic.ts'
import type { Campaign, CampaignsPort } from '../campaigns.port.ts'

/** A star is foretold; a release is shown once it is one. */
interface CampaignCommand extends Command {
  star?: { id: number; isStarred: boolean }
}
const commands = createPendingCommands<readonly Campaign[], CampaignCommand>({
  apply: (truth, { star }) => (star ? withStar(truth, star.id, star.isStarred) : truth),
})
const nothing: readonly Campaign[] = []

/** The campaigns of a tenant: first those that run, then all. */
export function useCampaignList(port: CampaignsPort) {
  const { isPartial, result, run, receive } = usePending(
    useMemo(() => port.campaigns(), [port]),
    commands,
    useMemo(() => port.current?.(), [port]),
  )
  /** Takes in what a campaign is now; undefined where it has gone. */
  const update = useCallback(
    async (id: number, commandId?: string): Promise<Campaign | undefined> => {
      try {
        const campaign = await port.campaign(id)
        receive({ commandId, patch: (truth) => withCampaign(truth, campaign) })
        return campaign
      } catch (error) {
        const { code } = toPortError(error)
        const isGone = code === 'not-found' || code === 'forbidden'
        receive(isGone ? { commandId, patch: (truth) => withoutCampaign(truth, id) } : {})
        return undefined
      }
    },
    [port, receive],
  )
  return {
    isPartial,
    result,
    all: result.state === 'ready' ? result.data : nothing,
    run,
    receive,
    update,
  }
}

export type CampaignList = ReturnType<typeof useCampaignList>
