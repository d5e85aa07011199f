import {
  Button,
  Card,
  Code,
  Disclosure,
  IconTile,
  ListRow,
  ListRows,
  Meter,
} from '@atrium/design-system'
import { Check, LayoutTemplate, Mail, Megaphone, Palette, UserPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { failureText, toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import type { FirstStep, FirstStepKey, HomePort } from '../home.port.ts'
import { useFirstSteps, type FirstStepsModel } from './useFirstSteps.ts'
import { messages } from './first-steps-messages/index.ts'
import { firstStepsCss } from './first-steps.css.ts'

const icons = {
  pages: LayoutTemplate,
  theme: Palette,
  mail: Mail,
  people: UserPlus,
  campaign: Megaphone,
} as const satisfies Record<FirstStepKey, unknown>

/** Names and values of settings stay as they are typed, in every language. */
const mailSettings =
  'SMTP_URL=smtps://user:secret@mail.example.com:465\nMAIL_FROM=Atrium <portal@example.com>'

const Body = styled.div`
  ${firstStepsCss}
`

interface FirstStepsProps {
  port: HomePort
  /** Called once it is known whether there is something to show. */
  onKnown: (isKnown: true) => void
}

/** Takes the focus from the card that goes, so that the keyboard goes on from here. */
const Place = styled.div`
  &:focus {
    outline: none;
  }
  &:empty {
    margin-block-end: -16px;
  }
`

/** The first steps, where some are open. */
export function FirstSteps({ port: { firstSteps, open }, onKnown }: FirstStepsProps) {
  const steps = useFirstSteps(firstSteps!, open)
  const place = useRef<HTMLDivElement>(null)
  const isKnown = steps.state !== 'unknown'
  useEffect(() => {
    if (isKnown) onKnown(true)
  }, [isKnown, onKnown])
  if (steps.state !== 'known') return null
  return (
    <Place ref={place} tabIndex={-1}>
      <FirstStepsCard
        model={steps.model}
        onGone={() => place.current?.focus({ preventScroll: true })}
      />
    </Place>
  )
}

interface FirstStepsCardProps {
  model: FirstStepsModel
  /** Called when the card was put away, before it goes: the focus was in it. */
  onGone: () => void
}

/** What is left to do in an application that begins (GEN-09): each step a link, ticked by what is there. */
function FirstStepsCard({ model, onGone }: FirstStepsCardProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { announce, notify } = useModuleHost()
  const { steps, isGone, hide } = model
  const done = steps.filter(({ isDone }) => isDone).length
  const progress = t('progress', { done, all: steps.length })

  // Made in another window, a step ticks here: whoever does not see it hears it.
  const known = useRef(steps)
  useEffect(() => {
    const before = known.current
    known.current = steps
    const ticked = steps.find(
      ({ key, isDone }) => isDone && before.some((one) => one.key === key && !one.isDone),
    )
    if (!ticked) return
    if (done === steps.length) return announce(t('allDone'))
    const title = t(`${ticked.key}.title`)
    announce(t('ticked', { title, done, all: steps.length }))
  }, [announce, done, steps, t])

  const put = (isHidden: boolean) =>
    hide(isHidden).catch((error: unknown) => {
      const failure = toPortError(error)
      notify({
        tone: 'failure',
        title: t('hideFailed'),
        detail: failureText(tools, failure, failure.message),
      })
    })
  const onHide = () => {
    onGone()
    void put(true)
    notify({
      tone: 'info',
      title: t('hidden'),
      detail: t('hiddenDetail'),
      action: { label: t('action.undo'), onPress: () => void put(false) },
    })
  }
  if (isGone) return null
  return (
    <Card
      title={t('title')}
      aside={
        <Button size="compact" variant="quiet" aria-label={t('action.hideNamed')} onPress={onHide}>
          {t('action.hide')}
        </Button>
      }
    >
      <Body>
        <div className="at-progress">
          <Meter
            label={t('title')}
            value={done}
            max={steps.length}
            valueText={progress}
            text="hidden"
          />
          <span aria-hidden="true">{progress}</span>
        </div>
        <ListRows aria-label={t('title')}>
          {steps.map((step) => (
            <Step key={step.key} step={step} onOpen={model.open} />
          ))}
        </ListRows>
      </Body>
    </Card>
  )
}

function Step({ step, onOpen }: { step: FirstStep; onOpen: (href: string) => void }) {
  const { t } = useMessages(messages)
  const { key, isDone, href } = step
  const detail = t(`${key}.detail`)
  return (
    <ListRow
      data-at-done={isDone || undefined}
      mark={<IconTile icon={isDone ? Check : icons[key]} tone={isDone ? 'ok' : 'brand'} />}
      title={t(`${key}.title`)}
      subtitle={
        key === 'mail' && !isDone ? (
          <>
            {detail}
            <Disclosure title={t('mail.more')}>
              <p>{t('mail.how')}</p>
              <Code variant="block" canCopy label={t('mail.title')}>
                {mailSettings}
              </Code>
            </Disclosure>
          </>
        ) : (
          detail
        )
      }
      meta={isDone && <span className="at-tick">{t('state.done')}</span>}
      href={href}
      onPress={href === undefined ? undefined : () => onOpen(href)}
      hasChevron={href !== undefined}
    />
  )
}
