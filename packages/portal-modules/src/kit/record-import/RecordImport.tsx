import { useMemo } from 'react'
import { errorText } from '../failures/failure-text.ts'
import { useModuleHost } from '../module-host/host.tsx'
import { toPortError } from '../port-error.ts'
import { ImportFoot } from '../table-import/views/ImportFoot.tsx'
import { ImportFrame } from '../table-import/views/ImportFrame.tsx'
import { ImportHead, ImportOpening } from '../table-import/views/ImportHead.tsx'
import { useCloseQuestion } from '../forms/useCloseQuestion.tsx'
import { useMessages } from '../language/useMessages.ts'
import { useQuery } from '../reading/useQuery.ts'
import type { OfferUndo } from '../pending/useUndo.ts'
import { recordMessages } from './messages/index.ts'
import type { RecordTexts } from './record-texts.ts'
import type { RecordImportPort, RecordKind, StoredRecord } from './records.types.ts'
import { useRecordImport, type RecordImportModel, type RecordsDone } from './useRecordImport.ts'
import { RecordColumnsStep } from './views/RecordColumnsStep.tsx'
import { RecordFileStep } from './views/RecordFileStep.tsx'
import { RecordPreviewStep } from './views/RecordPreviewStep.tsx'

interface RecordImportProps<F extends string> {
  port: RecordImportPort<F>
  kind: RecordKind<F>
  texts: RecordTexts
  /** Tells what was taken over and offers to take it back, also after this has gone. */
  offerUndo: OfferUndo
  /** Called once it is taken over, or left without. */
  onClose: () => void
}

/** Records out of a file: chosen, matched, looked at, taken over. */
export function RecordImport<F extends string>(props: RecordImportProps<F>) {
  const { onClose, port, texts } = props
  const tools = useMessages(recordMessages)
  const stored = useQuery(useMemo(() => port.stored(), [port]))
  if (stored.state === 'ready') return <Ready {...props} stored={stored.data} />
  return (
    <ImportOpening
      head={<ImportHead title={texts.title} subtitle={texts.subtitle} onClose={onClose} />}
      facts={stored}
      explain={(error) => errorText(tools, error)}
    />
  )
}

/** Says in one line what a file did, with the way back. */
function useDone<F extends string>({ port, texts, offerUndo }: RecordImportProps<F>) {
  const tools = useMessages(recordMessages)
  const { t } = tools
  const { notify } = useModuleHost()
  const takeBack = async ({ undo }: RecordsDone<F>) => {
    try {
      await port.put({ ...undo, commandId: crypto.randomUUID() })
      notify({ tone: 'success', title: t('done.undone') })
    } catch (error) {
      const detail = errorText(tools, toPortError(error))
      notify({ tone: 'failure', title: t('done.undoFailed'), detail })
    }
  }
  return (done: RecordsDone<F>) => {
    const detail = (['added', 'changed', 'removed'] as const)
      .filter((result) => done.counts[result] > 0)
      .map((result) => t(`preview.${result}`, { count: done.counts[result] }))
      .join(' · ')
    offerUndo(texts.done, () => void takeBack(done), { detail })
  }
}

function Ready<F extends string>(
  props: RecordImportProps<F> & { stored: readonly StoredRecord<F>[] },
) {
  const { port, kind, texts, onClose, stored } = props
  const tell = useDone(props)
  const model = useRecordImport(port, kind, (done) => {
    tell(done)
    onClose()
  })
  const { file, goTo, isImporting, missing, step } = model
  const { close, question } = useCloseQuestion({ isChanged: file !== undefined, onClose })
  return (
    <ImportFrame
      head={<ImportHead title={texts.title} subtitle={texts.subtitle} onClose={close} />}
      step={step}
      hasFile={file !== undefined}
      isIncomplete={missing !== undefined}
      goTo={isImporting ? undefined : goTo}
      foot={file && <Foot model={model} needed={texts.needed} />}
    >
      {step === 'file' && <RecordFileStep model={model} stored={stored} texts={texts} />}
      {step === 'columns' && file && (
        <RecordColumnsStep model={model} file={file} needed={texts.needed} />
      )}
      {step === 'preview' && <RecordPreviewStep model={model} />}
      {question}
    </ImportFrame>
  )
}

function Foot<F extends string>({
  model,
  needed,
}: {
  model: RecordImportModel<F>
  needed: string
}) {
  const { t } = useMessages(recordMessages)
  const { comparison, counts, goTo, isImporting, maxRows, missing, step, takeOver, writeCount } =
    model
  return (
    <ImportFoot
      step={step}
      goTo={goTo}
      isImporting={isImporting}
      columnsBlocked={missing && needed}
      counts={{
        good: counts.added + counts.changed + counts.unchanged + counts.pending,
        faulty: counts.faulty,
      }}
      comparison={comparison}
      isSame={writeCount === 0}
      tooMany={writeCount > maxRows ? t('preview.tooMany', { most: maxRows }) : undefined}
      onImport={() => void takeOver()}
    />
  )
}
