import { errorText, useCloseQuestion, useMessages, type OfferUndo } from '../../kit/index.ts'
import { ImportFoot, ImportFrame, ImportHead, ImportOpening } from '../../kit/table-import/index.ts'
import { importMessages } from './messages/index.ts'
import type { PlanImportPort } from './plan-import.port.ts'
import { countResults } from './preview.logic.ts'
import { useImportNotice } from './useImportNotice.ts'
import { useImportFacts, type ImportFacts } from './useImportFacts.ts'
import { usePlanImport, type ImportTarget, type PlanImportModel } from './usePlanImport.ts'
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
  const { campaign, onClose, port } = props
  const facts = useImportFacts(port, campaign.id)
  if (facts.state === 'ready') return <Ready {...props} facts={facts.data} />
  return (
    <ImportOpening
      head={<Head campaign={campaign} onClose={onClose} />}
      facts={facts}
      explain={(error) => errorText(tools, error)}
    />
  )
}

function Head({ campaign, onClose }: Pick<PlanImportProps, 'campaign' | 'onClose'>) {
  const { t } = useMessages(importMessages)
  const subtitle = t('subtitle', { campaign: campaign.name, client: campaign.customer.name })
  return <ImportHead title={t('title')} subtitle={subtitle} onClose={onClose} />
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
  return (
    <ImportFoot
      step={step}
      goTo={goTo}
      isImporting={isImporting}
      columnsBlocked={needed.length > 0 ? t('blocked.columns') : undefined}
      counts={counts}
      comparison={comparison}
      isSame={isSame}
      onImport={() => void takeOver()}
    />
  )
}
