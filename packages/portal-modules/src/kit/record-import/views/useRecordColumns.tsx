import type { ChipTone, DataTableColumn } from '@atrium/design-system'
import { useMemo } from 'react'
import { rawText } from '../../table-import/cell-text.ts'
import { tableImportMessages } from '../../table-import/messages/index.ts'
import { FaultMark, outcomeColumns } from '../../table-import/views/previewColumns.tsx'
import { useMessages } from '../../language/useMessages.ts'
import type { PreviewRow, PreviewState } from '../compare.logic.ts'
import { exportCell } from '../fields.ts'
import { recordMessages } from '../messages/index.ts'
import type { RecordFault, RecordField } from '../records.types.ts'
import { faultOf } from '../rows.logic.ts'
import type { RecordImportModel } from '../useRecordImport.ts'

const tones: Readonly<Record<PreviewState, ChipTone>> = {
  added: 'ok',
  changed: 'info',
  unchanged: 'neutral',
  removed: 'warn',
  kept: 'neutral',
  faulty: 'bad',
  pending: 'neutral',
  left: 'neutral',
}

/** The columns of the preview: what the file has, what is wrong with it, what it was before. */
export function useRecordColumns<F extends string>(
  model: RecordImportModel<F>,
): readonly DataTableColumn<PreviewRow<F>>[] {
  const { t, locale } = useMessages(recordMessages)
  const { t: shared } = useMessages(tableImportMessages)
  const { file, kind, mend, rows } = model
  const taken = file?.layout.columns.flatMap(({ field }) => field ?? []).join()
  // Where there is little room, what is wrong comes first.
  const wrong = rows.flatMap(({ faults }) => Object.keys(faults)).join()
  return useMemo(() => {
    const inFile = new Set((taken ?? '').split(',') as F[])
    const head = kind.heads.find((field) => inFile.has(field)) ?? kind.heads[0]!
    const faulty = new Set(wrong.split(',') as F[])
    const others = kind.fields.filter(({ id }) => id !== head && (inFile.has(id) || faulty.has(id)))
    const onPhone = new Set([
      head,
      ...others.filter(({ id }) => faulty.has(id)).slice(0, 2).map(({ id }) => id),
      ...others.slice(0, 1).map(({ id }) => id),
    ]) // prettier-ignore
    const names = { currency: kind.currency ?? '' }
    const faultText = (fault: RecordFault) => t(`cell.${fault}`, names)
    const warning = (fault: RecordFault) => (
      <FaultMark short={t(`short.${fault}`)} whole={faultText(fault)} />
    )
    const shownText = (field: RecordField<F>, { row }: PreviewRow<F>) => {
      const value = row.values?.[field.id]
      return value === undefined ? rawText(row.cells[field.id], locale) : field.text(value)
    }
    /** As it is typed over. */
    const typedText = (field: RecordField<F>, { row, line }: PreviewRow<F>) =>
      rawText(
        line === null ? exportCell(field, row.values?.[field.id]) : row.cells[field.id],
        locale,
      )
    const resultText = ({ state, row }: PreviewRow<F>) =>
      state === 'left' ? t(`left.${row.left!}`) : t(`result.${state}`)
    const column = (field: RecordField<F>): DataTableColumn<PreviewRow<F>> => ({
      id: field.id,
      title: field.title,
      width: field.width ?? 170,
      minWidth: 110,
      isOnPhone: onPhone.has(field.id),
      ...(field.align && { align: field.align }),
      ...(field.id === head && { isRowHeader: true, isSticky: true }),
      text: (one) => shownText(field, one),
      detail: ({ faults, before, state }) => {
        const fault = faults[field.id]
        if (fault) return warning(fault)
        const former = before[field.id]
        if (state !== 'changed' || former === undefined) return null
        const value = former === null ? '' : field.text(former)
        return shared('preview.before', { value: value || shared('preview.empty') })
      },
      sortBy: (one) => shownText(field, one),
      edit: {
        value: (one) => typedText(field, one),
        onSave: ({ line }, text) => {
          if (line !== null) mend(line, field.id, text)
        },
        validate: (text) => {
          const fault = faultOf(kind, field.id, text)
          return fault && faultText(fault)
        },
        isAllowed: ({ line, state }) => line !== null && state !== 'left',
      },
    })
    const byId = new Map(kind.fields.map((field) => [field.id, field]))
    return [
      ...outcomeColumns<PreviewRow<F>>(shared, {
        width: 132,
        text: resultText,
        tone: ({ state }) => tones[state],
      }),
      column(byId.get(head)!),
      ...others.map(column),
    ]
  }, [kind, locale, mend, shared, t, taken, wrong])
}
