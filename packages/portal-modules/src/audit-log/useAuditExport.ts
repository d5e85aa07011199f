import { useCallback, useRef, useState } from 'react'
import { useSaveTable } from '../kit/export/index.ts'
import {
  errorText,
  formatExact,
  isoDay,
  toPortError,
  useMessages,
  useModuleHost,
} from '../kit/index.ts'
import { exportTable } from './audit-log.logic.ts'
import type { AuditEntry, AuditFilter, AuditLogPort } from './audit-log.port.ts'
import { messages } from './messages/index.ts'

/**
 * Saves all entries that a filter leaves for spreadsheets, read in the largest pages that there are:
 * the log is only ever added to, so that nothing moves between them (T-05).
 */
export function useAuditExport(port: AuditLogPort) {
  const { notify, announce, now } = useModuleHost()
  const tools = useMessages(messages)
  const saveTable = useSaveTable()
  /** How many there are so far; undefined: no export is under way. */
  const [count, setCount] = useState<number>()
  const run = useRef<symbol>(undefined)

  const start = useCallback(
    (filter: AuditFilter) => {
      const { t, locale } = tools
      async function collect(mine: symbol): Promise<AuditEntry[] | undefined> {
        const all: AuditEntry[] = []
        let cursor: number | undefined
        do {
          const options = { count: port.maxPageSize, ...(cursor !== undefined && { cursor }) }
          // One after the other: each begins where the one before ends.
          // oxlint-disable-next-line no-await-in-loop
          const { entries, next } = await port.page(filter, options).load()
          if (run.current !== mine) return undefined
          all.push(...entries)
          setCount(all.length)
          cursor = next ?? undefined
        } while (cursor !== undefined)
        return all
      }
      function save(entries: readonly AuditEntry[]) {
        const table = exportTable(entries, {
          head: [
            t('column.at'),
            t('column.actor'),
            t('column.action'),
            t('column.objectType'),
            t('column.object'),
            t('column.objectId'),
            t('column.changes'),
            t('column.request'),
            t('column.id'),
          ],
          moment: (at) => formatExact(locale, at),
          nobody: t('nobody'),
        })
        saveTable('csv', table, [], {
          file: `${t('export.file')}-${isoDay(now())}`,
          sheet: t('title'),
          done: t('export.done', { count: entries.length }),
          failed: t('export.failed'),
        })
      }
      async function work() {
        const mine = Symbol('export')
        run.current = mine
        setCount(0)
        try {
          const entries = await collect(mine)
          if (!entries) return
          save(entries)
        } catch (thrown) {
          if (run.current !== mine) return
          notify({
            tone: 'failure',
            title: t('export.failed'),
            detail: errorText(tools, toPortError(thrown)),
            action: { label: t('action.retry'), onPress: () => void work() },
          })
        }
        setCount(undefined)
      }
      void work()
    },
    [notify, now, port, saveTable, tools],
  )

  return {
    count,
    start,
    cancel: useCallback(() => {
      run.current = undefined
      setCount(undefined)
      announce(tools.t('export.cancelled'))
    }, [announce, tools]),
  }
}
