import {
  Button,
  Card,
  Chip,
  DataTable,
  KeepFocus,
  later,
  MenuItem,
  numberFormat,
  PageHeader,
  Skeleton,
  StateScreen,
  type DataTableColumn,
} from '@atrium/design-system'
import { Archive, Building2, Pencil, Plus, Undo2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useMessages, regionOf } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import type { Customer } from '../customers.port.ts'
import { messages } from '../messages/index.ts'
import type { CustomersModel } from '../useCustomers.ts'

const CustomerDialog = later(async () => (await import('./CustomerDialog.tsx')).CustomerDialog)
const keyOf = ({ id }: Customer) => id
const nameOf = ({ name }: Customer) => name

/** Clients with what there is of each, and what is done with them. */
export function CustomersView({ model }: { model: CustomersModel }) {
  const { t } = useMessages(messages)
  const { list, archive } = model
  const [edited, setEdited] = useState<Customer | 'new'>()
  const columns = useColumns()
  const rowActions = useCallback(
    (customer: Customer) => (
      <>
        <MenuItem
          icon={Pencil}
          isDisabled={customer.isShared}
          description={customer.isShared ? t('shared') : undefined}
          onAction={() => setEdited(customer)}
        >
          {t('action.rename')}
        </MenuItem>
        {customer.isArchived ? (
          <MenuItem icon={Undo2} onAction={() => archive(customer, false)}>
            {t('action.restore')}
          </MenuItem>
        ) : (
          <MenuItem icon={Archive} onAction={() => archive(customer, true)}>
            {t('action.archive')}
          </MenuItem>
        )}
      </>
    ),
    [archive, t],
  )
  if (list.state === 'failed')
    return (
      <LoadFailure
        error={list.error}
        onRetry={list.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  const known = list.state === 'ready' ? list.data : undefined
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setEdited('new')}>
      {t('action.add')}
    </Button>
  )
  return (
    <KeepFocus>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={known && known.length > 0 && add}
      />
      {!known && (
        <Card>
          <Skeleton lines={4} height="28px" />
        </Card>
      )}
      {known && (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={known}
          getKey={keyOf}
          getText={nameOf}
          rowActions={rowActions}
          emptyState={
            <StateScreen
              kind="empty"
              icon={Building2}
              title={t('empty.title')}
              detail={t('empty.detail')}
              action={add}
            />
          }
        />
      )}
      {edited && (
        <CustomerDialog
          model={model}
          customer={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </KeepFocus>
  )
}

function useColumns(): readonly DataTableColumn<Customer>[] {
  const { t, locale } = useMessages(messages)
  return useMemo((): DataTableColumn<Customer>[] => {
    const format = numberFormat(regionOf(locale))
    const stateOf = ({ isArchived }: Customer) => t(isArchived ? 'state.archived' : 'state.active')
    return [
      { id: 'name', title: t('column.name'), isRowHeader: true, isSticky: true, minWidth: 180, grow: 2, text: nameOf, sortBy: nameOf }, // prettier-ignore
      {
        id: 'state',
        title: t('column.state'),
        width: 140,
        isOnPhone: true,
        text: stateOf,
        cell: (one) => <Chip tone={one.isArchived ? 'neutral' : 'ok'}>{stateOf(one)}</Chip>,
        sortBy: ({ isArchived }) => Number(isArchived),
      },
      {
        id: 'campaigns',
        title: t('column.campaigns'),
        width: 140,
        align: 'end',
        isOnPhone: true,
        text: ({ campaignCount }) => format.format(campaignCount),
        sortBy: ({ campaignCount }) => campaignCount,
      },
      {
        id: 'invoices',
        title: t('column.invoices'),
        width: 140,
        align: 'end',
        isOnPhone: false,
        text: ({ invoiceCount }) => format.format(invoiceCount),
        sortBy: ({ invoiceCount }) => invoiceCount,
      },
      {
        id: 'id',
        title: t('column.id'),
        width: 150,
        align: 'end',
        isOnPhone: false,
        text: ({ id }) => String(id),
        sortBy: keyOf,
      },
    ]
  }, [locale, t])
}
