import { useSaveTable } from '../../export/index.ts'
import { useMessages } from '../../language/useMessages.ts'
import { FileStep } from '../../table-import/views/FileStep.tsx'
import { FileTemplate } from '../../table-import/views/FileTemplate.tsx'
import { recordMessages } from '../messages/index.ts'
import { recordTable } from '../record-table.ts'
import type { RecordTexts } from '../record-texts.ts'
import type { StoredRecord } from '../records.types.ts'
import type { RecordImportModel } from '../useRecordImport.ts'

export interface RecordFileStepProps<F extends string> {
  model: RecordImportModel<F>
  stored: readonly StoredRecord<F>[]
  texts: RecordTexts
}

/** Where the records come from, and what is recognised in it. */
export function RecordFileStep<F extends string>({ model, stored, texts }: RecordFileStepProps<F>) {
  const { t } = useMessages(recordMessages)
  const { fault, isReading, kind, read } = model
  const save = useSaveTable()
  const isEmpty = stored.length === 0
  const download = () => {
    const { table, columns } = recordTable(kind, stored)
    save('xlsx', table, { columns, frozenColumns: 1 }, {
      file: texts.exportFile,
      sheet: texts.exportSheet,
      done: t('export.done'),
      failed: t('export.failed'),
    }) // prettier-ignore
  }
  return (
    <FileStep
      title={texts.file.title}
      detail={texts.file.detail}
      drop={texts.file.drop}
      kinds={texts.file.kinds}
      knows={texts.knows}
      fault={fault}
      isReading={isReading}
      onFile={(file) => void read(file)}
    >
      <FileTemplate
        text={isEmpty ? texts.file.emptyTemplate : texts.file.template}
        label={t(isEmpty ? 'action.emptyTemplate' : 'action.template')}
        onSave={download}
      />
    </FileStep>
  )
}
