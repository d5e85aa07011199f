import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { errorText, toPortError, useMessages, useModuleHost, useQuery, useUndo, type PortError } from '../kit/index.ts' // prettier-ignore
import type { Campaign, CampaignsPort } from './campaigns.port.ts'
import type { CampaignKeepingPort, DeletedCampaign } from './keeping.port.ts'
import { messages } from './messages/index.ts'

/** What is done with a campaign as a whole, by whoever plans it (CAMP-07, T-08). */
export interface KeepingModel {
  port: CampaignKeepingPort
  /** Campaigns that can be brought back; none while they are not known. */
  deleted: readonly DeletedCampaign[]
  /** Undefined: it is saved. Else why not. */
  save: (campaign: Campaign, fields: { name: string; currency: string | null }) => Promise<PortError | undefined> // prettier-ignore
  /** @param version  of the audience that was seen */
  saveAudience: (
    campaign: Campaign,
    version: number,
    groupIds: readonly number[],
  ) => Promise<PortError | undefined>
  remove: (campaign: Campaign) => Promise<void>
  restore: (campaign: Pick<DeletedCampaign, 'id' | 'name'>) => Promise<void>
}

interface Shown {
  /** Puts a campaign as it is now into what is shown. */
  put: (commandId: string, send: () => Promise<Campaign>) => Promise<Campaign>
  /** Takes one out of it. */
  drop: (id: number) => void
}

/**
 * @param plans  the reader plans campaigns: what was deleted is asked for them alone
 */
export function useKeeping(
  port: CampaignsPort,
  plans: boolean,
  { put, drop }: Shown,
): KeepingModel | undefined {
  const tools = useMessages(messages)
  const { t } = tools
  const { notify } = useModuleHost()
  const offerUndo = useUndo()
  const { keeping } = port
  const result = useQuery(useMemo(() => (plans ? keeping?.deleted() : undefined), [keeping, plans]))
  const deleted = result.state === 'ready' ? result.data : undefined
  const refresh = result.state === 'ready' ? result.refresh : undefined
  const hear = useEffectEvent(() => refresh?.())
  // Somebody else may have deleted one, or brought one back; what is said of no campaign may be that as well.
  useEffect(
    () =>
      port.onChange?.(
        ({ presence, campaignId, isOrders }) =>
          (presence || (campaignId === undefined && !isOrders)) && hear(),
      ),
    [port],
  )

  const restore = useCallback(
    async ({ id, name }: Pick<DeletedCampaign, 'id' | 'name'>) => {
      const commandId = crypto.randomUUID()
      try {
        await put(commandId, () => keeping!.restore({ id, commandId }))
        notify({ tone: 'success', title: t('keeping.restored', { name }) })
      } catch (error) {
        const detail = errorText(tools, toPortError(error))
        notify({ tone: 'failure', title: t('keeping.notRestored', { name }), detail })
      } finally {
        refresh?.()
      }
    },
    [keeping, notify, put, refresh, t, tools],
  )
  const remove = useCallback(
    async (campaign: Campaign) => {
      const { id, version, name } = campaign
      try {
        await keeping!.remove({ id, version, commandId: crypto.randomUUID() })
        drop(id)
        offerUndo(t('keeping.deleted', { name }), () => void restore(campaign))
      } catch (error) {
        const failure = toPortError(error)
        const detail = failure.explanation ?? errorText(tools, failure)
        notify({ tone: 'failure', title: t('keeping.notDeleted', { name }), detail })
      } finally {
        refresh?.()
      }
    },
    [drop, keeping, notify, offerUndo, refresh, restore, t, tools],
  )
  const save = useCallback<KeepingModel['save']>(
    async (campaign, fields) => {
      const commandId = crypto.randomUUID()
      try {
        await put(commandId, () => keeping!.save({ campaign, ...fields, commandId }))
        notify({ tone: 'success', title: t('keeping.saved', { name: fields.name }) })
        return undefined
      } catch (error) {
        return toPortError(error)
      }
    },
    [keeping, notify, put, t],
  )
  const saveAudience = useCallback<KeepingModel['saveAudience']>(
    async ({ id, name }, version, groupIds) => {
      try {
        await keeping!.saveAudience({ id, version, groupIds, commandId: crypto.randomUUID() })
        notify({ tone: 'success', title: t('keeping.audienceSaved', { name }) })
        return undefined
      } catch (error) {
        return toPortError(error)
      }
    },
    [keeping, notify, t],
  )
  return useMemo(
    () => keeping && { port: keeping, deleted: deleted ?? [], save, saveAudience, remove, restore },
    [deleted, keeping, remove, restore, save, saveAudience],
  )
}
