import {
  Breadcrumbs,
  DataTable,
  PageHeader,
  Skeleton,
  Stack,
  useMediaWords,
  type DataTableHandle,
} from '@atrium/design-system'
import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { campaignWords, formatRange } from '../../kit/campaigns/index.ts'
import {
  useCloseQuestion,
  useMessages,
  usePlaceName,
  useQuery,
  useSameFunction,
} from '../../kit/index.ts'
import type { Campaign, CampaignsPort } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignPlanningPort } from '../planning.port.ts'
import {
  ChosenRowsActions,
  DecidedRowsQuestion,
  SheetEmpty,
  SheetFailed,
  SheetHeaderActions,
  SheetNotices,
  SheetSums,
} from './SheetParts.tsx'
import { SheetDialogs, useSheetDialogs } from './SheetDialogs.tsx'
import { useNarrow } from '../views/useNarrow.ts'
import { SheetMenu } from './SheetMenu.tsx'
import { isLoose, type SheetRow } from './sheet.logic.ts'
import { sheetTableColumns } from './sheet-columns.tsx'
import { usePlanSheet } from './usePlanSheet.ts'
import { useSheetActions } from './useSheetActions.ts'
import { useSheetKeys } from './useSheetKeys.ts'

export interface PlanSheetProps {
  planning: CampaignPlanningPort
  campaign: Campaign
  onChange: CampaignsPort['onChange']
  /** Takes a whole plan from a file; undefined: nobody does that here. */
  onImport: (() => void) | undefined
  /** What the page of all campaigns is called. */
  listTitle: string
  onClose: () => void
}

const Keys = styled.p`
  @layer at.components {
    margin: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-s) / 18px var(--at-font-body);

    @media (pointer: coarse), print {
      display: none;
    }
  }
`

const keyOf = ({ key }: SheetRow) => key
const none: ReadonlySet<string | number> = new Set()

/** The channels of one campaign like the rows of a sheet: written, pasted, split and taken away (CAMP-07, CAMP-15). */
export function PlanSheet({
  planning,
  campaign,
  onChange,
  onImport,
  listTitle,
  onClose,
}: PlanSheetProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const words = useMessages(campaignWords)
  const media = useMediaWords()
  usePlaceName(campaign.name)
  const model = usePlanSheet(planning, campaign, onChange)
  const { result, rows, rules, steps } = model
  const { close, question } = useCloseQuestion({ isChanged: rows.some(isLoose), onClose })
  const choices = useQuery(useMemo(() => planning.choices(), [planning]))
  const publishers = choices.state === 'ready' ? choices.data.publishers : undefined
  const { currencyName } = campaign
  const table = useRef<DataTableHandle>(null)
  const [selected, setSelected] = useState(none)
  const chosen = useMemo(() => rows.filter(({ key }) => selected.has(key)), [rows, selected])
  const dialogs = useSheetDialogs(rows)
  const isNarrow = useNarrow()
  const actions = useSheetActions(model, table, isNarrow ? dialogs.beginRow : undefined)
  const { addRow } = actions
  const root = useSheetKeys({ table, rows, chosen, actions, undo: steps.undo })

  // The columns stay the same while rows change: they ask the newest model.
  const writeText = useSameFunction(model.writeText)
  const columns = useMemo(
    () =>
      sheetTableColumns(
        { t: tools.t, campaign: words, locale, media },
        { rules, writeText },
        { currencyName, publishers: publishers ?? [], canWrite: !isNarrow },
      ),
    [tools, words, locale, media, rules, writeText, currencyName, publishers, isNarrow],
  )
  const isReady = result.state === 'ready'
  const menuOf = (row: SheetRow) => (
    <SheetMenu
      row={row}
      rows={chosen.includes(row) && chosen.length > 1 ? chosen : [row]}
      actions={actions}
      onWrite={() => dialogs.setWriting(row.key)}
      onSplit={() => dialogs.setSplitting(row)}
      onDiscard={() => model.discardFaults(row)}
    />
  )
  return (
    <div ref={root}>
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={[
              { id: 'list', label: listTitle },
              { id: 'here', label: t('action.editPlan') },
            ]}
            onNavigate={close}
          />
        }
        title={campaign.name}
        subtitle={`${campaign.customer.name} · ${formatRange(locale, campaign.start, campaign.end)}`}
        actions={
          isReady && (
            <SheetHeaderActions
              steps={steps}
              isNarrow={isNarrow}
              onPaste={() => dialogs.setPasting(true)}
              onAdd={() => addRow(undefined)}
            />
          )
        }
      />
      {result.state === 'loading' && (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={8} height="40px" />
        </section>
      )}
      {result.state === 'failed' && (
        <SheetFailed error={result.error} explain={model.explain} onRetry={result.retry} />
      )}
      {isReady && (
        <Stack>
          <SheetNotices model={model} onSaveRows={(unsaved) => void actions.saveRows(unsaved)} />
          <SheetSums campaign={campaign} rows={rows} />
          <DataTable
            ref={table}
            label={t('sheet.label', { name: campaign.name })}
            columns={columns}
            rows={rows}
            getKey={keyOf}
            getText={({ values }) => values.name || t('sheet.newRow')}
            onAction={(row) => dialogs.setWriting(row.key)}
            rowActions={menuOf}
            selectionMode="multiple"
            selectionBehavior="toggle"
            selectedKeys={selected}
            onSelectionChange={setSelected}
            totalsLabel={t('plan.sum')}
            emptyState={<SheetEmpty onImport={onImport} onAdd={() => addRow(undefined)} />}
          />
          {rows.length > 0 && <Keys>{t('sheet.keys')}</Keys>}
        </Stack>
      )}
      <ChosenRowsActions chosen={chosen} actions={actions} onClear={() => setSelected(none)} />
      <SheetDialogs
        dialogs={dialogs}
        model={model}
        currencyName={currencyName}
        publishers={publishers ?? []}
        onPaste={actions.pasteAt}
      />
      {question}
      <DecidedRowsQuestion question={model.question} />
    </div>
  )
}
