import { DescriptionList } from '@atrium/design-system'
import { useHostLocale } from '../module-host/host.tsx'
import { tableColumns } from './columns.ts'
import type { ExtraColumn } from './extensions.types.ts'

interface ExtraFactsProps<T> {
  columns: readonly ExtraColumn<T>[] | undefined
  record: T
}

/** The host's columns where records are cards: each a line with its name. */
export function ExtraFacts<T>({ columns, record }: ExtraFactsProps<T>) {
  const locale = useHostLocale()
  if (!columns?.length) return null
  return (
    <DescriptionList
      items={tableColumns(columns, locale).map(({ title, cell, text }) => ({
        term: title,
        detail: cell ? cell(record) : text?.(record),
      }))}
    />
  )
}
