import { Section, Select } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { useMessages } from '../../../kit/index.ts'
import { ColumnsStep, type ReadFile } from '../../../kit/table-import/index.ts'
import { importMessages } from '../messages/index.ts'
import { importFields, type ImportField } from '../plan-import.port.ts'
import type { PlanImportModel } from '../usePlanImport.ts'

interface PlanColumnsStepProps {
  model: PlanImportModel
  file: ReadFile<ImportField>
}

/** Which column holds what, and what the file's words for media types mean. */
export function PlanColumnsStep({ model, file }: PlanColumnsStepProps) {
  const { t } = useMessages(importMessages)
  const nameOf = useCallback((field: ImportField) => t(`field.${field}`), [t])
  const [first, second] = model.needed.map(nameOf)
  return (
    <>
      <ColumnsStep
        file={file}
        model={model}
        detail={t('columns.detail', { client: model.campaign.customer.name })}
        fields={importFields}
        nameOf={nameOf}
        hintOf={(field) => (field === 'campaign' ? t('columns.campaignHint') : undefined)}
        needed={
          first === undefined
            ? undefined
            : t('columns.needed', { count: model.needed.length, first, second: second ?? '' })
        }
      />
      {model.unknown.length > 0 && <MediaWords model={model} />}
    </>
  )
}

/** What the file calls media types and nobody else does: said once for all rows. */
function MediaWords({ model: { types, unknown, teach } }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  const options = useMemo(
    () => types.map(({ id, name }) => ({ id: `${id}`, label: name })),
    [types],
  )
  return (
    <Section title={t('media.title')} description={t('media.detail')}>
      <ul className="at-import-list">
        {unknown.map(({ word, count, mediaTypeId }) => (
          <li key={word}>
            <div className="at-import-head">
              <strong>{word}</strong>
              <span>{t('media.count', { count })}</span>
            </div>
            <Select
              label={word}
              isLabelHidden
              options={options}
              placeholder={t('media.choose')}
              value={mediaTypeId === null ? null : `${mediaTypeId}`}
              isClearable
              onChange={(id) => teach(word, id === null ? null : Number(id))}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
