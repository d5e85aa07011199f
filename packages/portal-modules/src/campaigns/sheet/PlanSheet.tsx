import {
  ActionBar,
  Banner,
  Breadcrumbs,
  Button,
  ConfirmDialog,
  DataTable,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  PageHeader,
  Skeleton,
  Stack,
  StateScreen,
  useMediaWords,
  type DataTableHandle,
} from '@atrium/design-system'
import {
  ArrowDownToLine,
  ClipboardPaste,
  FileUp,
  Plus,
  RotateCw,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { budgetWords, campaignWords, formatRange } from '../../kit/campaigns/index.ts'
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
import { useNarrow } from '../views/useNarrow.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { RowDialog } from './RowDialog.tsx'
import { SheetMenu } from './SheetMenu.tsx'
import { isLoose, sheetColumns, sumOf, type SheetRow } from './sheet.logic.ts'
import { sheetTableColumns } from './sheet-columns.tsx'
import { SplitDialog } from './SplitDialog.tsx'
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

const Sums = styled.p`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin: 0;
    font: 500 var(--at-font-m) / 20px var(--at-font-body);
    font-variant-numeric: tabular-nums;

    > strong {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      font-weight: 650;
    }
    > [data-at-over] {
      color: var(--at-bad-text);
    }
  }
`

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
  const [splitting, setSplitting] = useState<SheetRow>()
  /** Key of the row that is written in the dialog. */
  const [writing, setWriting] = useState<string>()
  const writtenRow = rows.find(({ key }) => key === writing)
  /** Key of the row that began in the dialog: it goes with it where nothing is saved. */
  const [begun, setBegun] = useState<string>()
  const beginRow = (key: string) => {
    setBegun(key)
    setWriting(key)
  }
  const isNarrow = useNarrow()
  const [isPasting, setPasting] = useState(false)
  const actions = useSheetActions(model, table, isNarrow ? beginRow : undefined)
  const { addRow, fillDown, pasteAt } = actions
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
  const budget = budgetWords(words, locale, { ...campaign, planned: sumOf(rows) })
  const isOver = campaign.budget !== null && (sumOf(rows) ?? 0) > campaign.budget
  const isReady = result.state === 'ready'
  const menuOf = (row: SheetRow) => (
    <SheetMenu
      row={row}
      rows={chosen.includes(row) && chosen.length > 1 ? chosen : [row]}
      actions={actions}
      onWrite={() => setWriting(row.key)}
      onSplit={() => setSplitting(row)}
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
            <>
              {isNarrow ? (
                <>
                  <IconButton
                    icon={Undo2}
                    label={t('sheet.undo')}
                    isDisabled={steps.nextLabel === undefined}
                    onPress={steps.undo}
                  />
                  <IconButton
                    icon={ClipboardPaste}
                    label={t('sheet.paste')}
                    onPress={() => setPasting(true)}
                  />
                </>
              ) : (
                <>
                  <Button
                    icon={Undo2}
                    isDisabled={steps.nextLabel === undefined}
                    onPress={steps.undo}
                    aria-keyshortcuts="Control+Z"
                  >
                    {t('sheet.undo')}
                  </Button>
                  <Button icon={ClipboardPaste} onPress={() => setPasting(true)}>
                    {t('sheet.paste')}
                  </Button>
                </>
              )}
              <Button variant="primary" icon={Plus} onPress={() => addRow(undefined)}>
                {t('sheet.add')}
              </Button>
            </>
          )
        }
      />
      {result.state === 'loading' && (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={8} height="40px" />
        </section>
      )}
      {result.state === 'failed' && (
        <StateScreen
          kind={result.error.code === 'offline' ? 'offline' : 'error'}
          title={t('sheet.failed')}
          detail={model.explain(result.error)}
          reference={result.error.reference}
          action={
            <Button icon={RotateCw} onPress={result.retry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
      {isReady && (
        <Stack>
          {result.refreshError && (
            <Banner
              tone="warn"
              action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}
            >
              {t('refresh.failed')}
            </Banner>
          )}
          {model.unsaved.length > 0 && (
            <Banner
              tone="warn"
              action={
                <Button onPress={() => void actions.saveRows(model.unsaved)}>
                  {t('sheet.saveRows')}
                </Button>
              }
            >
              {t('sheet.unsavedRows', { count: model.unsaved.length })}
            </Banner>
          )}
          <Sums>
            <span>{t('sheet.frame', { amount: budget.frame })}</span>
            {budget.planned && <span>{budget.planned}</span>}
            {budget.difference && (
              <strong data-at-over={isOver || undefined}>
                {isOver && <Icon icon={TriangleAlert} size={16} />}
                {budget.difference}
              </strong>
            )}
          </Sums>
          <DataTable
            ref={table}
            label={t('sheet.label', { name: campaign.name })}
            columns={columns}
            rows={rows}
            getKey={keyOf}
            getText={({ values }) => values.name || t('sheet.newRow')}
            onAction={(row) => setWriting(row.key)}
            rowActions={menuOf}
            selectionMode="multiple"
            selectionBehavior="toggle"
            selectedKeys={selected}
            onSelectionChange={setSelected}
            totalsLabel={t('plan.sum')}
            emptyState={
              <StateScreen
                kind="empty"
                title={t('sheet.empty')}
                detail={t('sheet.emptyDetail')}
                action={
                  <Stack direction="row" gap="8" justify="center">
                    {onImport && (
                      <Button icon={FileUp} onPress={onImport}>
                        {t('action.importPlan')}
                      </Button>
                    )}
                    <Button variant="primary" icon={Plus} onPress={() => addRow(undefined)}>
                      {t('sheet.add')}
                    </Button>
                  </Stack>
                }
              />
            }
          />
          {rows.length > 0 && <Keys>{t('sheet.keys')}</Keys>}
        </Stack>
      )}
      <ActionBar count={chosen.length} onClear={() => setSelected(none)}>
        {chosen.length > 1 && (
          <MenuTrigger>
            <Button variant="quiet" icon={ArrowDownToLine}>
              {t('sheet.fill')}
            </Button>
            <Menu aria-label={t('sheet.fill')}>
              {sheetColumns.map((column) => (
                <MenuItem key={column} onAction={() => void fillDown(chosen, column)}>
                  {t(`cell.${column}`)}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
        <Button
          variant="quiet"
          icon={Trash2}
          onPress={() => {
            void actions.remove(chosen)
            setSelected(none)
          }}
        >
          {t('sheet.remove')}
        </Button>
      </ActionBar>
      {writtenRow && (
        <RowDialog
          key={writtenRow.key}
          model={model}
          row={writtenRow}
          currencyName={currencyName}
          publishers={publishers ?? []}
          onClose={() => {
            // Once it is saved it is no draft any more.
            if (begun === writing) model.dropRow(writtenRow.key)
            setBegun(undefined)
            setWriting(undefined)
          }}
        />
      )}
      {splitting && (
        <SplitDialog
          row={splitting}
          currencyName={currencyName}
          onSplit={(parts) => model.split(splitting, parts)}
          explain={model.explain}
          onClose={() => setSplitting(undefined)}
        />
      )}
      {isPasting && (
        <PasteDialog
          onPaste={(text) => pasteAt(text, undefined)}
          onClose={() => setPasting(false)}
        />
      )}
      {question}
      <ConfirmDialog
        isOpen={model.question !== undefined}
        onOpenChange={(isOpen) => !isOpen && model.question?.answer(false)}
        title={t('sheet.question', {
          count: model.question?.rows.length ?? 1,
          name: model.question?.rows[0]?.name ?? '',
        })}
        confirmLabel={t('sheet.questionConfirm')}
        onConfirm={() => model.question?.answer(true)}
      >
        {t('sheet.consequence', { count: model.question?.rows.length ?? 1 })}
      </ConfirmDialog>
    </div>
  )
}
