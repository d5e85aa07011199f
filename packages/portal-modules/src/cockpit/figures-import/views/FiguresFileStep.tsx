import { CalendarDays, Hash, Sigma, TableProperties, type LucideIcon } from 'lucide-react'
import { useSaveTable } from '../../../kit/export/index.ts'
import { useMessages } from '../../../kit/index.ts'
import { FileStep, FileTemplate } from '../../../kit/table-import/index.ts'
import type { StoredFigure } from '../figures-import.port.ts'
import { figuresTable } from '../figures-table.ts'
import { figureMessages } from '../messages/index.ts'
import type { FiguresImportModel } from '../useFiguresImport.ts'

const known: readonly (readonly [LucideIcon, 'heads' | 'days' | 'numbers' | 'sums'])[] = [
  [TableProperties, 'heads'],
  [CalendarDays, 'days'],
  [Hash, 'numbers'],
  [Sigma, 'sums'],
]

export interface FiguresFileStepProps {
  model: FiguresImportModel
  stored: readonly StoredFigure[]
}

/** Where the figures come from, and what is recognised in it. */
export function FiguresFileStep({ model, stored }: FiguresFileStepProps) {
  const { t, locale } = useMessages(figureMessages)
  const { campaign, context, fault, isReading, read } = model
  const save = useSaveTable()
  const isEmpty = stored.length === 0
  const download = () => {
    const { table, columns } = figuresTable(isEmpty ? context.figures : stored, locale)
    save('xlsx', table, { columns, frozenColumns: 1 }, {
      file: t('export.file', { campaign: campaign.name }),
      sheet: t('export.sheet'),
      done: t('export.done'),
      failed: t('export.failed'),
    }) // prettier-ignore
  }
  return (
    <FileStep
      title={t('file.title')}
      detail={t('file.detail')}
      drop={t('file.drop')}
      kinds={t('file.kinds')}
      knows={known.map(([icon, key]) => [icon, t(`knows.${key}`)])}
      fault={fault}
      isReading={isReading}
      onFile={(file) => void read(file)}
    >
      <FileTemplate
        text={t(isEmpty ? 'file.emptyTemplate' : 'file.template')}
        label={t(isEmpty ? 'action.emptyTemplate' : 'action.template')}
        onSave={download}
      />
    </FileStep>
  )
}
