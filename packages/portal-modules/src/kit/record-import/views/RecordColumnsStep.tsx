import { useCallback, useMemo } from 'react'
import type { ReadFile } from '../../table-import/useTableFile.ts'
import { ColumnsStep } from '../../table-import/views/ColumnsStep.tsx'
import { useMessages } from '../../language/useMessages.ts'
import { recordMessages } from '../messages/index.ts'
import type { RecordImportModel } from '../useRecordImport.ts'

export interface RecordColumnsStepProps<F extends string> {
  model: RecordImportModel<F>
  file: ReadFile<F>
  /** What every row needs, where no column has it. */
  needed: string
}

/** Which column holds what. */
export function RecordColumnsStep<F extends string>(props: RecordColumnsStepProps<F>) {
  const { model, file, needed } = props
  const { t } = useMessages(recordMessages)
  const { fields } = model.kind
  const titles = useMemo(() => new Map(fields.map(({ id, title }) => [id, title])), [fields])
  return (
    <ColumnsStep
      file={file}
      model={model}
      detail={t('columns.detail')}
      fields={useMemo(() => fields.map(({ id }) => id), [fields])}
      nameOf={useCallback((field: F) => titles.get(field)!, [titles])}
      needed={model.missing && needed}
    />
  )
}
