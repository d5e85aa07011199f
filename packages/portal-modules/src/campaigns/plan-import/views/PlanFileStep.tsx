import { CalendarDays, History, Sigma, TableProperties, type LucideIcon } from 'lucide-react'
import { useMessages } from '../../../kit/index.ts'
import { FileStep } from '../../../kit/table-import/index.ts'
import { importMessages } from '../messages/index.ts'
import type { PlanImportModel } from '../usePlanImport.ts'

const known: readonly (readonly [LucideIcon, 'heads' | 'values' | 'rows' | 'memory'])[] = [
  [TableProperties, 'heads'],
  [CalendarDays, 'values'],
  [Sigma, 'rows'],
  [History, 'memory'],
]

/** Where the plan comes from, and what is recognised in it. */
export function PlanFileStep({ model }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  const { fault, isReading, read } = model
  return (
    <FileStep
      title={t('file.title')}
      detail={t('file.detail')}
      drop={t('file.drop')}
      kinds={t('file.kinds')}
      knows={known.map(([icon, key]) => [icon, t(`file.knows.${key}`)])}
      fault={fault}
      isReading={isReading}
      onFile={(file) => void read(file)}
    />
  )
}
