import { calendarDay } from '../kit/dates/index.ts'
import { useMediaWords } from '@atrium/design-system'
import { useCallback } from 'react'
import { useSaveTable, type TableFormat } from '../kit/export/index.ts'
import { errorText, toPortError, useMessages, useModuleHost } from '../kit/index.ts'
import type { Campaign, CampaignsPort, PlannedChannel } from './campaigns.port.ts'
import { messages } from './messages/index.ts'

/**
 * Saves the media plan of campaigns, with channels, flights and monthly budgets (T-25). Undefined where
 * there is no plan.
 */
export function usePlanExport({ plan }: CampaignsPort) {
  const { locale, notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const mediaWords = useMediaWords()
  const save = useSaveTable()
  const exportPlan = useCallback(
    async (format: TableFormat, campaigns: readonly Campaign[]) => {
      const { t } = tools
      let channels: readonly PlannedChannel[]
      try {
        // Where another view is open it was not asked for yet; what is saved is as it stands now.
        channels = await plan!().load()
      } catch (error) {
        const detail = errorText(tools, toPortError(error))
        return void notify({ tone: 'failure', title: t('export.failed'), detail })
      }
      const today = calendarDay(now())
      // What lays the sheet out comes with the first one.
      const { planSheet } = await import('./export/plan-table.ts')
      const { table, look } = planSheet(campaigns, channels, today, locale, mediaWords)
      save(format, table, look, {
        file: `${t('plan.file')}-${today}`,
        sheet: t('plan.sheet'),
        done: t('plan.exported', { count: campaigns.length }),
        failed: t('export.failed'),
      })
    },
    [locale, mediaWords, notify, now, plan, save, tools],
  )
  return plan && exportPlan
}
