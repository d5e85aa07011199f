import {
  Banner,
  Breadcrumbs,
  Button,
  Form,
  PageHeader,
  ProgressBar,
  Section,
  StateScreen,
  Stepper,
} from '@atrium/design-system'
import { ArrowLeft, PackageCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useListTitle } from './list-title.ts'
import type { SentDraft } from '../tabs.logic.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'
import { BlockNotice } from './BlockNotice.tsx'
import { ConflictList } from './ConflictList.tsx'
import { CustomizeStep } from './CustomizeStep.tsx'
import { RestoredDraft } from './DraftBanner.tsx'
import { FinishStep } from './FinishStep.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { StartStep } from './StartStep.tsx'
import { wizardCss } from './wizard.css.ts'

const Root = styled.div`
  ${wizardCss}
`

/** Where one is, the form of the step, the way on and back, and what the order comes to (DO-01, T-45). */
export function WizardView({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const { setPath } = useModuleHost()
  const listTitle = useListTitle()
  const { step, order } = model
  const root = useRef<HTMLDivElement>(null)

  // Who goes on reads on at the new step's heading.
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === step) return
    shown.current = step
    if (isFirst) return
    const heading = root.current?.querySelector<HTMLElement>('.at-columns h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.classList.add('at-head')
    heading?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'start' })
  }, [step])

  const places = [
    { id: 'list', label: listTitle },
    ...(order ? [{ id: 'order', label: order.name }] : []),
    { id: 'here', label: t(order ? 'wizard.adjust' : 'wizard.title') },
  ]
  return (
    <Root ref={root} onInvalidCapture={model.refuse}>
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={places}
            onNavigate={(id) =>
              setPath(id === 'order' && order ? ['requests', String(order.id)] : [])
            }
          />
        }
        title={t(order ? 'wizard.adjust' : 'wizard.title')}
        subtitle={order ? order.name : t('wizard.subtitle')}
      />
      {order && !order.can.adjust && !model.sent && !model.isSending && (
        <Banner
          tone="warn"
          action={
            <Button size="compact" onPress={() => setPath(['requests', String(order.id)])}>
              {t('sent.open')}
            </Button>
          }
        >
          {t('wizard.closed')}
        </Banner>
      )}
      {model.sent ? <AlreadySent model={model} sent={model.sent} /> : <Steps model={model} />}
    </Root>
  )
}

/** The draft became an order in another tab, or by a send whose answer got lost: there is the way to it. */
function AlreadySent({ model, sent }: { model: WizardModel; sent: SentDraft }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      icon={PackageCheck}
      title={t(sent.isSent ? 'sent.title' : 'sent.savedTitle', { name: sent.name })}
      detail={t('sent.detail')}
      action={
        <>
          <Button variant="primary" onPress={model.openSent}>
            {t('sent.open')}
          </Button>
          {!model.order && <Button onPress={model.startAnew}>{t('action.new')}</Button>}
        </>
      }
    />
  )
}

/** The form of the step, and what the order comes to beside it. */
function Steps({ model }: { model: WizardModel }) {
  const { t } = useMessages(messages)
  const { step, steps, draft, restored, lostFiles, order, isSending, options } = model
  const isLast = step === 'finish'
  // Nobody goes on or sends without having seen what media and fields there are.
  const missing =
    options?.state === 'loading' ? 'media.loading' : options?.state === 'failed' ? 'media.failed' : undefined // prettier-ignore
  const blockedReason = missing && step !== 'start' ? t(missing) : undefined
  return (
    <>
      <RestoredDraft
        restored={restored}
        lostFiles={lostFiles}
        onDismiss={model.dismiss}
        onDiscard={model.discard}
      />
      <Stepper
        label={t('wizard.steps')}
        current={step}
        onChange={isSending ? undefined : model.goTo}
        steps={steps.map((id) => ({
          id,
          label: t(`wizard.${id}`),
          isVisited: ['start', 'customize', 'finish'].indexOf(id) <= draft.reached,
          isInvalid: model.invalid.has(id),
        }))}
      />
      <div className="at-columns" data-at-alone={step === 'start' || undefined}>
        <Form
          key={step}
          aria-label={t(`wizard.${step}`)}
          onSubmit={() => (isLast ? model.submit(true) : model.next())}
          errors={model.refused}
          errorMessage={
            model.failure && (
              <>
                {model.failure}
                <ConflictList model={model} />
              </>
            )
          }
          submitLabel={t(submitLabel(model))}
          isSaving={isSending}
          blockedReason={blockedReason}
          actions={
            <>
              {model.back && (
                <Button
                  variant="quiet"
                  icon={ArrowLeft}
                  isDisabled={isSending}
                  onPress={model.back}
                >
                  {t('wizard.back')}
                </Button>
              )}
              {isLast && (
                <Button
                  isDisabled={isSending || blockedReason !== undefined}
                  disabledReason={blockedReason}
                  onPress={() => model.submit(false)}
                >
                  {t(order ? 'wizard.saveChanges' : 'wizard.save')}
                </Button>
              )}
            </>
          }
        >
          {step === 'start' && <StartStep model={model} />}
          {step === 'customize' && <CustomizeStep model={model} />}
          {isLast && (
            <Section title={t('finish.title')} description={t('finish.hint')}>
              <BlockNotice model={model} />
              <FinishStep model={model} />
            </Section>
          )}
          {model.progress !== undefined && (
            <ProgressBar label={t('wizard.sending')} value={model.progress * 100} />
          )}
        </Form>
        {step !== 'start' && <OrderSummary model={model} />}
      </div>
    </>
  )
}

function submitLabel({ step, order }: WizardModel) {
  if (step !== 'finish') return 'wizard.next' as const
  return order?.status === 'rebriefing' ? ('wizard.resend' as const) : ('wizard.send' as const)
}
