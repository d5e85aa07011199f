import { Icon, MediaMark, type DataTableColumn, type MediaWords } from '@atrium/design-system'
import { MEDIA } from '@atrium/design-system/theme'
import { CircleAlert, Stamp } from 'lucide-react'
import { styled } from 'styled-components'
import { formatBudget, plannedStateWords } from '../../kit/campaigns/index.ts'
import type { Locale } from '../../kit/index.ts'
import { isDecided } from '../plan.logic.ts'
import { isBackwards, readCell, sheetColumns, sumOf, writeCell, type FaultKind, type SheetColumn, type SheetRow } from './sheet.logic.ts' // prettier-ignore
import type { PlanSheetModel } from './usePlanSheet.ts'

const Cell = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    max-inline-size: 100%;

    > .at-text {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    &[data-at-fault] {
      color: var(--at-bad-text);

      > .at-text {
        text-decoration: underline dotted;
        text-underline-offset: 3px;
      }
    }
    &[data-at-quiet] {
      color: var(--at-text-2);
    }
    .at-icon {
      flex: none;
    }
  }
`

export interface SheetWords {
  t: (key: `cell.${SheetColumn | 'state'}` | `fault.${FaultKind}` | 'sheet.unsaved' | 'sheet.needed', values?: Record<string, string>) => string
  campaign: Parameters<typeof plannedStateWords>[0]
  locale: Locale
  media: MediaWords
} // prettier-ignore

const isOpen = ({ channel }: SheetRow) => channel?.state !== 'Deactivated'
const isNumeric = (column: SheetColumn) => column === 'budget'
const isDay = (column: SheetColumn) => !['name', 'kind', 'publisher', 'budget'].includes(column)
const widths: Readonly<Partial<Record<SheetColumn, number>>> = { kind: 152, budget: 148, start: 116, end: 116, bookingDeadline: 142, materialDeadline: 142 } // prettier-ignore

/** The columns of the sheet; each but the last is written in place. */
export function sheetTableColumns(
  words: SheetWords,
  model: Pick<PlanSheetModel, 'rules' | 'writeText'>,
  {
    currencyName,
    publishers,
    canWrite,
  }: {
    currencyName: string | null
    publishers: readonly string[]
    /** Cells are fields where there is room for them; else the row is written in its dialog. */
    canWrite: boolean
  },
): DataTableColumn<SheetRow>[] {
  const { t, locale, media } = words
  const { rules, writeText } = model
  const own = rules.media.filter((kind) => !(MEDIA as readonly string[]).includes(kind))
  const known = MEDIA.filter((kind) => rules.media.includes(kind))
  const mediaOffered = [...known, ...own].map((kind) => media[kind]!)
  const written = (row: SheetRow, column: SheetColumn) => writeCell(row, column, locale, media)
  const shown = (row: SheetRow, column: SheetColumn) => {
    const value = row.values[column]
    if (column === 'budget' && typeof value === 'number' && !row.faults.budget)
      return formatBudget(locale, value, currencyName)
    return written(row, column)
  }
  const cellOf = (column: SheetColumn) =>
    function SheetCell(row: SheetRow) {
      const fault = row.faults[column]
      const text = shown(row, column)
      if (fault)
        return (
          <Cell data-at-fault title={fault.message ?? t(`fault.${fault.kind}`)}>
            <Icon icon={CircleAlert} size={14} />
            <span className="at-text">{text}</span>
            <span className="at-visually-hidden">{fault.message ?? t(`fault.${fault.kind}`)}</span>
          </Cell>
        )
      // What keeps a new row from being saved.
      if (!row.channel && text === '' && (column === 'name' || column === 'kind'))
        return (
          <Cell data-at-fault>
            <Icon icon={CircleAlert} size={14} />
            <span className="at-text">{t('sheet.needed')}</span>
          </Cell>
        )
      if (column !== 'kind' || row.values.kind === null) return text
      return (
        <Cell>
          <MediaMark kind={row.values.kind} size="small" isDecorative />
          <span className="at-text">{text}</span>
        </Cell>
      )
    }
  const faultIn = (column: SheetColumn, text: string, row: SheetRow) => {
    const read = readCell(column, text, rules)
    if ('fault' in read) return t(`fault.${read.fault}`)
    const after = { ...row.values, [column]: read.value }
    return (column === 'start' || column === 'end') && isBackwards(after) ? t('fault.order') : undefined // prettier-ignore
  }
  const suggestions: Partial<Record<SheetColumn, readonly string[]>> = { kind: mediaOffered, publisher: publishers } // prettier-ignore
  const columns = sheetColumns.map((column): DataTableColumn<SheetRow> => ({
    id: column,
    title: t(`cell.${column}`),
    width: widths[column],
    ...(column === 'name' && { isSticky: true, minWidth: 200, grow: 2 }),
    ...(column === 'publisher' && { minWidth: 120 }),
    ...((isNumeric(column) || isDay(column)) && { align: 'end' }),
    isOnPhone: column === 'budget' || column === 'start' || column === 'end',
    text: (row) => shown(row, column),
    cell: cellOf(column),
    ...(column === 'budget' && {
      total: (rows: readonly SheetRow[]) => formatBudget(locale, sumOf(rows), currencyName),
    }),
    edit: canWrite
      ? {
          value: (row) => written(row, column),
          validate: (text, row) => faultIn(column, text, row),
          onSave: (row, text) => writeText(row, column, text),
          isAllowed: isOpen,
          isUnsaved: (row) => row.faults[column]?.kind === 'refused',
          ...(column === 'budget' && { inputMode: 'decimal' as const }),
          ...(suggestions[column] && { suggestions: suggestions[column] }),
        }
      : undefined,
  }))
  const state: DataTableColumn<SheetRow> = {
    id: 'state',
    title: t('cell.state'),
    width: 164,
    isOnPhone: false,
    text: ({ channel }) => (channel ? plannedStateWords(words.campaign, channel) : t('sheet.unsaved')), // prettier-ignore
    cell: ({ channel }) =>
      channel ? (
        <Cell data-at-quiet={isDecided(channel) ? undefined : ''}>
          {isDecided(channel) && <Icon icon={Stamp} size={14} />}
          <span className="at-text">{plannedStateWords(words.campaign, channel)}</span>
        </Cell>
      ) : (
        <Cell data-at-fault>
          <span className="at-text">{t('sheet.unsaved')}</span>
        </Cell>
      ),
  }
  // Before the deadlines, which are seldom written: what state a row is in has to be seen.
  const last = columns.findIndex(({ id }) => id === 'bookingDeadline')
  return columns.toSpliced(last, 0, state)
}
