import { AtSign, ListChecks, TableProperties, UsersRound, type LucideIcon } from 'lucide-react' // prettier-ignore
import { useMessages } from '../../../kit/index.ts'
import { FileStep, FileTemplate } from '../../../kit/table-import/index.ts'
import { listMessages } from '../messages/index.ts'
import { useSaveTemplate } from '../useExportPeople.ts'
import type { PeopleImportModel } from '../usePeopleImport.ts'

const known: readonly (readonly [LucideIcon, 'heads' | 'words' | 'groups' | 'people'])[] = [
  [TableProperties, 'heads'],
  [ListChecks, 'words'],
  [UsersRound, 'groups'],
  [AtSign, 'people'],
]

/** Where the list comes from, and what is recognised in it. */
export function PeopleFileStep({ model }: { model: PeopleImportModel }) {
  const { t } = useMessages(listMessages)
  const { fault, isReading, maxPeople, read } = model
  const saveTemplate = useSaveTemplate()
  return (
    <FileStep
      title={t('file.title')}
      detail={t('file.detail')}
      drop={t('file.drop')}
      kinds={t('file.kinds', { most: maxPeople })}
      knows={known.map(([icon, key]) => [icon, t(`knows.${key}`)])}
      fault={fault}
      isReading={isReading}
      onFile={(file) => void read(file)}
    >
      <FileTemplate text={t('file.template')} label={t('action.template')} onSave={saveTemplate} />
    </FileStep>
  )
}
