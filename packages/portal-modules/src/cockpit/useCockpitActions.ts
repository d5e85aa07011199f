import { useMemo } from 'react'
import { toPortError, useModuleHost, type Pending } from '../kit/index.ts'
import { type WorkflowState } from '../kit/campaigns/index.ts'
import { withPost, withStar, type PostCommand, type StarCommand } from './cockpit.logic.ts'
import type {
  CampaignFields,
  ChannelFields,
  ClosingFields,
  CockpitCampaign,
  CockpitChannel,
  CockpitData,
  CockpitPort,
  OutcomeId,
} from './cockpit.port.ts'

/** What is released to be decided, until when, and with which words. */
interface Release {
  channelIds: readonly number[]
  due: string | null
  comment: string | null
}

export interface CockpitActionsOptions {
  port: CockpitPort
  /** The campaign; undefined until it is known. */
  id: number | undefined
  run: Pending<CockpitData, PostCommand | StarCommand>['run']
  /** Fetches everything anew; what is shown stays meanwhile. */
  reload: () => void
}

/** What is done to a campaign and its channels; each resolves to why it was refused, undefined where it was done. */
export function useCockpitActions({ port, id, run, reload }: CockpitActionsOptions) {
  const { now } = useModuleHost()
  return useMemo(() => {
    /** What somebody else did meanwhile is shown as well: also after a refusal. */
    const attempt = async (work: (sent: { commandId: string }) => Promise<void>) => {
      try {
        await work({ commandId: crypto.randomUUID() })
        reload()
        return undefined
      } catch (error) {
        const failure = toPortError(error)
        if (failure.code === 'conflict') reload()
        return failure
      }
    }
    return {
      star:
        port.star &&
        (async ({ id: campaignId }: CockpitCampaign, isStarred: boolean) => {
          const commandId = crypto.randomUUID()
          try {
            await run(
              { commandId, isStarred },
              {
                send: () => port.star!({ campaignId, isStarred, commandId }),
                merge: (truth) => withStar(truth, isStarred),
              },
            )
            return undefined
          } catch (error) {
            return toPortError(error)
          }
        }),
      post: async (channelId: number, message: string) => {
        const commandId = crypto.randomUUID()
        const command = { commandId, channelId, message, at: now().toISOString() }
        try {
          await run(command, {
            send: () => port.post({ channelId, message, commandId }),
            merge: (truth, post) => withPost(truth, channelId, post),
          })
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      },
      handIn:
        port.handIn && id !== undefined
          ? (files: readonly File[], outcomeId: OutcomeId) =>
              attempt((sent) => port.handIn!({ campaignId: id, files, outcomeId, ...sent }))
          : undefined,
      release: (
        { id: campaignId, version }: CockpitCampaign,
        { channelIds, due, comment }: Release,
      ) =>
        attempt((sent) => port.release({ campaignId, version, channelIds, due, comment, ...sent })),
      saveCampaign: (campaign: CockpitCampaign, fields: Partial<CampaignFields>) =>
        attempt((sent) =>
          port.saveCampaign({ id: campaign.id, version: campaign.version, fields, ...sent }),
        ),
      saveChannel: (channel: CockpitChannel, fields: Partial<ChannelFields & ClosingFields>) =>
        attempt((sent) =>
          port.saveChannel({ id: channel.id, version: channel.version, fields, ...sent }),
        ),
      moveChannel: (channel: CockpitChannel, state: WorkflowState, comment: string | null) =>
        attempt((sent) =>
          port.moveChannel({ id: channel.id, version: channel.version, state, comment, ...sent }),
        ),
    }
  }, [id, now, port, reload, run])
}
