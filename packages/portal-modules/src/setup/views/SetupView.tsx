import {
  Banner,
  Button,
  ConfirmDialog,
  Form,
  PageHeader,
  Section,
  Stepper,
} from '@atrium/design-system'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isEmptyDraft, steps, type Step } from '../setup.logic.ts'
import { ApplicationStep } from './ApplicationStep.tsx'
import { ConfigurationsStep } from './ConfigurationsStep.tsx'
import { CustomersStep } from './CustomersStep.tsx'
import { FeaturesStep } from './FeaturesStep.tsx'
import { MembersStep } from './MembersStep.tsx'
import { setupCss } from './setup.css.ts'
import type { StepProps } from './step.ts'
import { SummaryStep } from './SummaryStep.tsx'

const Root = styled.div`
  ${setupCss}
`
const views: Record<Step, (props: StepProps) => React.ReactNode> = {
  application: ApplicationStep,
  customers: CustomersStep,
  members: MembersStep,
  features: FeaturesStep,
  configurations: ConfigurationsStep,
  summary: SummaryStep,
}

/** Where one is, the step's form, and the way on and back (SETUP-01, SETUP-02). */
export function SetupView(props: StepProps) {
  const { model } = props
  const { t } = useMessages(messages)
  const { step, draft, run, refused, isSaving } = model
  const [isAsking, setAsking] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const View = views[step]
  const isLast = step === steps.at(-1)

  // Who goes on reads on at the new step's heading.
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = shown.current === undefined
    const now = `${run} ${step}`
    if (shown.current === now) return
    shown.current = now
    // What led here may have gone with the page before.
    if (isFirst && document.activeElement !== document.body) return
    const heading = root.current?.querySelector<HTMLElement>('.at-head h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    root.current?.scrollIntoView({ block: 'start' })
  }, [run, step])

  // The summary has no field that could take the focus.
  useEffect(() => {
    if (refused && isLast) root.current?.querySelector<HTMLElement>('.at-refused')?.focus()
  }, [isLast, refused])
  // What is wrong with a step as a whole.
  const whole = model.faults.filter(
    (fault) => fault.step === step && (fault.field === step || step === 'features'),
  )

  return (
    <Root ref={root}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          !isEmptyDraft(draft) && (
            <Button variant="quiet" isDisabled={isSaving} onPress={() => setAsking(true)}>
              {t('action.restart')}
            </Button>
          )
        }
      />
      <Stepper
        label={t('steps')}
        current={step}
        onChange={isSaving ? undefined : model.goTo}
        steps={steps.map((id, index) => ({
          id,
          label: t(`step.${id}`),
          isVisited: index <= draft.reached,
          isInvalid: model.invalid.has(id),
        }))}
      />
      <Form
        key={`${run} ${step}`}
        aria-label={t(`step.${step}`)}
        onSubmit={isLast ? model.create : model.next}
        errors={model.refused}
        blockedReason={isLast && model.isUploading ? t('picture.underway') : undefined}
        submitLabel={t(isLast ? 'action.create' : 'action.next')}
        isSaving={isSaving}
        actions={
          step !== steps[0] && (
            <Button variant="quiet" icon={ArrowLeft} isDisabled={isSaving} onPress={model.back}>
              {t('action.back')}
            </Button>
          )
        }
      >
        <Section title={t(`step.${step}`)} description={t(`stepDetail.${step}`)}>
          {whole.length > 0 && (
            <Banner tone="bad">{[...new Set(whole.map(({ text }) => text))].join(' ')}</Banner>
          )}
          <View {...props} />
        </Section>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('restart.title')}
        confirmLabel={t('restart.confirm')}
        isDanger
        onConfirm={() => {
          setAsking(false)
          model.restart()
        }}
      >
        {t('restart.detail')}
      </ConfirmDialog>
    </Root>
  )
}
