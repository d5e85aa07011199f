import { useMemo } from 'react'
import { errorText, toPortError, useCloseQuestion, useMessages, useModuleHost, useQuery, type OfferUndo } from '../../kit/index.ts' // prettier-ignore
import { ImportFoot, ImportFrame, ImportHead, ImportOpening } from '../../kit/table-import/index.ts'
import type { CockpitCampaign } from '../cockpit.port.ts'
import { countResults, type FiguresComparison } from './compare.logic.ts'
import type { FiguresImportPort, StoredFigure } from './figures-import.port.ts'
import { figureMessages } from './messages/index.ts'
import { useFiguresImport, type FiguresImportModel } from './useFiguresImport.ts'
import { FiguresColumnsStep } from './views/FiguresColumnsStep.tsx'
import { FiguresFileStep } from './views/FiguresFileStep.tsx'
import { FiguresPreviewStep } from './views/FiguresPreviewStep.tsx'

export interface FiguresImportProps {
  port: FiguresImportPort
  /** The campaign that the figures are of. */
  campaign: CockpitCampaign
  /** Tells what was taken over and offers to take it back, also after this has gone. */
  offerUndo: OfferUndo
  /** Called once it is taken over, or left without. */
  onClose: () => void
}

/** Figures out of a file: chosen, matched, looked at, taken over (COCK-11). */
export function FiguresImport(props: FiguresImportProps) {
  const tools = useMessages(figureMessages)
  const { campaign, onClose, port } = props
  const stored = useQuery(useMemo(() => port.stored(campaign.id), [campaign.id, port]))
  if (stored.state === 'ready') return <Ready {...props} stored={stored.data} />
  return (
    <ImportOpening
      head={<Head campaign={campaign} onClose={onClose} />}
      facts={stored}
      explain={(error) => errorText(tools, error)}
    />
  )
}

function Head({ campaign, onClose }: Pick<FiguresImportProps, 'campaign' | 'onClose'>) {
  const { t } = useMessages(figureMessages)
  const subtitle = t('subtitle', { campaign: campaign.name })
  return <ImportHead title={t('title')} subtitle={subtitle} onClose={onClose} />
}

/** Says in one line what a file did, with the way back. */
function useDone({ port, campaign, offerUndo }: Omit<FiguresImportProps, 'onClose'>) {
  const tools = useMessages(figureMessages)
  const { t } = tools
  const { notify } = useModuleHost()
  const takeBack = async ({ former }: FiguresComparison) => {
    const commandId = crypto.randomUUID()
    try {
      await port.put({ campaignId: campaign.id, described: [], values: former, commandId })
      notify({ tone: 'success', title: t('done.undone') })
    } catch (error) {
      const detail = errorText(tools, toPortError(error))
      notify({ tone: 'failure', title: t('done.undoFailed'), detail })
    }
  }
  return (done: FiguresComparison) => {
    const counts = countResults(done)
    const detail = [
      ...(['added', 'changed'] as const)
        .filter((result) => counts[result] > 0)
        .map((result) => t(`preview.${result}`, { count: counts[result] })),
      ...(done.newKeys.length > 0 ? [t('preview.newFigures', { count: done.newKeys.length })] : []),
    ].join(' · ')
    offerUndo(t('done.title'), () => void takeBack(done), { detail })
  }
}

function Ready(props: FiguresImportProps & { stored: readonly StoredFigure[] }) {
  const { port, campaign, onClose, stored } = props
  const tell = useDone(props)
  const model = useFiguresImport(port, campaign, stored, (done) => {
    tell(done)
    onClose()
  })
  const { file, goTo, isImporting, missing, step } = model
  const { close, question } = useCloseQuestion({ isChanged: file !== undefined, onClose })
  return (
    <ImportFrame
      head={<Head campaign={campaign} onClose={close} />}
      step={step}
      hasFile={file !== undefined}
      isIncomplete={missing !== undefined}
      goTo={isImporting ? undefined : goTo}
      foot={file && <Foot model={model} />}
    >
      {step === 'file' && <FiguresFileStep model={model} stored={stored} />}
      {step === 'columns' && file && <FiguresColumnsStep model={model} file={file} />}
      {step === 'preview' && <FiguresPreviewStep model={model} />}
      {question}
    </ImportFrame>
  )
}

function Foot({ model }: { model: FiguresImportModel }) {
  const { t } = useMessages(figureMessages)
  const { comparison, counts, goTo, isImporting, maxValues, missing, step, takeOver } = model
  const values = comparison.compared?.comparison.values
  return (
    <ImportFoot
      step={step}
      goTo={goTo}
      isImporting={isImporting}
      columnsBlocked={missing ? t('blocked.columns') : undefined}
      counts={counts}
      comparison={comparison}
      isSame={values?.length === 0}
      tooMany={
        values && values.length > maxValues ? t('preview.tooMany', { most: maxValues }) : undefined
      }
      onImport={() => void takeOver()}
    />
  )
}
