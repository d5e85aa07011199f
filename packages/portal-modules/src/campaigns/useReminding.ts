import { useCallback } from 'react'
import { errorText, toPortError, useMessages, useModuleHost, type MessageTools, type PortError } from '../kit/index.ts' // prettier-ignore
import { canNudge } from './campaigns.logic.ts'
import type { Campaign, CampaignsPort } from './campaigns.port.ts'
import { messages } from './messages/index.ts'

function reasonOf(tools: MessageTools<keyof (typeof messages)['de']>, error: PortError): string {
  if (error.explanation !== undefined || error.code !== 'conflict') return errorText(tools, error)
  return tools.t(error.reason === 'nudged-today' ? 'nudge.today' : 'nudge.nothing')
}

/** Sends reminders to those who decide about campaigns; a toast names what was sent and what was refused (T-39). */
export function useReminding(port: CampaignsPort, today: string) {
  const tools = useMessages(messages)
  const { notify } = useModuleHost()
  const mayRemind = useCallback(
    (campaign: Campaign) => port.nudge !== undefined && canNudge(campaign, today),
    [port, today],
  )
  const remind = useCallback(
    async (campaigns: readonly Campaign[]) => {
      const done: string[] = []
      const refused: string[] = []
      for (const { id, name } of campaigns) {
        try {
          await port.nudge!({ id, commandId: crypto.randomUUID() })
          done.push(name)
        } catch (error) {
          const reason = reasonOf(tools, toPortError(error))
          refused.push(campaigns.length === 1 ? reason : tools.t('nudge.refused', { name, reason }))
        }
      }
      const values = { count: done.length, name: done[0] ?? '' }
      notify({
        tone: done.length > 0 ? 'success' : 'failure',
        title: tools.t(done.length > 0 ? 'nudge.done' : 'nudge.failed', values),
        detail: refused.join(' ') || undefined,
      })
    },
    [notify, port, tools],
  )
  return { mayRemind, remind }
}
