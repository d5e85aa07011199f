import type { ChipTone, DataTableColumn } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages } from '../../../kit/index.ts'
import {
  FaultMark,
  outcomeColumns,
  rawText,
  tableImportMessages,
} from '../../../kit/table-import/index.ts'
import { valueText } from '../cell-text.ts'
import { importMessages } from '../messages/index.ts'
import { importFields, type ImportField } from '../plan-import.port.ts'
import type { PreviewRow, PreviewState } from '../preview.logic.ts'
import { faultOf, type ImportRow } from '../rows.logic.ts'
import type { PlanImportModel } from '../usePlanImport.ts'

const tones: Readonly<Record<PreviewState, ChipTone>> = {
  added: 'ok',
  changed: 'info',
  unchanged: 'neutral',
  removed: 'warn',
  stopped: 'warn',
  kept: 'neutral',
  faulty: 'bad',
  pending: 'neutral',
  left: 'neutral',
}

const widths: Partial<Record<ImportField, number>> = {
  mediaType: 160,
  publisher: 160,
  budget: 150,
  start: 128,
  end: 128,
  bookingDeadline: 150,
  materialDeadline: 150,
  externalId: 130,
}
const figures = new Set<ImportField>(['budget', 'start', 'end'])

/** The columns of the preview: what the file has, what is wrong with it, what it was before. */
export function useImportColumns(model: PlanImportModel): readonly DataTableColumn<PreviewRow>[] {
  const { t, locale } = useMessages(importMessages)
  const { t: shared } = useMessages(tableImportMessages)
  const { context, file, refusals, mend } = model
  const fields = file?.layout.columns.map(({ field }) => field) ?? []
  const isSection = model.rows.some(({ left }) => left === 'section')
  const shown = importFields.filter(
    (field) =>
      field !== 'campaign' &&
      (fields.includes(field) || field === 'name' || (field === 'mediaType' && isSection)),
  )
  const key = shown.join()
  // Where there is little room, what is wrong comes first.
  const wrong = importFields.filter((field) => model.rows.some(({ faults }) => faults[field]))
  const onPhone = ['budget' as const, ...wrong].join()
  return useMemo(() => {
    const words = { locale, currency: context.currency, types: context.types }
    const typed = (field: ImportField, { row }: PreviewRow) => rawText(row?.cells[field], locale)
    const textOf = (field: ImportField, one: PreviewRow): string => {
      const { row } = one
      if (!row) return field === 'name' ? one.name : ''
      if (field === 'mediaType') return row.mediaType?.name ?? typed(field, one)
      if (!row.channel || field === 'campaign') return typed(field, one)
      return valueText(field, row.channel[field], words)
    }
    const faultText = (field: ImportField, row: ImportRow) => {
      const fault = row.faults[field]!
      return fault === 'refused' ? (refusals.get(row.line)?.[field] ?? '') : t(`cell.${fault}`)
    }
    const warning = (short: string, whole: string) => <FaultMark short={short} whole={whole} />
    const noteOf = (field: ImportField, { row, line, before }: PreviewRow) => {
      if (row?.faults[field] && field !== 'name') {
        const fault = row.faults[field]
        return warning(t(`short.${fault}`), faultText(field, row))
      }
      if (field === 'name' && row) {
        // Where there is most room, what is wrong is said in full.
        const wrong = shown.filter((one) => row.faults[one])
        const all = wrong.map((one) => `${t(`field.${one}`)}: ${faultText(one, row)}`).join(' · ')
        if (all !== '') return warning(all, all)
      }
      if (field in before) {
        const value = valueText(field, before[field], words)
        return shared('preview.before', { value: value === '' ? shared('preview.empty') : value })
      }
      return field === 'name' && line === null ? t('preview.notInFile') : null
    }
    return [
      ...outcomeColumns<PreviewRow>(shared, {
        width: 136,
        text: resultText,
        tone: ({ state }) => tones[state],
      }),
      ...shown.map((field): DataTableColumn<PreviewRow> => ({
        id: field,
        title: t(`field.${field}`),
        isRowHeader: field === 'name',
        isSticky: field === 'name',
        isOnPhone: onPhone.split(',').includes(field),
        minWidth: field === 'name' ? 260 : 120,
        ...(field !== 'name' && { width: widths[field]! }),
        ...(figures.has(field) && { align: 'end' as const }),
        text: (row) => textOf(field, row),
        detail: (row) => noteOf(field, row),
        edit: {
          value: (row) => typed(field, row),
          onSave: ({ line }, text) => {
            if (line !== null) mend(line, field, text)
          },
          validate: (text) => {
            const fault = faultOf(field, text, context)
            return fault && fault !== 'refused' ? t(`cell.${fault}`) : undefined
          },
          isAllowed: ({ row }) => row !== undefined && row.left === undefined,
          inputMode: field === 'budget' ? 'decimal' : 'text',
        },
      })),
    ]
    function resultText({ state, left }: PreviewRow) {
      return state === 'left' ? t(`left.${left!}`) : t(`result.${state}`)
    }
    // What is shown is named by its fields.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [context, key, locale, mend, onPhone, refusals, shared, t])
}
