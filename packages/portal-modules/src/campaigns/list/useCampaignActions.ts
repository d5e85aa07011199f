import { useCallback } from 'react'
import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  useNotifyFailure,
} from '../../kit/index.ts'
import { cockpitOf, isInTime, withCampaign, withStar, type Look } from '../campaigns.logic.ts'
import type { Campaign, CampaignsPort } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignList } from './useCampaignList.ts'

/** What is done with campaigns of the list: opened, copied, released, starred. */
export function useCampaignActions(
  port: CampaignsPort,
  { run, update }: CampaignList,
  view: Look['view'],
) {
  const { announce, notify, openInside } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const notifyFailure = useNotifyFailure(tools, errorText)
  const openAddress = useCallback(
    (target: string) => {
      if (openInside) openInside(target)
      else location.assign(target)
    },
    [openInside],
  )
  const open = useCallback((campaign: Campaign) => openAddress(cockpitOf(campaign)), [openAddress])
  const copyLinks = useCallback(
    async (campaigns: readonly Campaign[]) => {
      const linkTo = port.linkTo ?? ((target) => new URL(target, location.href).href)
      try {
        await navigator.clipboard.writeText(
          campaigns.map((campaign) => linkTo(cockpitOf(campaign))).join('\n'),
        )
        notify({ tone: 'success', title: t('notice.copied', { count: campaigns.length }) })
      } catch {
        notify({ tone: 'failure', title: t('notice.notCopied') })
      }
    },
    [notify, port, t],
  )
  const release = useCallback(
    async (campaign: Campaign, dueOn: string | null) => {
      const commandId = crypto.randomUUID()
      const { id, version, name } = campaign
      try {
        await run(
          { commandId },
          { send: () => port.release!({ id, version, dueOn, commandId }), merge: withCampaign },
        )
        notify({ tone: 'success', title: t('release.done', { name }) })
        return undefined
      } catch (error) {
        const failure = toPortError(error)
        // Somebody was quicker: what is shown now is what is true.
        if (failure.code === 'conflict') void update(id)
        return failure
      }
    },
    [notify, port, run, t, update],
  )
  const star = useCallback(
    async ({ id, name }: Campaign, isStarred: boolean) => {
      const commandId = crypto.randomUUID()
      const change = { id, isStarred }
      try {
        await run(
          { commandId, star: change },
          {
            send: () => port.star!({ ...change, commandId }),
            merge: (truth) => withStar(truth, id, isStarred),
          },
        )
        const title = t(isStarred ? 'star.set' : 'star.taken', { name })
        // Along the line of time no star stands at a campaign.
        if (isInTime(view)) notify({ tone: 'success', title })
        else announce(title)
      } catch (error) {
        notifyFailure(t('star.failed', { name }), error)
      }
    },
    [announce, notify, notifyFailure, port, run, t, view],
  )
  return { openAddress, open, copyLinks, release, star }
}
