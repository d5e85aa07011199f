import { Chip, Icon, type ChipTone, type DataTableColumn } from '@atrium/design-system'
import { CircleAlert } from 'lucide-react'
import type { MessageTools } from '../../language/useMessages.ts'
import type { tableImportMessages } from '../messages/index.ts'

type Shared = MessageTools<keyof (typeof tableImportMessages)['de']>['t']

/** What becomes of a row, and where it stands in the file: the first columns of every preview. */
export function outcomeColumns<Row extends { line: number | null }>(
  t: Shared,
  { width, text, tone }: { width: number; text: (row: Row) => string; tone: (row: Row) => ChipTone }, // prettier-ignore
): DataTableColumn<Row>[] {
  return [
    {
      id: 'result',
      title: t('preview.result'),
      width,
      isOnPhone: true,
      text,
      cell: (row) => <Chip tone={tone(row)}>{text(row)}</Chip>,
      sortBy: text,
    },
    {
      id: 'line',
      title: t('preview.line'),
      width: 76,
      align: 'end',
      text: ({ line }) => (line === null ? '–' : `${line}`),
      sortBy: ({ line }) => line ?? undefined,
    },
  ]
}

/** What is wrong with a cell, as briefly as its column needs; whole under the pointer. */
export function FaultMark({ short, whole }: { short: string; whole: string }) {
  return (
    <span className="at-import-fault" title={whole}>
      <Icon icon={CircleAlert} size={14} />
      <span>{short}</span>
    </span>
  )
}
