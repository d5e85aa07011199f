import { useMediaWords } from '@atrium/design-system'
import { useCallback } from 'react'
import { berlinDay } from '../kit/campaigns/index.ts'
import { saveBytes, toCsv, useMessages, useModuleHost } from '../kit/index.ts'
import type { Campaign } from './campaigns.port.ts'
import { exportTable } from './export/table.ts'
import { messages } from './messages/index.ts'

export type ExportFormat = 'csv' | 'xlsx'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Saves campaigns as they are listed (T-25); what writes workbooks comes with the first one. */
export function useExport(): (format: ExportFormat, campaigns: readonly Campaign[]) => void {
  const { locale, notify, now } = useModuleHost()
  const { t } = useMessages(messages)
  const mediaWords = useMediaWords()
  const save = useCallback(
    async (format: ExportFormat, campaigns: readonly Campaign[]) => {
      const table = exportTable(campaigns, locale, mediaWords)
      const name = `${t('export.file')}-${berlinDay(now())}.${format}`
      try {
        const content =
          format === 'csv'
            ? toCsv(table, locale)
            : await (await import('./export/xlsx.ts')).toXlsx(table, t('title'))
        saveBytes(content as BlobPart, types[format], name)
        notify({ tone: 'success', title: t('export.done', { count: campaigns.length }) })
      } catch {
        notify({ tone: 'failure', title: t('export.failed') })
      }
    },
    [locale, mediaWords, notify, now, t],
  )
  return (format, campaigns) => void save(format, campaigns)
}
