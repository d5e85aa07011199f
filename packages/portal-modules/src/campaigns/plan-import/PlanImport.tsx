import { Button, PageHeader, Skeleton, StateScreen, Stepper } from '@atrium/design-system'
import { ArrowLeft, ArrowRight, Check, RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { errorText, useCloseQuestion, useMessages, type OfferUndo } from '../../kit/index.ts'
import { importMessages } from './messages/index.ts'
import type { PlanImportPort } from './plan-import.port.ts'
import { countResults } from './preview.logic.ts'
import { useImportNotice } from './useImportNotice.ts'
import {
  importSteps,
  useImportFacts,
  usePlanImport,
  type ImportFacts,
  type ImportTarget,
  type PlanImportModel,
} from './usePlanImport.ts'
import { ColumnsStep } from './views/ColumnsStep.tsx'
import { FileStep } from './views/FileStep.tsx'
import { planImportCss } from './views/planImport.css.ts'
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

const Root = styled.div`
  ${planImportCss}
`

/** A media plan out of a file: chosen, matched, looked at, taken over (CAMP-07). */
export function PlanImport(props: PlanImportProps) {
  const tools = useMessages(importMessages)
  const { t } = tools
  const { campaign, onClose, port } = props
  const facts = useImportFacts(port, campaign.id)
  if (facts.state === 'ready') return <Ready {...props} facts={facts.data} />
  return (
    <Root>
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
    </Root>
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
  const { t } = useMessages(importMessages)
  const tell = useImportNotice(port, campaign, offerUndo)
  const model = usePlanImport(port, campaign, facts, (done) => {
    tell(done)
    onClose()
  })
  const { file, goTo, isImporting, needed, step } = model
  const { close, question } = useCloseQuestion({ isChanged: file !== undefined, onClose })
  const root = useRef<HTMLDivElement>(null)
  const at = importSteps.indexOf(step)

  // Who goes on reads on at the new step's heading.
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = root.current?.querySelector<HTMLElement>('.at-import-step h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'start' })
  }, [step])

  return (
    <Root ref={root}>
      <Head campaign={campaign} onClose={close} />
      <Stepper
        label={t('steps')}
        current={step}
        onChange={isImporting ? undefined : goTo}
        steps={importSteps.map((id, index) => ({
          id,
          label: t(`step.${id}`),
          isVisited: index <= at || (file !== undefined && index < 2) || undefined,
          isInvalid: id === 'columns' && file !== undefined && needed.length > 0 && at > 0,
        }))}
      />
      <div className="at-import-step">
        {step === 'file' && <FileStep model={model} />}
        {step === 'columns' && file && <ColumnsStep model={model} file={file} />}
        {step === 'preview' && <PreviewStep model={model} />}
      </div>
      {file && <Foot model={model} />}
      {question}
    </Root>
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
  const back = step === 'preview' ? 'columns' : 'file'
  return (
    <div className="at-import-foot">
      {step !== 'file' && (
        <Button
          variant="quiet"
          icon={ArrowLeft}
          isDisabled={isImporting}
          onPress={() => goTo(back)}
        >
          {t('action.back')}
        </Button>
      )}
      {step === 'preview' ? (
        <Button
          variant="primary"
          icon={Check}
          isPending={isImporting}
          isDisabled={blocked !== undefined}
          disabledReason={blocked}
          onPress={() => void takeOver()}
        >
          {t(counts.faulty > 0 ? 'action.importGood' : 'action.import', { count: counts.good })}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={ArrowRight}
          isDisabled={step === 'columns' && needed.length > 0}
          disabledReason={t('blocked.columns')}
          onPress={() => goTo(step === 'file' ? 'columns' : 'preview')}
        >
          {t('action.next')}
        </Button>
      )}
    </div>
  )
}
