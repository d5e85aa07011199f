import {
  ActionBar,
  Banner,
  Button,
  ConfirmDialog,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Stack,
  StateScreen,
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
import { styled } from 'styled-components'
import { budgetWords, campaignWords } from '../../kit/campaigns/index.ts'
import { useMessages, type PortError } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { sheetColumns, sumOf, type SheetRow } from './sheet.logic.ts'
import type { PlanSheetModel } from './usePlanSheet.ts'
import type { SheetActions } from './useSheetActions.ts'
import type { SheetSteps } from './useSheetSteps.ts'

export interface SheetHeaderActionsProps {
  steps: SheetSteps
  isNarrow: boolean
  onPaste: () => void
  onAdd: () => void
}

/** What is done with the whole sheet. */
export function SheetHeaderActions({ steps, isNarrow, onPaste, onAdd }: SheetHeaderActionsProps) {
  const { t } = useMessages(messages)
  return (
    <>
      {isNarrow ? (
        <>
          <IconButton
            icon={Undo2}
            label={t('sheet.undo')}
            isDisabled={steps.nextLabel === undefined}
            onPress={steps.undo}
          />
          <IconButton icon={ClipboardPaste} label={t('sheet.paste')} onPress={onPaste} />
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
          <Button icon={ClipboardPaste} onPress={onPaste}>
            {t('sheet.paste')}
          </Button>
        </>
      )}
      <Button variant="primary" icon={Plus} onPress={onAdd}>
        {t('sheet.add')}
      </Button>
    </>
  )
}

export interface SheetNoticesProps {
  model: PlanSheetModel
  onSaveRows: (rows: readonly SheetRow[]) => void
}

/** What could not be loaded again, and rows that could not be saved. */
export function SheetNotices({ model, onSaveRows }: SheetNoticesProps) {
  const { t } = useMessages(messages)
  const { result, unsaved } = model
  return (
    <>
      {result.state === 'ready' && result.refreshError && (
        <Banner tone="warn" action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}>
          {t('refresh.failed')}
        </Banner>
      )}
      {unsaved.length > 0 && (
        <Banner
          tone="warn"
          action={<Button onPress={() => onSaveRows(unsaved)}>{t('sheet.saveRows')}</Button>}
        >
          {t('sheet.unsavedRows', { count: unsaved.length })}
        </Banner>
      )}
    </>
  )
}

const Sums = styled.p`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--at-space-1) var(--at-space-5);
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

export interface SheetSumsProps {
  campaign: Campaign
  rows: readonly SheetRow[]
}

/** What is planned in the rows beside the campaign's budget. */
export function SheetSums({ campaign, rows }: SheetSumsProps) {
  const { t, locale } = useMessages(messages)
  const words = useMessages(campaignWords)
  const budget = budgetWords(words, locale, { ...campaign, planned: sumOf(rows) })
  const isOver = campaign.budget !== null && (sumOf(rows) ?? 0) > campaign.budget
  return (
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
  )
}

export interface SheetFailedProps {
  error: PortError
  explain: PlanSheetModel['explain']
  onRetry: () => void
}

/** The channels could not be loaded. */
export function SheetFailed({ error, explain, onRetry }: SheetFailedProps) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      title={t('sheet.failed')}
      detail={explain(error)}
      reference={error.reference}
      action={
        <Button icon={RotateCw} onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

export interface SheetEmptyProps {
  onImport: (() => void) | undefined
  onAdd: () => void
}

/** A campaign without channels: taken from a file, or begun with a row. */
export function SheetEmpty({ onImport, onAdd }: SheetEmptyProps) {
  const { t } = useMessages(messages)
  return (
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
          <Button variant="primary" icon={Plus} onPress={onAdd}>
            {t('sheet.add')}
          </Button>
        </Stack>
      }
    />
  )
}

export interface ChosenRowsActionsProps {
  chosen: readonly SheetRow[]
  actions: Pick<SheetActions, 'fillDown' | 'remove'>
  onClear: () => void
}

/** What is done with the rows that were chosen. */
export function ChosenRowsActions({ chosen, actions, onClear }: ChosenRowsActionsProps) {
  const { t } = useMessages(messages)
  return (
    <ActionBar count={chosen.length} onClear={onClear}>
      {chosen.length > 1 && (
        <MenuTrigger>
          <Button variant="quiet" icon={ArrowDownToLine}>
            {t('sheet.fill')}
          </Button>
          <Menu aria-label={t('sheet.fill')}>
            {sheetColumns.map((column) => (
              <MenuItem key={column} onAction={() => void actions.fillDown(chosen, column)}>
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
          onClear()
        }}
      >
        {t('sheet.remove')}
      </Button>
    </ActionBar>
  )
}

/** Asks before channels that the client approved become another plan. */
export function DecidedRowsQuestion({ question }: Pick<PlanSheetModel, 'question'>) {
  const { t } = useMessages(messages)
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
      title={t('sheet.question', {
        count: question?.rows.length ?? 1,
        name: question?.rows[0]?.name ?? '',
      })}
      confirmLabel={t('sheet.questionConfirm')}
      onConfirm={() => question?.answer(true)}
    >
      {t('sheet.consequence', { count: question?.rows.length ?? 1 })}
    </ConfirmDialog>
  )
}
