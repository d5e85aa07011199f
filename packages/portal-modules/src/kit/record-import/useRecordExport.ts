import { useCallback } from 'react'
import { useSaveTable, type TableFormat } from '../export/index.ts'
import { errorText } from '../failures/failure-text.ts'
import { useModuleHost } from '../module-host/host.tsx'
import { toPortError } from '../port-error.ts'
import { useMessages } from '../language/useMessages.ts'
import { recordMessages } from './messages/index.ts'
import { recordTable } from './record-table.ts'
import type { RecordKind, StoredRecord } from './records.types.ts'

/** What is exported, and how the file is called. */
export interface RecordExport<F extends string> {
  kind: Pick<RecordKind<F>, 'fields'>
  records: readonly StoredRecord<F>[]
  file: string
  sheet: string
}

/** Saves records in the form that an import reads; what they are is loaded with the first one. */
export function useRecordExport(): <F extends string>(
  format: TableFormat,
  load: () => Promise<RecordExport<F>>,
) => void {
  const { notify } = useModuleHost()
  const tools = useMessages(recordMessages)
  const save = useSaveTable()
  const run = useCallback(
    async <F extends string>(format: TableFormat, load: () => Promise<RecordExport<F>>) => {
      const failed = tools.t('export.failed')
      try {
        const { kind, records, file, sheet } = await load()
        const { table, columns } = recordTable(kind, records)
        const done = tools.t('export.done')
        save(format, table, { columns, frozenColumns: 1 }, { file, sheet, done, failed })
      } catch (error) {
        const detail = errorText(tools, toPortError(error))
        notify({ tone: 'failure', title: failed, detail })
      }
    },
    [notify, save, tools],
  )
  return useCallback((format, load) => void run(format, load), [run])
}
