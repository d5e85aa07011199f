import { useCallback } from 'react'
import { calendarDay } from '../../kit/dates/index.ts'
import { useSaveTable, type TableFormat } from '../../kit/export/index.ts'
import { toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { PeoplePort, Person } from '../people.port.ts'
import { listMessages } from './messages/index.ts'
import { peopleTable, sheetColumns } from './people-table.ts'

const look = { columns: sheetColumns, frozenColumns: 1 }

/** Saves people with their roles and groups, in the form that an import reads (T-25, ADM-04). */
export function useExportPeople(
  port: PeoplePort,
): (format: TableFormat, people: readonly Person[]) => void {
  const { locale, now, notify } = useModuleHost()
  const { t } = useMessages(listMessages)
  const tools = useMessages(messages)
  const save = useSaveTable()
  const run = useCallback(
    async (format: TableFormat, people: readonly Person[]) => {
      try {
        const [groups, memberships] = await Promise.all([
          port.groups().load(),
          port.memberships().load(),
        ])
        const nameOf = new Map(groups.map(({ id, name }) => [id, name]))
        const names = new Map<number, string[]>()
        for (const { groupId, userIds } of memberships)
          for (const id of userIds)
            names.set(id, [...(names.get(id) ?? []), nameOf.get(groupId) ?? ''])
        const groupsOf = (id: number) => (names.get(id) ?? []).filter((name) => name !== '')
        const clientName = port.lists?.clientName
        save(format, peopleTable(people, { locale, groupsOf, clientName }), look, {
          file: `${t('export.file')}-${calendarDay(now())}`,
          sheet: t('export.sheet'),
          done: t('export.done', { count: people.length }),
          failed: t('export.failed'),
        })
      } catch (thrown) {
        const detail = errorText(tools, toPortError(thrown))
        notify({ tone: 'failure', title: t('export.failed'), detail })
      }
    },
    [locale, notify, now, port, save, t, tools],
  )
  return useCallback((...given) => void run(...given), [run])
}

/** Saves a sheet with all the columns and nobody in it. */
export function useSaveTemplate(): () => void {
  const { locale } = useModuleHost()
  const { t } = useMessages(listMessages)
  const save = useSaveTable()
  return useCallback(
    () =>
      save('xlsx', peopleTable([], { locale, groupsOf: () => [], clientName: undefined }), look, {
        file: t('template.file'),
        sheet: t('export.sheet'),
        done: t('template.done'),
        failed: t('template.failed'),
      }),
    [locale, save, t],
  )
}
