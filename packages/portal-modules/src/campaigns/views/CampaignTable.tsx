import {
  ActionBar,
  Button,
  DataTable,
  MediaMarkGroup,
  type DataTableColumn,
} from '@atrium/design-system'
import { BellRing, Check, Download, FileSpreadsheet, Link } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import {
  approvalProgressWords,
  budgetWords,
  CampaignRail,
  statusWord,
  campaignWords,
  ConditionMark,
  openConditionWords,
  StarMark,
} from '../../kit/campaigns/index.ts'
import { isExtraColumnId, useTableColumns } from '../../kit/extensions/index.ts'
import { formatDay, useMessages } from '../../kit/index.ts'
import { sorts, type Sort } from '../campaigns.logic.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { useCampaignMenu, type CampaignAsks } from './CampaignMenu.tsx'

export interface CampaignTableProps {
  model: CampaignsModel
  asks: CampaignAsks
}

const keyOf = ({ id }: Campaign) => id
const nameOf = ({ name }: Campaign) => name
const mediaCell = ({ media }: Campaign) => <MediaMarkGroup kinds={media} />
const stateCell = ({ status }: Campaign) => <CampaignRail status={status} />
const none: ReadonlySet<string | number> = new Set()
const sortOf = (id: string | undefined): Sort =>
  isExtraColumnId(id) ? id : (sorts.find((one) => one === id) ?? 'name')

/** The same campaigns as rows; several are chosen to approve, remind, copy or export them (T-24). */
export function CampaignTable({ model, asks }: CampaignTableProps) {
  const { t, locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  const { shown, look, setLook, open, addressOf } = model
  const [selected, setSelected] = useState(none)
  // What a filter hides is not acted on.
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : shown.filter(({ id }) => selected.has(id))),
    [shown, selected],
  )
  const name = useCallback(
    (campaign: Campaign) => (
      <CampaignName campaign={campaign} address={addressOf(campaign)} onOpen={open} />
    ),
    [addressOf, open],
  )
  const ownColumns = useMemo((): DataTableColumn<Campaign>[] => {
    const day = (value: string | null) => (value === null ? '–' : formatDay(locale, value))
    return [
      {
        id: 'name',
        title: t('column.name'),
        isSticky: true,
        minWidth: 220,
        grow: 2,
        text: nameOf,
        sortBy: nameOf,
        cell: name,
        detail: ({ customer, product }) =>
          product ? `${customer.name} · ${product.name}` : customer.name,
      },
      {
        id: 'state',
        title: t('column.state'),
        minWidth: 200,
        isOnPhone: false,
        text: ({ status }) => statusWord(words, status),
        cell: stateCell,
        // In words, whole: a mark alone says nothing to who does not know it (COCK-09).
        detail: ({ openConditions, approvals }) =>
          [
            ...(approvals ? [approvalProgressWords(words, approvals)] : []),
            ...(openConditions ? [openConditionWords(words, openConditions)] : []),
          ].join('; ') || undefined,
      },
      {
        id: 'media',
        title: t('column.media'),
        minWidth: 150,
        isOnPhone: false,
        cell: mediaCell,
      },
      {
        id: 'start',
        title: t('column.start'),
        width: 116,
        align: 'end',
        isOnPhone: true,
        sortBy: ({ start }) => start ?? undefined,
        text: ({ start }) => day(start),
      },
      {
        id: 'end',
        title: t('column.end'),
        width: 116,
        align: 'end',
        isOnPhone: true,
        sortBy: ({ end }) => end ?? undefined,
        text: ({ end }) => day(end),
      },
      {
        id: 'budget',
        title: words.t('budget.frame'),
        width: 190,
        align: 'end',
        isOnPhone: true,
        firstDirection: 'descending',
        sortBy: ({ budget }) => budget ?? undefined,
        text: (campaign) => budgetWords(words, locale, campaign).frame,
        // What is planned where that is another figure.
        detail: (campaign) => {
          const { planned, difference } = budgetWords(words, locale, campaign)
          return difference === undefined ? undefined : planned
        },
      },
    ]
  }, [locale, name, t, words])
  const columns = useTableColumns(ownColumns, model.extensions.columns, locale)
  const menu = useCampaignMenu(model, asks)
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={shown}
        getKey={keyOf}
        rowHeight={64}
        onAction={open}
        rowActions={menu}
        isSortedOutside
        sort={[{ id: look.sort, direction: look.isDescending ? 'descending' : 'ascending' }]}
        onSortChange={([main]) => {
          setLook({ sort: sortOf(main?.id), isDescending: main?.direction === 'descending' })
        }}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={selected}
        onSelectionChange={setSelected}
      />
      <ChosenActions
        model={model}
        chosen={chosen}
        onApprove={asks.approve}
        onClear={() => setSelected(none)}
      />
    </>
  )
}

interface CampaignNameProps {
  campaign: Campaign
  address: string
  onOpen: (campaign: Campaign) => void
}

/** Leads to the campaign's cockpit; with its star and the mark of a condition. */
function CampaignName({ campaign, address, onOpen }: CampaignNameProps) {
  return (
    <>
      <a
        href={address}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen(campaign)
        }}
      >
        {campaign.name}
      </a>
      {campaign.isStarred && (
        <>
          {' '}
          <StarMark />
        </>
      )}
      {campaign.openConditions && (
        <>
          {' '}
          <ConditionMark conditions={campaign.openConditions} />
        </>
      )}
    </>
  )
}

interface ChosenActionsProps {
  model: CampaignsModel
  chosen: readonly Campaign[]
  onApprove: CampaignAsks['approve']
  onClear: () => void
}

/** What is done with several campaigns at once (T-24). */
function ChosenActions({ model, chosen, onApprove, onClear }: ChosenActionsProps) {
  const { t } = useMessages(messages)
  const approvable = chosen.filter(model.canApprove)
  const remindable = chosen.filter(model.canRemind)
  return (
    <ActionBar count={chosen.length} onClear={onClear}>
      {approvable.length > 0 && (
        <Button variant="primary" icon={Check} onPress={() => onApprove(approvable)}>
          {t('action.approveSome', { count: approvable.length })}
        </Button>
      )}
      {remindable.length > 0 && (
        <Button variant="quiet" icon={BellRing} onPress={() => void model.remind(remindable)}>
          {t('action.remindSome', { count: remindable.length })}
        </Button>
      )}
      <Button variant="quiet" icon={Link} onPress={() => model.copyLinks(chosen)}>
        {t('action.copy')}
      </Button>
      <Button variant="quiet" icon={Download} onPress={() => model.exportAs('csv', chosen)}>
        {t('export.csv')}
      </Button>
      <Button variant="quiet" icon={FileSpreadsheet} onPress={() => model.exportAs('xlsx', chosen)}>
        {t('export.xlsx')}
      </Button>
    </ActionBar>
  )
}
