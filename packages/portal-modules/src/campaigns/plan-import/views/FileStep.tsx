import { Banner, DropZone, Icon, Section, Spinner } from '@atrium/design-system'
import { CalendarDays, History, Sigma, TableProperties, type LucideIcon } from 'lucide-react'
import { useMessages } from '../../../kit/index.ts'
import { importMessages } from '../messages/index.ts'
import type { PlanImportModel } from '../usePlanImport.ts'

const known: readonly (readonly [LucideIcon, 'heads' | 'values' | 'rows' | 'memory'])[] = [
  [TableProperties, 'heads'],
  [CalendarDays, 'values'],
  [Sigma, 'rows'],
  [History, 'memory'],
]

/** Where the plan comes from, and what is recognised in it. */
export function FileStep({ model }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  const { fault, isReading, read } = model
  return (
    <Section title={t('file.title')} description={t('file.detail')}>
      <div className="at-import-file">
        {fault && (
          <Banner tone="bad" role="alert">
            {t(`fault.${fault}`)}
          </Banner>
        )}
        <DropZone
          label={t('file.drop')}
          description={t('file.kinds')}
          buttonLabel={t('file.choose')}
          accept=".xlsx,.xlsm,.csv,.txt,.xls"
          allowsMultiple={false}
          isDisabled={isReading}
          onFiles={([file]) => file && void read(file)}
        />
        {isReading && (
          <div className="at-import-wait">
            <Spinner label={t('file.reading')} />
            <span aria-hidden="true">{t('file.reading')}</span>
          </div>
        )}
        <div className="at-import-known">
          <h3>{t('file.known')}</h3>
          <ul>
            {known.map(([icon, key]) => (
              <li key={key}>
                <Icon icon={icon} size={18} />
                <span>{t(`file.knows.${key}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
