import { numberFormat, type ChipTone, type DataTableColumn } from '@atrium/design-system'
import { useMemo } from 'react'
import { formatDay, useMessages, regionOf } from '../../../kit/index.ts'
import {
  FaultMark,
  outcomeColumns,
  rawText,
  tableImportMessages,
} from '../../../kit/table-import/index.ts'
import type { PreviewRow, PreviewState } from '../compare.logic.ts'
import type { FigureDescription } from '../figures-import.port.ts'
import { figureName } from '../figures-table.ts'
import { figureMessages } from '../messages/index.ts'
import { faultOf, type CellFault, type FigureRow } from '../rows.logic.ts'
import type { FiguresImportModel } from '../useFiguresImport.ts'
import { fieldOf, type FigureField } from '../words.logic.ts'

const tones: Readonly<Record<PreviewState, ChipTone>> = {
  added: 'ok',
  changed: 'info',
  unchanged: 'neutral',
  faulty: 'bad',
  pending: 'neutral',
  left: 'neutral',
}

/** The columns of the preview: what the file has, what is wrong with it, what it was before. */
export function useFigureColumns(
  model: FiguresImportModel,
): readonly DataTableColumn<PreviewRow>[] {
  const { t, locale } = useMessages(figureMessages)
  const { t: shared } = useMessages(tableImportMessages)
  const { context, file, mend } = model
  const fields = file?.layout.columns.flatMap(({ field }) => field ?? []).join()
  // Where there is little room, what is wrong comes first, else the first figures.
  const wrong = model.rows.flatMap(({ faults }) => Object.keys(faults)).join()
  return useMemo(() => {
    const { currency, figures } = context
    const taken = (fields ?? '').split(',')
    const shown = figures.filter(({ key }) => taken.includes(fieldOf(key)))
    const faulty = new Set(wrong.split(','))
    const shownFields = shown.map(({ key }) => fieldOf(key))
    const wrongFields = shownFields.filter((field) => faulty.has(field))
    const onPhone = new Set((wrongFields.length > 0 ? wrongFields : shownFields).slice(0, 2))
    const valueText = ({ unit }: FigureDescription, value: number | null) => {
      if (value === null) return shared('preview.empty')
      const format =
        unit === 'percent'
          ? { style: 'percent' as const, maximumFractionDigits: 2 }
          : unit === 'money'
            ? { style: 'currency' as const, currency, maximumFractionDigits: 4 }
            : { maximumFractionDigits: 4 }
      return numberFormat(regionOf(locale), format).format(value)
    }
    const typed = (field: FigureField, { row }: PreviewRow) => rawText(row.cells[field], locale)
    /** As it is typed over: a rate with its sign. */
    const editable = ({ key, unit }: FigureDescription, one: PreviewRow) => {
      const cell = one.row.cells[fieldOf(key)]
      return unit === 'percent' && typeof cell === 'number'
        ? numberFormat(regionOf(locale), { style: 'percent', maximumFractionDigits: 10 }).format(
            cell,
          )
        : typed(fieldOf(key), one)
    }
    const faultText = (fault: CellFault) => t(`cell.${fault}`, { currency })
    const warning = (fault: CellFault, isWide: boolean) => (
      <FaultMark short={isWide ? faultText(fault) : t(`short.${fault}`)} whole={faultText(fault)} />
    )
    const validate = (field: FigureField) => (text: string) => {
      const fault = faultOf(field, text, context)
      return fault && faultText(fault)
    }
    const isAllowed = ({ row }: { row: FigureRow }) => row.left === undefined
    const resultText = ({ state, left }: PreviewRow) =>
      state === 'left' ? t(`left.${left!}`) : t(`result.${state}`)
    return [
      ...outcomeColumns<PreviewRow>(shared, {
        width: 128,
        text: resultText,
        tone: ({ state }) => tones[state],
      }),
      {
        id: 'day',
        title: t('field.day'),
        isRowHeader: true,
        isSticky: true,
        isOnPhone: true,
        width: 170,
        minWidth: 130,
        text: (one) => (one.row.day ? formatDay(locale, one.row.day) : typed('day', one)),
        detail: ({ row }) => row.faults.day && warning(row.faults.day, true),
        sortBy: ({ row }) => row.day ?? '',
        edit: {
          value: (one) => typed('day', one),
          onSave: ({ line }, text) => mend(line, 'day', text),
          validate: validate('day'),
          isAllowed,
        },
      },
      ...shown.map((figure): DataTableColumn<PreviewRow> => {
        const field = fieldOf(figure.key)
        return {
          id: field,
          title: figureName(figure, locale),
          align: 'end',
          width: 150,
          minWidth: 110,
          isOnPhone: onPhone.has(field),
          text: (one) => {
            const value = one.row.values?.find(({ key }) => key === figure.key)
            return value ? valueText(figure, value.value) : typed(field, one)
          },
          detail: ({ row, before }) => {
            const fault = row.faults[field]
            if (fault) return warning(fault, false)
            const former = before.get(figure.key)
            if (former === undefined) return null
            return former === null
              ? t('preview.new')
              : shared('preview.before', { value: valueText(figure, former) })
          },
          edit: {
            value: (one) => editable(figure, one),
            onSave: ({ line }, text) => mend(line, field, text),
            validate: validate(field),
            isAllowed,
          },
        }
      }),
    ]
  }, [context, fields, locale, mend, shared, t, wrong])
}
