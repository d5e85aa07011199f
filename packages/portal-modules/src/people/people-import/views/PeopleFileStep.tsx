import { Button } from '@atrium/design-system'
import { AtSign, Download, ListChecks, TableProperties, UsersRound, type LucideIcon } from 'lucide-react' // prettier-ignore
import { styled } from 'styled-components'
import { useMessages } from '../../../kit/index.ts'
import { FileStep } from '../../../kit/table-import/index.ts'
import { listMessages } from '../messages/index.ts'
import { useSaveTemplate } from '../useExportPeople.ts'
import type { PeopleImportModel } from '../usePeopleImport.ts'

const known: readonly (readonly [LucideIcon, 'heads' | 'words' | 'groups' | 'people'])[] = [
  [TableProperties, 'heads'],
  [ListChecks, 'words'],
  [UsersRound, 'groups'],
  [AtSign, 'people'],
]

const Template = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 10px 20px;
    color: var(--at-text-2);

    > p {
      flex: 1 1 320px;
      margin: 0;
    }
  }
`

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
      <Template>
        <p>{t('file.template')}</p>
        <Button icon={Download} onPress={saveTemplate}>
          {t('action.template')}
        </Button>
      </Template>
    </FileStep>
  )
}
