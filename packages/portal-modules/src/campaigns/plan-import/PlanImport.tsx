import { Button, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { RotateCw, X } from 'lucide-react'
import { errorText, useCloseQuestion, useMessages, type OfferUndo } from '../../kit/index.ts'
import { ImportFoot, ImportFrame, ImportRoot } from '../../kit/table-import/index.ts'
import { importMessages } from './messages/index.ts'
import type { PlanImportPort } from './plan-import.port.ts'
import { countResults } from './preview.logic.ts'
import { useImportNotice } from './useImportNotice.ts'
import {
  useImportFacts,
  usePlanImport,
  type ImportFacts,
  type ImportTarget,
  type PlanImportModel,
} from './usePlanImport.ts'
import { PlanColumnsStep } from './views/PlanColumnsStep.tsx'
import { PlanFileStep } from './views/PlanFileStep.tsx'
import { PreviewStep } from './views/PreviewStep.tsx'

export interface PlanImportProps {
  port: PlanImportPort
  /** The campaign that the plan is taken over into. */
  campaign: ImportTarget
  /** Tells what was taken over and offers to take it back, also after this has gone. */
  offerUndo: OfferUndo
  /** Called once it is taken over, or left without. */
  onClose: () => void
}

/** A media plan out of a file: chosen, matched, looked at, taken over (CAMP-07). */
export function PlanImport(props: PlanImportProps) {
  const tools = useMessages(importMessages)
  const { t } = tools
  const { campaign, onClose, port } = props
  const facts = useImportFacts(port, campaign.id)
  if (facts.state === 'ready') return <Ready {...props} facts={facts.data} />
  return (
    <ImportRoot>
      <Head campaign={campaign} onClose={onClose} />
      {facts.state === 'loading' ? (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={6} height="28px" />
        </section>
      ) : (
        <StateScreen
          kind={facts.error.code === 'offline' ? 'offline' : 'error'}
          title={t('failed.title')}
          detail={
            facts.error.code === 'unknown' ? t('failed.detail') : errorText(tools, facts.error)
          }
          reference={facts.error.reference}
          action={
            <Button variant="primary" icon={RotateCw} onPress={facts.retry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
    </ImportRoot>
  )
}

function Head({ campaign, onClose }: Pick<PlanImportProps, 'campaign' | 'onClose'>) {
  const { t } = useMessages(importMessages)
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle', { campaign: campaign.name, client: campaign.customer.name })}
      actions={
        <Button variant="quiet" icon={X} onPress={onClose}>
          {t('action.cancel')}
        </Button>
      }
    />
  )
}

function Ready({
  port,
  campaign,
  offerUndo,
  onClose,
  facts,
}: PlanImportProps & { facts: ImportFacts }) {
  const tell = useImportNotice(port, campaign, offerUndo)
  const model = usePlanImport(port, campaign, facts, (done) => {
    tell(done)
    onClose()
  })
  const { file, goTo, isImporting, needed, step } = model
  const { close, question } = useCloseQuestion({ isChanged: file !== undefined, onClose })

  return (
    <ImportFrame
      head={<Head campaign={campaign} onClose={close} />}
      step={step}
      hasFile={file !== undefined}
      isIncomplete={needed.length > 0}
      goTo={isImporting ? undefined : goTo}
      foot={file && <Foot model={model} />}
    >
      {step === 'file' && <PlanFileStep model={model} />}
      {step === 'columns' && file && <PlanColumnsStep model={model} file={file} />}
      {step === 'preview' && <PreviewStep model={model} />}
      {question}
    </ImportFrame>
  )
}

/** The way back and on. */
function Foot({ model }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  const { comparison, counts, goTo, isImporting, needed, step, takeOver } = model
  const results = comparison.compared && countResults(comparison.compared.comparison)
  const isSame =
    results !== undefined &&
    results.added + results.changed + results.removed + results.stopped === 0
  const blocked =
    counts.good === 0
      ? t('blocked.nothing')
      : comparison.isComparing
        ? t('blocked.comparing')
        : comparison.failure
          ? t('preview.failed')
          : isSame
            ? t('blocked.same')
            : undefined
  return (
    <ImportFoot
      step={step}
      goTo={goTo}
      isImporting={isImporting}
      columnsBlocked={needed.length > 0 ? t('blocked.columns') : undefined}
      blocked={blocked}
      label={t(counts.faulty > 0 ? 'action.importGood' : 'action.import', { count: counts.good })}
      onImport={() => void takeOver()}
    />
  )
}
