import { useCallback, useMemo } from 'react'
import { toPortError, useMessages, useModuleHost, useQuery, type PortError } from '../kit/index.ts'
import type { Campaign, CampaignsPort } from './campaigns.port.ts'
import { messages } from './messages/index.ts'
import type { CampaignChoices, NewCampaign } from './planning.port.ts'

/** Making campaigns; only there for whom it is allowed (CAMP-07). */
export interface CreationModel {
  choices: CampaignChoices
  /** Undefined: it is made. Else why not; what was written is still the dialog's. */
  create: (fields: NewCampaign, commandId: string) => Promise<PortError | undefined>
}

/**
 * @param add  takes the new campaign into what is shown
 * @param openPlan  shows its plan
 */
export function useCreation(
  port: CampaignsPort,
  add: (commandId: string, send: () => Promise<Campaign>) => Promise<Campaign>,
  openPlan: (campaign: Campaign) => void,
): CreationModel | undefined {
  const { t } = useMessages(messages)
  const { notify } = useModuleHost()
  const { planning } = port
  const result = useQuery(useMemo(() => planning?.choices(), [planning]))
  const choices = result.state === 'ready' ? result.data : undefined
  const refresh = result.state === 'ready' ? result.refresh : undefined
  const create = useCallback(
    async (fields: NewCampaign, commandId: string) => {
      try {
        const made = await add(commandId, () => planning!.create({ ...fields, commandId }))
        notify({
          tone: 'success',
          title: t('new.done', { name: made.name }),
          action: { label: t('action.editPlan'), onPress: () => openPlan(made) },
        })
        // Its client or product may be new.
        refresh?.()
        return undefined
      } catch (error) {
        return toPortError(error)
      }
    },
    [add, notify, openPlan, planning, refresh, t],
  )
  return useMemo(() => (choices?.can.create ? { choices, create } : undefined), [choices, create])
}
