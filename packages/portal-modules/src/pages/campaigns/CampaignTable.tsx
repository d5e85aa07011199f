import { DataTable, MediaMarkGroup, type DataTableColumn } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { formatEuro, formatRange } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import { CampaignCommands, StatusRail } from './CampaignCard.tsx'
import type { Campaign } from './campaigns.data.ts'
import { RAIL } from './campaigns.logic.ts'
import { campaignsMessages } from './messages/index.ts'

const keyOf = ({ id }: Campaign) => id
const open = () => goToPage('#cockpit')
const nameCell = ({ name }: Campaign) => (
  <a
    href="#cockpit"
    onClick={(event) => {
      event.preventDefault()
      open()
    }}
  >
    {name}
  </a>
)
const mediaCell = ({ media }: Campaign) => <MediaMarkGroup kinds={media} />
const stateCell = (campaign: Campaign) => <StatusRail campaign={campaign} />
const commands = () => <CampaignCommands />

/** The same campaigns as rows. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t, locale } = useMessages(campaignsMessages)
  const columns = useMemo(
    (): DataTableColumn<Campaign>[] => [
      {
        id: 'name',
        title: t('column.name'),
        isSticky: true,
        minWidth: 220,
        grow: 2,
        text: ({ name }) => name,
        sortBy: ({ name }) => name,
        cell: nameCell,
        detail: ({ customer, product }) => `${customer} · ${product}`,
      },
      {
        id: 'media',
        title: t('column.media'),
        minWidth: 150,
        isOnPhone: false,
        cell: mediaCell,
      },
      {
        id: 'budget',
        title: t('column.budget'),
        width: 140,
        align: 'end',
        isOnPhone: true,
        firstDirection: 'descending',
        sortBy: ({ budget }) => budget,
        text: ({ budget }) => formatEuro(locale, budget),
      },
      {
        id: 'flight',
        title: t('column.flight'),
        width: 206,
        align: 'end',
        isOnPhone: true,
        sortBy: ({ start }) => start,
        text: ({ start, end }) => formatRange(locale, start, end),
      },
      {
        id: 'state',
        title: t('column.state'),
        minWidth: 220,
        isOnPhone: false,
        sortBy: ({ status }) => (status === 4 ? undefined : RAIL.indexOf(status)),
        cell: stateCell,
      },
    ],
    [t, locale],
  )
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={campaigns}
      getKey={keyOf}
      rowHeight={64}
      onAction={open}
      rowActions={commands}
    />
  )
}
