import type { ChipTone, DataTableColumn } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages } from '../../../kit/index.ts'
import { useRoleName } from '../../../kit/roles/index.ts'
import {
  FaultMark,
  outcomeColumns,
  rawText,
  tableImportMessages,
} from '../../../kit/table-import/index.ts'
import { listMessages } from '../messages/index.ts'
import { importFields, type ImportField, type PersonFacts } from '../people-import.port.ts'
import type { PreviewRow, PreviewState } from '../preview.logic.ts'
import { faultOf, type ImportRow } from '../rows.logic.ts'
import type { PeopleImportModel } from '../usePeopleImport.ts'

const tones: Readonly<Record<PreviewState, ChipTone>> = {
  invited: 'ok',
  changed: 'info',
  unchanged: 'neutral',
  faulty: 'bad',
  pending: 'neutral',
  left: 'neutral',
}

const widths: Partial<Record<ImportField, number>> = {
  email: 240,
  jobTitle: 160,
  roles: 160,
  groups: 220,
  languageCode: 110,
  phoneNumber: 150,
  isExternal: 90,
}
const names = new Set<ImportField>(['firstName', 'lastName', 'fullName'])

/** The columns of the preview: what the list has, what is wrong with it, what it was before. */
export function useListColumns(model: PeopleImportModel): readonly DataTableColumn<PreviewRow>[] {
  const { t, locale } = useMessages(listMessages)
  const { t: shared } = useMessages(tableImportMessages)
  const roleName = useRoleName()
  const { context, file, mend, mending } = model
  const fields = file?.layout.columns.map(({ field }) => field) ?? []
  const shown = importFields.filter((field) => field !== 'client' && fields.includes(field))
  const key = shown.join()
  // Where there is little room, what is wrong comes first.
  const wrong = importFields.filter((field) => model.rows.some(({ faults }) => faults[field]))
  const onPhone = ['email', ...wrong].join()
  return useMemo(() => {
    const typed = (field: ImportField, { row }: PreviewRow) => rawText(row.cells[field], locale)
    const valueOf = (field: keyof PersonFacts, value: PersonFacts[keyof PersonFacts]): string => {
      if (value === null || value === undefined || value.length === 0)
        return shared('preview.empty')
      if (typeof value !== 'string')
        return value.map((one) => (field === 'roles' ? roleName(one) : one)).join(', ')
      return field === 'languageCode' && (value === 'de' || value === 'en')
        ? t(`language.${value}`)
        : value
    }
    const textOf = (field: ImportField, one: PreviewRow): string => {
      const { person } = one.row
      if (person && (field === 'roles' || field === 'groups') && person[field])
        return valueOf(field, person[field])
      if (person && field === 'languageCode' && person.languageCode)
        return t(`language.${person.languageCode}`)
      return typed(field, one)
    }
    const faultText = (field: ImportField, row: ImportRow) => {
      const fault = row.faults[field]!
      return fault === 'refused'
        ? (mending.refused.get(row.line)?.[field] ?? '')
        : t(`cell.${fault}`)
    }
    const warning = (short: string, whole: string) => <FaultMark short={short} whole={whole} />
    const noteOf = (field: ImportField, { row, before }: PreviewRow) => {
      const fault = row.faults[field]
      if (fault)
        return warning(
          fault === 'refused' || field === 'email' ? faultText(field, row) : t(`short.${fault}`),
          faultText(field, row),
        )
      // What changes in a column that finds no room is said where there always is some.
      const changed = importFields.filter((one) => one in before)
      if (field === 'email' && changed.length > 0)
        return t('preview.changedFields', {
          fields: changed.map((one) => t(`field.${one}`)).join(', '),
        })
      if (field in before) {
        const fact = field as keyof PersonFacts
        return shared('preview.before', { value: valueOf(fact, before[fact]) })
      }
      return null
    }
    const resultText = ({ state, left }: PreviewRow) =>
      state === 'left' ? t(`left.${left!}`) : t(`result.${state}`)
    return [
      ...outcomeColumns<PreviewRow>(shared, {
        width: 148,
        text: resultText,
        tone: ({ state }) => tones[state],
      }),
      ...shown.map((field): DataTableColumn<PreviewRow> => ({
        id: field,
        title: t(`field.${field}`),
        isRowHeader: field === 'email',
        isSticky: field === 'email',
        isOnPhone: onPhone.split(',').includes(field),
        minWidth: field === 'email' ? 240 : 110,
        width: widths[field] ?? (names.has(field) ? 130 : 140),
        text: (row) => textOf(field, row),
        detail: (row) => noteOf(field, row),
        edit: {
          value: (row) => typed(field, row),
          onSave: ({ line }, text) => mend(line, field, text),
          validate: (text) => {
            const fault = faultOf(field, text, context, mending)
            return fault && fault !== 'refused' ? t(`cell.${fault}`) : undefined
          },
          isAllowed: ({ row }) => row.left === undefined,
        },
      })),
    ]
    // What is shown is named by its fields.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [context, key, locale, mend, mending, onPhone, roleName, shared, t])
}
