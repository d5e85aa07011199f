import { calendarDay } from '../kit/dates/index.ts'
import { useMediaWords } from '@atrium/design-system'
import { useCallback } from 'react'
import { useSaveTable, type TableFormat } from '../kit/export/index.ts'
import { withExtraColumns, type ListExtensions } from '../kit/extensions/index.ts'
import { useMessages, useModuleHost } from '../kit/index.ts'
import type { Campaign } from './campaigns.port.ts'
import { exportColumns, exportTable } from './export/table.ts'
import { messages } from './messages/index.ts'

export type ExportFormat = TableFormat

/** Saves campaigns as they are listed (T-25). */
export function useExport(
  columns: ListExtensions<Campaign>['columns'],
): (format: ExportFormat, campaigns: readonly Campaign[]) => void {
  const { locale, now } = useModuleHost()
  const { t } = useMessages(messages)
  const mediaWords = useMediaWords()
  const save = useSaveTable()
  return useCallback(
    (format, campaigns) => {
      const own = exportTable(campaigns, locale, mediaWords)
      const { table, look } = withExtraColumns(own, exportColumns, columns, campaigns)
      save(format, table, look, {
        file: `${t('export.file')}-${calendarDay(now())}`,
        sheet: t('title'),
        done: t('export.done', { count: campaigns.length }),
        failed: t('export.failed'),
      })
    },
    [columns, locale, mediaWords, now, save, t],
  )
}
