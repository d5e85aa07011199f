import { DataTable, MediaMarkGroup, StatusMark, type DataTableColumn } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import {
  hasRowActions,
  isExtraColumnId,
  RowActions,
  useTableColumns,
} from '../../kit/extensions/index.ts'
import { formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import type { ListedOrder } from '../direct-orders.port.ts'
import { bookedMedia, isDescendingAtFirst, sorts, type Sort } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { shownStatus } from '../status.logic.ts'
import type { OrdersModel } from '../useOrders.ts'
import { statusLooks } from './looks.ts'

const keyOf = ({ id }: ListedOrder) => id
const nameOf = ({ name }: ListedOrder) => name
const mediaCell = (order: ListedOrder) => (
  <MediaMarkGroup kinds={bookedMedia(order).map(({ kind }) => kind)} max={4} />
)
const aboutOf = ({ customer, campaign }: ListedOrder) =>
  [customer?.name, campaign?.name].filter(Boolean).join(' · ')

const sortOf = (id: string | undefined): Sort =>
  isExtraColumnId(id) ? id : (sorts.find((one) => one === id) ?? 'modified')

interface OrderTableProps {
  model: OrdersModel
  isLoading: boolean
}

/** The orders as rows; a click on one opens it (T-50). */
export function OrderTable({ model, isLoading }: OrderTableProps) {
  const { t, locale } = useMessages(messages)
  const { shown, look, setLook, open, extensions } = model
  const { rowActions } = extensions
  const columns = useTableColumns(useColumns(model.today), extensions.columns, locale)
  const menu = useCallback(
    (order: ListedOrder) => <RowActions actions={rowActions} record={order} />,
    [rowActions],
  )
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={shown}
      getKey={keyOf}
      getText={nameOf}
      rowHeight={64}
      isLoading={isLoading}
      onAction={open}
      rowActions={rowActions?.length ? menu : undefined}
      hasRowActions={(order) => hasRowActions(rowActions, order)}
      isSortedOutside
      sort={[{ id: look.sort, direction: look.isDescending ? 'descending' : 'ascending' }]}
      onSortChange={([main]) => {
        const sort = sortOf(main?.id)
        const isDescending = main ? main.direction === 'descending' : isDescendingAtFirst(sort)
        setLook({ sort, isDescending })
      }}
    />
  )
}

function useColumns(today: string): readonly DataTableColumn<ListedOrder>[] {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const status = useCallback(
    (order: ListedOrder) => {
      const shown = shownStatus(order, today)
      return <StatusMark tone={statusLooks[shown].tone}>{t(`status.${shown}`)}</StatusMark>
    },
    [t, today],
  )
  return useMemo(
    (): DataTableColumn<ListedOrder>[] => [
      {
        id: 'name',
        title: t('column.name'),
        isSticky: true,
        minWidth: 226,
        grow: 2,
        text: nameOf,
        sortBy: nameOf,
        detail: aboutOf,
      },
      {
        id: 'status',
        title: t('column.status'),
        width: 178,
        isOnPhone: true,
        text: (order) => t(`status.${shownStatus(order, today)}`),
        sortBy: (order) => shownStatus(order, today),
        cell: status,
      },
      {
        id: 'media',
        title: t('column.media'),
        width: 140,
        isOnPhone: false,
        cell: mediaCell,
        detail: ({ buildingBlock }) => buildingBlock?.name,
      },
      {
        id: 'start',
        title: t('column.run'),
        width: 206,
        // Beside status and budget there is no room that cuts no figure off.
        isOnPhone: false,
        firstDirection: 'descending',
        text: ({ start, end }) => formatRange(locale, start, end),
        sortBy: ({ start }) => start ?? undefined,
      },
      {
        id: 'budget',
        title: t('column.budget'),
        width: 122,
        align: 'end',
        isOnPhone: true,
        firstDirection: 'descending',
        text: ({ budget }) => formatBudget(locale, budget, null),
        sortBy: ({ budget }) => budget,
      },
      {
        id: 'region',
        title: t('column.region'),
        minWidth: 110,
        isOnPhone: false,
        text: ({ region }) => region ?? t('blank.region'),
      },
      {
        id: 'modified',
        title: t('column.modified'),
        width: 150,
        isOnPhone: false,
        firstDirection: 'descending',
        text: ({ modifiedAt }) => formatMoment(locale, new Date(modifiedAt), now()),
        sortBy: ({ modifiedAt }) => modifiedAt,
        detail: ({ modifiedBy }) => modifiedBy ?? t('blank.creator'),
      },
    ],
    [locale, now, status, t, today],
  )
}
