import { DataTable, MenuItem, StatusMark, type DataTableColumn } from '@atrium/design-system'
import { Download, ExternalLink, FileCode, FileUp, Zap } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { RowActions, useTableColumns } from '../../kit/extensions/index.ts'
import { cockpitPath, formatDay, useMessages, useModuleHost } from '../../kit/index.ts'
import { isFee, statuses } from '../invoices.logic.ts'
import type { Invoice } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'
import type { InvoicesModel } from '../useInvoices.ts'

const keyOf = ({ id }: Invoice) => id
const numberOf = ({ number }: Invoice) => number
const tones = { open: 'info', overdue: 'bad', paid: 'ok' } as const
const newest = [{ id: 'day', direction: 'descending' }] as const

interface InvoiceTableProps {
  model: InvoicesModel
  isLoading: boolean
  /** Opens what hands in the PDF of an invoice. Absent: nobody hands in any. */
  onHandIn: ((invoice: Invoice) => void) | undefined
  selected: ReadonlySet<string | number>
  onSelect: (keys: ReadonlySet<string | number>) => void
  emptyState: ReactNode
  /** Instead of the rows, where they did not come. */
  error: ReactNode
}

/** The invoices, each with what it is about, what it is over and what becomes of it (INV-02, D-10). */
export function InvoiceTable(props: InvoiceTableProps) {
  const { model, isLoading, onHandIn, selected, onSelect, emptyState, error } = props
  const { t, locale } = useMessages(messages)
  const { openInside } = useModuleHost()
  const { shown, download, downloadXml, downloading, extensions } = model
  const columns = useTableColumns(useInvoiceColumns(), extensions.columns, locale)
  const rowActions = useCallback(
    (invoice: Invoice) => (
      <>
        <MenuItem
          icon={Download}
          isDisabled={!invoice.hasDocument || downloading.has(invoice.id)}
          description={invoice.hasDocument ? undefined : t('download.none')}
          onAction={() => download([invoice])}
        >
          {t('action.download')}
        </MenuItem>
        {invoice.hasDocument && (
          <MenuItem
            icon={FileCode}
            isDisabled={downloading.has(invoice.id)}
            onAction={() => downloadXml(invoice)}
          >
            {t('action.xrechnung')}
          </MenuItem>
        )}
        {onHandIn && (
          <MenuItem icon={FileUp} onAction={() => onHandIn(invoice)}>
            {t(invoice.hasOwnDocument ? 'action.replaceDocument' : 'action.handInDocument')}
          </MenuItem>
        )}
        {openInside && invoice.campaign !== null && invoice.campaignId !== null && (
          <MenuItem
            icon={ExternalLink}
            onAction={() =>
              openInside(
                cockpitPath({
                  id: invoice.campaignId!,
                  externalId: null,
                  name: invoice.campaign!,
                }),
              )
            }
          >
            {t('action.campaign')}
          </MenuItem>
        )}
        {openInside && invoice.orderUrl !== null && (
          <MenuItem icon={Zap} onAction={() => openInside(invoice.orderUrl!)}>
            {t('action.order')}
          </MenuItem>
        )}
        <RowActions actions={extensions.rowActions} record={invoice} />
      </>
    ),
    [download, downloadXml, downloading, extensions.rowActions, onHandIn, openInside, t],
  )
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={shown}
      getKey={keyOf}
      rowHeight={60}
      defaultSort={newest}
      isLoading={isLoading}
      onAction={(invoice) => download([invoice])}
      rowActions={rowActions}
      selectionMode="multiple"
      selectionBehavior="toggle"
      selectedKeys={selected}
      onSelectionChange={onSelect}
      emptyState={emptyState}
      error={error}
    />
  )
}

function useInvoiceColumns(): readonly DataTableColumn<Invoice>[] {
  const { t, locale } = useMessages(messages)
  const status = useCallback(
    (invoice: Invoice) =>
      invoice.status ? (
        <StatusMark tone={tones[invoice.status]}>{t(`status.${invoice.status}`)}</StatusMark>
      ) : (
        '–'
      ),
    [t],
  )
  return useMemo((): DataTableColumn<Invoice>[] => {
    const money = (amount: number, { currencyName }: Invoice) =>
      formatBudget(locale, amount, currencyName)
    const dayOf = (day: string | null) => (day === null ? '–' : formatDay(locale, day))
    return [
      {
        id: 'number',
        title: t('column.number'),
        minWidth: 150,
        isSticky: true,
        text: numberOf,
        sortBy: numberOf,
        detail: ({ kind }) => t(`kind.${kind}`),
      },
      {
        id: 'day',
        title: t('column.day'),
        width: 116,
        align: 'end',
        isOnPhone: true,
        firstDirection: 'descending',
        text: ({ day }) => dayOf(day),
        sortBy: ({ day }) => day,
      },
      {
        id: 'campaign',
        title: t('column.campaign'),
        minWidth: 180,
        grow: 2,
        isOnPhone: false,
        text: (invoice) => invoice.campaign ?? (isFee(invoice) ? t('fee') : '–'),
        sortBy: ({ campaign }) => campaign ?? undefined,
        detail: ({ product, mediaType }) => [product, mediaType].filter(Boolean).join(' · '),
      },
      {
        id: 'status',
        title: t('column.status'),
        width: 130,
        isOnPhone: true,
        text: (invoice) => (invoice.status ? t(`status.${invoice.status}`) : '–'),
        sortBy: ({ status: one }) => (one ? statuses.indexOf(one) : undefined),
        cell: status,
      },
      {
        id: 'due',
        title: t('column.due'),
        width: 116,
        align: 'end',
        isOnPhone: false,
        text: ({ due }) => dayOf(due),
        sortBy: ({ due }) => due ?? undefined,
      },
      {
        id: 'net',
        title: t('column.net'),
        width: 140,
        align: 'end',
        isOnPhone: false,
        firstDirection: 'descending',
        text: (invoice) => money(invoice.net, invoice),
        sortBy: ({ net }) => net,
      },
      {
        id: 'total',
        title: t('column.total'),
        width: 140,
        align: 'end',
        isOnPhone: true,
        firstDirection: 'descending',
        text: (invoice) => money(invoice.total, invoice),
        sortBy: ({ total }) => total,
      },
    ]
  }, [locale, status, t])
}
