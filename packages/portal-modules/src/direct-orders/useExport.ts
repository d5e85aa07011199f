import { useCallback } from 'react'
import { calendarDay } from '../kit/dates/index.ts'
import { withExtraColumns, type ListExtensions } from '../kit/extensions/index.ts'
import { useSaveTable, type ColumnLook, type TableFormat } from '../kit/export/index.ts'
import { useMessages, useModuleHost, type ExportTable } from '../kit/index.ts'
import type { ListedOrder } from './direct-orders.port.ts'
import type { Tools } from './error-text.ts'
import { bookedMedia } from './list.logic.ts'
import { messages } from './messages/index.ts'
import { shownStatus } from './status.logic.ts'

/** Widths of the columns in characters, and how their figures are written. */
const exportColumns: readonly ColumnLook[] = [
  { width: 10, numFmt: '0' },
  { width: 34 },
  { width: 16 },
  { width: 16 },
  { width: 28 },
  { width: 26 },
  { width: 22 },
  { width: 24 },
  { width: 34 },
  { width: 18 },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 16, numFmt: '#,##0.00' },
  { width: 20 },
  { width: 22 },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 44 },
]

/** What is exported of orders, in their order (T-50). */
function exportTable(orders: readonly ListedOrder[], { t }: Tools, today: string): ExportTable {
  const day = (value: string | null) => (value === null ? null : { day: value })
  return {
    head: [
      t('column.id'),
      t('column.name'),
      t('column.status'),
      t('column.action'),
      t('column.customer'),
      t('column.campaign'),
      t('column.product'),
      t('column.buildingBlock'),
      t('column.media'),
      t('column.region'),
      t('column.start'),
      t('column.end'),
      t('column.budget'),
      t('column.purchaseOrder'),
      t('column.creator'),
      t('column.modified'),
      t('column.taxonomy'),
    ],
    rows: orders.map((order) => [
      String(order.id),
      order.name,
      t(`status.${shownStatus(order, today)}`),
      t(`start.${order.action}`),
      order.customer?.name ?? null,
      order.campaign?.name ?? null,
      order.product?.name ?? null,
      order.buildingBlock?.name ?? null,
      bookedMedia(order).map(({ name }) => name).join(', '), // prettier-ignore
      order.region ?? t('blank.region'),
      day(order.start),
      day(order.end),
      order.budget,
      order.purchaseOrder,
      order.creator ?? t('blank.creator'),
      day(calendarDay(new Date(order.modifiedAt))),
      order.taxonomy,
    ]),
  }
}

/** Saves orders as they are listed (T-50). */
export function useExport(
  columns: ListExtensions<ListedOrder>['columns'],
): (format: TableFormat, orders: readonly ListedOrder[]) => void {
  const { now } = useModuleHost()
  const tools = useMessages(messages)
  const save = useSaveTable()
  return useCallback(
    (format, orders) => {
      const { t } = tools
      const today = calendarDay(now())
      const own = exportTable(orders, tools, today)
      const { table, look } = withExtraColumns(own, exportColumns, columns, orders)
      save(format, table, look, {
        file: `${t('export.file')}-${today}`,
        sheet: t('title'),
        done: t('export.done', { count: orders.length }),
        failed: t('export.failed'),
      })
    },
    [columns, now, save, tools],
  )
}
